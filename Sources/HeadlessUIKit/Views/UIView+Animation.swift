import Foundation

extension UIView {
  /// How an animation runs; the engine heeds what decides about touches and keeps the rest.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out along with the view.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views that are animated may be touched meanwhile (C012).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation goes on from where an earlier one is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Evenly fast.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// Animates changes of places, sizes, transforms and opacities.
  ///
  /// The values change at once: they are the model's, and those count for touches. Until the
  /// animation ends on the clock of the engine that shows the views, a view that changed takes no
  /// touch, nor does anything in it, unless the options allow it (C012). Views that no engine shows
  /// are at their end at once.
  ///
  /// - Parameters:
  ///   - duration: In s.
  ///   - delay: In s; the wait before it counts to the animation.
  ///   - completion: Called at the end, with whether the animation ran to it in every view: a view
  ///     that leaves its window ends it early.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    if TransitionContext.capturing != nil {
      // A transition's animations are driven by its finger, however they are written.
      let animator = UIViewPropertyAnimator(
        duration: duration, curve: .easeInOut, animations: animations)
      animator.addCompletion { _ in completion?(true) }
      animator.startAnimation(afterDelay: delay)
      return
    }
    let animation = ViewAnimation(
      locksViews: !options.contains(.allowUserInteraction), completion: completion)
    let outer = ViewAnimation.recorded
    ViewAnimation.recorded = areAnimationsEnabled ? animation : nil
    animations()
    ViewAnimation.recorded = outer
    animation.run(for: max(0, delay) + max(0, duration))
  }

  /// Animates changes without a delay, during which the views take no touches (C012).
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Makes changes that belong to no animation, also while one is being described.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let outer = ViewAnimation.recorded
    ViewAnimation.recorded = nil
    actionsWithoutAnimation()
    ViewAnimation.recorded = outer
  }

  /// Whether changes are animated at all.
  public static var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

  /// Sets whether changes are animated at all; those under way go on.
  public static func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.isEnabled = enabled }
}
