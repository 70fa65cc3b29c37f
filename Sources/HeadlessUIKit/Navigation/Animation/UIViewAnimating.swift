import Foundation

/// Where an animation stands.
public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing has been set in motion yet, or all is over.
  case inactive = 0
  /// It runs or is paused.
  case active = 1
  /// It was stopped where it was and waits to be finished.
  case stopped = 2
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where it leads to.
  case end = 0
  /// Where it came from.
  case start = 1
  /// Where it happens to be.
  case current = 2
}

/// An animation that can be started, scrubbed, turned round and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Where the animation stands.
  var state: UIViewAnimatingState { get }
  /// Whether it moves by itself at present.
  var isRunning: Bool { get }
  /// Whether it goes back to where it came from.
  var isReversed: Bool { get set }
  /// How far it has come, from 0 to 1; setting it pauses an animation that has not begun.
  var fractionComplete: CGFloat { get set }
  /// Starts or resumes it.
  func startAnimation()
  /// Starts it after a delay, in s.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses it where it is; one that has not begun becomes active.
  func pauseAnimation()
  /// Stops it where it is; unless without finishing, it then waits for ``finishAnimation(at:)``.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Puts a stopped animation at a position, and ends it.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that takes closures of changes.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes to animate.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure to run when the animation is over.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes a paused animation with another timing; the factor is of the original duration, 0 for
  /// what remains of it.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Left out: nothing happens.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Left out: nothing happens.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Left out: the animation is started.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
}
