import HeadlessUIKit
import Testing

@MainActor @Suite struct DeterminismTests {
  @Test(arguments: [nil] + UIKitBehavior().departures)
  func `the same script gives the same timeline`(departure: UIKitBehavior.Answer?) {
    let behavior = departure?.behavior ?? UIKitBehavior()
    for seed in 1...3 as ClosedRange<UInt64> {
      let (once, again) = (RandomStage(behavior, seed: seed), RandomStage(behavior, seed: seed))

      once.run()
      again.run()

      #expect(once.screen.timeline.text == again.screen.timeline.text, "seed \(seed)")
    }
  }

  @Test func `C032: a shuffled order depends on the seed and on nothing else`() {
    let orders = (1...8 as ClosedRange<UInt64>).map(deliveryOrder)

    #expect(Set(orders).count > 1)
    #expect(orders == (1...8 as ClosedRange<UInt64>).map(deliveryOrder))
    #expect(Set(orders.map { $0.sorted() }) == [["a", "b", "c", "d"]])
  }

  @Test(arguments: [
    (UIKitBehavior.DeliveryOrder.leafToRoot, ["leaf", "root"]), (.rootToLeaf, ["root", "leaf"]),
  ])
  func `C032: recognizers see a touch from leaf to root or the other way`(
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

    screen.finger.down(100, 100)

    #expect(seen == expected)
  }

  private func deliveryOrder(seed: UInt64) -> [String] {
    let screen = Screen(\.deliveryOrder, .shuffled, seed: seed)
    var seen: [String] = []
    for name in ["a", "b", "c", "d"] {
      screen.add(Probe(), name).onTouches = { _, _ in seen.append(name) }
    }
    screen.finger.down(100, 100)
    return seen
  }
}
