import Foundation

/// Drives the animations of a transition by a share of their way (C231).
///
/// ```swift
/// case .changed: transition.update(pan.translation(in: view).x / view.bounds.width)
/// case .ended: transition.finish()
/// ```
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// How long the transition takes without a finger, in s, as of its start.
  open private(set) var duration: CGFloat = 0
  /// The share of the way that was told last.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the transition goes on once the finger lets go; at 1 the rest takes its share of the
  /// duration.
  open var completionSpeed: CGFloat = 1
  /// How the transition gathers and loses speed once the finger lets go.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// The timing once the finger lets go; nil for the curve's.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins under the finger.
  open var wantsInteractiveStart = true

  private weak var context: TransitionContext?

  /// Makes a driver, for one transition after another.
  public override init() { super.init() }

  /// Sets the transition up: its animations stand still until they are told a share.
  ///
  /// Of contexts that UIKit did not make nothing is driven.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    percentComplete = 0
    duration = CGFloat(context.duration)
    context.animate(held: context.isInteractive)
  }

  /// Takes hold of a transition that runs by itself; the share that was told last stays what it was.
  open func pause() {
    guard let context, !context.isInteractive else { return }
    context.pauseInteractiveTransition()
    guard context.isInteractive else { return }
    for animation in context.animations { animation.pauseAnimation() }
    context.updateInteractiveTransition(
      context.animations.first?.fractionComplete ?? percentComplete)
  }

  /// Shows a share of the transition, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive, percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    for animation in context.animations { animation.fractionComplete = self.percentComplete }
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets go: the transition goes back to where it came from.
  open func cancel() { letGo(cancelled: true) }

  /// Lets go: the transition goes on to its end.
  open func finish() { letGo(cancelled: false) }

  private func letGo(cancelled: Bool) {
    guard let context, context.isInteractive else { return }
    // The handlers below may end the transition, which then forgets its animations.
    let animations = context.animations
    let share = animations.first?.fractionComplete ?? percentComplete
    let rest = cancelled ? share : 1 - share
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
        withTimingParameters: timing, durationFactor: max(rest / speed, .ulpOfOne))
    }
  }
}
