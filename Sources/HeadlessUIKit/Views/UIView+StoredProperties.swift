#if HEADLESS
import Foundation

/// The properties of a view that affect drawing only. All of them are stored only.
extension UIView {
  /// How content adapts to the bounds. Nothing is drawn.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  /// Whether the tint color is dimmed. Nothing is drawn.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal = 1
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
