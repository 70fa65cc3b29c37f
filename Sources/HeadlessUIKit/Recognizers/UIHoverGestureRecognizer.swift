#if HEADLESS
/// Recognizes a pointer or pencil that hovers over its view.
///
/// It receives no touches, so it takes no part in arbitration on a touch-only device (C131).
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override func takes(_ type: UITouch.TouchType) -> Bool { false }
}
#endif
