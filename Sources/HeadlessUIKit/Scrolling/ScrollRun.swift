import Foundation

/// Content that moves by itself: after a fling, back from beyond an end, or because it was told to.
@MainActor
final class ScrollRun {
  enum Purpose { case deceleration, animation }

  let purpose: Purpose
  /// Whether it goes to a place that was chosen for it, wherever the content ends meanwhile.
  let isBound: Bool
  /// The offsets between which content rested when the motion was planned.
  let limits: (min: CGPoint, max: CGPoint)
  private(set) var x: ScrollMotion
  private(set) var y: ScrollMotion
  private let start: TimeInterval
  /// The next frame.
  var timer: HeadlessTimer?

  init(
    _ purpose: Purpose, x: ScrollMotion, y: ScrollMotion, isBound: Bool,
    limits: (min: CGPoint, max: CGPoint), start: TimeInterval
  ) {
    self.purpose = purpose
    self.isBound = isBound
    self.x = x
    self.y = y
    self.limits = limits
    self.start = start
  }

  /// Where it comes to rest.
  var end: CGPoint { CGPoint(x: x.end, y: y.end) }

  /// Whether it has come to rest by a time of the clock.
  func isOver(at now: TimeInterval) -> Bool { now - start >= max(x.duration, y.duration) }

  /// Where the offset is at a time of the clock; on the way, on the grid of pixels (M07).
  func offset(at now: TimeInterval) -> CGPoint {
    let time = now - start
    return CGPoint(x: offset(of: x, at: time), y: offset(of: y, at: time))
  }

  /// How fast the offset moves at a time of the clock, in pt/s.
  func velocity(at now: TimeInterval) -> CGPoint {
    CGPoint(x: x.velocity(at: now - start), y: y.velocity(at: now - start))
  }

  /// Goes on in another place.
  func shift(by distance: CGPoint) {
    x = x.shifted(by: distance.x)
    y = y.shifted(by: distance.y)
  }

  private func offset(of motion: ScrollMotion, at time: TimeInterval) -> CGFloat {
    time >= motion.duration ? motion.end : motion.position(at: time).onPixelGrid
  }
}

extension CGFloat {
  /// The nearest place on the grid of pixels, in pt (M07).
  var onPixelGrid: CGFloat {
    (self * EngineMetrics.screenScale).rounded() / EngineMetrics.screenScale
  }
}
