import Foundation

/// Offsets a ms apart, read at any time between.
struct OffsetCurve {
  /// The offsets; there is at least one.
  let offsets: [CGFloat]

  /// The offset at a time in s from the first; before that the first, at last the last.
  subscript(time: TimeInterval) -> CGFloat {
    let place = min(max(time * 1000, 0), Double(max(0, offsets.count - 1)))
    let index = Int(place)
    guard index + 1 < offsets.count else { return offsets.last ?? 0 }
    let share = CGFloat(place - Double(index))
    return offsets[index] + (offsets[index + 1] - offsets[index]) * share
  }
}

/// Offsets that a finger moves in steps, a frame apart.
struct ScrollSteps {
  /// The offsets after touch-down and after each frame.
  let offsets: [CGFloat]
  /// The time between frames, in s.
  let frame: TimeInterval

  /// How far an offset seen at a time is from the nearest it can have been, in pt.
  ///
  /// Of two things that happen at one moment, a touch and a look at the offset, either may come
  /// first: the frames before and after count too.
  func difference(of offset: CGFloat, at time: TimeInterval) -> Double {
    let last = offsets.count - 1
    let index = Int(min(max((time / frame).rounded(.down), 0), Double(max(0, last))))
    return offsets[max(0, index - 1)...min(last, index + 1)]
      .map { abs(Double($0 - offset)) }.min() ?? 0
  }
}

extension ScrollTrace {
  /// The callbacks that were recorded, in the order of their times; those of one moment, or without
  /// a time, in UIKit's order (C171).
  var recordedCallbacks: [ScrollCallback] {
    var seen: [(callback: ScrollCallback, time: TimeInterval)] = []
    if let willBeginDragging {
      seen.append((.willBeginDragging, willBeginDragging.time ?? 0))
    }
    if willEndDragging != nil { seen.append((.willEndDragging, recordedLift)) }
    if let didEndDragging { seen.append((.didEndDragging, didEndDragging.time ?? recordedLift)) }
    if let didEndDecelerating {
      seen.append((.didEndDecelerating, didEndDecelerating.time ?? .infinity))
    }
    return seen.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element.callback)
  }
}
