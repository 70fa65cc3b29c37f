import Foundation

/// The one delegate that a recognizer of a scroll view has: the scroll view (C160).
///
/// A scroll view does not say in public that it is one (C162), so another object stands in for it; a
/// subclass that says so is what others read.
@MainActor
struct FixedDelegate {
  private weak var standIn: ScrollGestureDelegate?

  init(_ standIn: ScrollGestureDelegate? = nil) {
    self.standIn = standIn
  }

  /// The delegate that others read.
  var shown: (any UIGestureRecognizerDelegate)? { standIn?.subclass ?? standIn }

  /// Traps on any other delegate, as UIKit does (C161); the kind is "pan" or "pinch".
  func check(_ other: (any UIGestureRecognizerDelegate)?, of kind: String) {
    precondition(
      other === shown || other === standIn,
      """
      UIScrollView's built-in \(kind) gesture recognizer must have its scroll view as its delegate.

      Subclass UIScrollView and override gestureRecognizerShouldBegin(_:), or use require(toFail:).
      """)
  }
}
