#if HEADLESS
/// Animates the center, bounds, transform and alpha of views, and can be scrubbed.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { view.alpha = 0 }
/// animator.fractionComplete = 0.5   // view.alpha reads 0.5
/// ```
///
/// The engine has no presentation layer: an animated property reads its interpolated value, updated
/// per frame. Springs, `delayFactor`, `pausesOnCompletion` and copying are not modelled.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration of the whole animation, in s.
  open private(set) var duration: TimeInterval
  /// The timing of the animation while it runs.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The state of the animation.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation is running, and not paused.
  open private(set) var isRunning = false
  /// Whether the animation can be paused and stopped; stored only.
  open var isInterruptible = true
  /// Whether views receive touches while the animation runs; stored only.
  open var isUserInteractionEnabled = true
  /// Whether touches hit views where the animation shows them; stored only.
  open var isManualHitTestingEnabled = false
  /// Whether `fractionComplete` moves at constant speed; stored only.
  open var scrubsLinearly = true
  /// Whether the animation runs towards its start.
  open var isReversed = false {
    didSet { if isReversed != oldValue, isRunning { run(over: remaining) } }
  }

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes = ViewChanges()
  private var fraction: CGFloat = 0
  private var timer: HeadlessTimer?
  private var curve: UICubicTimingParameters
  /// The interactive transition that scrubs the animation instead of the clock.
  private weak var drivingTransition: TransitionContext?

  /// Creates an animator with a timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    curve =
      parameters.cubicTimingParameters ?? UICubicTimingParameters(animationCurve: .easeInOut)
  }

  /// Creates an animator for changes with a predefined curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Whether it is the engine's own, which no app can end.
  var isEnginesOwn = false

  /// Traps, where UIKit raises, if the animation is paused or stopped: it must end first.
  deinit {
    guard !isEnginesOwn, !isRunning, state != .inactive else { return }
    preconditionFailure(
      "A UIViewPropertyAnimator is released while it is paused or stopped. Finish it, or call "
        + "stopAnimation(true).")
  }

  /// The fraction of the animation that is complete, from 0 to 1; setting it pauses the animation.
  open var fractionComplete: CGFloat {
    get { fraction }
    set {
      guard state != .stopped, newValue.isFinite else { return }
      pauseAnimation()
      fraction = min(max(newValue, 0), 1)
      changes.apply(fraction)
    }
  }

  /// Adds changes; those added to an active animation start from the current values.
  open func addAnimations(_ animation: @escaping () -> Void) {
    guard state == .active else {
      animations.append(animation)
      return
    }
    changes.record(animation)
    changes.apply(fraction)
  }

  /// Adds a closure that is called when the animation finishes.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts or resumes the animation.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts or resumes the animation after a delay, in s.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard activate(), !isRunning else { return }
    if let transition = TransitionContext.capturing, transition.capture(self) {
      drivingTransition = transition
      return
    }
    guard delay > 0, let clock = changes.clock else {
      run(over: remaining)
      return
    }
    isRunning = true
    timer = clock.schedule(after: delay) { self.run(over: self.remaining) }
  }

  /// Pauses the animation at its current position; makes an inactive animation active.
  open func pauseAnimation() {
    guard activate() else { return }
    timer?.cancel()
    isRunning = false
  }

  /// Resumes a paused animation with another timing.
  ///
  /// - Parameters:
  ///   - parameters: The timing; nil keeps the animator's.
  ///   - durationFactor: A fraction of the original duration; 0 stands for the remaining duration.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    if let parameters {
      timingParameters = parameters
      curve = parameters.cubicTimingParameters ?? curve
    }
    drivingTransition = nil
    run(over: durationFactor > 0 ? duration * TimeInterval(durationFactor) : remaining)
  }

  /// Stops the animation at its current position.
  ///
  /// - Parameter withoutFinishing: Whether the animation becomes inactive at once, without calling
  ///   its completion closures.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    timer?.cancel()
    isRunning = false
    state = .stopped
    if withoutFinishing {
      completions = []
      reset()
    }
  }

  /// Finishes a stopped animation at a position and calls its completion closures.
  ///
  /// Ignored if the animation is not stopped, where UIKit raises.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    switch finalPosition {
    case .end: changes.apply(1)
    case .start: changes.apply(0)
    case .current: break
    }
    let finishedCompletions = completions
    completions = []
    reset()
    for completion in finishedCompletions { completion(finalPosition) }
  }

  /// Makes an inactive animation active; returns whether it is active now.
  private func activate() -> Bool {
    guard state == .inactive else { return state == .active }
    state = .active
    let pending = animations
    animations = []
    changes.record { for animation in pending { animation() } }
    changes.apply(fraction)
    return true
  }

  /// The duration of the rest of the animation, in s.
  private var remaining: TimeInterval {
    duration * TimeInterval(isReversed ? fraction : 1 - fraction)
  }

  /// Runs the animation to its end, or to its start if reversed.
  private func run(over time: TimeInterval) {
    timer?.cancel()
    guard drivingTransition == nil else { return }
    isRunning = true
    guard time > 0, let clock = changes.clock else {
      end()
      return
    }
    scheduleFrame(from: fraction, since: clock.now, over: time)
  }

  /// Schedules the next frame; the timer retains a running animation, as UIKit does.
  private func scheduleFrame(
    from first: CGFloat, since start: TimeInterval, over time: TimeInterval
  ) {
    // A duration below the clock's resolution ends here, or timers without a delay would repeat
    // forever.
    guard let clock = changes.clock, start + time > clock.now else {
      end()
      return
    }
    let delay = min(EngineMetrics.frame, start + time - clock.now)
    timer = clock.schedule(after: delay) { [self] in
      let elapsed = CGFloat(((changes.clock?.now ?? .infinity) - start) / time)
      // A rounding error must not cost another frame.
      guard elapsed < 1 - 1e-9 else {
        end()
        return
      }
      let target: CGFloat = isReversed ? 0 : 1
      fraction = first + (target - first) * curve.fraction(at: elapsed)
      changes.apply(fraction)
      scheduleFrame(from: first, since: start, over: time)
    }
  }

  private func end() {
    stopAnimation(false)
    finishAnimation(at: isReversed ? .start : .end)
  }

  private func reset() {
    state = .inactive
    fraction = 0
    changes = ViewChanges()
    drivingTransition = nil
  }
}

extension UIViewPropertyAnimator {
  /// Creates an animator for changes in the manner of a spring, of which the engine models the
  /// duration only.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  /// Creates an animator for changes with the control points of a curve, which the engine takes for
  /// a slow beginning and end.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  /// Returns an animator that runs, with changes and a closure for its end; times in s.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
}
#endif
