/// What an arbiter decided and what the recognizers did, as of a moment.
///
/// ```swift
/// arbiter.traceCapacity = 1_000
/// …
/// print(arbiter.trace)                        // aligned columns
/// try arbiter.trace.json.write(to: url, …)    // for gesture-lab explain, or a test
/// ```
///
/// A trace is a value: it can be written as JSON, read again, and replayed through the rules
/// (``replay(with:)``), which makes a test of a bug report.
public struct GestureTrace: Sendable, Equatable {
  /// The version of the format that ``json`` writes and that is read.
  public static let version = 1

  /// What happened, the earliest first.
  public var events: [TraceEvent]
  /// How many events before those were overwritten.
  public var lost: Int
  /// The policies that judged; decisions name their places.
  public var policies: [TracedPolicy]

  /// Makes a trace; `policy` in an event is the place in `policies`.
  public init(events: [TraceEvent] = [], lost: Int = 0, policies: [TracedPolicy] = []) {
    self.events = events
    self.lost = lost
    self.policies = policies
  }

  /// The numbers of the gestures, in order.
  public var gestures: [Int] {
    var numbers: [Int] = []
    for event in events where numbers.last != event.gesture { numbers.append(event.gesture) }
    return numbers
  }

  /// When something happened, in ms from the first event, as ``lines`` print it.
  public func milliseconds(of event: TraceEvent) -> Double {
    (event.time - (events.first?.time ?? event.time)) * 1000
  }
}
