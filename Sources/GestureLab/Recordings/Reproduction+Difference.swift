#if HEADLESS
import Foundation
import GestureArbitration

extension Reproduction {
  /// The first action of a participant that differs from the recording.
  public struct Difference: Equatable, Sendable {
    /// The time in s from the first touch; if the two actions have different times, the later one.
    public let time: TimeInterval
    /// The participant: a recognizer, a scroll view, a decision, the stack or its transition.
    public let name: String
    /// The recorded action; nil if there is none.
    public let recorded: String?
    /// The action in the engine; nil if there is none.
    public let played: String?
    /// Whether both actions are the same, a few frames apart.
    let isClose: Bool

    init(
      time: TimeInterval, name: String, recorded: String?, played: String?, isClose: Bool
    ) {
      self.time = time
      self.name = name
      self.recorded = recorded
      self.played = played
      self.isClose = isClose
    }
  }
}

extension Reproduction.Difference: CustomStringConvertible {
  /// The difference as "by 84 ms map.pan: recorded began at 84 ms, in the engine failed at 67 ms".
  public var description: String {
    let time = "\(rounded(time * 1000)) ms"
    switch (recorded, played) {
    case (let recorded?, let played?):
      return "by \(time) \(name): recorded \(recorded), in the engine \(played)"
    case (let recorded?, nil):
      return "at \(time) \(name): recorded \(recorded), and nothing in the engine"
    case (nil, let played?): return "at \(time) \(name): \(played) in the engine, and not recorded"
    case (nil, nil): return "at \(time) \(name)"
    }
  }
}

extension Reproduction.Difference {
  /// Whether playbacks of one behavior differ in the actions of the participant.
  func dependsOnPlayback(_ played: [Chronicle]) -> Bool {
    Set(played.map { $0.actions(of: name) }).count > 1
  }
}

extension Chronicle {
  /// The actions of the participants with a name, in words.
  fileprivate func actions(of name: String) -> [String] {
    names.filter { $0.value == name }.keys.map { subject in
      (entries[subject] ?? []).map(\.what).joined(separator: ", ")
    }.sorted()
  }

  /// Returns the differences of playbacks from this recorded chronicle, the earliest first: for
  /// each participant the first action that no playback has, or has at its time.
  ///
  /// - Parameters:
  ///   - played: Chronicles of the same behavior, which differ in how places are rounded. The
  ///     recording may lie anywhere between them.
  ///   - slack: The number of touch events by which an action may come later.
  func differences(from played: [Chronicle], slack: Int = 0) -> [Reproduction.Difference] {
    var subjects = Set(entries.keys)
    for chronicle in played { subjects.formUnion(chronicle.entries.keys) }
    return subjects.compactMap { subject in
      // An action a little after the end may have come before it.
      let runs = played.map {
        Self.runs(
          $0.entries[subject] ?? [], of: subject, until: end + RecordingMetrics.frames)
      }
      return difference(
        Self.runs(entries[subject] ?? [], of: subject, until: end), runs,
        slack: slack,
        named: names[subject] ?? played.lazy.compactMap { $0.names[subject] }.first ?? "")
    }.sorted { ($0.time, $0.name) < ($1.time, $1.name) }
  }

  /// Returns a difference if no playback has as many interactive transitions as this recorded
  /// chronicle, with the same recognizers.
  func mover(
    otherThanIn played: [Chronicle], among movers: Set<Int>
  ) -> Reproduction.Difference? {
    let own = Following(self, movers)
    let others = played.map { Following($0, movers) }
    guard let other = others.first, !others.contains(own) else { return nil }
    return Reproduction.Difference(
      time: max(own.start ?? 0, other.start ?? 0), name: "the stack", recorded: own.text,
      played: other.text, isClose: true)
  }

  /// The number of interactive transitions, and the recognizers that recognized.
  private struct Following: Equatable {
    let start: TimeInterval?
    let text: String

    init(_ chronicle: Chronicle, _ movers: Set<Int>) {
      let moves = (chronicle.entries[.navigation] ?? []).filter(\.followsTouch)
      start = moves.first?.time
      let names = movers.sorted().compactMap { index -> String? in
        let entries = chronicle.entries[.recognizer(index)] ?? []
        let count = entries.indices.count {
          entries[$0].hasRecognized && ($0 == 0 || !entries[$0 - 1].hasRecognized)
        }
        let name = chronicle.names[.recognizer(index)] ?? ""
        return count == 0 ? nil : count == 1 ? name : "\(name) \(count) times"
      }
      text =
        "\(counted(moves.count, "transition")) that \(moves.count == 1 ? "follows" : "follow") "
        + (names.isEmpty ? "no recognizer" : names.joined(separator: " and "))
    }

    static func == (left: Following, right: Following) -> Bool { left.text == right.text }
  }

  /// An action of a participant, and its offsets until the next action.
  private struct Run {
    let first: Entry
    /// The offset of a scroll view at its end.
    var offset: CGPoint?
    /// The offsets of a scroll view that follows a touch, by the number of touch events up to each.
    var offsets: [(step: Int, offset: CGPoint)] = []
    /// How far the scroll view has moved by deceleration so far, in pt. A share of it is the error
    /// of later offsets.
    var travel: CGFloat = 0
    /// Whether this is the end of a deceleration, whose initial velocity is inexact because places
    /// are rounded, or of a transition, whose duration UIKit does not publish. The time of such an
    /// end is not compared.
    var endsLate = false

    /// The offset after a number of touch events; nil if the scroll view did not follow the touch
    /// yet, or no longer did.
    func offset(at step: Int) -> CGPoint? {
      guard let last = offsets.last, step <= last.step else { return nil }
      return offsets.last { $0.step <= step }?.offset
    }
  }

  private static func runs(
    _ entries: [Entry], of subject: Subject, until end: TimeInterval
  ) -> [Run] {
    var runs: [Run] = []
    for entry in entries where entry.time <= end + RecordingMetrics.clock {
      if let offset = entry.offset, let last = runs.last, last.first.what == entry.what {
        runs[runs.count - 1].offset = offset
        if entry.what == ScrollMotion.dragging.rawValue {
          runs[runs.count - 1].offsets.append((entry.step, offset))
        }
        continue
      }
      var run = Run(first: entry, offset: entry.offset)
      if entry.what == ScrollMotion.dragging.rawValue, let offset = entry.offset {
        run.offsets = [(entry.step, offset)]
      }
      if let last = runs.last, let from = last.offset, let to = entry.offset {
        let isCoasting =
          last.first.what != ScrollMotion.dragging.rawValue
          || entry.what != ScrollMotion.dragging.rawValue
        run.travel = last.travel + (isCoasting ? hypot(to.x - from.x, to.y - from.y) : 0)
      }
      run.endsLate =
        switch subject {
        case .navigation, .transition: entry.isAfterLift
        case .scrolling:
          entry.what == ScrollMotion.resting.rawValue
            && runs.last?.first.what == ScrollMotion.decelerating.rawValue
        case .recognizer, .decision, .enclosingPans: false
        }
      runs.append(run)
    }
    return runs
  }

  private func difference(
    _ recorded: [Run], _ played: [[Run]], slack: Int, named name: String
  ) -> Reproduction.Difference? {
    let alike = played.filter {
      $0.count == recorded.count && zip($0, recorded).allSatisfy { $0.first.what == $1.first.what }
    }
    guard !alike.isEmpty else {
      let nearest = played.first ?? []
      let index =
        zip(recorded, nearest).enumerated().first {
          $0.element.0.first.what != $0.element.1.first.what
        }?
        .offset ?? min(recorded.count, nearest.count)
      let (own, other) = (
        index < recorded.count ? recorded[index] : nil, index < nearest.count ? nearest[index] : nil
      )
      // An action at the very end may have come too late to be recorded.
      if own == nil, let other, other.first.time > end - RecordingMetrics.frames { return nil }
      // One may continue for a short time after the other has ended.
      if abs(recorded.count - nearest.count) == 1, own == nil || other == nil,
        let last = own ?? other, last.endsLate, last.first.time + RecordingMetrics.settling > end
      {
        return nil
      }
      return difference(own, other, name)
    }
    for (index, run) in recorded.enumerated() {
      let others = alike.map { $0[index] }
      if !Self.isIn(run, others, slack: slack) { return difference(run, others.first, name) }
      if let (own, other) = Self.strayOffset(run, others) { return difference(own, other, name) }
    }
    return nil
  }

  private func difference(_ own: Run?, _ other: Run?, _ name: String) -> Reproduction.Difference {
    Reproduction.Difference(
      time: max(own?.first.time ?? 0, other?.first.time ?? 0), name: name,
      recorded: own.map(Self.text), played: other.map(Self.text), isClose: Self.isClose(own, other))
  }

  private static func isClose(_ own: Run?, _ other: Run?) -> Bool {
    guard let own, let other, own.first.what == other.first.what else { return false }
    return abs(own.first.time - other.first.time) <= RecordingMetrics.frames
  }

  private static func text(_ run: Run) -> String {
    let place = run.offset.map { " to \(coordinates($0))" } ?? ""
    return "\(run.first.what)\(place) at \(rounded(run.first.time * 1000)) ms"
  }

  /// Whether a recorded run lies between played ones.
  private static func isIn(_ run: Run, _ others: [Run], slack: Int) -> Bool {
    if !run.endsLate, run.first.isAfterLift || run.first.isTimed {
      let times = others.map(\.first.time)
      guard let first = times.min(), let last = times.max(),
        first - RecordingMetrics.frames...last + RecordingMetrics.frames ~= run.first.time
      else { return false }
    } else if !run.endsLate {
      let steps = others.map(\.first.step)
      guard let first = steps.min(), let last = steps.max(),
        first <= run.first.step, run.first.step - run.first.earlierTouchEvents <= last + slack
      else { return false }
    }
    guard let offset = run.offset, run.first.what != ScrollMotion.decelerating.rawValue else {
      return true
    }
    return isAmong(offset, others.compactMap(\.offset), of: run)
  }

  /// The first recorded offset outside the range of the played runs, with the played offset at that
  /// touch event.
  private static func strayOffset(_ run: Run, _ others: [Run]) -> (own: Run, other: Run?)? {
    // The steps at which the recording or the first playback moved, as long as all follow the
    // touch.
    let steps = Set(run.offsets.map(\.step) + (others.first?.offsets.map(\.step) ?? []))
    for step in steps.sorted() {
      let offsets = others.compactMap { $0.offset(at: step) }
      guard let offset = run.offset(at: step), offsets.count == others.count,
        !isAmong(offset, offsets, of: run)
      else { continue }
      var (own, other) = (run, others.first)
      own.offset = offset
      other?.offset = offsets.first
      return (own, other)
    }
    return nil
  }

  private static func isAmong(_ offset: CGPoint, _ offsets: [CGPoint], of run: Run) -> Bool {
    let tolerance = max(RecordingMetrics.offset, run.travel * RecordingMetrics.coasting)
    func isAmong(_ value: CGFloat, _ values: [CGFloat]) -> Bool {
      guard let first = values.min(), let last = values.max() else { return true }
      return first - tolerance <= value && value <= last + tolerance
    }
    return isAmong(offset.x, offsets.map(\.x)) && isAmong(offset.y, offsets.map(\.y))
  }
}
#endif
