extension GestureTrace {
  /// The trace as one JSON document that has each policy and each event on a line of its own.
  ///
  /// ```text
  /// {"trace":"GestureArbiter","version":1,"lost":0,
  /// "policies":[
  /// {"start":{"is":"anywhere"},"edgeStart":{"is":"anywhere"},"rules":[{"name":"enabled",…},…]}
  /// ],
  /// "events":[
  /// {"time":12.5,"gesture":1,"what":"finger","finger":1,"action":"landed","at":[195,422]},
  /// {"time":12.5,"gesture":1,"what":"judged","policy":1,"rule":"movesTowardsTrailing",
  ///  "verdict":"undecided","because":{"is":"notEnoughMovement","travel":0,"needed":10},"attempt":{…}},
  /// {"time":12.6,"gesture":1,"what":"decided","policy":1,"rule":"noObjection","verdict":"allow",…},
  /// {"time":12.6,"gesture":1,"what":"recognizer","name":"GestureArbiter.contentGate","state":"failed"}
  /// ]}
  /// ```
  ///
  /// Values with several forms are objects that say under "is" which it is. Times are in s, lengths in
  /// pt, points `[x,y]`, rectangles `[x,y,width,height]`, ranges `[low,high]`; a number that JSON has not is
  /// the text "infinity", "-infinity" or "nan". "policy" is the number of a policy, the first being 1.
  /// Every key has to be there, but figures of a direction test that are as usual. Keys that are unknown
  /// are passed over, but for figures; a rule that is not known here is left out of replays.
  public var json: String {
    var head = JSONObjectText()
    head.add("trace", Self.kind)
    head.add("version", Self.version)
    head.add("lost", lost)
    let policies = policies.map { policy in
      var object = JSONObjectText()
      policy.write(to: &object)
      return object.closed
    }
    let events = events.map { event in
      var object = JSONObjectText()
      event.write(to: &object)
      return object.closed
    }
    return """
      \(head.closed.dropLast()),
      "policies":[
      \(policies.joined(separator: ",\n"))
      ],
      "events":[
      \(events.joined(separator: ",\n"))
      ]}

      """
  }

  /// Reads a trace from the bytes of a JSON text, such as `Data` or `String.utf8`; the name is for
  /// messages.
  ///
  /// Whatever the bytes are, they are a trace or are refused with line and reason.
  public init(json: some Sequence<UInt8>, named file: String) throws(TraceFileError) {
    let bytes = Array(json)
    guard bytes.count <= TraceMetrics.mostBytes else {
      throw TraceFileError(
        file: file, line: 1,
        reason: """
          has \(bytes.count) bytes, and a trace at most \(TraceMetrics.mostBytes); record with a \
          smaller traceCapacity
          """)
    }
    let value: JSONValue
    do throws(JSONSyntaxProblem) {
      value = try JSONParser.value(of: bytes)
    } catch {
      throw TraceFileError(file: file, line: error.line, reason: "the text \(error.message)")
    }
    do throws(JSONNodeProblem) {
      try self.init(JSONNode(value))
    } catch {
      let subject = error.key.isEmpty ? "the text" : "\(error.key)"
      throw TraceFileError(
        file: file, line: error.path.line(in: bytes), reason: "\(subject) \(error.message)")
    }
  }

  /// What the document says it is.
  private static let kind = "GestureArbiter"

  private init(_ root: JSONNode) throws(JSONNodeProblem) {
    let kind = try root.required("trace")
    guard try kind.string() == Self.kind else {
      throw kind.problem("is no trace of a \(Self.kind); take a file that one wrote")
    }
    let version = try root.required("version")
    let number = try version.integer(atLeast: 1)
    guard number <= Self.version else {
      throw version.problem("was made by a newer version (\(number)); update the package")
    }
    var policies: [TracedPolicy] = []
    for node in try root.required("policies").elements() { policies.append(try TracedPolicy(node)) }
    let list = try root.required("events")
    let nodes = try list.elements()
    guard nodes.count <= TraceMetrics.mostEvents else {
      throw list.problem(
        "are \(nodes.count), and may be \(TraceMetrics.mostEvents); record with a smaller "
          + "traceCapacity")
    }
    var events: [TraceEvent] = []
    events.reserveCapacity(nodes.count)
    for node in nodes {
      let event = try TraceEvent(node, policies: policies.count)
      if let last = events.last {
        guard event.time >= last.time else {
          throw try node.required("time").problem(
            "runs backwards, from \(last.time) to \(event.time) s; put events in order")
        }
        guard event.gesture >= last.gesture else {
          throw try node.required("gesture").problem(
            "runs backwards, from \(last.gesture) to \(event.gesture); put events in order")
        }
      }
      events.append(event)
    }
    self.init(
      events: events, lost: try root.required("lost").integer(atLeast: 0), policies: policies)
  }
}
