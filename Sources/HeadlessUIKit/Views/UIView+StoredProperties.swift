#if HEADLESS
import Foundation

/// The properties of a view that affect drawing only. All of them are stored only.
extension UIView {
  /// How content adapts to the bounds. Nothing is drawn.
  public enum ContentMode: Int, Sendable {
    /// Stretches to the size of the bounds.
    case scaleToFill = 0
    /// Scales in proportion until it just fits into the bounds.
    case scaleAspectFit = 1
    /// Scales in proportion until it covers the bounds.
    case scaleAspectFill = 2
    /// Is drawn again whenever the bounds change.
    case redraw = 3
    /// Keeps its size, in the middle.
    case center = 4
    /// Keeps its size, at the middle of the top.
    case top = 5
    /// Keeps its size, at the middle of the bottom.
    case bottom = 6
    /// Keeps its size, at the middle of the left side.
    case left = 7
    /// Keeps its size, at the middle of the right side.
    case right = 8
    /// Keeps its size, in the upper left corner.
    case topLeft = 9
    /// Keeps its size, in the upper right corner.
    case topRight = 10
    /// Keeps its size, in the lower left corner.
    case bottomLeft = 11
    /// Keeps its size, in the lower right corner.
    case bottomRight = 12
  }

  /// Whether the tint color is dimmed. Nothing is drawn.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview.
    case automatic = 0
    /// The tint color as it is.
    case normal = 1
    /// The tint color without saturation.
    case dimmed = 2
  }

  /// The value that stands for no intrinsic width or height.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// How content adapts to the bounds; stored only.
  public var contentMode: UIView.ContentMode {
    get { stored[default: .scaleToFill] }
    set { stored[default: .scaleToFill] = newValue }
  }

  /// Whether the view lets nothing show through; stored only.
  public var isOpaque: Bool {
    get { stored[default: true] }
    set { stored[default: true] = newValue }
  }

  /// Whether the view is cleared before it is drawn; stored only.
  public var clearsContextBeforeDrawing: Bool {
    get { stored[default: true] }
    set { stored[default: true] = newValue }
  }

  /// The number of pixels per point in which the view is drawn; stored only.
  public var contentScaleFactor: CGFloat {
    get { stored[default: EngineMetrics.screenScale] }
    set { stored[default: EngineMetrics.screenScale] = newValue }
  }

  /// A view whose opacity masks this view; stored only. Hit-testing ignores it.
  public var mask: UIView? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// Whether the tint color is dimmed; stored only.
  public var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { stored[default: .automatic] }
    set { stored[default: .automatic] = newValue }
  }

  /// The appearance of the view and its subviews; stored only.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { stored[default: .unspecified] }
    set { stored[default: .unspecified] = newValue }
  }

  /// The distances from the edges that the app recommends for content, in pt.
  ///
  /// Stored only: the engine neither adds the safe area nor lays out anything along them.
  public var layoutMargins: UIEdgeInsets {
    get { stored[default: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)] }
    set {
      stored[default: .zero] = newValue
      layoutMarginsDidChange()
    }
  }

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

  /// Whether the margins of the superview apply too; stored only.
  public var preservesSuperviewLayoutMargins: Bool {
    get { stored[default: false] }
    set { stored[default: false] = newValue }
  }

  /// Whether the safe area is added to the margins; stored only.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { stored[default: true] }
    set { stored[default: true] = newValue }
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

  private var isMirroredByAttribute: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
#endif
