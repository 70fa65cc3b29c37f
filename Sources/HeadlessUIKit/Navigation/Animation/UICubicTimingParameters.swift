import Foundation

extension UIView {
  /// How an animation gathers and loses speed.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at first.
    case easeIn = 1
    /// Slow at last.
    case easeOut = 2
    /// Even.
    case linear = 3
  }
}

/// A timing of an animation; of UIKit's two kinds the engine has the cubic one.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The timing as a cubic curve, or nil.
  var cubicTimingParameters: UICubicTimingParameters? { get }
}

/// A timing along a Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve's name; easeInOut if it was made of points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point, times and shares from 0 to 1.
  public let controlPoint1: CGPoint
  /// The second control point, times and shares from 0 to 1.
  public let controlPoint2: CGPoint

  /// Makes the timing of a named curve.
  public init(animationCurve: UIView.AnimationCurve) {
    self.animationCurve = animationCurve
    // The control points that Core Animation publishes for its named curves.
    (controlPoint1, controlPoint2) =
      switch animationCurve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
    super.init()
  }

  /// Makes a timing of two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  /// The timing itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// The share of the way that is made after a share of the time.
  func share(at time: CGFloat) -> CGFloat {
    guard time > 0, time < 1 else { return time >= 1 ? 1 : 0 }
    // The curve's x grows with its parameter as long as the points lie in 0...1: bisect.
    var (low, high) = (CGFloat(0), CGFloat(1))
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if bezier(controlPoint1.x, controlPoint2.x, middle) < time {
        low = middle
      } else {
        high = middle
      }
    }
    return bezier(controlPoint1.y, controlPoint2.y, (low + high) / 2)
  }

  private func bezier(_ first: CGFloat, _ second: CGFloat, _ t: CGFloat) -> CGFloat {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
