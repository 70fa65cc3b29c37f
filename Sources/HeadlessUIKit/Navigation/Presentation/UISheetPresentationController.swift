import Foundation

/// Presents a controller as a sheet that a drag resizes and dismisses (C187).
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @MainActor
  open class Detent: NSObject {
    /// Tells heights apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Makes an identifier from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier from its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half the screen.
      public static let medium = Identifier("medium")
      /// The whole screen but a strip at the top.
      public static let large = Identifier("large")
    }

    /// Tells the height apart from others.
    public let identifier: Identifier
    private let height: (_ greatest: CGFloat) -> CGFloat

    init(_ identifier: Identifier, height: @escaping (_ greatest: CGFloat) -> CGFloat) {
      self.identifier = identifier
      self.height = height
      super.init()
    }

    /// About half the screen.
    open class func medium() -> Detent { Detent(.medium) { $0 / 2 } }
    /// The whole screen but a strip at the top.
    open class func large() -> Detent { Detent(.large) { $0 } }

    /// The height in pt, never more than the greatest.
    func height(upTo greatest: CGFloat) -> CGFloat { min(max(height(greatest), 0), greatest) }
  }

  /// The heights at which the sheet rests, the smallest first.
  open var detents: [Detent] = [.large()]
  /// The height at which the sheet rests now; nil for the first.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { place() } }
  }
  /// Whether a drag up over content that is at its top makes the sheet larger before it scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  private lazy var drag = SheetDrag(self)

  /// Runs changes of the sheet, in UIKit with an animation, here at once.
  open func animateChanges(_ changes: () -> Void) { changes() }

  open override var shouldRemovePresentersView: Bool { false }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let height = restingHeight
    return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { drag.attach() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { drag.detach() }
  }

  /// The heights of the detents, in pt, the smallest first.
  var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    let greatest = max(0, (containerView?.bounds.height ?? 0) - EngineMetrics.sheetGap)
    return (detents.isEmpty ? [.large()] : detents)
      .map { ($0.identifier, $0.height(upTo: greatest)) }.sorted { $0.height < $1.height }
  }

  /// The height at which the sheet rests now, in pt.
  var restingHeight: CGFloat {
    (heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.first)?.height ?? 0
  }

  /// Puts the sheet where it rests.
  func place() {
    guard let view = presentedView, view.superview === containerView, containerView != nil else {
      return
    }
    view.frame = frameOfPresentedViewInContainerView
  }

  /// Whether a drag or tap may dismiss the sheet.
  var mayBeDismissed: Bool {
    presented?.isModalInPresentation != true
      && delegate?.presentationControllerShouldDismiss(self) ?? true
  }
}

/// Is told of the heights that a sheet takes; every method may be left out.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A drag has brought the sheet to another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Left out: nothing happens.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
