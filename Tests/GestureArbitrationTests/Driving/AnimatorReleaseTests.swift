#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// UIKit raises when a paused animator is released, and the engine traps: no way to drop a stack
/// under a touch may do so.
@MainActor @Suite struct AnimatorReleaseTests {
  enum Ending: CaseIterable { case stack, scene, settling }

  @Test(arguments: SystemVersion.allCases, Ending.allCases)
  func `a stack that is dropped in the middle of a driven pop releases no paused animator`(
    version: SystemVersion, ending: Ending
  ) {
    weak var dropped: UINavigationController?
    for moves in [1, 40, 180] {
      let stage = Stage(iOS: version)
      let screen = UIViewController()
      screen.popTransition = .cover
      stage.navigation.gestureArbiter.driver = .arbiter
      stage.push(screen)
      dropped = stage.navigation
      var script = TouchScript().down(at: CGPoint(x: 100, y: 400))
        .move(to: CGPoint(x: 100 + CGFloat(moves), y: 400), over: 0.1)
      if ending == .settling { script = script.up() }
      stage.play(script)
      if moves > 1 { #expect(stage.navigation.transitionCoordinator != nil, "\(stage.story)") }
      // With its scene everything goes at once, and nothing is cancelled before.
      if ending != .scene { stage.window.rootViewController = UIViewController() }
    }
    #expect(dropped == nil)
  }
}
#endif
