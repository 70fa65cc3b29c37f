import Foundation

/// The pinch of a scroll view.
@MainActor
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  /// Runs when the sequence is over, whatever became of it.
  var onReset: () -> Void = {}
  private weak var fixedDelegate: (any UIGestureRecognizerDelegate)?

  /// Sets the one delegate the pinch accepts.
  func fixDelegate(_ delegate: any UIGestureRecognizerDelegate) {
    fixedDelegate = delegate
    self.delegate = delegate
  }

  /// Traps on any delegate but the scroll view's own, as UIKit does (C161).
  override var delegate: (any UIGestureRecognizerDelegate)? {
    didSet {
      precondition(
        delegate === fixedDelegate,
        """
        UIScrollView's built-in pinch gesture recognizer must have its scroll view as its delegate.

        Subclass UIScrollView and override gestureRecognizerShouldBegin(_:), or use require(toFail:).
        """)
    }
  }

  override func reset() {
    super.reset()
    onReset()
  }
}
