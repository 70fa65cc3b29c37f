#if HEADLESS
import Foundation

/// Receives the events of a text view. Every method is optional.
///
/// Nothing is typed: the methods about typing are never called.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called after editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Would be asked about typed text, which there is not.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Would be called after text was typed, which it is not.
  func textViewDidChange(_ textView: UITextView)
  /// Called after a touch or the app has changed the selection.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// The default implementation, which returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation, which does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// The default implementation, which returns true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation, which does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// The default implementation, which returns true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default implementation, which does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// The default implementation, which does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
#endif
