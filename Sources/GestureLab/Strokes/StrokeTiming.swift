#if HEADLESS
import Foundation

/// What the paths of generated strokes have in common.
enum StrokeTiming {
  /// Returns the times of at least four samples at a rate in Hz: the first at touch-down, the last
  /// at lift.
  static func times(over duration: TimeInterval, rate: Double) -> [TimeInterval] {
    // A flick of 30 ms would have two samples at 60 Hz, too few for a course.
    let interval = min(1 / rate, duration / 3)
    // The last sample is at lift; another one just before it would show a false velocity.
    let whole = max(3, Int((duration / interval).rounded()))
    return (0..<whole).map { Double($0) * interval } + [duration]
  }

  /// Returns the fraction of the way after a fraction of the time.
  ///
  /// The velocity is the minimum-jerk profile of aimed movements plus a constant, because a swiping
  /// finger already moves when the way begins and still moves at lift.
  ///
  /// - Parameter steadySpeed: The constant, as a fraction of the mean speed.
  static func progress(at fraction: Double, steadySpeed: Double) -> Double {
    let bell = fraction * fraction * fraction * (10 + fraction * (6 * fraction - 15))
    return steadySpeed * fraction + (1 - steadySpeed) * bell
  }
}

extension CGPoint {
  /// The location in hundredths, which hide that sines differ in their last bits between systems.
  package var roundedToHundredths: CGPoint {
    CGPoint(x: (x * 100).rounded() / 100, y: (y * 100).rounded() / 100)
  }
}
#endif
