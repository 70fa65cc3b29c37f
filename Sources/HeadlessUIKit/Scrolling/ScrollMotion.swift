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

  /// Stays where it is.
  static func rest(at position: CGFloat) -> ScrollMotion {
    ScrollMotion(end: position, duration: 0) { _ in Double(position) }
  }

  /// Slows down at a deceleration rate until it rests (C142, M04); at an end of the content it stops,
  /// or swings beyond it and back if it bounces (M06). Velocity in pt/s.
  static func glide(
    from start: CGFloat, velocity: CGFloat, rate: UIScrollView.DecelerationRate,
    within limits: ClosedRange<CGFloat>, bounces: Bool
  ) -> ScrollMotion {
    let decay = log(Double(rate.rawValue)) * 1000
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
    let share = min(max((Double(edge) - origin) / span, 0), 1 - 1e-9)
    let crossing = log(1 - share) / decay
    guard bounces else {
      return ScrollMotion(end: edge, duration: crossing, motion: glide)
    }
    let swing = spring(from: edge, to: edge, velocity: CGFloat(speed * exp(decay * crossing)))
    return ScrollMotion(end: edge, duration: crossing + swing.duration) { time in
      time < crossing ? glide(time) : swing.motion(time - crossing)
    }
  }

  /// Goes to a place: as a critically damped spring with a velocity, in pt/s, and as an over-damped
  /// one from rest (M06).
  static func spring(
    from start: CGFloat, to end: CGFloat, velocity: CGFloat
  ) -> ScrollMotion {
    let (goal, away, speed) = (Double(end), Double(start - end), Double(velocity))
    let motion: @Sendable (Double) -> Double
    if velocity == 0 {
      let (slow, fast) = EngineMetrics.returnRates
      motion = { time in
        goal + away * (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
      }
    } else {
      let rate = Double(EngineMetrics.settlingRate)
      let drift = speed + away * rate
      motion = { goal + (away + drift * $0) * exp(-rate * $0) }
    }
    return ScrollMotion(end: end, duration: settlingTime(of: motion, at: goal), motion: motion)
  }

  /// Where a coordinate comes to rest that is let go at a speed, in pt/s (M04).
  static func landing(
    from offset: CGFloat, velocity: CGFloat, rate: UIScrollView.DecelerationRate
  ) -> CGFloat {
    guard abs(velocity) >= EngineMetrics.decelerationThreshold else { return offset }
    let lost = velocity > 0 ? EngineMetrics.decelerationStop : -EngineMetrics.decelerationStop
    return offset + (velocity - lost) * rate.reach
  }

  /// The page on which a drag comes to rest: the nearest, or the next one if it was flung, one at
  /// most from where it began (C147, C148).
  static func page(
    from start: CGFloat, at offset: CGFloat, velocity: CGFloat, page: CGFloat
  ) -> CGFloat {
    let first = (start / page).rounded()
    var target = (offset / page).rounded()
    if abs(velocity) >= EngineMetrics.pageFlipSpeed {
      target = velocity > 0 ? (offset / page).rounded(.up) : (offset / page).rounded(.down)
    }
    return min(max(target, first - 1), first + 1) * page
  }

  /// The time after which a motion stays within half a point of its goal, in s.
  private static func settlingTime(of motion: (Double) -> Double, at goal: Double) -> Double {
    let frame = EngineMetrics.frame
    let longest = 3.0
    var last = 0.0
    for time in stride(from: 0, through: longest, by: frame)
    where abs(motion(time) - goal) > 0.5 {
      last = time + frame
    }
    return last
  }
}

extension UIScrollView.DecelerationRate {
  /// How far a speed of 1 pt/s carries, in pt (C142).
  fileprivate var reach: CGFloat { rawValue / (1 - rawValue) / 1000 }
}
