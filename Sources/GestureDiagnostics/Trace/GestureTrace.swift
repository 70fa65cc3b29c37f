import Foundation
import GestureRules

/// The latest decisions of an arbiter and the states of the recognizers, as a value.
///
/// With `GestureArbiter.isRecording` it is a recording: it also contains the moves of touches, the
/// changes of scroll views and the stack, and the screens on which gestures began, so that the lab
/// can play it again.
///
/// ```swift
/// arbiter.traceCapacity = 1_000
/// …
/// print(arbiter.trace)                        // aligned columns
/// try arbiter.trace.json.write(to: url, …)    // for gesture-lab read explain, or a test
/// ```
///
/// A trace can be written as JSON, read again, and compared with another policy by
/// ``differences(under:pushing:)``, which turns a bug report into a test.
public struct GestureTrace: Sendable, Equatable {
  /// The events, the earliest first.
  package var events: [TraceEvent]
  /// The number of earlier events that were overwritten.
  package var lost: Int
  /// The policies that judged; events name them by index.
  package var policies: [StoredPolicy]
  /// The screens of a recording, in the order of their gestures.
  package var screens: [RecordedScreen]
  /// The time at which a recording was read, in s since the device started; nil for other traces.
  package var end: TimeInterval?

  package init(
    events: [TraceEvent] = [], lost: Int = 0, policies: [StoredPolicy] = [],
    screens: [RecordedScreen] = [], end: TimeInterval? = nil
  ) {
    (self.events, self.lost, self.policies, self.screens) = (events, lost, policies, screens)
    self.end = end
  }

  /// The numbers of the gestures, in order.
  package var gestures: [Int] {
    var numbers: [Int] = []
    for event in events where numbers.last != event.gesture { numbers.append(event.gesture) }
    return numbers
  }

  /// The number of the first gesture of which no event was overwritten; nil if there is none.
  package var firstWholeGesture: Int? {
    guard let first = events.first?.gesture else { return nil }
    return lost == 0 ? first : events.first { $0.gesture > first }?.gesture
  }

  /// The time of an event in ms from the first event, as ``description`` prints it.
  package func milliseconds(of event: TraceEvent) -> Double {
    (event.time - (events.first?.time ?? event.time)) * 1000
  }

  /// When each gesture began, as one clause; nil if there is none.
  ///
  /// `#1 at 0 ms, #2 at 1250 ms`. A long list is cut before its last entry.
  package var gestureList: String? {
    var starts: [(gesture: Int, text: String)] = []
    for event in events where starts.last?.gesture != event.gesture {
      starts.append((event.gesture, "#\(event.gesture) at \(rounded(milliseconds(of: event))) ms"))
    }
    guard let last = starts.last else { return nil }
    let most = DiagnosticMetrics.listedGestures
    if starts.count <= most { return starts.map(\.text).joined(separator: ", ") }
    let first = starts.prefix(most - 1).map(\.text).joined(separator: ", ")
    return "\(starts.count): \(first), …, \(last.text)"
  }
}

extension GestureTrace: CustomStringConvertible {
  /// The trace in columns: time in ms from the first event, gesture, subject, and what happened.
  ///
  /// ```text
  /// policy 1: PopPolicy(start: .anywhere, rules: [.notSuspended, …])
  ///      0 ms  #1  touch                       began at (195, 422)
  ///      0 ms  #1  content pop                 undecided by movesTowardsTrailing: the touch has moved 0 pt of 10 pt
  ///     42 ms  #1  content pop                 allowed: no rule objected
  ///     42 ms  #1  GestureArbiter.contentGate  failed
  /// ```
  public var description: String { lines.joined(separator: "\n") }

  /// The lines of ``description``, without the moves of touches; empty if nothing was traced.
  package var lines: [String] {
    let rows = events.filter(\.isPrinted).map { event in
      (
        time: "\(rounded(milliseconds(of: event))) ms", gesture: "#\(event.gesture)",
        subject: event.subject, text: event.text(amongPolicies: policies.count)
      )
    }
    let time = max(9, rows.map(\.time.count).max() ?? 0)
    let gesture = rows.map(\.gesture.count).max() ?? 0
    let subject = rows.map(\.subject.count).max() ?? 0
    let overwritten = lost > 0 ? ["\(counted(lost, "earlier event")) overwritten"] : []
    return overwritten
      + policies.enumerated().map { "policy \($0 + 1): \($1)".withoutBreaks }
      + rows.map { row in
        [
          row.time.leftPadded(to: time), row.gesture.padded(to: gesture),
          row.subject.padded(to: subject), row.text,
        ].joined(separator: "  ")
      }
  }
}
