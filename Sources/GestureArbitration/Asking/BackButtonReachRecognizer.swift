import Foundation
import UIKitShim

/// Recognizes taps in the reach of a back button that hit testing does not bring to it.
///
/// It receives no other touch, so it delays and prevents nothing outside the reach.
@MainActor
final class BackButtonReachRecognizer: UIGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var button: PopBackButton?
  /// Where the touch landed, in pt of the window.
  private var start: CGPoint?

  init(of button: PopBackButton) {
    self.button = button
    super.init(target: nil, action: nil)
    name = RecognizerNames.backButtonReach
    delegate = self
    ActionObserver.observe(self) { [weak button] in button?.sendTapActions() }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard start == nil, let button, button.isEnabled, let view, isInside(touch, of: button),
      button.touchArea.contains(touch.location(in: button)), !isOnControl(touch)
    else { return false }
    let location = touch.location(in: button)
    return !(button.bounds.contains(location) && isHitTestable(location, of: button))
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
    fail()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first else { return }
    if isTap(touch) { state = .ended } else { fail() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  override func reset() {
    super.reset()
    removeHighlight()
  }

  /// A tap in the reach is a tap on the button, not on what lies beneath.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UITapGestureRecognizer
  }

  private func fail() {
    removeHighlight()
    if state == .possible { state = .failed }
  }

  private func removeHighlight() {
    if start != nil { button?.isHighlighted = false }
    start = nil
  }

  /// Whether a touch is in the reach and has not become a drag.
  private func isTap(_ touch: UITouch) -> Bool {
    guard let button, let start else { return false }
    let location = touch.location(in: nil)
    return hypot(location.x - start.x, location.y - start.y) < GestureMetrics.dragTravel
      && button.touchArea.contains(touch.location(in: button))
  }

  /// Whether a touch is in the navigation controller of the button: nothing else around it loses a
  /// tap.
  private func isInside(_ touch: UITouch, of button: PopBackButton) -> Bool {
    guard let container = button.enclosingNavigationController?.viewIfLoaded else { return true }
    return touch.view?.isDescendant(of: container) ?? false
  }

  /// Whether a touch hit a control, such as the button itself.
  private func isOnControl(_ touch: UITouch) -> Bool {
    touch.view?.firstAncestor(through: view) { $0 is UIControl } != nil
  }

  /// Whether every superview of the button contains a point of its coordinates.
  private func isHitTestable(_ point: CGPoint, of button: PopBackButton) -> Bool {
    button.superview?.firstAncestor(through: view) {
      !$0.point(inside: button.convert(point, to: $0), with: nil)
    } == nil
  }

  /// Whether hit testing the middle of the button finds it.
  private func isUncovered(_ button: PopBackButton, in view: UIView) -> Bool {
    let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    return view.hitTest(button.convert(middle, to: view), with: nil)?.isDescendant(of: button)
      ?? false
  }
}
