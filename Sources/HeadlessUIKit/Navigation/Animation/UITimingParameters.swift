#if HEADLESS
extension UIView {
  /// The speed of an animation over time.
  public enum AnimationCurve: Int, Sendable {
    /// Begins and ends slowly.
    case easeInOut = 0
    /// Begins slowly.
    case easeIn = 1
    /// Ends slowly.
    case easeOut = 2
    /// Runs at constant speed.
    case linear = 3
  }
}

/// The kind of timing that an object provides.
public enum UITimingCurveType: Int, Sendable {
  /// A predefined curve, a cubic Bézier curve, a spring, or a cubic curve together with a spring.
  case builtin, cubic, spring, composed
}

/// The timing of an animation.
///
/// The engine animates along the cubic curve, or along easeInOut if there is none; it does not
/// model springs.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject, NSCoding, NSCopying {
  /// The kind of timing.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic timing parameters; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring timing parameters; nil for a predefined or cubic curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A timing along a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, @MainActor UITimingCurveProvider {
  /// The kind of timing: predefined if created from a predefined curve, else cubic.
  public let timingCurveType: UITimingCurveType
  /// The predefined curve; easeInOut if the timing was created without one.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point: fractions of time and progress, each from 0 to 1.
  public let controlPoint1: CGPoint
  /// The second control point: fractions of time and progress, each from 0 to 1.
  public let controlPoint2: CGPoint

  /// Creates the default timing of Core Animation.
  public override init() {
    timingCurveType = .cubic
    animationCurve = .easeInOut
    controlPoint1 = CGPoint(x: 0.25, y: 0.1)
    controlPoint2 = CGPoint(x: 0.25, y: 1)
  }

  /// Creates the timing of a predefined curve.
  public init(animationCurve: UIView.AnimationCurve) {
    timingCurveType = .builtin
    self.animationCurve = animationCurve
    // The control points that Core Animation publishes for its predefined curves.
    (controlPoint1, controlPoint2) =
      switch animationCurve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
  }

  /// Creates a timing from two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    timingCurveType = .cubic
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
  }

  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }
  /// Does nothing; HeadlessUIKit does not support archiving.
  open func encode(with coder: NSCoder) {}
  /// Returns the timing itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// The receiver.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil, since the timing isn't a spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// Returns the fraction of progress after a fraction of the duration.
  func fraction(at time: CGFloat) -> CGFloat {
    guard time > 0, time < 1 else { return time >= 1 ? 1 : 0 }
    // x increases with the parameter while the control points are in 0...1, so bisection finds it.
    var (low, high) = (CGFloat(0), CGFloat(1))
    for _ in 0..<40 {
      let midpoint = (low + high) / 2
      if bezier(controlPoint1.x, controlPoint2.x, midpoint) < time {
        low = midpoint
      } else {
        high = midpoint
      }
    }
    return bezier(controlPoint1.y, controlPoint2.y, (low + high) / 2)
  }

  private func bezier(_ first: CGFloat, _ second: CGFloat, _ t: CGFloat) -> CGFloat {
    let remainder = 1 - t
    return 3 * remainder * remainder * t * first + 3 * remainder * t * t * second + t * t * t
  }
}

/// The timing of a spring, which the engine stores but does not model.
///
/// An animation with this timing follows the easeInOut curve for its duration.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @MainActor UITimingCurveProvider {
  /// The velocity at the start of the animation, relative to its distance, in 1/s.
  public let initialVelocity: CGVector

  /// Creates the default spring.
  public override init() { initialVelocity = .zero }

  /// Creates a spring with a damping ratio; a spring with a ratio of 1 does not oscillate.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring with a damping ratio and an initial velocity.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
  }

  /// Creates a spring from its physical properties and an initial velocity.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
  }

  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }
  /// Does nothing; HeadlessUIKit does not support archiving.
  open func encode(with coder: NSCoder) {}
  /// Returns the timing itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// The kind of timing, a spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Nil, since the timing is not cubic.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The receiver.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
#endif
