import Foundation

extension GestureTrace {
  /// The version of the format that ``json`` writes.
  package static let version = 2

  /// The trace as one JSON document, with each policy and each event on one line.
  ///
  /// ```text
  /// {"trace":"GestureArbiter","version":2,"lost":0,
  /// "policies":[
  /// {"edgeStart":{"anywhere":{}},"rules":[{"name":"enabled","recipe":{"standard":{}}},…],"start":{"leading":{"_0":120}}}
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
  /// Keys are sorted. Times are in s and lengths in pt; points are `[x,y]`, rectangles
  /// `[[x,y],[width,height]]`. A number that JSON cannot write is "infinity", "-infinity" or "nan".
  /// A value with several forms is an object whose key names the form, and `_0` is a value without
  /// a label. Sets of gestures are 1 for the edge pop, 2 for content gestures, 3 for both. "policy"
  /// is the number of a policy, the first being 1. Unknown keys are ignored, except for thresholds;
  /// a rule that this version does not know is left out of replays. Files of version 1 are read as
  /// well.
  public var json: String {
    """
    {"trace":"\(GestureFile.kind)","version":\(Self.version),"lost":\(lost),
    "policies":[
    \(GestureFile.lines(of: policies))
    ],
    "events":[
    \(GestureFile.lines(of: events))
    ]}

    """
  }

  /// Reads a trace from the bytes of a JSON text, such as `Data` or `String.utf8`.
  ///
  /// - Parameter file: The name of the file, for the error.
  /// - Throws: A ``GestureFileError`` that names the line, for any bytes that are not a trace.
  public init(json: some Sequence<UInt8>, named file: String) throws(GestureFileError) {
    let limit = GestureFile.Limit(
      bytes: GestureMetrics.traceBytes, of: "a trace", remedy: "record with a smaller traceCapacity"
    )
    self = try GestureFile.read(
      TraceFile.self, from: Array(json), named: file, limit: limit
    ).trace
  }
}

/// A trace file of any version that is read.
private struct TraceFile: Decodable {
  let trace: GestureTrace

  private enum CodingKeys: CodingKey {
    case trace, version, lost, policies, events
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard try container.decode(String.self, forKey: .trace) == GestureFile.kind else {
      throw InvalidFileValue(
        "is no trace of a \(GestureFile.kind); take a file that one wrote", at: [CodingKeys.trace])
    }
    let count = try container.nestedUnkeyedContainer(forKey: .events).count ?? 0
    guard count <= GestureMetrics.traceEvents else {
      throw InvalidFileValue(
        "has \(count) entries, and at most \(GestureMetrics.traceEvents) are read; record with a "
          + "smaller traceCapacity", at: [CodingKeys.events])
    }
    switch try container.decode(Int.self, forKey: .version) {
    case 1: trace = try TraceVersion1(from: decoder).trace
    case GestureTrace.version:
      trace = GestureTrace(
        events: try container.decode([TraceEvent].self, forKey: .events),
        lost: try container.decode(Int.self, forKey: .lost),
        policies: try container.decode([TracedPolicy].self, forKey: .policies))
    case let version:
      throw InvalidFileValue(
        version > GestureTrace.version
          ? "is \(version), which a newer version of the package wrote; update the package"
          : "is \(version); write 1 or \(GestureTrace.version)", at: [CodingKeys.version])
    }
    try checkCounts()
    try checkOrder()
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
      guard 0...GestureMetrics.latestTraceTime ~= event.time else {
        throw InvalidFileValue(
          "is no time since a device started; write seconds", at: path + [FileKey("time")])
      }
      if let policy = event.decision?.policy, !trace.policies.indices.contains(policy) {
        throw InvalidFileValue(
          "names policy \(policy &+ 1) of \(trace.policies.count); correct the number",
          at: path + [FileKey("policy")])
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
