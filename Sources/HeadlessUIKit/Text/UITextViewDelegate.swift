import Foundation

/// Is told what a text view does; every method may be left out.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// The selection has changed, by touch or by the app.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Left out: nothing happens.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
