#if HEADLESS
extension UIView {
  /// Options of an animation with key frames. The engine evaluates those that affect touches.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Allows touches of views that are being animated (C012).
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the current state of a running animation.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats; the engine runs an animation once.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Moves at constant speed between frames.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Moves smoothly between frames.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Animates changes in the manner of a spring, of which the engine models the duration only.
  ///
  /// The other parameters are those of
  /// ``animate(withDuration:delay:options:animations:completion:)``.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Animates changes in the manner of a spring, of which the engine models the duration only.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Animates changes of key frames: all views that change receive no touches for the whole time.
  ///
  /// Model values change immediately, so that those of the last frame are in force.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay,
      options: options.contains(.allowUserInteraction) ? .allowUserInteraction : [],
      animations: animations, completion: completion)
  }

  /// Adds the changes of a key frame, which apply at once.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Runs changes in a view, of which nothing is drawn, and calls a closure at the end.
  ///
  /// The changes animate like those of
  /// ``animate(withDuration:delay:options:animations:completion:)``.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: completion)
  }

  /// Replaces a view in its superview, or hides it and shows the other if the options say so.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else {
      fromView.superview?.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    animate(
      withDuration: duration, delay: 0, options: options, animations: {}, completion: completion)
  }
}

extension UIViewController {
  /// Replaces the view of a child by that of another, with changes that animate.
  ///
  /// Both must be children, as UIKit requires; otherwise nothing happens. Appearance messages are
  /// sent as the views come and go.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.parent === self, toViewController.parent === self,
      let container = fromViewController.viewIfLoaded?.superview
    else { return }
    container.addSubview(toViewController.view)
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: { finished in
        fromViewController.viewIfLoaded?.removeFromSuperview()
        completion?(finished)
      })
  }
}
#endif
