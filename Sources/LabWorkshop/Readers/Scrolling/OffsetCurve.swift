#if HEADLESS
import Foundation

/// Offsets at intervals of 1 ms, interpolated linearly.
struct OffsetCurve {
  /// The offsets, at least one.
  let offsets: [CGFloat]

  /// The offset at a time in s from the first one; clamped to the first and the last.
  subscript(time: TimeInterval) -> CGFloat {
    let place = min(max(time * 1000, 0), Double(max(0, offsets.count - 1)))
    let index = Int(place)
    guard index + 1 < offsets.count else { return offsets.last ?? 0 }
    let share = CGFloat(place - Double(index))
    return offsets[index] + (offsets[index + 1] - offsets[index]) * share
  }
}

/// The offsets of a drag, a frame apart.
struct ScrollSteps {
  /// The offsets after touch-down and after each frame.
  let offsets: [CGFloat]
  /// The time between frames, in s.
  let frame: TimeInterval

  /// Returns the difference of a recorded offset from the nearest possible one, in pt.
  ///
  /// A sample may be taken before or after the touch of the same time, so the adjacent frames count
  /// too.
  func difference(of offset: CGFloat, at time: TimeInterval) -> Double {
    let last = offsets.count - 1
    let index = Int(min(max((time / frame).rounded(.down), 0), Double(max(0, last))))
    return offsets[max(0, index - 1)...min(last, index + 1)]
      .map { abs(Double($0 - offset)) }.min() ?? 0
  }
}

extension ScrollTrace {
  /// The recorded callbacks ordered by time; in UIKit's order (C171) if the times are equal or
  /// unknown.
  var recordedCallbacks: [ScrollCallback] {
    var recorded: [(callback: ScrollCallback, time: TimeInterval)] = []
    if let willBeginDragging {
      recorded.append((.willBeginDragging, willBeginDragging.time ?? 0))
    }
    if willEndDragging != nil { recorded.append((.willEndDragging, recordedLift)) }
    if let didEndDragging {
      recorded.append((.didEndDragging, didEndDragging.time ?? recordedLift))
    }
    if let didEndDecelerating {
      recorded.append((.didEndDecelerating, didEndDecelerating.time ?? .infinity))
    }
    return recorded.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element.callback)
  }
}
#endif
