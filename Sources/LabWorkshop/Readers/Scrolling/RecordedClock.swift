#if HEADLESS
import Foundation

/// A conversion of recorded times to the clock of the replay.
///
/// The recorder's clock may be a few ms ahead or behind. If the beginning of the drag and the lift
/// were recorded too, the clock can be aligned to these: a real touch does not follow an ideal
/// grid.
struct RecordedClock {
  /// The offset of all times, in ms.
  let shift: Int
  private let points: [(recorded: TimeInterval, played: TimeInterval)]

  /// Returns all allowed conversions; the best fit counts.
  @MainActor
  static func all(of trace: ScrollTrace, _ performance: ScrollPerformance) -> [RecordedClock] {
    let shifts = (-ScrollReplay.Limits.shift...ScrollReplay.Limits.shift)
      .sorted { abs($0) < abs($1) }
    let points = points(of: trace, performance)
    let plain = shifts.map { RecordedClock(shift: $0, points: []) }
    guard !points.isEmpty else { return plain }
    return plain + shifts.map { RecordedClock(shift: $0, points: points) }
  }

  /// Returns the time of the replay for a recorded time.
  func time(of recorded: TimeInterval) -> TimeInterval {
    Double(shift) / 1000 + aligned(recorded)
  }

  private func aligned(_ time: TimeInterval) -> TimeInterval {
    guard let first = points.first, let last = points.last else { return time }
    if time >= last.recorded { return last.played + time - last.recorded }
    if time <= first.recorded { return first.played + time - first.recorded }
    let share = (time - first.recorded) / (last.recorded - first.recorded)
    return first.played + share * (last.played - first.played)
  }

  @MainActor
  private static func points(
    of trace: ScrollTrace, _ performance: ScrollPerformance
  ) -> [(recorded: TimeInterval, played: TimeInterval)] {
    guard let lift = trace.willEndDragging?.time else { return [] }
    let end = (recorded: lift, played: performance.liftTime)
    guard let time = trace.willBeginDragging?.time,
      let frame = performance.calls.first(where: { $0.callback == .willBeginDragging })?.frame
    else { return [end] }
    let begin = (recorded: time, played: Double(frame) * trace.input.frame)
    return begin.recorded < end.recorded && begin.played < end.played ? [begin, end] : [end]
  }
}
#endif
