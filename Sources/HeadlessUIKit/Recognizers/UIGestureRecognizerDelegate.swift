#if HEADLESS
/// The methods by which a delegate controls a recognizer; all are optional (C251).
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the recognizer may leave `possible`; true by default (C082).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two recognizers may recognize simultaneously; false by default, and one true answer is
  /// enough (C077).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the recognizer requires the other to fail; false by default (C088).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the other requires the recognizer to fail; false by default (C088).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the recognizer receives a new touch; true by default (C031).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Whether the recognizer receives a new press; true by default (C051).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool
  /// Whether the recognizer receives an event's new touches or presses; called before the methods
  /// about each of them, and true by default (C030).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns true.
  public func gestureRecognizerShouldBegin(_: UIGestureRecognizer) -> Bool { true }

  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.noteUnimplemented(.delegateAllows, by: self)
    return false
  }

  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.noteUnimplemented(.delegateRequires, by: self)
    return false
  }

  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.noteUnimplemented(.delegateIsRequired, by: self)
    return false
  }

  /// Returns true.
  public func gestureRecognizer(_: UIGestureRecognizer, shouldReceive _: UITouch) -> Bool { true }

  /// Returns true.
  public func gestureRecognizer(_: UIGestureRecognizer, shouldReceive _: UIPress) -> Bool { true }

  /// Returns true.
  public func gestureRecognizer(_: UIGestureRecognizer, shouldReceive _: UIEvent) -> Bool { true }
}
#endif
