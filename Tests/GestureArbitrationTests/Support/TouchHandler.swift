#if HEADLESS
import Foundation
import HeadlessUIKit

/// A recognizer that follows every touch in its view, and is cancelled when it fails.
@MainActor
final class TouchHandler: UIGestureRecognizer, UIGestureRecognizerDelegate {
  private(set) var phases: [String] = []
  private var activeTouches = 0

  static func add(to screen: UIViewController) -> TouchHandler {
    let surface = UIView(frame: screen.view.bounds)
    screen.view.addSubview(surface)
    let handler = TouchHandler(target: nil, action: nil)
    handler.name = "surface"
    handler.cancelsTouchesInView = false
    handler.delaysTouchesEnded = false
    handler.delegate = handler
    surface.addGestureRecognizer(handler)
    return handler
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note("began")
    activeTouches += touches.count
    if state == .possible { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note("moved")
    if state == .began || state == .changed { state = .changed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note("ended")
    activeTouches -= touches.count
    if activeTouches == 0 { state = state == .possible ? .failed : .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    note("cancelled")
    activeTouches = 0
    state = .cancelled
  }

  override func reset() {
    super.reset()
    if activeTouches > 0 { note("cancelled") }
    activeTouches = 0
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    isOutside(preventingGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isOutside(otherGestureRecognizer) }

  private func isOutside(_ other: UIGestureRecognizer) -> Bool {
    guard let view else { return true }
    return !(other.view?.isDescendant(of: view) ?? false)
  }

  private func note(_ phase: String) { if phases.last != phase { phases.append(phase) } }
}
#endif
