import UIKitShim

extension UIScrollView {
  /// What the content does by itself at present.
  var motion: ContentMotion {
    if isZooming || isZoomBouncing { return .zooming }
    return isDecelerating ? .decelerating : .resting
  }
}
