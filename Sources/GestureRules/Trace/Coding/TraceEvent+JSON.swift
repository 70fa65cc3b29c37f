import Foundation

/// The names that kinds of events have in traces.
package enum TraceEventName: String, CaseIterable {
  case finger, judged, decided, recognizer
}

extension TraceEvent.Kind {
  /// The name that the kind has in traces.
  package var jsonName: TraceEventName {
    switch self {
    case .finger: .finger
    case .judged: .judged
    case .decided: .decided
    case .recognizer: .recognizer
    }
  }
}

extension TraceEvent {
  /// Writes the event.
  func write(to object: inout JSONObjectText) {
    object.add("time", time)
    object.add("gesture", gesture)
    object.add("what", kind.jsonName)
    switch kind {
    case .finger(let action, let number, let point):
      object.add("finger", number)
      object.add("action", action)
      object.add("at", point)
    case .judged(let decision, let policy), .decided(let decision, let policy):
      object.add("policy", policy &+ 1)
      decision.write(to: &object)
    case .recognizer(let name, let state):
      object.add("name", name)
      object.add("state", state)
    }
  }

  /// Reads an event that may name so many policies.
  init(_ node: JSONNode, policies: Int) throws(JSONNodeProblem) {
    let time = try node.required("time")
    let seconds = try time.number()
    guard 0...TraceMetrics.latestTime ~= seconds else {
      throw time.problem("is no time since a device was started; write seconds")
    }
    let kind: Kind
    switch try node.required("what").choice() as TraceEventName {
    case .finger:
      kind = .finger(
        try node.required("action").choice(),
        number: try node.required("finger").integer(atLeast: 1),
        at: try node.required("at").point())
    case .judged:
      kind = .judged(try Decision(node), policy: try node.policy(of: policies))
    case .decided:
      kind = .decided(try Decision(node), policy: try node.policy(of: policies))
    case .recognizer:
      kind = .recognizer(try node.text("name"), try node.required("state").choice())
    }
    self.init(
      time: seconds, gesture: try node.required("gesture").integer(atLeast: 0), kind: kind)
  }
}

extension JSONNode {
  /// The place of the policy that is named by its number, the first being 1.
  fileprivate func policy(of count: Int) throws(JSONNodeProblem) -> Int {
    let node = try required("policy")
    let number = try node.integer(atLeast: 1)
    guard number <= count else {
      throw node.problem("names policy \(number) of \(count); correct the number")
    }
    return number - 1
  }
}
