import Foundation

/// Animates the center, bounds, transform and alpha of views, and lets itself be scrubbed.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { view.alpha = 0 }
/// animator.fractionComplete = 0.5   // view.alpha reads 0.5
/// ```
///
/// A property in motion reads what shows, frame by frame; UIKit has a second set of values for that.
/// Springs, delays of single animations and `pausesOnCompletion` are not modelled.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// How long the animation takes from end to end, in s.
  open private(set) var duration: TimeInterval
  /// The timing of the animation when it runs by itself.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Where the animation stands.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it moves by itself at present.
  open private(set) var isRunning = false
  /// Whether it goes back to where it came from.
  open var isReversed = false {
    didSet { if isReversed != oldValue, isRunning { run(over: remaining) } }
  }

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes = ViewChanges()
  private var share: CGFloat = 0
  private var timer: HeadlessTimer?
  private var curve: UICubicTimingParameters
  /// The transition that scrubs the animation in the place of the clock.
  private weak var driver: TransitionContext?

  /// Makes an animation with a timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    curve =
      parameters.cubicTimingParameters ?? UICubicTimingParameters(animationCurve: .easeInOut)
    super.init()
  }

  /// Makes an animation of some changes along a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// How far the animation has come, from 0 to 1; setting it pauses the animation there.
  open var fractionComplete: CGFloat {
    get { share }
    set {
      guard state != .stopped, newValue.isFinite else { return }
      pauseAnimation()
      share = min(max(newValue, 0), 1)
      changes.show(share)
    }
  }

  /// Adds changes; to an animation that is under way they are added from where the views are.
  open func addAnimations(_ animation: @escaping () -> Void) {
    guard state == .active else {
      animations.append(animation)
      return
    }
    changes.record(animation)
    changes.show(share)
  }

  /// Adds a closure to run when the animation is over.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts or resumes the animation.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts or resumes the animation after a delay, in s.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard activate(), !isRunning else { return }
    if let transition = TransitionContext.capturing, transition.captures(self) {
      driver = transition
      return
    }
    guard delay > 0, let clock = changes.clock else {
      run(over: remaining)
      return
    }
    isRunning = true
    timer = clock.schedule(after: delay) { self.run(over: self.remaining) }
  }

  /// Pauses the animation where it is; one that has not begun is set up and stays at its start.
  open func pauseAnimation() {
    guard activate() else { return }
    timer?.cancel()
    isRunning = false
  }

  /// Resumes a paused animation with another timing.
  ///
  /// - Parameter durationFactor: A share of the original duration; 0 stands for what remains of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    if let parameters {
      timingParameters = parameters
      curve = parameters.cubicTimingParameters ?? curve
    }
    driver = nil
    run(over: durationFactor > 0 ? duration * TimeInterval(durationFactor) : remaining)
  }

  /// Stops the animation where it is.
  ///
  /// - Parameter withoutFinishing: Whether it is over with that, and no completion runs.
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

  /// Puts a stopped animation at a position and runs its completions.
  ///
  /// UIKit raises if the animation was not stopped; here nothing happens.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    switch finalPosition {
    case .end: changes.show(1)
    case .start: changes.show(0)
    case .current: break
    }
    let handlers = completions
    completions = []
    reset()
    for handler in handlers { handler(finalPosition) }
  }

  /// Sets the animation up if need be; returns whether it is under way.
  private func activate() -> Bool {
    guard state == .inactive else { return state == .active }
    state = .active
    let pending = animations
    animations = []
    changes.record { for animation in pending { animation() } }
    changes.show(share)
    return true
  }

  /// The time that the rest of the way takes, in s.
  private var remaining: TimeInterval {
    duration * TimeInterval(isReversed ? share : 1 - share)
  }

  /// Goes on by itself to the end, or back to the start.
  private func run(over time: TimeInterval) {
    timer?.cancel()
    guard driver == nil else { return }
    isRunning = true
    guard time > 0, let clock = changes.clock else {
      end()
      return
    }
    step(from: share, since: clock.now, over: time)
  }

  /// Waits for the next frame and shows it. The timer keeps a running animation alive, as UIKit does.
  private func step(from first: CGFloat, since start: TimeInterval, over time: TimeInterval) {
    // A time too short to be told from none is over: a timer without delay would come for ever.
    guard let clock = changes.clock, start + time > clock.now else {
      end()
      return
    }
    let delay = min(EngineMetrics.frame, start + time - clock.now)
    timer = clock.schedule(after: delay) { [self] in
      let passed = CGFloat(((changes.clock?.now ?? .infinity) - start) / time)
      // A hair of rounding must not cost another frame.
      guard passed < 1 - 1e-9 else {
        end()
        return
      }
      let goal: CGFloat = isReversed ? 0 : 1
      share = first + (goal - first) * curve.share(at: passed)
      changes.show(share)
      step(from: first, since: start, over: time)
    }
  }

  private func end() {
    stopAnimation(false)
    finishAnimation(at: isReversed ? .start : .end)
  }

  private func reset() {
    state = .inactive
    share = 0
    changes = ViewChanges()
    driver = nil
  }
}
