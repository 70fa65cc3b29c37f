import Foundation

/// One gesture of a trace, told in plain sentences.
///
/// ```text
/// At 0 ms a finger landed at (195, 422), 195 pt from the leading edge, over pager.
/// At 0 ms the edge pop and the content pop had to wait: movesTowardsTrailing — the finger has moved 0 pt of 10 pt.
/// At 17 ms, after 33.3 pt, the content pop was allowed: no rule objected.
/// At 33 ms UINavigationController.contentSwipe began.
/// At 73 ms the finger was lifted at (313.2, 423.7).
/// UINavigationController.contentSwipe had the drag.
/// ```
public struct TraceStory: Sendable {
  /// The number of the gesture.
  public let gesture: Int
  private let trace: GestureTrace
  private let events: [TraceEvent]

  /// Takes the gesture that was under way at a time, in ms from the first event of the trace, or else the
  /// one before; without a time the last one. Nil if nothing was traced.
  public init?(of trace: GestureTrace, at milliseconds: Double? = nil) {
    let isThere = { (event: TraceEvent) in
      milliseconds.map { trace.milliseconds(of: event).rounded() <= $0 } ?? true
    }
    guard let event = trace.events.last(where: isThere) ?? trace.events.first else { return nil }
    self.trace = trace
    gesture = event.gesture
    events = trace.events.filter { $0.gesture == event.gesture }
  }

  /// The sentences, one a line.
  public var lines: [String] {
    var lines: [String] = []
    if trace.lost > 0, events.first == trace.events.first {
      lines.append("What happened before was overwritten.")
    }
    var rest = events[...]
    while let event = rest.first {
      // What is said of several at one moment is said once.
      let others = rest.dropFirst().prefix { $0.time == event.time && $0.isTold(like: event) }
      rest = rest.dropFirst(1 + others.count)
      if let sentence = sentence(of: [event] + others) { lines.append(sentence.onOneLine) }
    }
    return lines + [ending.onOneLine]
  }

  private func sentence(of events: [TraceEvent]) -> String? {
    guard let event = events.first else { return nil }
    let time = "At \(whole(trace.milliseconds(of: event))) ms"
    switch event.kind {
    case .finger(.landed, let number, let point):
      let subject = number == 1 ? "a finger" : "another finger"
      return "\(time) \(subject) landed at \(coordinates(point))\(number == 1 ? place : "")."
    case .finger(let action, let number, let point):
      let subject = number == 1 ? "the finger" : "finger \(number)"
      let verb = action == .lifted ? "lifted" : "taken away"
      return "\(time) \(subject) was \(verb) at \(coordinates(point))."
    case .recognizer(TraceEvent.transition, let state):
      return state == .cancelled
        ? "\(time) the screen was let go, and goes back where it was."
        : "\(time) the screen was let go, and goes on to the end."
    case .recognizer(_, let state):
      let names = events.compactMap(\.toldRecognizer)
      guard !names.isEmpty else { return nil }
      let verb =
        switch state {
        case .possible: "\(names.count == 1 ? "was" : "were") over"
        case .began: "began"
        case .changed: "went on"
        case .ended: "ended"
        case .cancelled: "\(names.count == 1 ? "was" : "were") cancelled"
        case .failed: "failed"
        }
      return "\(time) \(listed(names)) \(verb)."
    case .judged(let decision, _), .decided(let decision, _):
      let subjects = listed(events.compactMap { $0.decision.map { "the \($0.decision.subject)" } })
      return "\(time)\(decision.afterTravel) \(subjects) "
        + decision.told(finally: event.isDecided, of: events.count) + "."
    }
  }

  /// Where the finger landed, as the attempts have it: not every pop has to do with every content.
  private var place: String {
    let attempts = events.compactMap(\.decision?.decision.attempt)
    guard let attempt = attempts.max(by: { $0.contents.count < $1.contents.count }) else {
      return ""
    }
    let names = attempt.contents.map(\.name)
    let over = names.isEmpty ? "nothing that is registered" : names.joined(separator: " in ")
    return ", \(points(attempt.distanceFromLeadingEdge)) from the leading edge, over \(over)"
  }

  /// What came of it.
  private var ending: String {
    let begun = events.compactMap { event -> String? in
      guard case .recognizer(_, let state) = event.kind, state == .began || state == .changed else {
        return nil
      }
      return event.toldRecognizer
    }
    var known: Set<String> = []
    let names = begun.filter { known.insert($0).inserted }
    if !names.isEmpty { return "\(listed(names)) had the drag." }
    let decided = events.filter(\.isDecided).compactMap(\.decision?.decision)
    if let allowed = decided.first(where: \.allows) {
      return """
        No recognizer was seen to begin, though the \(allowed.subject) was allowed: UIKit's own begin \
        rules, or content that is not registered, kept it.
        """
    }
    return decided.isEmpty
      ? "No recognizer was seen to begin, and nothing was decided: a tap is no attempt."
      : "No recognizer was seen to begin: nobody had the drag, or a view that follows touches itself."
  }
}

extension GestureTrace {
  /// When each gesture began, as one clause, of many the first and the last; nil if there are not several.
  ///
  /// `#1 at 0 ms, #2 at 1250 ms`
  public var gestureList: String? {
    var starts: [(gesture: Int, text: String)] = []
    for event in events where starts.last?.gesture != event.gesture {
      starts.append(
        (event.gesture, "#\(event.gesture) at \(whole(milliseconds(of: event))) ms"))
    }
    guard let last = starts.last, starts.count > 1 else { return nil }
    let most = TraceMetrics.listedGestures
    if starts.count <= most { return starts.map(\.text).joined(separator: ", ") }
    let first = starts.prefix(most - 1).map(\.text).joined(separator: ", ")
    return "\(starts.count): \(first), …, \(last.text)"
  }
}

extension TraceEvent {
  /// Whether a sentence can say this of several at once.
  fileprivate func isTold(like other: TraceEvent) -> Bool {
    switch (kind, other.kind) {
    case (.recognizer(let name, let state), .recognizer(let next, let same)):
      state == same && (name == TraceEvent.transition) == (next == TraceEvent.transition)
    case (.judged(let decision, _), .judged(let same, _)),
      (.decided(let decision, _), .decided(let same, _)):
      decision.verdict == same.verdict && decision.rule == same.rule
    default: false
    }
  }

  /// The name of a recognizer that belongs in a story; what a gate does is told by its decision.
  fileprivate var toldRecognizer: String? {
    guard case .recognizer(let name, _) = kind, name != TraceEvent.transition else { return nil }
    return name.hasPrefix("GestureArbiter.") && name.hasSuffix("Gate") ? nil : name
  }
}

extension Decision {
  /// How far the finger had moved, as a clause between commas.
  fileprivate var afterTravel: String {
    let way = attempt.translation
    guard attempt.phase == .moved else { return "" }
    return ", after \(points(hypot(way.x, way.y))),"
  }

  /// What became of so many pops, and why.
  fileprivate func told(finally isFinal: Bool, of count: Int) -> String {
    let verb = count == 1 ? "was" : "were"
    let reason = why ?? ""
    switch verdict {
    case .allow, .noOpinion:
      let byRule = rule == Self.noObjection ? "no rule objected" : "\(rule) allows it"
      return "\(verb) \(isFinal ? "" : "so far ")allowed: \(byRule)"
    case .asksScreen: return "had only the screen to ask: nothing else objected"
    case .undecided: return "had to wait: \(rule) — \(reason)"
    case .refuse(.endedUndecided), .refuse(.recognizerGaveUp):
      return "\(verb) refused while \(rule) still waited: \(reason)"
    case .refuse:
      return isFinal
        ? "\(verb) refused by \(rule): \(reason)"
        : "\(verb) bound to be refused by \(rule), if the finger moves: \(reason)"
    }
  }
}

/// Things as a list: "a, b and c".
private func listed(_ things: [String]) -> String {
  guard let last = things.last, things.count > 1 else { return things.first ?? "" }
  return "\(things.dropLast().joined(separator: ", ")) and \(last)"
}
