#if HEADLESS
/// The directions in which the arrow of a popover may point. Nothing is drawn.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// UIKit's values, which the engine does not distinguish.
  public static let up = Self(rawValue: 1 << 0),
    down = Self(rawValue: 1 << 1),
    left = Self(rawValue: 1 << 2),
    right = Self(rawValue: 1 << 3),
    any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// What a popover points at. The engine's screens are compact, where UIKit shows a sheet instead.
///
/// All properties are stored only.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at; stored only.
  open var sourceView: UIView?
  /// The rectangle in that view, in pt; stored only.
  open var sourceRect = CGRect.null
  /// The bar button item that the popover points at; stored only.
  open var barButtonItem: UIBarButtonItem?
  /// The view or item that the popover points at; stored only.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The directions in which the arrow may point; stored only.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The views that receive touches while the popover shows; stored only.
  open var passthroughViews: [UIView]?
  /// The color of the popover; stored only.
  open var backgroundColor: UIColor?
  /// The distances to the edges of the screen, in pt; stored only.
  open var popoverLayoutMargins = UIEdgeInsets.zero
  /// Whether the popover may cover what it points at; stored only.
  open var canOverlapSourceViewRect = false
}

/// Would receive the events of a popover, of which the engine has none.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Would be called before a popover shows.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// The default implementation, which does nothing.
  public func prepareForPopoverPresentation(_: UIPopoverPresentationController) {}
}

extension UIViewController {
  /// What a popover points at, for a message or the popover style; nil for others.
  ///
  /// Created on first access. Its ``UIPresentationController/delegate`` is never called; that of a
  /// sheet is the one of ``presentationController``.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard
      modalPresentationStyle == .popover || self is UIAlertController
        || self is UIActivityViewController
    else { return nil }
    return popover
  }
}

/// Shows the services for sharing. The engine has none: its screen is empty.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// The services that are left out; stored only.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Would be called after sharing, which there is not.
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Creates a controller for items; stored nowhere.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }
}

/// A service for sharing. The engine has none.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The kind of a service.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The raw value of the kind.
    public let rawValue: String
    /// Creates a kind from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// UIKit's values, which the engine does not distinguish.
    public static let copyToPasteboard = Self(rawValue: "copyToPasteboard"),
      mail = Self(rawValue: "mail"),
      message = Self(rawValue: "message"),
      print = Self(rawValue: "print")
  }
}

/// What a popover points at: a view or a bar button item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
#endif
