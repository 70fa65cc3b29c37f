#if HEADLESS
extension UIView {
  /// Options of an animation. The engine evaluates those that affect touches and ignores the
  /// others.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out subviews together with the view.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows touches of views that are being animated (C012).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the current state of a running animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats; the engine runs an animation once.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs backwards after it has run; the engine does not.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another animation; the engine always does.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Shows and hides views during a transition.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Flips from the left; nothing is drawn.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips from the right; nothing is drawn.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls up; nothing is drawn.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls down; nothing is drawn.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades; nothing is drawn.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Moves at constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// Animates changes of position, size, transform and opacity.
  ///
  /// The model values, which hit-testing uses, change immediately. Until the animation ends on the
  /// engine's clock, neither a changed view nor its descendants receive touches, unless the options
  /// include ``AnimationOptions/allowUserInteraction`` (C012). Views outside an engine's window are
  /// not animated.
  ///
  /// - Parameters:
  ///   - duration: In s.
  ///   - delay: In s. It is part of the animation: the views receive no touches during it either.
  ///   - options: The curve, and whether the views receive touches.
  ///   - animations: Changes the views; called once, before the method returns.
  ///   - completion: Called at the end, with true if the animation finished in every view. It does
  ///     not finish in a view that leaves its window.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    if TransitionContext.capturing != nil {
      // An interactive transition drives its animations, whichever API creates them.
      let animator = UIViewPropertyAnimator(
        duration: duration, curve: .easeInOut, animations: animations)
      animator.addCompletion { _ in completion?(true) }
      animator.startAnimation(afterDelay: delay)
      return
    }
    let animation = ViewAnimation(
      locksViews: !options.contains(.allowUserInteraction), completion: completion)
    let outer = ViewAnimation.recording
    ViewAnimation.recording = areAnimationsEnabled ? animation : nil
    animations()
    ViewAnimation.recording = outer
    animation.run(for: max(0, delay) + max(0, duration))
  }

  /// Animates changes without a delay. The changed views receive no touches meanwhile (C012).
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Performs changes without animation, also inside an animation block.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let outer = ViewAnimation.recording
    ViewAnimation.recording = nil
    actionsWithoutAnimation()
    ViewAnimation.recording = outer
  }

  /// Whether animations are enabled.
  public static var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }
  /// Enables or disables animations. Running animations continue.
  public static func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.isEnabled = enabled }
}
#endif
