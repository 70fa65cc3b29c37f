extension GestureTrace {
  /// The trace as lines in columns: time in ms from the first event, number of the gesture, who, what.
  ///
  /// ```text
  /// policy 1: PopPolicy(start: .anywhere, rules: [.enabled, …])
  ///      0 ms  #1  finger                      landed at (195, 422)
  ///      0 ms  #1  content pop                 undecided: movesTowardsTrailing — the finger has moved 0 pt of 10 pt
  ///     42 ms  #1  content pop                 allowed: noObjection
  ///     42 ms  #1  GestureArbiter.contentGate  failed
  /// ```
  public var lines: [String] {
    var lines: [String] = []
    if lost > 0 { lines.append("\(counted(lost, "earlier event")) overwritten") }
    for (index, policy) in policies.enumerated() {
      lines.append("policy \(index + 1): \(policy)".withoutBreaks)
    }
    let rows = events.map { event in
      (
        time: "\(whole(milliseconds(of: event))) ms", gesture: "#\(event.gesture)",
        subject: event.subject, what: event.what(amongPolicies: policies.count)
      )
    }
    let time = rows.map(\.time.count).max() ?? 0
    let gesture = rows.map(\.gesture.count).max() ?? 0
    let subject = rows.map(\.subject.count).max() ?? 0
    for row in rows {
      lines.append(
        row.time.behindBlanks(max(time, 9)) + "  " + row.gesture.beforeBlanks(gesture) + "  "
          + row.subject.beforeBlanks(subject) + "  " + row.what)
    }
    return lines
  }
}

extension GestureTrace: CustomStringConvertible {
  /// The ``lines``.
  public var description: String { lines.joined(separator: "\n") }
}

extension TraceEvent {
  /// The event as one line of a log: without a time, which logs have themselves.
  package var line: String { "#\(gesture)  \(subject): \(what(amongPolicies: 0))" }

  /// Who did something.
  var subject: String {
    switch kind {
    case .finger(_, let number, _): number == 1 ? "finger" : "finger \(number)"
    case .judged(let decision, _), .decided(let decision, _): decision.subject
    case .recognizer(let name, _): name.onOneLine
    }
  }

  /// What was done; of several policies the one that judged is named.
  func what(amongPolicies count: Int) -> String {
    switch kind {
    case .finger(let action, _, let point): return "\(action) at \(coordinates(point))"
    case .recognizer(_, let state): return state == .possible ? "reset" : state.rawValue
    case .judged(let decision, let policy), .decided(let decision, let policy):
      let outcome = isDecided || decision.isOpen ? decision.outcome : "so far \(decision.outcome)"
      let clause = decision.why.map { " — \($0)" } ?? ""
      let text = "\(outcome): \(decision.rule)\(clause)".onOneLine
      return count > 1 ? "\(text) [policy \(policy &+ 1)]" : text
    }
  }
}

extension Decision {
  /// Whether the rules want to see more, or to hear the screen.
  var isOpen: Bool { isUndecided || verdict == .asksScreen }
}

/// A number of things, with an s if they are many.
func counted(_ count: Int, _ thing: String) -> String {
  "\(count) \(thing)\(count == 1 ? "" : "s")"
}

/// A number without its fraction; one that is out of range as it is.
func whole(_ value: Double) -> String {
  Int(exactly: value.rounded()).map(String.init) ?? "\(value)"
}

extension String {
  fileprivate func beforeBlanks(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func behindBlanks(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
