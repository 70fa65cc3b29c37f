import Foundation

/// Places a presented controller over the one that presents it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// Is asked and told when a person dismisses the controller; kept weakly.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// How the controller covers the others.
  public let presentationStyle: UIModalPresentationStyle
  /// The view that covers the window while the controller is presented.
  open internal(set) var containerView: UIView?

  weak var presented: UIViewController?
  weak var presenter: UIViewController?
  /// Where the presenter's view was before it was covered.
  weak var presentersSuperview: UIView?

  /// Makes a presentation controller; it does not keep its controllers.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    let style = presentedViewController.modalPresentationStyle
    presentationStyle = style == .automatic ? .pageSheet : style
    super.init()
  }

  /// The controller that is presented; an empty one if it is gone.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The controller that presents, or an empty one as long as there is none.
  open var presentingViewController: UIViewController { presenter ?? UIViewController() }

  /// The view that is put into the container: the controller's, unless a subclass wraps it.
  open var presentedView: UIView? { presented?.view }

  /// Where the presented view comes to lie in the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenter's view leaves the window while it is covered.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// The presentation is about to start.
  open func presentationTransitionWillBegin() {}
  /// The presentation is over, completed or not.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal is about to start.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal is over, completed or not.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The container is about to arrange its views.
  open func containerViewWillLayoutSubviews() {}
  /// The container has arranged its views.
  open func containerViewDidLayoutSubviews() {}
}

/// The view that covers the window while a controller is presented; it takes every touch.
@MainActor
final class PresentationContainerView: UIView {
  weak var presentation: UIPresentationController?
  /// Whether a transition runs, during which nothing in the container takes touches.
  var isBusy = false
  /// Whether a finger has the presented view elsewhere than where it rests.
  var isDragged = false

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    if !isBusy, !isDragged, let presentation, let view = presentation.presentedView,
      view.superview === self, view.transform.isIdentity
    {
      view.frame = presentation.frameOfPresentedViewInContainerView
    }
    presentation?.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return isBusy && hit != nil ? self : hit
  }
}
