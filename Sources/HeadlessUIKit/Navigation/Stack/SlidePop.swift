import Foundation

/// UIKit's own slide under the finger of one of its pop recognizers.
@MainActor
final class SlidePop: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var navigation: UINavigationController?
  private weak var context: TransitionContext?

  init(_ navigation: UINavigationController) { self.navigation = navigation }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext as? TransitionContext
  }

  /// Shows a share of the pop, from 0 to 1.
  func update(_ percent: CGFloat) {
    guard let context, context.isInteractive else { return }
    context.updateInteractiveTransition(percent)
    if let change = navigation?.transition?.change {
      navigation?.arrange(change, progress: context.percentComplete)
    }
  }

  /// Lets go: the pop goes on, or back; the rest takes its share of the time.
  func letGo(cancelled: Bool) {
    guard let context, context.isInteractive else { return }
    if cancelled {
      context.cancelInteractiveTransition()
    } else {
      context.finishInteractiveTransition()
    }
    guard !context.isOver else { return }
    // Touches find views where their animation ends, as those of UIKit do.
    if let change = navigation?.transition?.change {
      navigation?.arrange(change, progress: cancelled ? 0 : 1)
    }
    guard let clock = navigation?.viewIfLoaded?.window?.headlessEngine?.clock else {
      context.completeTransition(!cancelled)
      return
    }
    let rest = cancelled ? context.percentComplete : 1 - context.percentComplete
    context.timer = clock.schedule(after: context.duration * Double(rest)) { [weak context] in
      context?.completeTransition(!cancelled)
    }
  }
}
