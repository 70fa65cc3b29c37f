import Foundation

/// Where a finger landed and how it has moved since.
struct FingerTrack {
  /// Where the finger landed, in the navigation controller's view.
  let start: CGPoint
  private let origin: Sample
  private var recent: [Sample]

  private struct Sample {
    var time: TimeInterval
    var point: CGPoint
  }

  /// Begins at a landing; `point` is in a space that does not move, as the window's (C112).
  init(start: CGPoint, point: CGPoint, time: TimeInterval) {
    self.start = start
    origin = Sample(time: time, point: point)
    recent = [origin]
  }

  /// Adds a sample.
  mutating func move(to point: CGPoint, at time: TimeInterval) {
    recent.append(Sample(time: time, point: point))
    let limit = time - ArbitrationMetrics.velocityWindow
    // The oldest sample kept is the last one outside the window: it spans the whole of it.
    while recent.count > 2, recent[1].time <= limit { recent.removeFirst() }
  }

  /// How far the finger is from where it landed, in pt.
  var translation: CGPoint {
    guard let last = recent.last else { return .zero }
    return CGPoint(x: last.point.x - origin.point.x, y: last.point.y - origin.point.y)
  }

  /// How fast the finger has moved lately, in pt/s.
  var velocity: CGPoint {
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return .zero
    }
    let time = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.point.x - first.point.x) / time, y: (last.point.y - first.point.y) / time)
  }

  /// Seconds since the finger landed.
  var time: TimeInterval { (recent.last?.time ?? origin.time) - origin.time }

  /// The distance from where the finger landed, in pt.
  var travel: CGFloat { hypot(translation.x, translation.y) }
}
