#if HEADLESS
import HeadlessUIKit

/// Receives the touches that a view receives, and their phase.
typealias CaseTouchCallback = (Set<UITouch>, UITouch.Phase) -> Void

/// A view that reports its touches.
@MainActor
final class CaseTouchView: UIView {
  private let onTouches: CaseTouchCallback

  init(frame: CGRect, _ onTouches: @escaping CaseTouchCallback) {
    self.onTouches = onTouches
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouches(touches, .began)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouches(touches, .moved)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouches(touches, .ended)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouches(touches, .cancelled)
  }
}

/// A scroll view that reports its touches.
@MainActor
final class CaseScrollView: UIScrollView {
  private let onTouches: CaseTouchCallback

  init(frame: CGRect, _ onTouches: @escaping CaseTouchCallback) {
    self.onTouches = onTouches
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouches(touches, .began)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouches(touches, .moved)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouches(touches, .ended)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouches(touches, .cancelled)
  }
}
#endif
