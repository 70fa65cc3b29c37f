#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Pops by swipes with two fingers on a trackpad.
@MainActor @Suite struct TrackpadPopTests {
  @Test(arguments: SystemVersion.allCases, UIKitBehavior.TrackpadPop.allCases)
  func `C254: a swipe on a trackpad pops, unless the behavior ignores it`(
    version: SystemVersion, answer: UIKitBehavior.TrackpadPop
  ) {
    var behavior = UIKitBehavior(version: version)
    behavior.trackpadPop = answer
    let stage = NavigationStage(Screen(behavior))
    let pops = [
      stage.navigation.interactivePopGestureRecognizer,
      stage.navigation.interactiveContentPopGestureRecognizer,
    ].compactMap { $0 as? UIPanGestureRecognizer }

    stage.swipeOnTrackpad(by: CGPoint(x: -12, y: 1))
    stage.swipeOnTrackpad(by: CGPoint(x: 1, y: 12))
    #expect(stage.stack == "AB", stage.screen.log)
    stage.swipeOnTrackpad(by: CGPoint(x: 12, y: 1))

    #expect(stage.stack == (answer == .follows ? "A" : "AB"), stage.screen.log)
    #expect(
      pops.map { $0.allowedScrollTypesMask == .continuous }
        == (version >= .v26 ? [false, answer == .follows] : [answer == .follows]))
  }

  @Test func `C254: a recognizer whose mask an app empties follows no trackpad`() {
    let stage = NavigationStage()
    let pop = stage.navigation.interactiveContentPopGestureRecognizer as? UIPanGestureRecognizer

    pop?.allowedScrollTypesMask = []
    stage.swipeOnTrackpad(by: CGPoint(x: 12, y: 1))

    #expect(stage.stack == "AB", stage.screen.log)
  }

  @Test func `C267: a swipe with the pointer over a presentation pops nothing below`() {
    let stage = NavigationStage()
    stage.navigation.present(UIViewController(), animated: false)

    stage.swipeOnTrackpad(by: CGPoint(x: 12, y: 1))

    #expect(stage.stack == "AB", stage.screen.log)
  }
}

extension NavigationStage {
  /// Swipes over the middle of the screen in 16 steps, and waits until it rests.
  fileprivate func swipeOnTrackpad(by movement: CGPoint) {
    let engine = screen.engine
    let middle = CGPoint(x: 195, y: 422)
    func send(_ phase: UITouch.Phase, _ movement: CGPoint = .zero) {
      engine.scroll(phase, by: movement, over: middle, at: engine.clock.now + 1.0 / 60)
    }
    send(.began)
    for _ in 0..<16 { send(.moved, movement) }
    send(.ended)
    screen.wait(1)
  }
}
#endif
