import UIKitShim

/// UIKit's percent-driven interaction, which also accepts updates before its transition has
/// started.
///
/// When UIKit starts a transition that an app drives is unpublished: at once, or in a later turn of
/// the run loop. A flick may be over by then, and an interaction that is finished before it has
/// started leaves the screen halfway.
@MainActor
final class BufferedInteraction: UIPercentDrivenInteractiveTransition {
  /// Called when the transition starts.
  var onStart: () -> Void = {}
  private var hasStarted = false
  private var pending: Update?

  private enum Update {
    case progress(CGFloat)
    case finish
    case cancel
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    hasStarted = true
    onStart()
    let pending = pending
    self.pending = nil
    switch pending {
    case .progress(let fraction): update(fraction)
    case .finish: finish()
    case .cancel: cancel()
    case nil: break
    }
  }

  override func update(_ percentComplete: CGFloat) {
    if hasStarted { super.update(percentComplete) } else { pending = .progress(percentComplete) }
  }

  override func finish() {
    if hasStarted { super.finish() } else { pending = .finish }
  }

  override func cancel() {
    if hasStarted { super.cancel() } else { pending = .cancel }
  }
}
