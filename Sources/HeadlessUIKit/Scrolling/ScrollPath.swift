import Foundation

/// How an offset moves by itself, as a function of time.
struct ScrollPath {
  /// Where it ends, in pt.
  let end: CGPoint
  /// How long it takes, in s.
  let duration: TimeInterval
  private let motion: @Sendable (TimeInterval) -> CGPoint

  /// Where the content is after a time, in s.
  func offset(at time: TimeInterval) -> CGPoint { motion(time) }

  /// Slows down at a deceleration rate until it rests (C142, M04); velocity of the offset in pt/s.
  static func glide(
    from start: CGPoint, velocity: CGPoint, to end: CGPoint, rate: UIScrollView.DecelerationRate
  ) -> ScrollPath {
    let decay = log(Double(rate.rawValue))
    let speed = Double(velocity.length)
    let stop = Double(EngineMetrics.decelerationStop)
    let duration = speed > stop ? log(stop / speed) / decay / 1000 : 0
    let range = 1 - exp(decay * duration * 1000)
    return ScrollPath(end: end, duration: duration) { time in
      let share = range > 0 ? (1 - exp(decay * time * 1000)) / range : 1
      return start + (end - start) * CGFloat(share)
    }
  }

  /// Goes to a place as a critically damped spring does (M06).
  static func home(from start: CGPoint, to end: CGPoint, velocity: CGPoint) -> ScrollPath {
    let rate = EngineMetrics.settlingRate
    let away = start - end
    let drift = velocity + away * rate
    // Until less than a pixel is left of the distance and the speed it began with.
    let size = max(1, away.length + drift.length / rate)
    let duration = TimeInterval(log(size * 6) / rate)
    return ScrollPath(end: end, duration: duration) { time in
      let fade = CGFloat(exp(-Double(rate) * time))
      return end + (away + drift * CGFloat(time)) * fade
    }
  }

  /// Where a coordinate comes to rest that is let go at a speed, in pt/s.
  static func landing(
    from offset: CGFloat, velocity: CGFloat, rate: UIScrollView.DecelerationRate
  ) -> CGFloat {
    guard abs(velocity) >= EngineMetrics.decelerationThreshold else { return offset }
    let reach = rate.rawValue / (1 - rate.rawValue) / 1000
    let lost = velocity > 0 ? EngineMetrics.decelerationStop : -EngineMetrics.decelerationStop
    return offset + (velocity - lost) * reach
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
}
