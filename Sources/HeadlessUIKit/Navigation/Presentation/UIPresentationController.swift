#if HEADLESS
/// Manages the presentation of a view controller.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The object that responds to dismissals by the user; held weakly.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The style of the presentation.
  public let presentationStyle: UIModalPresentationStyle
  /// The view that contains the presented view and covers the window; nil unless presented.
  open internal(set) var containerView: UIView?

  @BackReference var presented: UIViewController?
  @BackReference var presenter: UIViewController?
  /// The frame of the presented view in the container, in pt, where a screen is rebuilt from a
  /// snapshot; nil for that of the style.
  ///
  /// Not part of UIKit.
  package final var headlessFrame: CGRect?
  /// The superview of the presenter's view before that view was removed.
  @BackReference var presentersSuperview: UIView?

  /// Creates a presentation controller, which does not retain its view controllers.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    let style = presentedViewController.modalPresentationStyle
    presentationStyle = style == .automatic ? .pageSheet : style
  }

  /// The presented view controller, or an empty one if it was released.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The presenting view controller, or an empty one if there is none.
  open var presentingViewController: UIViewController { presenter ?? UIViewController() }
  /// The view added to the container: the presented view controller's, unless overridden.
  open var presentedView: UIView? { presented?.view }

  /// The frame of the presented view in the container, at the end of the transition.
  open var frameOfPresentedViewInContainerView: CGRect {
    headlessFrame ?? containerView?.bounds ?? .zero
  }

  /// Whether the presenter's view is removed from the window while it is covered.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// Whether the content behind the presented view receives touches.
  var letsTouchesThrough: Bool { false }
  /// Called before the presentation begins.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation has ended, completed or not.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal has ended, completed or not.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}
}

/// The view that covers the window during a presentation and receives all touches, unless the
/// presentation leaves the content behind it usable (C267).
@MainActor
final class PresentationContainerView: UIView {
  weak var presentation: UIPresentationController?
  /// Whether a transition is in progress, during which the container's subviews receive no touches.
  var isInTransition = false
  /// Whether a drag has moved the presented view from its resting position.
  var isDragged = false

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    if !isInTransition, !isDragged, let presentation, let view = presentation.presentedView,
      view.superview === self, view.transform.isIdentity
    {
      view.frame = presentation.frameOfPresentedViewInContainerView
    }
    presentation?.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if isInTransition { return hit != nil ? self : nil }
    return hit === self && presentation?.letsTouchesThrough == true ? nil : hit
  }
}

/// The style in which a view controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The system's default, a page sheet.
  case automatic = -2
  /// No presentation; reported for pushes and pops.
  case none = -1
  /// Covers the screen and removes the views below.
  case fullScreen = 0
  /// A sheet; the views below stay.
  case pageSheet = 1
  /// A sheet; the views below stay.
  case formSheet = 2
  /// Equivalent to ``fullScreen`` in the engine.
  case currentContext = 3
  /// Managed by the transitioning delegate's presentation controller.
  case custom = 4
  /// Covers the screen; the views below stay.
  case overFullScreen = 5
  /// Equivalent to ``overFullScreen`` in the engine.
  case overCurrentContext = 6
  /// A sheet in the engine, whose screens are compact.
  case popover = 7

  /// Whether the style presents a sheet.
  var isSheet: Bool {
    self == .automatic || self == .pageSheet || self == .formSheet || self == .popover
  }
}

/// Responds to dismissals by the user; not called for dismissals by the app.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns whether a drag or tap may dismiss the view controller (C187).
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called when a drag or tap begins to dismiss the view controller; a drag may still be
  /// cancelled.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after a drag or tap has dismissed the view controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when a drag or tap attempts a dismissal that is not allowed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
  /// Would be asked for another style on a compact screen; the engine keeps the style.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Would be asked for another style for traits; the engine keeps the style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
  /// Default implementation; returns true.
  public func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool { true }
  /// Default implementation; does nothing.
  public func presentationControllerWillDismiss(_: UIPresentationController) {}
  /// Default implementation; does nothing.
  public func presentationControllerDidDismiss(_: UIPresentationController) {}
  /// Default implementation; does nothing.
  public func presentationControllerDidAttemptToDismiss(_: UIPresentationController) {}
  /// Default implementation; returns the style of the presentation.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { controller.presentationStyle }
  /// Default implementation; returns the style of the presentation.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { controller.presentationStyle }
}
#endif
