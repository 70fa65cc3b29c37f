import Foundation

/// Where a finger was at one moment of a stroke.
public struct StrokeSample: Equatable, Sendable {
  /// Seconds since touch-down.
  public var time: TimeInterval

  /// The place in pt, y downwards.
  public var location: CGPoint

  /// Makes a sample from seconds and pt; recordings have milliseconds.
  public init(time: TimeInterval, location: CGPoint) {
    self.time = time
    self.location = location
  }
}
