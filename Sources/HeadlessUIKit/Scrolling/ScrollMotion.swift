#if HEADLESS
/// The motion of one coordinate of a content offset as a function of time.
struct ScrollMotion {
  /// The final position, in pt.
  let end: CGFloat
  /// The duration, in s.
  let duration: TimeInterval
  private let motion: @Sendable (Double) -> Double

  /// Returns the position after a time in s, in pt.
  func position(at time: TimeInterval) -> CGFloat { time >= duration ? end : CGFloat(motion(time)) }

  /// Returns the velocity after a time in s, in pt/s.
  func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return 0 }
    let step = 1e-5
    return CGFloat((motion(time + step) - motion(time - step)) / (2 * step))
  }

  /// Returns the motion displaced by a distance, in pt.
  func shifted(by distance: CGFloat) -> ScrollMotion {
    let motion = motion
    return ScrollMotion(end: end + distance, duration: duration) { motion($0) + Double(distance) }
  }

  /// Returns the motion that remains after a time in s.
  func remainder(after time: TimeInterval) -> ScrollMotion {
    let motion = motion
    return ScrollMotion(end: end, duration: max(0, duration - time)) { motion(time + $0) }
  }

  /// Returns a motion that stays at a position, in pt.
  static func rest(at position: CGFloat) -> ScrollMotion {
    ScrollMotion(end: position, duration: 0) { _ in Double(position) }
  }

  /// Returns a motion that decelerates until it rests (C142, M04).
  ///
  /// At an end of the content it stops, or overshoots and returns if content bounces (M06). A
  /// motion that starts beyond an end returns to it, unless its velocity, in pt/s, carries it into
  /// the content.
  static func decelerate(
    from start: CGFloat, velocity: CGFloat, rate: UIScrollView.DecelerationRate,
    within limits: ClosedRange<CGFloat>, bounces: Bool
  ) -> ScrollMotion {
    let decay = log(rate.fraction) * 1000
    let (origin, speed) = (Double(start), Double(velocity))
    let span = speed * Double(rate.reach)
    let deceleration: @Sendable (Double) -> Double = { origin + span * (1 - exp(decay * $0)) }
    let target = landing(from: start, velocity: velocity, rate: rate)
    if limits.contains(target) {
      let stop = Double(EngineMetrics.decelerationStop)
      let duration = abs(speed) > stop ? log(stop / abs(speed)) / decay : 0
      return ScrollMotion(end: target, duration: duration, motion: deceleration)
    }
    let edge = min(max(target, limits.lowerBound), limits.upperBound)
    guard (edge - start) * velocity > 0 else {
      // The motion starts at the end or beyond it.
      return returning(from: start, to: edge, velocity: bounces ? velocity : 0)
    }
    let fraction = min(max((Double(edge) - origin) / span, 0), 1 - 1e-9)
    let crossing = log(1 - fraction) / decay
    guard bounces else {
      return ScrollMotion(end: edge, duration: crossing, motion: deceleration)
    }
    let bounce = returning(from: edge, to: edge, velocity: CGFloat(speed * exp(decay * crossing)))
    return ScrollMotion(end: edge, duration: crossing + bounce.duration) { time in
      time < crossing ? deceleration(time) : bounce.motion(time - crossing)
    }
  }

  /// Returns a motion back to an end of the content, with a velocity in pt/s (M06).
  ///
  /// A critically damped spring. Content that rests, or moves back slower, starts back at
  /// ``EngineMetrics/returnRate`` (C266); content that moves away from the end keeps its velocity.
  static func returning(from start: CGFloat, to end: CGFloat, velocity: CGFloat) -> ScrollMotion {
    let (goal, away) = (Double(end), Double(start - end))
    let rate = Double(EngineMetrics.settlingRate)
    let back = -away * Double(EngineMetrics.returnRate)
    let keepsVelocity = Double(velocity) * away > 0 || abs(Double(velocity)) > abs(back)
    let drift = (keepsVelocity ? Double(velocity) : back) + away * rate
    return settling(at: end) { goal + (away + drift * $0) * exp(-rate * $0) }
  }

  /// Returns a motion to a chosen position, with a velocity in pt/s.
  ///
  /// UIKit's curve is unpublished; the engine uses a spring that does not overshoot.
  static func approach(from start: CGFloat, to end: CGFloat, velocity: CGFloat) -> ScrollMotion {
    let (goal, away, speed) = (Double(end), Double(start - end), Double(velocity))
    guard speed != 0, away != 0 else { return returning(from: start, to: end, velocity: 0) }
    let rate = max(Double(EngineMetrics.settlingRate), -speed / away)
    let drift = speed + away * rate
    return settling(at: end) { goal + (away + drift * $0) * exp(-rate * $0) }
  }

  /// Returns an animated motion that eases in and out; UIKit's curve is unpublished.
  static func ease(from start: CGFloat, to end: CGFloat) -> ScrollMotion {
    guard start != end else { return rest(at: end) }
    let duration = EngineMetrics.scrollAnimation
    return ScrollMotion(end: end, duration: duration) { time in
      let fraction = time / duration
      return Double(start) + Double(end - start) * fraction * fraction * (3 - 2 * fraction)
    }
  }

  /// Returns the position at which a motion with a velocity in pt/s comes to rest (M04).
  static func landing(
    from offset: CGFloat, velocity: CGFloat, rate: UIScrollView.DecelerationRate
  ) -> CGFloat {
    guard abs(velocity) > EngineMetrics.decelerationStop else { return offset }
    let lost = velocity > 0 ? EngineMetrics.decelerationStop : -EngineMetrics.decelerationStop
    return offset + (velocity - lost) * rate.reach
  }

  /// Returns the offset of the page on which a drag comes to rest, in pt (C147, C148).
  ///
  /// The page nearest to the landing position, or the next page after a fast drag; at most one page
  /// from the start.
  static func page(
    from start: CGFloat, at offset: CGFloat, landing: CGFloat, velocity: CGFloat, page: CGFloat
  ) -> CGFloat {
    let first = (start / page).rounded()
    var target = (landing / page).rounded()
    if abs(velocity) >= EngineMetrics.pageFlipSpeed {
      target = velocity > 0 ? (offset / page).rounded(.up) : (offset / page).rounded(.down)
    }
    return min(max(target, first - 1), first + 1) * page
  }

  /// Returns a motion that ends when it stays within half a point of its end.
  private static func settling(
    at end: CGFloat, _ motion: @escaping @Sendable (Double) -> Double
  ) -> ScrollMotion {
    let (step, longest) = (0.005, 3.0)
    // A start other than the end needs one frame, even within half a point.
    var last = motion(0) == Double(end) ? 0 : EngineMetrics.frame
    for time in stride(from: 0, through: longest, by: step)
    where abs(motion(time) - Double(end)) > 0.5 {
      last = time + step
    }
    return ScrollMotion(end: end, duration: last, motion: motion)
  }
}

extension UIScrollView.DecelerationRate {
  /// The fraction of the velocity that remains after 1 ms.
  ///
  /// Clamped to less than 1, so that a rate that is not finite or never comes to rest is valid.
  fileprivate var fraction: Double {
    let slowest = 0.9999
    return rawValue.isFinite ? min(max(Double(rawValue), 1e-9), slowest) : slowest
  }

  /// The distance that a velocity of 1 pt/s covers until rest, in pt (C142).
  fileprivate var reach: CGFloat { CGFloat(fraction / (1 - fraction) / 1000) }
}
#endif
