import Foundation

/// Where a finger was at one moment of a stroke.
package struct StrokeSample: Equatable, Sendable {
  /// Seconds since touch-down.
  package var time: TimeInterval

  /// The place in pt, y downwards.
  package var location: CGPoint

  /// Makes a sample from seconds and pt; recordings have milliseconds.
  package init(time: TimeInterval, location: CGPoint) {
    self.time = time
    self.location = location
  }
}
