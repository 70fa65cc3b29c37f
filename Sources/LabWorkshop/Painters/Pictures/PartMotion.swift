#if HEADLESS
import Foundation

/// How a point moves during a drag: its frames, and the few of them that a picture needs.
struct PartMotion {
  /// A position at a time.
  struct Key: Equatable {
    /// The time in s from touch-down.
    let time: TimeInterval
    /// The position, in pt.
    let point: CGPoint
    /// Whether the motion to the next position slows down, because no frames in between are known.
    let eases: Bool
  }

  private let frames: [Key]

  /// Makes a motion of frames; dropped ones are not known, and the first one of a time counts.
  init(times: [TimeInterval], points: [CGPoint], isDropped: [Bool]) {
    let known = times.indices.filter { index in
      !isDropped[index] && (index == 0 || times[index - 1] < times[index])
    }
    frames = known.enumerated().map { order, index in
      let next = order + 1 < known.count ? known[order + 1] : index
      return Key(
        time: times[index], point: points[index],
        eases: next > index && isDropped[index..<next].contains(true))
    }
  }

  private init(frames: [Key]) { self.frames = frames }

  /// Returns the motion of another point at the same times.
  func mapped(_ change: (CGPoint) -> CGPoint) -> PartMotion {
    PartMotion(
      frames: frames.map { Key(time: $0.time, point: change($0.point), eases: $0.eases) })
  }

  /// Whether nothing moves.
  var isStill: Bool { frames.allSatisfy { $0.point == frames.first?.point } }

  /// The position at the beginning.
  var first: CGPoint { frames.first?.point ?? .zero }

  /// The position at the end.
  var last: CGPoint { frames.last?.point ?? .zero }

  /// The positions that are farthest from each other along both axes.
  var bounds: CGRect {
    frames.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1.point, size: .zero))
    }
  }

  /// The time after which nothing moves, in s.
  var end: TimeInterval {
    zip(frames, frames.dropFirst()).reduce(0) { end, pair in
      pair.0.point != pair.1.point ? pair.1.time : end
    }
  }

  /// Returns the position in the last frame until a time.
  func point(at time: TimeInterval) -> CGPoint {
    frames.last { $0.time <= time + 0.000_1 }?.point ?? first
  }

  /// The frames without those that lie on the straight way between two others.
  var keys: [Key] {
    guard frames.count > 2 else { return frames }
    var kept: Set<Int> = [0, frames.count - 1]
    for (index, frame) in frames.enumerated() where frame.eases {
      kept.formUnion([index, min(index + 1, frames.count - 1)])
    }
    var open = zip(kept.sorted(), kept.sorted().dropFirst()).map { ($0, $1) }
    while let (low, high) = open.popLast() {
      let between = (low + 1..<max(high, low + 1)).map { ($0, distance(of: $0, low, high)) }
      guard let far = between.max(by: { $0.1 < $1.1 }), far.1 > PictureMetrics.tolerance else {
        continue
      }
      kept.insert(far.0)
      open += [(low, far.0), (far.0, high)]
    }
    return kept.sorted().map { frames[$0] }
  }

  /// Returns how far a frame is from where it would be between two others, in pt.
  private func distance(of index: Int, _ low: Int, _ high: Int) -> CGFloat {
    let (from, to, frame) = (frames[low], frames[high], frames[index])
    let share = to.time > from.time ? (frame.time - from.time) / (to.time - from.time) : 0
    return hypot(
      from.point.x + (to.point.x - from.point.x) * share - frame.point.x,
      from.point.y + (to.point.y - from.point.y) * share - frame.point.y)
  }
}
#endif
