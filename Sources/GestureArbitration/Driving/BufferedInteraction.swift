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
  /// An app's own interaction, which drives the app's own animation, and buffers nothing.
  var wrapped: UIPercentDrivenInteractiveTransition?
  private var hasStarted = false
  private var pending: Update?

  private enum Update {
    case progress(CGFloat)
    case finish
    case cancel
  }

  override var wantsInteractiveStart: Bool {
    get { wrapped?.wantsInteractiveStart ?? super.wantsInteractiveStart }
    set { super.wantsInteractiveStart = newValue }
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    if let wrapped {
      wrapped.startInteractiveTransition(transitionContext)
    } else {
      super.startInteractiveTransition(transitionContext)
    }
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

  override func pause() {
    if let wrapped { wrapped.pause() } else { super.pause() }
  }

  override func update(_ percentComplete: CGFloat) {
    guard hasStarted else { return pending = .progress(percentComplete) }
    if let wrapped { wrapped.update(percentComplete) } else { super.update(percentComplete) }
  }

  override func finish() {
    guard hasStarted else { return pending = .finish }
    guard let wrapped else { return super.finish() }
    (wrapped.completionSpeed, wrapped.completionCurve) = (completionSpeed, completionCurve)
    wrapped.finish()
  }

  override func cancel() {
    guard hasStarted else { return pending = .cancel }
    guard let wrapped else { return super.cancel() }
    (wrapped.completionSpeed, wrapped.completionCurve) = (completionSpeed, completionCurve)
    wrapped.cancel()
  }
}
