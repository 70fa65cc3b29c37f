import Foundation
import UIKitShim

/// Recognizes the taps on a button that hit testing does not bring to it.
///
/// It is given no other touch, so it holds and keeps nobody from anything but in the button's
/// reach.
@MainActor
final class ReachGestureRecognizer: UIGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var button: BackButton?
  /// Where the finger landed, in the window, in pt.
  private var start: CGPoint?

  init(of button: BackButton) {
    self.button = button
    super.init(target: nil, action: nil)
    name = "GestureArbiter.backButtonReach"
    delegate = self
    ActionObserver.observe(self) { [weak button] in button?.press() }
  }

  /// Whether the button takes a touch, which lands.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard start == nil, let button, button.isEnabled, let view,
      button.touchArea.contains(touch.location(in: button)), !isOnControl(touch)
    else { return false }
    let point = touch.location(in: button)
    return !(button.bounds.contains(point) && isHitTested(point, of: button))
      && isUncovered(button, in: view)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.inOrder {
      if start == nil {
        start = touch.location(in: nil)
        button?.isHighlighted = true
      } else {
        ignore(touch, for: event)
      }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first, !isTap(touch) else { return }
    giveUp()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first else { return }
    if isTap(touch) { state = .ended } else { giveUp() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { giveUp() }

  override func reset() {
    super.reset()
    lowlight()
  }

  /// A tap in the reach is one on the button, and not on what lies beneath.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UITapGestureRecognizer
  }

  private func giveUp() {
    lowlight()
    if state == .possible { state = .failed }
  }

  private func lowlight() {
    if start != nil { button?.isHighlighted = false }
    start = nil
  }

  /// Whether a finger has not become a drag, and is in the reach.
  private func isTap(_ touch: UITouch) -> Bool {
    guard let button, let start else { return false }
    let point = touch.location(in: nil)
    return hypot(point.x - start.x, point.y - start.y) < ArbitrationMetrics.dragTravel
      && button.touchArea.contains(touch.location(in: button))
  }

  /// Whether a touch has hit a control, such as the button itself.
  private func isOnControl(_ touch: UITouch) -> Bool {
    var current = touch.view
    while let candidate = current, candidate !== view {
      if candidate is UIControl { return true }
      current = candidate.superview
    }
    return false
  }

  /// Whether no view around the button leaves out a point of its coordinates.
  private func isHitTested(_ point: CGPoint, of button: BackButton) -> Bool {
    var current = button.superview
    while let candidate = current, candidate !== view {
      if !candidate.point(inside: button.convert(point, to: candidate), with: nil) { return false }
      current = candidate.superview
    }
    return true
  }

  /// Whether the middle of the button can be hit.
  private func isUncovered(_ button: BackButton, in view: UIView) -> Bool {
    let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    return view.hitTest(button.convert(middle, to: view), with: nil)?.isDescendant(of: button)
      ?? false
  }
}
