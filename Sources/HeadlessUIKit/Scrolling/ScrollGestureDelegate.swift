#if HEADLESS
/// The delegate of a scroll view's recognizers, which answers for the scroll view.
///
/// In UIKit the scroll view itself is the delegate, although it does not publicly conform (C162).
@MainActor
final class ScrollGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  @BackReference var scrollView: UIScrollView?

  /// The scroll view if its class conforms to the protocol; its methods then decide (C163).
  var subclass: (any UIGestureRecognizerDelegate)? {
    scrollView as? any UIGestureRecognizerDelegate
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    scrollView?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    // Two touches drag and pinch the same content.
    if let scrollView,
      other === scrollView.panGestureRecognizer
        || other === scrollView.pinchGestureRecognizer
    {
      return true
    }
    return subclass?.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: other)
      ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    subclass?.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: other) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    subclass?.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: other) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { subclass?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { subclass?.gestureRecognizer(gestureRecognizer, shouldReceive: press) ?? true }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { subclass?.gestureRecognizer(gestureRecognizer, shouldReceive: event) ?? true }
}

/// The delegate of a scroll view's recognizer, which cannot be replaced (C160).
@MainActor
struct FixedDelegate {
  private weak var delegate: ScrollGestureDelegate?

  init(_ delegate: ScrollGestureDelegate? = nil) { self.delegate = delegate }

  /// The delegate that an app reads: the scroll view if it conforms, else the object that stands
  /// in.
  var visible: (any UIGestureRecognizerDelegate)? { delegate?.subclass ?? delegate }

  /// Traps if the new delegate is another object, as UIKit does (C161).
  ///
  /// - Parameter kind: "pan" or "pinch", for the message.
  func require(_ newDelegate: (any UIGestureRecognizerDelegate)?, of kind: String) {
    precondition(
      newDelegate === visible || newDelegate === delegate,
      """
      UIScrollView's built-in \(kind) gesture recognizer must have its scroll view as its delegate.

      Subclass UIScrollView and override gestureRecognizerShouldBegin(_:), or use require(toFail:).
      """)
  }
}
#endif
