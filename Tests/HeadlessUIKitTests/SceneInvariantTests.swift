import HeadlessUIKit
import Testing

/// What must hold for controls, rows, pages, maps and text whatever fingers do.
@MainActor @Suite struct SceneInvariantTests {
  /// Under the likely behaviour (nil) and every departure from it.
  @Test(arguments: [nil] + UIKitBehavior().departures)
  func `nothing is left half done when the fingers are gone`(departure: UIKitBehavior.Answer?) {
    let behavior = departure?.behavior ?? UIKitBehavior()
    for seed in 1...20 as ClosedRange<UInt64> {
      let scene = SceneStage(behavior, seed: seed)

      scene.run()

      #expect(scene.violations == [], "seed \(seed)\(scene.stage.screen.log.rawValue)")
    }
  }

  @Test func `random fingers do swipe rows, turn pages, use controls and pop`() {
    var seen: Set<String> = []
    for seed in 1...40 as ClosedRange<UInt64> {
      let scene = SceneStage(UIKitBehavior(), seed: seed)

      scene.run()

      let lines = scene.stage.screen.timeline[.action]
      seen.formUnion(["swipe", "pages", "content"].filter { lines.contains("\($0) began") })
    }
    #expect(seen == ["swipe", "pages", "content"])
  }
}
