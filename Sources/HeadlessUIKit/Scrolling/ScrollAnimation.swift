#if HEADLESS
/// A running animation of a content offset: a deceleration, a bounce or an animated scroll.
@MainActor
final class ScrollAnimation {
  enum Purpose { case deceleration, animation }

  let purpose: Purpose
  /// Whether the target was chosen, so that a change of the content size does not move it.
  let hasChosenTarget: Bool
  /// The range of resting offsets for which the motion was computed.
  let limits: (min: CGPoint, max: CGPoint)
  private(set) var x: ScrollMotion
  private(set) var y: ScrollMotion
  private let start: TimeInterval
  /// The timer of the next frame.
  var timer: HeadlessTimer?

  init(
    _ purpose: Purpose, x: ScrollMotion, y: ScrollMotion, hasChosenTarget: Bool,
    limits: (min: CGPoint, max: CGPoint), start: TimeInterval
  ) {
    (self.purpose, self.hasChosenTarget, self.x, self.y) = (purpose, hasChosenTarget, x, y)
    (self.limits, self.start) = (limits, start)
  }

  /// The final offset, in pt.
  var end: CGPoint { CGPoint(x: x.end, y: y.end) }
  /// Returns whether the animation has ended at a time of the clock, in s.
  func isOver(at now: TimeInterval) -> Bool { now - start >= max(x.duration, y.duration) }

  /// Returns the offset at a time of the clock, in pt; before the end, on the pixel grid (M07).
  func offset(at now: TimeInterval) -> CGPoint {
    let time = now - start
    return CGPoint(x: offset(of: x, at: time), y: offset(of: y, at: time))
  }

  /// Returns the velocity of the offset at a time of the clock, in pt/s.
  func velocity(at now: TimeInterval) -> CGPoint {
    CGPoint(x: x.velocity(at: now - start), y: y.velocity(at: now - start))
  }

  /// Returns the motions that remain at a time of the clock, in s.
  func remainder(at now: TimeInterval) -> (x: ScrollMotion, y: ScrollMotion) {
    (x.remainder(after: now - start), y.remainder(after: now - start))
  }

  /// Moves the remaining animation by a distance, in pt.
  func shift(by distance: CGPoint) {
    x = x.shifted(by: distance.x)
    y = y.shifted(by: distance.y)
  }

  private func offset(of motion: ScrollMotion, at time: TimeInterval) -> CGFloat {
    time >= motion.duration ? motion.end : motion.position(at: time).onPixelGrid
  }
}
#endif
