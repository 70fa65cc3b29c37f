#if HEADLESS
import Foundation

/// The numbers of conflict maps.
package enum MapMetrics {
  /// The default distance between start points, in pt.
  ///
  /// It is finer than every zone of the rules; the narrowest one is the leading edge of 20 pt
  /// (`GestureMetrics.edgeWidth`).
  package static let spacing = 10
  /// The allowed distances between start points, in pt.
  ///
  /// Below 2 there are more drags than pixels; above 100 too few for a picture.
  package static let spacings = 2...100
  /// The length of a drag along an axis, in pt.
  ///
  /// It exceeds every threshold of the engine and the rules; the largest one is the 50 pt of a
  /// swipe (`EngineMetrics.swipeDistance`).
  package static let travel: CGFloat = 60
  /// The length of a diagonal drag along each axis, in pt.
  ///
  /// It is 59 pt in total, and divisible by the four samples without rounding.
  static let slantedTravel: CGFloat = 42
  /// The duration of a drag, in s.
  ///
  /// It results in 900 pt/s, more than every speed threshold (`EngineMetrics.pageFlipSpeed`), and is less than the delay of content touches
  /// (`EngineMetrics.contentTouchDelay`).
  package static let duration: TimeInterval = 4.0 / 60
  /// Samples per second: those of a 60 Hz screen, here 15 pt apart.
  package static let rate: Double = 60
  /// The time between two drags, in s: longer than a transition, a closing row and a double tap.
  package static let pause: TimeInterval = 1
  /// The allowed numbers of processes for a map.
  package static let jobs = 1...64
}
#endif
