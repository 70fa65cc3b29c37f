#if HEADLESS
/// The state of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animation has not started, or has finished.
  case inactive = 0
  /// The animation runs or is paused.
  case active = 1
  /// The animation was stopped and has to be finished.
  case stopped = 2
}

/// A position of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end of the animation.
  case end = 0
  /// The start of the animation.
  case start = 1
  /// The current position of the animation.
  case current = 2
}

/// An animation that can be started, scrubbed, reversed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is running, and not paused.
  var isRunning: Bool { get }
  /// Whether the animation runs towards its start.
  var isReversed: Bool { get set }
  /// The fraction of the animation that is complete, from 0 to 1.
  ///
  /// Setting it makes an inactive animation active and pauses it.
  var fractionComplete: CGFloat { get set }
  /// Starts or resumes the animation.
  func startAnimation()
  /// Starts the animation after a delay, in s.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation at its current position; makes an inactive animation active.
  func pauseAnimation()
  /// Stops the animation at its current position.
  ///
  /// Unless the argument is true, the animation waits for ``finishAnimation(at:)``.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation defined by closures of changes.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes to animate.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called when the animation finishes.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes a paused animation with another timing.
  ///
  /// The factor is a fraction of the original duration; 0 stands for the remaining duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Default implementation; does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Default implementation; does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Default implementation; starts the animation.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
}
#endif
