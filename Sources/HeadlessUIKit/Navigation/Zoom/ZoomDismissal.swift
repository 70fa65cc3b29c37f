#if HEADLESS
/// The gestures of a zoom transition that dismiss the screen it has shown (C253).
///
/// A drag down, one towards the trailing edge, and a pinch. They lie on the screen's view. What they
/// share with scroll views under them, and with UIKit's pops, is open (``UIKitBehavior/zoomOverScrolling``,
/// ``UIKitBehavior/zoomAndPops``). The screen moves sideways as in a pop: UIKit shrinks it, and
/// which touches views receive meanwhile is not published.
@MainActor
final class ZoomDismissal: NSObject, UIGestureRecognizerDelegate,
  UIViewControllerInteractiveTransitioning
{
  @BackReference private var screen: UIViewController?
  private let options: UIViewController.Transition.ZoomOptions?
  private let pan = ZoomPanGestureRecognizer(target: nil, action: nil)
  private let pinch = ZoomPinchGestureRecognizer(target: nil, action: nil)
  /// The dismissal of a presentation in progress.
  private weak var context: TransitionContext?

  init(_ screen: UIViewController, _ options: UIViewController.Transition.ZoomOptions?) {
    self.screen = screen
    self.options = options
    super.init()
    pan.name = "UIViewController.Transition.zoomPan"
    pinch.name = "UIViewController.Transition.zoomPinch"
    pan.maximumNumberOfTouches = 1
    for recognizer in [pan, pinch] as [any ZoomRecognizer] {
      recognizer.delegate = self
      recognizer.observeActions { [weak self, weak recognizer] _ in
        if let self, let recognizer { stateDidChange(of: recognizer) }
      }
      screen.view.addGestureRecognizer(recognizer)
    }
  }

  /// Takes the gestures away from the screen.
  func detach() {
    for recognizer in [pan, pinch] { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let recognizer = gestureRecognizer as? any ZoomRecognizer, let screen, canDismiss else {
      return false
    }
    let willBegin = recognizer.isFree
    guard let shouldBegin = options?.interactiveDismissShouldBegin else { return willBegin }
    return shouldBegin(
      UIViewController.Transition.ZoomOptions.InteractionContext(
        location: recognizer.location(in: screen.view),
        velocity: recognizer.interactionVelocity(in: screen.view), willBegin: willBegin))
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext as? TransitionContext
  }

  /// Whether there is something to dismiss, and nothing keeps it from being dismissed now.
  private var canDismiss: Bool {
    guard let screen, screen.presentedViewController == nil || screen.presenter != nil else {
      return false
    }
    if screen.presenter != nil { return !screen.isModalInPresentation && screen.presented == nil }
    return screen.navigationController?.canDismissZoomed(screen) ?? false
  }

  private func stateDidChange(of recognizer: any ZoomRecognizer) {
    guard let screen else { return }
    if screen.presenter == nil {
      screen.navigationController?.updatePop(with: recognizer)
      return
    }
    switch recognizer.state {
    case .began: screen.presentation?.dismiss(animated: true, drag: self, completion: nil)
    case .changed: context?.updateInteractiveTransition(recognizer.fraction(in: screen.view))
    case .ended: context?.settle(cancelled: !recognizer.shouldFinish(in: screen.view))
    case .cancelled: context?.settle(cancelled: true)
    case .possible, .failed: break
    }
  }
}

/// A gesture of a zoom transition.
@MainActor
protocol ZoomRecognizer: InteractivePopPerformer {
  /// Whether the dismissal begins by UIKit's own rules: nothing under the touches wants the drag.
  var isFree: Bool { get }
  /// The velocity that the hook receives, in pt/s of a view.
  func interactionVelocity(in view: UIView) -> CGVector
}

extension UIGestureRecognizer {
  /// Whether this is a gesture of a zoom transition.
  ///
  /// Not part of UIKit, whose recognizers are not public.
  package final var dismissesHeadlessZoom: Bool { self is any ZoomRecognizer }
}

extension UIViewController {
  /// Adds the gestures of a zoom transition as the screen is shown; from iOS 18 on (C253).
  final func attachZoomDismissal(in questions: OpenQuestions) {
    guard zoomDismissal == nil, questions.version >= .v18,
      case .zoom(let options, _) = preferredTransition?.kind
    else { return }
    zoomDismissal = ZoomDismissal(self, options)
  }

  /// Takes them away once the screen has gone.
  final func detachZoomDismissal() {
    zoomDismissal?.detach()
    zoomDismissal = nil
  }
}
#endif
