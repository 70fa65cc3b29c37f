#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The lines of the guide: a screen follows the transition that pops it.
class FollowedScreen: UIViewController {
  var progress: [String] = []

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard let coordinator = transitionCoordinator, coordinator.initiallyInteractive else { return }
    progress.append("began")
    coordinator.notifyWhenInteractionChanges { [weak self] context in
      self?.progress.append("lifted at \(context.percentComplete > 0.5 ? "more" : "less")")
    }
    coordinator.animate(alongsideTransition: nil) { [weak self] context in
      self?.progress.append(context.isCancelled ? "cancelled" : "finished")
    }
  }
}

/// The lines of the guide for how a screen moves.
@MainActor
private enum Transitions {
  static func setUp(_ navigationController: UINavigationController) {
    navigationController.gestureArbiter.driver = .arbiter
  }

  static func setUp(_ screen: UIViewController) {
    screen.popTransition = PopTransition(parallax: 0.5, dimming: 0.2, shadow: 0)
  }

  static func pop(_ navigationController: UINavigationController) {
    navigationController.gestureArbiter.pop()
  }

  static func pop(_ navigationController: UINavigationController, to rootScreen: UIViewController) {
    navigationController.gestureArbiter.pop(to: rootScreen)
  }
}

/// How a screen moves, and what observes it, where other libraries have callbacks.
@MainActor @Suite struct MigrationTransitionTests {
  /// UIKit pops from its edge, and the driver where the back button is hidden.
  @Test(
    arguments: [(CGFloat(6), false), (6, true), (100, true)], [false, true])
  func `the transition coordinator says when a pop begins, lifts and ends`(
    start: (x: CGFloat, isDriven: Bool), isCancelled: Bool
  ) {
    everywhere { phone in
      let (x, isDriven) = start
      Transitions.setUp(phone.stage.navigation)
      let followed = FollowedScreen()
      followed.navigationItem.hidesBackButton = isDriven
      phone.stage.push(followed)

      phone.dragSlowly(from: x, to: x + (isCancelled ? 90 : 250))

      #expect(phone.depth == (isCancelled ? 3 : 2), "\(phone.story)")
      #expect(
        followed.progress
          == (isCancelled
            ? ["began", "lifted at less", "cancelled"] : ["began", "lifted at more", "finished"]),
        "\(phone.story)")
      #expect(phone.hasPopBegun != isDriven, "\(phone.story)")
    }
  }

  @Test func `a pop by a driver calls UIKit's methods of the screen`() {
    everywhere { phone in
      Transitions.setUp(phone.stage.navigation)
      let screen = ParentLog()
      screen.navigationItem.hidesBackButton = true
      phone.stage.push(screen)
      phone.stage.rest()
      screen.lines = []

      phone.dragSlowly(from: 100, to: 190)
      #expect(screen.lines.last == "didAppear", "\(screen.lines) \(phone.story)")
      #expect(!screen.lines.contains("didMove nil"), "\(screen.lines) \(phone.story)")
      screen.lines = []
      phone.expectSwipePops(to: 2)

      #expect(
        Set(screen.lines).isSuperset(of: [
          "willMove nil", "willDisappear", "didDisappear", "didMove nil",
        ]), "\(screen.lines) \(phone.story)")
      #expect(!screen.lines.contains("didAppear"), "\(screen.lines)")
    }
  }

  @Test func `the animator of the app's delegate follows the touch of a pop and of a push`() {
    everywhere { phone in
      Transitions.setUp(phone.stage.navigation)
      let delegate = FadingBothWays()
      phone.keep(delegate)
      phone.stage.navigation.delegate = delegate
      let next = UIViewController()
      phone.screen.pushCandidate = { next }

      let pushed = phone.alphas(of: phone.screen.view, from: 350, to: 50)
      #expect(pushed.sorted(by: >) == pushed && Set(pushed).count == 3, "\(pushed)")
      #expect(phone.top === next && phone.pushesBegun == 1, "\(phone.story)")
      let popped = phone.alphas(of: next.view, from: 60, to: 360)
      #expect(popped.sorted(by: >) == popped && Set(popped).count == 3, "\(popped)")
      #expect(phone.depth == 2, "\(phone.story)")

      #expect(delegate.animator.runs == 2, "\(phone.story)")
      #expect(phone.stage.navigation.delegate === delegate)
    }
  }

  /// Without the line the standard transition moves the screens, which has a shadow and another
  /// dimming.
  @Test(arguments: [false, true])
  func `a transition sets parallax and shadow`(isSet: Bool) {
    everywhere { phone in
      Transitions.setUp(phone.stage.navigation)
      let above = UIViewController()
      above.navigationItem.hidesBackButton = true
      if isSet { Transitions.setUp(above) }
      phone.stage.push(above)

      phone.touch(.began, 60)
      for x in stride(from: 70.0, through: 200, by: 10) { phone.touch(.moved, x) }
      phone.stage.engine.clock.advance(by: 0.001)
      let (lower, upper) = (phone.frame(of: phone.screen.view), phone.frame(of: above.view))
      let views = above.view.superview?.subviews ?? []
      let hasShadow = views.contains { $0.layer.shadowOpacity > 0 }
      let dimming = views.first { $0.backgroundColor == .black }?.alpha ?? 0
      phone.touch(.cancelled, 200)
      phone.stage.rest()

      let isAsSet = abs(lower.minX - (upper.minX - 390) / 2) < 0.5
      #expect(upper.minX > 60 && hasShadow != isSet, "\(upper) \(phone.story)")
      #expect(isAsSet == isSet, "\(lower) \(upper) \(phone.story)")
      let isDimmed = abs(dimming - 0.2 * (1 - upper.minX / 390)) < 0.005
      #expect(isDimmed == isSet, "\(dimming) \(upper) \(phone.story)")
      phone.expectSwipePops(to: 2)
    }
  }

  @Test func `a pop by code obeys the screen, and one to a screen below the top one`() {
    everywhere(withTouch: false) { phone in
      let refusing = InterceptingScreen { _ in false }
      phone.stage.push(UIViewController())
      phone.stage.push(refusing)
      phone.stage.rest()
      let root = phone.stage.navigation.viewControllers[0]

      Transitions.pop(phone.stage.navigation)
      Transitions.pop(phone.stage.navigation, to: root)
      phone.stage.rest()
      #expect(refusing.attempts == [.code, .code] && phone.depth == 4, "\(phone.story)")

      refusing.answer = { _ in true }
      Transitions.pop(phone.stage.navigation)
      phone.stage.rest()
      #expect(phone.depth == 3, "\(phone.story)")
      Transitions.pop(phone.stage.navigation, to: root)
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }
}

extension Phone {
  /// Drags from one place to another, and returns the opacity of a view at a third, a half and two
  /// thirds of the way.
  fileprivate func alphas(of view: UIView, from start: CGFloat, to end: CGFloat) -> [CGFloat] {
    touch(.began, start)
    var alphas: [CGFloat] = []
    for step in 1...30 {
      touch(.moved, start + (end - start) * CGFloat(step) / 30)
      stage.engine.clock.advance(by: 0.001)
      if [10, 15, 20].contains(step) { alphas.append(view.alpha) }
    }
    touch(.ended, end)
    stage.rest()
    return alphas
  }
}

/// A navigation delegate that provides an animator for every transition.
private final class FadingBothWays: DelegateLog {
  let animator = FadeAnimator()

  override func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

/// A screen that records UIKit's calls about its parent and its appearance.
private final class ParentLog: UIViewController {
  var lines: [String] = []

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    lines.append("willMove \(parent == nil ? "nil" : "in")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    lines.append("didMove \(parent == nil ? "nil" : "in")")
  }

  override func viewDidAppear(_ animated: Bool) { lines.append("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { lines.append("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { lines.append("didDisappear") }
}
#endif
