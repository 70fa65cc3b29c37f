import Foundation
import GestureRules

extension GestureTrace {
  /// The version of the format that ``json`` writes.
  package static let version = 1

  /// The trace as one JSON document, with each policy and each event on one line.
  ///
  /// ```text
  /// {"trace":"GestureArbiter","version":1,"lost":0,
  /// "policies":[
  /// {"edgeStart":{"anywhere":{}},"rules":[{"name":"notSuspended","recipe":{"standard":{}}},…],"start":{"leading":{"_0":120}}}
  /// ],
  /// "events":[
  /// {"at":[195,422],"gesture":1,"number":1,"time":12.5,"touch":"began"},
  /// {"gesture":1,"judged":{"attempt":{…},"reason":{"code":"notEnoughMovement","text":"…"},
  ///  "rule":"movesTowardsTrailing","verdict":"undecided"},"policy":1,"time":12.5},
  /// {"decided":{"attempt":{…},"rule":"noObjection","verdict":"allow"},"gesture":1,"policy":1,"time":12.6},
  /// {"gesture":1,"recognizer":"GestureArbiter.contentGate","state":"failed","time":12.6}
  /// ]}
  /// ```
  ///
  /// Where a view has a role for enclosing pans, its decision about them is an event:
  ///
  /// ```text
  /// {"allows":false,"enclosingPans":"chart","gesture":1,"reason":{"code":"claimed","text":"…"},
  ///  "time":12.6}
  /// ```
  ///
  /// A recording has also the time at which it was read, `"end":14.2`, and
  /// `"screens":[{"gesture":1,"screen":{…}}]`, each a snapshot, and events of three more kinds;
  /// `index` is that of a recognizer in the snapshot:
  ///
  /// ```text
  /// {"at":[195,410],"gesture":1,"number":1,"time":12.5,"touch":"moved"}
  /// {"at":[120,0],"gesture":1,"index":4,"scroll":"UIScrollView.pan","state":"dragging","time":12.6}
  /// {"gesture":1,"navigation":{"screens":1,"transition":"interactive"},"time":12.6}
  /// ```
  ///
  /// Keys are sorted. Times are in s and lengths in pt; points are `[x,y]`, rectangles
  /// `[[x,y],[width,height]]`. A number that JSON cannot write is "infinity", "-infinity" or "nan".
  /// A value with several forms is an object whose key names the form, and `_0` is a value without
  /// a label. Sets of gestures are 1 for the edge pop, 2 for content gestures, 3 for both. "policy"
  /// is the number of a policy, the first being 1. Unknown keys are ignored, except for thresholds;
  /// a rule that this version does not know is left out of checks.
  public var json: String {
    """
    {"trace":"\(GestureFile.kind)","version":\(Self.version),"lost":\(lost)\(end.map { ",\"end\":\(GestureFile.line(of: $0))" } ?? ""),
    "policies":[
    \(GestureFile.lines(of: policies))
    ],
    \(screens.isEmpty ? "" : "\"screens\":[\n\(screens.map(\.json).joined(separator: ",\n"))\n],\n")"events":[
    \(GestureFile.lines(of: events))
    ]}

    """
  }

  /// Reads a trace from the bytes of a JSON text, such as `Data` or `String.utf8`.
  ///
  /// - Parameters:
  ///   - json: The bytes, in UTF-8.
  ///   - file: The name of the file, for the error.
  /// - Throws: A ``GestureFileError`` that names the line, for any bytes that are not a trace.
  public init(json: some Sequence<UInt8>, named file: String) throws(GestureFileError) {
    let limit = GestureFile.Limit(
      bytes: DiagnosticMetrics.traceBytes, of: "a trace",
      remedy: "record with a smaller traceCapacity"
    )
    self = try GestureFile.read(
      TraceFile.self, from: Array(json), named: file, limit: limit
    ).trace
  }
}

/// A trace file.
private struct TraceFile: Decodable {
  let trace: GestureTrace

  private enum CodingKeys: CodingKey {
    case lost, end, policies, screens, events
  }

  init(from decoder: any Decoder) throws {
    try GestureFileKind.trace.check(decoder, version: GestureTrace.version)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let count = try container.nestedUnkeyedContainer(forKey: .events).count ?? 0
    guard count <= DiagnosticMetrics.traceEvents else {
      throw InvalidFileValue(
        "has \(count) entries, and at most \(DiagnosticMetrics.traceEvents) are read; record with a "
          + "smaller traceCapacity", at: [CodingKeys.events])
    }
    if container.contains(.screens) {
      let screens = try container.nestedUnkeyedContainer(forKey: .screens).count ?? 0
      guard screens <= DiagnosticMetrics.recordedScreens else {
        throw InvalidFileValue(
          "has \(screens) entries, and at most \(DiagnosticMetrics.recordedScreens) are read; record "
            + "fewer gestures", at: [CodingKeys.screens])
      }
    }
    trace = GestureTrace(
      events: try container.decode([TraceEvent].self, forKey: .events),
      lost: try container.decode(Int.self, forKey: .lost),
      policies: try container.decode([StoredPolicy].self, forKey: .policies),
      screens: try container.decodeIfPresent([RecordedScreen].self, forKey: .screens) ?? [],
      end: try container.decodeIfPresent(Double.self, forKey: .end))
    try checkCounts()
    try checkOrder()
    try checkReferences()
    if let end = trace.end, !(0...DiagnosticMetrics.latestTraceTime ~= end) {
      throw Self.noTime(at: [CodingKeys.end])
    }
    for (index, pair) in zip(trace.screens, trace.screens.dropFirst()).enumerated()
    where pair.1.gesture <= pair.0.gesture {
      throw InvalidFileValue(
        "runs backwards, from \(pair.0.gesture) to \(pair.1.gesture); put screens in order",
        at: [CodingKeys.screens, FileKey(index + 1), FileKey("gesture")])
    }
  }

  private func checkCounts() throws(InvalidFileValue) {
    guard trace.lost >= 0 else {
      throw InvalidFileValue("is \(trace.lost); write 0 or more", at: [CodingKeys.lost])
    }
    for (index, event) in trace.events.enumerated() {
      let path: [any CodingKey] = [CodingKeys.events, FileKey(index)]
      guard event.gesture >= 0 else {
        throw InvalidFileValue(
          "is \(event.gesture); write 0 or more", at: path + [FileKey("gesture")])
      }
      guard 0...DiagnosticMetrics.latestTraceTime ~= event.time else {
        throw Self.noTime(at: path + [FileKey("time")])
      }
      if case .touch(_, let number, let point, _) = event.kind, !trace.screens.isEmpty {
        // Only touches that a screen can receive can be played again.
        guard 1...DiagnosticMetrics.traceEvents ~= number else {
          throw InvalidFileValue(
            "is \(number); write 1 to \(DiagnosticMetrics.traceEvents)",
            at: path + [FileKey("number")])
        }
        let most = DiagnosticMetrics.snapshotLength
        guard abs(point.x) <= most, abs(point.y) <= most else {
          throw InvalidFileValue(
            "isn't a place on a screen; write lengths from \(rounded(-most)) to \(rounded(most))",
            at: path + [FileKey("at")])
        }
      }
      guard 0...DiagnosticMetrics.traceEvents ~= event.earlierTouchEvents ?? 0 else {
        throw InvalidFileValue(
          "is \(event.earlierTouchEvents ?? 0); write 0 to \(DiagnosticMetrics.traceEvents)",
          at: path + [FileKey("earlierTouchEvents")])
      }
      if case .navigation(let state) = event.kind,
        !(0...DiagnosticMetrics.snapshotViews ~= state.screens)
      {
        throw InvalidFileValue(
          "is \(state.screens); write 0 to \(DiagnosticMetrics.snapshotViews)",
          at: path + [FileKey("navigation"), FileKey("screens")])
      }
      if let policy = event.decision?.policy, !trace.policies.indices.contains(policy) {
        throw InvalidFileValue(
          "names policy \(policy &+ 1) of \(trace.policies.count); correct the number",
          at: path + [FileKey("policy")])
      }
    }
  }

  private static func noTime(at path: [any CodingKey]) -> InvalidFileValue {
    InvalidFileValue(
      "isn't a time since a device started; write seconds from 0 to "
        + rounded(DiagnosticMetrics.latestTraceTime), at: path)
  }

  /// Checks that the indices of events are in the snapshot of their screen, and that at most
  /// ``DiagnosticMetrics/recordedTouches`` touches are down at once.
  private func checkReferences() throws(InvalidFileValue) {
    var screens = trace.screens[...]
    var counts: (recognizers: Int, views: Int)?
    var (gesture, down): (Int?, Set<Int>) = (nil, [])
    for (index, event) in trace.events.enumerated() {
      let path: [any CodingKey] = [CodingKeys.events, FileKey(index)]
      while let screen = screens.first, screen.gesture <= event.gesture {
        counts = (screen.snapshot.recognizers.count, screen.snapshot.views.count)
        screens.removeFirst()
      }
      let isTouch = if case .touch = event.kind { true } else { false }
      let count = isTouch ? counts?.views : counts?.recognizers
      if let number = event.index, number < 0 || number >= count ?? .max {
        throw InvalidFileValue(
          "is \(number), and the screen has \(count ?? 0) \(isTouch ? "views" : "recognizers"), "
            + "from 0; correct the number", at: path + [FileKey("index")])
      }
      guard case .touch(let action, let number, _, _) = event.kind else { continue }
      if gesture != event.gesture { (gesture, down) = (event.gesture, []) }
      if action == .began { down.insert(number) }
      if action == .ended || action == .cancelled { down.remove(number) }
      guard down.count <= DiagnosticMetrics.recordedTouches else {
        throw InvalidFileValue(
          "lands beside \(down.count - 1) others, and at most \(DiagnosticMetrics.recordedTouches) "
            + "touches are down at once; leave some out", at: path + [FileKey("number")])
      }
    }
  }

  private func checkOrder() throws(InvalidFileValue) {
    for (index, pair) in zip(trace.events, trace.events.dropFirst()).enumerated() {
      let path: [any CodingKey] = [CodingKeys.events, FileKey(index + 1)]
      let (last, event) = pair
      guard event.time >= last.time else {
        throw InvalidFileValue(
          "runs backwards, from \(last.time) to \(event.time) s; put events in order",
          at: path + [FileKey("time")])
      }
      guard event.gesture >= last.gesture else {
        throw InvalidFileValue(
          "runs backwards, from \(last.gesture) to \(event.gesture); put events in order",
          at: path + [FileKey("gesture")])
      }
    }
  }
}
