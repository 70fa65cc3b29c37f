#if HEADLESS
/// Drives UIKit's own slide with one of its pop recognizers.
@MainActor
final class SlideInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  @BackReference private var navigation: UINavigationController?
  private weak var context: TransitionContext?

  init(_ navigation: UINavigationController) { self.navigation = navigation }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext as? TransitionContext
  }

  /// Moves the pop to a fraction of its animation, from 0 to 1.
  func update(_ percent: CGFloat) {
    guard let context, context.isInteractive else { return }
    context.updateInteractiveTransition(percent)
    if let change = navigation?.transition?.change {
      navigation?.layOutSlide(change, fraction: context.percentComplete)
    }
  }

  /// Ends the interaction; the animation continues in either direction at its regular speed.
  func end(cancelled: Bool) {
    guard let context, context.isInteractive else { return }
    context.settle(
      cancelled: cancelled,
      until: navigation?.viewIfLoaded?.window?.headlessEngine?.nextSlide?.end)
    // Hit-testing finds views where their animation ends, as in UIKit.
    if !context.isOver, let change = navigation?.transition?.change {
      navigation?.layOutSlide(change, fraction: cancelled ? 0 : 1)
    }
  }
}
#endif
