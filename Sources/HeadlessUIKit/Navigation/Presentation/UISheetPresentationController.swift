#if HEADLESS
/// Presents a view controller as a sheet that can be resized and dismissed by dragging (C187).
///
/// Unlike in UIKit, ``UIPresentationController/delegate`` has the type of every presentation
/// controller's delegate; a delegate that conforms to ``UISheetPresentationControllerDelegate``
/// also receives the sheet's events.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @MainActor
  open class Detent: NSObject {
    /// A value that identifies a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The raw value of the identifier.
      public let rawValue: String
      /// Creates an identifier from its raw value.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from its raw value.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half the height of the screen.
      public static let medium = Identifier("medium")
      /// The height of the screen less a gap at the top.
      public static let large = Identifier("large")
    }

    /// The identifier of the detent.
    public let identifier: Identifier
    private let height: (_ largest: CGFloat) -> CGFloat?

    /// Creates a detent of any height.
    ///
    /// Not part of UIKit.
    package init(_ identifier: Identifier, height: @escaping (_ largest: CGFloat) -> CGFloat?) {
      self.identifier = identifier
      self.height = height
    }

    /// Returns the detent of about half the height of the screen.
    open class func medium() -> Detent { Detent(.medium) { $0 / 2 } }
    /// Returns the detent of the height of the screen less a gap at the top.
    open class func large() -> Detent { Detent(.large) { $0 } }

    /// Returns a detent with a height that a closure resolves, in pt; nil leaves the detent out.
    open class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) ->
        CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString)) {
        resolver(DetentContext(maximumDetentValue: $0))
      }
    }

    /// Returns the height in pt, limited to the given maximum.
    package func height(upTo largest: CGFloat) -> CGFloat {
      min(max(height(largest) ?? 0, 0), largest)
    }

    /// Whether the detent has a height, given the largest one in pt.
    func isActive(upTo largest: CGFloat) -> Bool { height(largest) != nil }
  }

  /// The detents of the sheet, the smallest first.
  open var detents: [Detent] = [.large()]
  /// The current detent; nil for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { moveToRestingFrame() } }
  }
  /// The largest detent at which the content behind the sheet is not dimmed and receives touches.
  ///
  /// Nil, the default, dims it at every detent (C267).
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grabber shows at the top; stored only.
  open var prefersGrabberVisible = false
  /// The radius of the corners, in pt; stored only.
  open var preferredCornerRadius: CGFloat?
  /// Whether the sheet reaches the bottom of a low screen; stored only.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the width follows the preferred size at the bottom; stored only.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view that the sheet comes from; stored only.
  open var sourceView: UIView?
  /// Whether dragging up in content at its top expands the sheet before the content scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  private lazy var drag = SheetDrag(self)

  /// The pan that moves the sheet.
  ///
  /// Not part of UIKit, whose pan is of a private class.
  package final var headlessPan: UIPanGestureRecognizer { drag.pan }

  /// Resolves the heights of the detents again.
  open func invalidateDetents() { moveToRestingFrame() }
  /// Runs changes of the sheet; UIKit animates them, the engine does not.
  open func animateChanges(_ changes: () -> Void) { changes() }

  open override var shouldRemovePresentersView: Bool { false }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let area = headlessFrame ?? containerView?.bounds else { return .zero }
    let height = restingHeight
    return CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
  }

  /// The lower edge of the sheet in its container, in pt.
  var bottom: CGFloat { headlessFrame?.maxY ?? containerView?.bounds.maxY ?? 0 }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { drag.attach() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { drag.detach() }
  }

  /// The heights of the detents in pt, the smallest first.
  var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    let largest = max(
      headlessFrame?.height ?? 0, (containerView?.bounds.height ?? 0) - EngineMetrics.sheetGap)
    let active = detents.filter { $0.isActive(upTo: largest) }
    return (active.isEmpty ? [.large()] : active)
      .map { ($0.identifier, $0.height(upTo: largest)) }.sorted { $0.height < $1.height }
  }

  /// The height of the current detent, in pt.
  var restingHeight: CGFloat {
    (heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.first)?.height ?? 0
  }

  /// Whether the content behind the sheet receives touches at the current detent.
  override var letsTouchesThrough: Bool {
    let undimmed = heights.first { $0.identifier == largestUndimmedDetentIdentifier }
    return undimmed.map { restingHeight <= $0.height } ?? false
  }

  /// Moves the sheet to its resting frame.
  func moveToRestingFrame() {
    guard let view = presentedView, view.superview === containerView, containerView != nil else {
      return
    }
    view.frame = frameOfPresentedViewInContainerView
  }

  /// Whether a drag or tap may dismiss the sheet.
  var allowsDismissal: Bool {
    presented?.isModalInPresentation != true
      && delegate?.presentationControllerShouldDismiss(self) ?? true
  }
}

/// What the height of a detent depends on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The largest height, in pt.
  var maximumDetentValue: CGFloat { get }
  /// The traits of the sheet's container; unspecified in the engine.
  var containerTraitCollection: UITraitCollection { get }
}

@MainActor
private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
  let containerTraitCollection = UITraitCollection()

  init(maximumDetentValue: CGFloat) { self.maximumDetentValue = maximumDetentValue }
}

/// Responds to changes of a sheet's detent.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after a drag has changed the detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Default implementation; does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
#endif
