import UIKitShim

/// A stack around a touch.
///
/// The innermost stack that can pop pops, by UIKit, a driver or the app's own recognizer. A gesture
/// of an outer stack waits while one of an inner stack may still begin, and is refused once that
/// has begun.
@MainActor
final class TouchedStack {
  private weak var controller: UINavigationController?
  /// What judges the touch; nil for a stack that nothing configures.
  private(set) weak var arbiter: GestureArbiter?
  /// The set of gates that serves it.
  weak var set: GateSet?
  private weak var touch: UITouch?

  init(
    _ controller: UINavigationController, judgedBy arbiter: GestureArbiter?, under touch: UITouch?
  ) {
    (self.controller, self.arbiter, self.touch) = (controller, arbiter, touch)
  }

  /// Whether it has a screen to pop, or to push by a drag.
  var canMove: Bool {
    guard let controller else { return false }
    return canMove(as: .edgePop, controller) || canMove(as: .push, controller)
  }

  /// Whether a swipe on a trackpad that is about to begin will move it.
  var movesWithTrackpad: Bool {
    guard let controller, canMove(as: .edgePop, controller) else { return false }
    return set?.trackpadGate.map(\.movesStack) ?? trackpadPops.contains(where: \.isLetBeginByUIKit)
  }

  /// UIKit's recognizers that follow a trackpad.
  var trackpadPops: [UIGestureRecognizer] {
    controller.map { systemPops(of: $0).filter(\.followsTrackpad) } ?? []
  }

  /// Whether its screen was notified of such a swipe.
  var hasNotifiedOfSwipe: Bool { self.set?.trackpadGate?.hasNotified == true }

  /// Whether gates serve it.
  var isServed: Bool { self.set != nil }

  /// Has its gates judge touches that have moved, before those of the outer stack do.
  func touchesMoved(_ touches: Set<UITouch>) { set?.touchesMoved(touches) }

  /// Whether a gesture that moves the stack the same way may still begin, or has.
  func mayMove(as gesture: NavigationGesture) -> Bool {
    guard let controller, canMove(as: gesture, controller) else { return false }
    if let session { return session.mayMove(as: gesture) }
    return gesture.isPop
      && systemPops(of: controller).contains { mayBegin($0) && $0.isLetBeginByUIKit }
  }

  /// Whether such a gesture has begun.
  func hasBegun(as gesture: NavigationGesture) -> Bool {
    guard let controller else { return false }
    if let session { return session.hasBegun(as: gesture) }
    // A recognizer that waits for another one may read as if it had begun (C093).
    return gesture.isPop && controller.transitionCoordinator != nil
      && systemPops(of: controller).contains { $0.isActive && mayBegin($0) }
  }

  /// The session of its arbiter for the touch.
  private var session: GestureSession? {
    // It may judge another touch of the sequence meanwhile.
    guard let session = set?.arbiter?.session, session.touch === touch || session.hasTouchDown
    else { return nil }
    return session
  }

  private func canMove(as gesture: NavigationGesture, _ controller: UINavigationController) -> Bool
  {
    gesture.isPop
      ? controller.viewControllers.count > 1 : controller.hasPushCandidate
  }

  private func systemPops(of controller: UINavigationController) -> [UIGestureRecognizer] {
    PopRecognizers(of: controller, judgedBy: nil).behindGates
  }

  private func mayBegin(_ pop: UIGestureRecognizer) -> Bool {
    guard pop.isEnabled, pop.state != .failed, pop.state != .cancelled else { return false }
    return pop.numberOfTouches > 0 || touch?.gestureRecognizers?.contains { $0 === pop } == true
  }
}
