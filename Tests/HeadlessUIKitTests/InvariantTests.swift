import HeadlessUIKit
import Testing

/// What must hold for every view tree, script and behaviour.
@MainActor @Suite struct InvariantTests {
  /// Under the likely behaviour (nil) and every departure from it.
  @Test(arguments: [nil] + UIKitBehavior().departures)
  func `every sequence ends possible, and only the allowed are active together`(
    departure: UIKitBehavior.Answer?
  ) {
    let behavior = departure?.behavior ?? UIKitBehavior()
    for seed in 1...40 as ClosedRange<UInt64> {
      let stage = RandomStage(behavior, seed: seed)

      stage.run()

      #expect(stage.violations == [], "seed \(seed)\(stage.screen.log.rawValue)")
    }
  }

  @Test func `random scripts do recognize, hold and prevent`() {
    let words: Set = [
      "began", "ended", "cancelled", "failed", "prevented", "requires", "waits", "circular",
    ]
    var seen: Set<String> = []
    for seed in 1...40 as ClosedRange<UInt64> {
      let stage = RandomStage(UIKitBehavior(), seed: seed)

      stage.run()

      for text in stage.screen.timeline[.state, .wait] {
        seen.formUnion(words.filter(text.contains))
      }
    }
    #expect(seen == words)
  }
}
