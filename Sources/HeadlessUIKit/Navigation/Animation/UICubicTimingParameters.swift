#if HEADLESS
import Foundation

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

/// The timing of an animation; the engine models cubic timing and no springs.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The cubic timing parameters, if the timing is cubic.
  var cubicTimingParameters: UICubicTimingParameters? { get }
}

/// A timing along a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The predefined curve; easeInOut if the timing was created from control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point: fractions of time and progress, each from 0 to 1.
  public let controlPoint1: CGPoint
  /// The second control point: fractions of time and progress, each from 0 to 1.
  public let controlPoint2: CGPoint

  /// Creates the timing of a predefined curve.
  public init(animationCurve: UIView.AnimationCurve) {
    self.animationCurve = animationCurve
    // The control points that Core Animation publishes for its predefined curves.
    (controlPoint1, controlPoint2) =
      switch animationCurve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
    super.init()
  }

  /// Creates a timing from two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  /// The receiver.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

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
#endif
