#if HEADLESS
import HeadlessUIKit
import Testing

/// Invariants of controls, rows, pages, maps and text under random touches.
@MainActor @Suite struct SceneInvariantTests {
  /// The likely behavior (nil) and every departure from it, each with different seeds.
  private nonisolated static let behaviors = Array(
    ([nil] + UIKitBehavior().departures).enumerated())

  @Test(arguments: behaviors)
  func `random touches leave no control, row, page or recognizer unfinished`(
    index: Int, departure: UIKitBehavior.Answer?
  ) {
    let behavior = departure?.behavior ?? UIKitBehavior()
    let count = departure == nil ? 12 : 2
    for seed in (1...count).map({ UInt64(index * 3 + $0) }) {
      let scene = SceneStage(behavior, seed: seed)

      scene.run()

      #expect(scene.violations == [], "seed \(seed)\(scene.stage.screen.log.rawValue)")
    }
  }

  @Test func `random touches swipe rows, turn pages and pop`() {
    var actions: Set<String> = []
    for seed in 1...40 as ClosedRange<UInt64> {
      let scene = SceneStage(UIKitBehavior(), seed: seed)

      scene.run()

      let lines = scene.stage.screen.timeline[.action]
      actions.formUnion(["swipe", "pages", "content"].filter { lines.contains("\($0) began") })
    }

    #expect(actions == ["swipe", "pages", "content"])
  }
}
#endif
