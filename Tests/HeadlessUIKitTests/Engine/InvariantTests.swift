#if HEADLESS
import HeadlessUIKit
import Testing

/// Properties of every view tree, script and behavior.
@MainActor @Suite struct InvariantTests {
  /// The likely behavior with many seeds, and each departure from it with a few others.
  nonisolated private static let samples: [(UIKitBehavior.Answer?, ClosedRange<UInt64>)] =
    [(nil, 1...40)]
    + UIKitBehavior().departures.enumerated().map { index, departure in
      let first = UInt64(41 + 5 * index)
      return (departure, first...(first + 4))
    }

  @Test(arguments: samples)
  func `C059, C073: every sequence ends reset, and recognizers are active together only if allowed`(
    departure: UIKitBehavior.Answer?, seeds: ClosedRange<UInt64>
  ) {
    for seed in seeds {
      let stage = RandomStage(departure?.behavior ?? UIKitBehavior(), seed: seed)

      stage.run()

      #expect(stage.violations == [], "seed \(seed)\(stage.screen.log.rawValue)")
    }
  }

  @Test func `random scripts recognize, hold, prevent and fail`() {
    let expected: Set = [
      "began", "ended", "cancelled", "failed", "prevented", "requires", "waits", "circular",
    ]
    var seen: Set<String> = []

    for seed in 1...40 as ClosedRange<UInt64> {
      let stage = RandomStage(UIKitBehavior(), seed: seed)
      stage.run()
      for text in stage.screen.timeline[.state, .wait] {
        seen.formUnion(expected.filter(text.contains))
      }
    }

    #expect(seen == expected)
  }

  @Test(arguments: samples)
  func `the same script gives the same timeline`(
    departure: UIKitBehavior.Answer?, seeds: ClosedRange<UInt64>
  ) {
    let behavior = departure?.behavior ?? UIKitBehavior()
    let seed = seeds.lowerBound
    let (first, second) = (RandomStage(behavior, seed: seed), RandomStage(behavior, seed: seed))

    first.run()
    second.run()

    #expect(first.screen.timeline.text == second.screen.timeline.text, "seed \(seed)")
  }

  @Test func `C032: a shuffled delivery order depends on the seed only`() {
    let orders = (1...8 as ClosedRange<UInt64>).map(deliveryOrder)

    #expect(Set(orders).count > 1)
    #expect(orders == (1...8 as ClosedRange<UInt64>).map(deliveryOrder))
    #expect(Set(orders.map { $0.sorted() }) == [["a", "b", "c", "d"]])
  }

  @Test(arguments: [
    (UIKitBehavior.DeliveryOrder.leafToRoot, ["leaf", "root"]), (.rootToLeaf, ["root", "leaf"]),
  ])
  func `C032: the behavior decides whether touches are delivered leaf or root first`(
    order: UIKitBehavior.DeliveryOrder, expected: [String]
  ) {
    let screen = Screen(\.deliveryOrder, order)
    let view = screen.addView()
    var seen: [String] = []
    for (probe, name) in [
      (screen.add(Probe(), "root"), "root"), (screen.add(Probe(), "leaf", to: view), "leaf"),
    ] {
      probe.onTouches = { _, _ in seen.append(name) }
    }

    screen.touch.down(100, 100)

    #expect(seen == expected)
  }

  private func deliveryOrder(seed: UInt64) -> [String] {
    let screen = Screen(\.deliveryOrder, .shuffled, seed: seed)
    var seen: [String] = []
    for name in ["a", "b", "c", "d"] {
      screen.add(Probe(), name).onTouches = { _, _ in seen.append(name) }
    }
    screen.touch.down(100, 100)
    return seen
  }
}
#endif
