import UIKitShim

/// UIKit's driver of a transition by its share, told what to do before the transition has started too.
///
/// When a transition starts that an app drives is unpublished: at once, or when the run loop comes
/// round. A flick may be over by then, and a driver that is told to finish before it has started leaves
/// the screen halfway.
@MainActor
final class FingerDrivenTransition: UIPercentDrivenInteractiveTransition {
  /// Told when the transition starts.
  var onStart: () -> Void = {}
  private var hasStarted = false
  private var waiting: Waiting?

  private enum Waiting {
    case update(CGFloat)
    case finish
    case cancel
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    hasStarted = true
    onStart()
    let waiting = waiting
    self.waiting = nil
    switch waiting {
    case .update(let share): update(share)
    case .finish: finish()
    case .cancel: cancel()
    case nil: break
    }
  }

  override func update(_ percentComplete: CGFloat) {
    if hasStarted { super.update(percentComplete) } else { waiting = .update(percentComplete) }
  }

  override func finish() {
    if hasStarted { super.finish() } else { waiting = .finish }
  }

  override func cancel() {
    if hasStarted { super.cancel() } else { waiting = .cancel }
  }
}
