#if HEADLESS
/// Drives the animations of a transition by the fraction that is complete (C231).
///
/// ```swift
/// case .changed: transition.update(pan.translation(in: view).x / view.bounds.width)
/// case .ended: transition.finish()
/// ```
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// The duration of the whole transition at its start, in s.
  open private(set) var duration: CGFloat = 0
  /// The fraction of the last update, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the animation after the interaction, as a factor of its regular speed.
  open var completionSpeed: CGFloat = 1
  /// The timing of the animation after the interaction.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// The timing after the interaction; nil for ``completionCurve``.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition starts interactively.
  open var wantsInteractiveStart = true

  private weak var context: TransitionContext?

  /// Creates an object that can drive one transition after another.
  public override init() { super.init() }

  /// Starts the transition, with its animations paused if it starts interactively.
  ///
  /// Ignored for a context that the engine did not create.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    percentComplete = 0
    duration = CGFloat(context.duration)
    context.animate(held: context.isInteractive)
  }

  /// Pauses a running transition and makes it interactive.
  ///
  /// ``percentComplete`` keeps the value of the last update.
  open func pause() {
    guard let context, !context.isInteractive else { return }
    context.pauseInteractiveTransition()
    guard context.isInteractive else { return }
    for animation in context.animations { animation.pauseAnimation() }
    context.updateInteractiveTransition(
      context.animations.first?.fractionComplete ?? percentComplete)
  }

  /// Moves the transition to a fraction of its animation, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive, percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    for animation in context.animations { animation.fractionComplete = self.percentComplete }
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Ends the interaction; the transition animates back to its start.
  open func cancel() { endInteraction(cancelled: true) }
  /// Ends the interaction; the transition animates to its end.
  open func finish() { endInteraction(cancelled: false) }

  private func endInteraction(cancelled: Bool) {
    guard let context, context.isInteractive else { return }
    // The handlers called below may end the transition, which then releases its animations.
    let animations = context.animations
    let fraction = animations.first?.fractionComplete ?? percentComplete
    let remaining = cancelled ? fraction : 1 - fraction
    if cancelled {
      context.cancelInteractiveTransition()
    } else {
      context.finishInteractiveTransition()
    }
    let timing = timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
    let speed = completionSpeed > 0 ? completionSpeed : 1
    for animation in animations where !context.isOver {
      animation.isReversed = cancelled
      animation.continueAnimation(
        withTimingParameters: timing, durationFactor: max(remaining / speed, .ulpOfOne))
    }
  }
}
#endif
