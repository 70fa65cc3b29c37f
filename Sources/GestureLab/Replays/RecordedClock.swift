import Foundation

/// One way to read the recorder's times on the finger's clock.
///
/// The recorder may have seen things a little later or earlier than they were, by a constant of a few
/// ms. Where it also tells when it saw the drag begin and the finger lift, its clock can be set by
/// these: a real finger does not keep to an ideal grid.
struct RecordedClock {
  /// What is added to all times, in ms.
  let shift: Int
  private let points: [(recorded: TimeInterval, played: TimeInterval)]

  /// All readings that are allowed; the better fit of them counts.
  @MainActor
  static func all(of trace: ScrollTrace, _ performance: ScrollPerformance) -> [RecordedClock] {
    let shifts = (-ScrollReplay.Limits.shift...ScrollReplay.Limits.shift)
      .sorted { abs($0) < abs($1) }
    let points = points(of: trace, performance)
    let plain = shifts.map { RecordedClock(shift: $0, points: []) }
    guard !points.isEmpty else { return plain }
    return plain + shifts.map { RecordedClock(shift: $0, points: points) }
  }

  /// A recorded time, as played.
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
