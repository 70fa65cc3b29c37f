#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension CaseStage {
  /// Does what a fault does when a screen is pushed or an arbiter is removed.
  func plant(pushing screen: UIViewController) {
    if fault == .retaining, !touches.isEmpty { retained.append(screen) }
  }

  func plant(removingFrom stack: UINavigationController) {
    guard fault == .remnant, !touches.isEmpty else { return }
    let remnant = UITapGestureRecognizer()
    remnant.name = "GestureArbiter.remnant"
    stack.view.addGestureRecognizer(remnant)
  }

  /// Does what a fault does when a view gets a role; returns whether it gets none.
  func plant(on view: UIView?, role: Bool) -> Bool {
    if role, fault == .ownerless, let view = view as? UIScrollView {
      // It waits for what never fails.
      let recognizer = UIGestureRecognizer()
      view.addGestureRecognizer(recognizer)
      view.panGestureRecognizer.require(toFail: recognizer)
    }
    return role && fault == .undeferred
  }

  /// Does what a fault does after an event of touches.
  func plantAfterTouch() {
    guard fault == .leaping else { return }
    for stack in stacks.values {
      stack.movedController?.view.bounds.origin.x =
        stack.transitionCoordinator == nil ? 0 : isMirrored ? 30 : -30
    }
  }
}

/// A pan that ignores the first 60 pt of a drag.
@MainActor
final class LatePan: UIPanGestureRecognizer {
  private var start: CGPoint?

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let point = touches.first?.location(in: nil) else { return }
    let start = start ?? point
    self.start = start
    if hypot(point.x - start.x, point.y - start.y) >= 60 {
      super.touchesMoved(touches, with: event)
    }
  }

  override func reset() {
    super.reset()
    start = nil
  }
}
#endif
