import UIKitShim

extension UIGestureRecognizer {
  /// The recognizer's name, or else its class; a scroll view's pan is called after its view.
  package var label: String {
    if let name { return name }
    if let scrollView = view as? UIScrollView, scrollView.panGestureRecognizer === self {
      return "\(type(of: scrollView)).pan"
    }
    return "\(type(of: self))"
  }
}
