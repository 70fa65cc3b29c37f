#if HEADLESS
extension UIView {
  /// How content adapts to the bounds. Nothing is drawn.
  public enum ContentMode: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case
      scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }

  /// Whether the tint color is dimmed. Nothing is drawn.
  public enum TintAdjustmentMode: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case automatic, normal, dimmed
  }

  /// The value that stands for no intrinsic width or height.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// The layout margins by layout direction, in pt; setting them sets ``layoutMargins``.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let (margins, isMirrored) = (layoutMargins, isMirroredByAttribute)
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
    }
    set {
      let isMirrored = isMirroredByAttribute
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isMirrored ? newValue.leading : newValue.trailing)
    }
  }

  /// Resigns the first responder if it is the view or a descendant of it.
  ///
  /// - Parameter force: Whether it resigns although it refuses to.
  /// - Returns: Whether there is no first responder in the view now.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder,
      responder.nearestView?.isDescendant(of: self) == true
    else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }

  /// Returns an empty view of the same size: the engine draws nothing.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: CGRect(origin: .zero, size: bounds.size))
  }

  /// Calls ``tintColorDidChange()`` of the view and of those that inherit its tint color.
  func notifyTintColorDidChange() {
    tintColorDidChange()
    for subview in subviews where subview.inheritsTintColor { subview.notifyTintColorDidChange() }
  }

  private var isMirroredByAttribute: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
#endif
