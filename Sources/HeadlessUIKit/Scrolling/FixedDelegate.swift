/// The one delegate that a recognizer of a scroll view accepts: the scroll view's own (C160).
@MainActor
struct FixedDelegate {
  private weak var delegate: (any UIGestureRecognizerDelegate)?

  init(_ delegate: (any UIGestureRecognizerDelegate)? = nil) {
    self.delegate = delegate
  }

  /// Traps on any other delegate, as UIKit does (C161); the kind is "pan" or "pinch".
  func check(_ other: (any UIGestureRecognizerDelegate)?, of kind: String) {
    precondition(
      other === delegate,
      """
      UIScrollView's built-in \(kind) gesture recognizer must have its scroll view as its delegate.

      Subclass UIScrollView and override gestureRecognizerShouldBegin(_:), or use require(toFail:).
      """)
  }
}
