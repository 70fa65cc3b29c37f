import Foundation

extension UIView {
  /// The sum of what the controllers add whose views are this one or lie around it, in pt.
  var sumOfAdditionalInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    var current: UIView? = self
    while let view = current {
      if let more = view.viewController?.additionalSafeAreaInsets {
        insets.top += more.top
        insets.left += more.left
        insets.bottom += more.bottom
        insets.right += more.right
      }
      current = view.superview
    }
    return insets
  }

  /// Tells the view, everything in it, and their controllers, that their safe areas have changed.
  func announceSafeArea() {
    forEachInTree { view in
      view.safeAreaInsetsDidChange()
      view.viewController?.viewSafeAreaInsetsDidChange()
    }
  }
}
