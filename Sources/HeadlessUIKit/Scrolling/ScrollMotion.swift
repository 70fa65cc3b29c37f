import Foundation

/// How one coordinate of an offset moves by itself, as a function of time.
struct ScrollMotion {
  /// Where it comes to rest, in pt.
  let end: CGFloat
  /// How long it takes, in s.
  let duration: TimeInterval
  private let motion: @Sendable (Double) -> Double

  /// Where the coordinate is after a time, in s.
  func position(at time: TimeInterval) -> CGFloat {
    time >= duration ? end : CGFloat(motion(time))
  }

  /// How fast the coordinate moves after a time, in pt/s.
  func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return 0 }
    let step = 1e-5
    return CGFloat((motion(time + step) - motion(time)) / step)
  }

  /// The same motion in another place, that many pt away.
  func shifted(by distance: CGFloat) -> ScrollMotion {
    let motion = motion
    return ScrollMotion(end: end + distance, duration: duration) { motion($0) + Double(distance) }
  }

  /// Stays where it is.
  static func rest(at position: CGFloat) -> ScrollMotion {
    ScrollMotion(end: position, duration: 0) { _ in Double(position) }
  }

  /// Slows down at a deceleration rate until it rests (C142, M04); at an end of the content it stops,
  /// or swings beyond it and back if it bounces (M06). Velocity in pt/s.
  ///
  /// What begins beyond an end comes home, unless it is fast enough to come to rest in the content.
  static func glide(
    from start: CGFloat, velocity: CGFloat, rate: UIScrollView.DecelerationRate,
    within limits: ClosedRange<CGFloat>, bounces: Bool
  ) -> ScrollMotion {
    let decay = log(rate.share) * 1000
    let (origin, speed) = (Double(start), Double(velocity))
    let span = speed * Double(rate.reach)
    let glide: @Sendable (Double) -> Double = { origin + span * (1 - exp(decay * $0)) }
    let target = landing(from: start, velocity: velocity, rate: rate)
    if limits.contains(target) {
      let stop = Double(EngineMetrics.decelerationStop)
      let duration = abs(speed) > stop ? log(stop / abs(speed)) / decay : 0
      return ScrollMotion(end: target, duration: duration, motion: glide)
    }
    let edge = min(max(target, limits.lowerBound), limits.upperBound)
    guard (edge - start) * velocity > 0 else {
      // At that end already, or beyond it.
      return home(from: start, to: edge, velocity: bounces ? velocity : 0)
    }
    let share = min(max((Double(edge) - origin) / span, 0), 1 - 1e-9)
    let crossing = log(1 - share) / decay
    guard bounces else {
      return ScrollMotion(end: edge, duration: crossing, motion: glide)
    }
    let swing = home(from: edge, to: edge, velocity: CGFloat(speed * exp(decay * crossing)))
    return ScrollMotion(end: edge, duration: crossing + swing.duration) { time in
      time < crossing ? glide(time) : swing.motion(time - crossing)
    }
  }

  /// Comes home to an end of the content, with a velocity in pt/s (M06).
  ///
  /// Two cases are measured: from rest, and from the end with a velocity. What has both moves by the
  /// sum of the two.
  static func home(from start: CGFloat, to end: CGFloat, velocity: CGFloat) -> ScrollMotion {
    let (goal, away, speed) = (Double(end), Double(start - end), Double(velocity))
    let (slow, fast) = EngineMetrics.returnRates
    let rate = Double(EngineMetrics.settlingRate)
    return settling(at: end) { time in
      goal + away * (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
        + speed * time * exp(-rate * time)
    }
  }

  /// Comes to rest at a place in the content that was chosen for it, with a velocity in pt/s.
  ///
  /// UIKit's way there is unpublished: a spring that does not overshoot.
  static func approach(from start: CGFloat, to end: CGFloat, velocity: CGFloat) -> ScrollMotion {
    let (goal, away, speed) = (Double(end), Double(start - end), Double(velocity))
    guard speed != 0, away != 0 else { return home(from: start, to: end, velocity: 0) }
    let rate = max(Double(EngineMetrics.settlingRate), -speed / away)
    let drift = speed + away * rate
    return settling(at: end) { goal + (away + drift * $0) * exp(-rate * $0) }
  }

  /// Goes to a place in an even time, slowly at both ends; UIKit's curve is unpublished.
  static func ease(from start: CGFloat, to end: CGFloat) -> ScrollMotion {
    guard start != end else { return rest(at: end) }
    let duration = EngineMetrics.scrollAnimation
    return ScrollMotion(end: end, duration: duration) { time in
      let share = time / duration
      return Double(start) + Double(end - start) * share * share * (3 - 2 * share)
    }
  }

  /// Where a coordinate comes to rest that moves at a speed, in pt/s (M04).
  static func landing(
    from offset: CGFloat, velocity: CGFloat, rate: UIScrollView.DecelerationRate
  ) -> CGFloat {
    guard abs(velocity) > EngineMetrics.decelerationStop else { return offset }
    let lost = velocity > 0 ? EngineMetrics.decelerationStop : -EngineMetrics.decelerationStop
    return offset + (velocity - lost) * rate.reach
  }

  /// The page on which a drag comes to rest: the nearest to where it would land, or the next one if
  /// it was flung, one at most from where it began (C147, C148).
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

  /// A motion that lasts until it stays within half a point of its goal.
  private static func settling(
    at end: CGFloat, _ motion: @escaping @Sendable (Double) -> Double
  ) -> ScrollMotion {
    let (step, longest) = (0.005, 3.0)
    // A pixel beyond the goal is no rest: it takes a frame at least.
    var last = motion(0) == Double(end) ? 0 : EngineMetrics.frame
    for time in stride(from: 0, through: longest, by: step)
    where abs(motion(time) - Double(end)) > 0.5 {
      last = time + step
    }
    return ScrollMotion(end: end, duration: last, motion: motion)
  }
}

extension UIScrollView.DecelerationRate {
  /// The share of the speed that is left after a millisecond; a rate that never comes to rest, or is
  /// no number, counts as one that nearly does not.
  fileprivate var share: Double {
    let slowest = 0.9999
    return rawValue.isFinite ? min(max(Double(rawValue), 1e-9), slowest) : slowest
  }

  /// How far a speed of 1 pt/s carries, in pt (C142).
  fileprivate var reach: CGFloat { CGFloat(share / (1 - share) / 1000) }
}
