import Foundation
import GestureRules

/// One gesture of a trace in plain sentences.
///
/// ```text
/// At 0 ms a touch began at (195, 422), 195 pt from the leading edge, over pager.
/// At 0 ms the edge pop and the content pop waited: movesTowardsTrailing — the touch has moved 0 pt of 10 pt.
/// At 17 ms, after 33.3 pt, the content pop was allowed: no rule objected.
/// At 33 ms UINavigationController.contentSwipe began.
/// At 73 ms the touch ended at (313.2, 423.7).
/// UINavigationController.contentSwipe recognized the drag.
/// ```
package struct TraceStory: Sendable {
  /// The number of the gesture.
  package let gesture: Int
  private let trace: GestureTrace
  private let events: [TraceEvent]

  /// Selects the gesture that was in progress at a time in ms from the first event, or the one
  /// before it; without a time, the last gesture. Nil if the trace is empty.
  package init?(of trace: GestureTrace, at milliseconds: Double? = nil) {
    let hasBegun = { (event: TraceEvent) in
      milliseconds.map { trace.milliseconds(of: event).rounded() <= $0 } ?? true
    }
    guard let event = trace.events.last(where: hasBegun) ?? trace.events.first else { return nil }
    self.init(of: trace, gesture: event.gesture)
  }

  /// Tells a gesture by its number; nil if the trace does not have it.
  package init?(of trace: GestureTrace, gesture: Int) {
    self.trace = trace
    self.gesture = gesture
    events = trace.events.filter { $0.gesture == gesture }
    if events.isEmpty { return nil }
  }

  /// The sentences, one per line.
  package var lines: [String] {
    var lines: [String] = []
    if trace.lost > 0, events.first == trace.events.first {
      lines.append("Earlier events were overwritten.")
    }
    var rest = events[...]
    while let event = rest.first {
      // Events of the same kind at the same time share a sentence.
      let others = rest.dropFirst().prefix {
        $0.time == event.time && $0.sharesSentence(with: event)
      }
      rest = rest.dropFirst(1 + others.count)
      if let sentence = sentence(of: [event] + others) { lines.append(sentence.onOneLine) }
    }
    return lines + [ending.onOneLine]
  }

  private func sentence(of events: [TraceEvent]) -> String? {
    guard let event = events.first else { return nil }
    let time = "At \(rounded(trace.milliseconds(of: event))) ms"
    switch event.kind {
    case .touch(.began, let number, let point, _):
      let subject = number == 1 ? "a touch" : "touch \(number)"
      return "\(time) \(subject) began at \(coordinates(point))\(number == 1 ? place : "")."
    case .touch(.moved, _, _, _), .scroll, .navigation: return nil
    case .touch(let action, let number, let point, _):
      let subject = number == 1 ? "the touch" : "touch \(number)"
      let verb = action == .ended ? "ended" : "was cancelled"
      return "\(time) \(subject) \(verb) at \(coordinates(point))."
    case .recognizer(TraceEvent.swipe, _): return "\(time) a swipe of a trackpad or wheel began."
    case .recognizer(TraceEvent.transition, let state):
      return state == .cancelled
        ? "\(time) the transition was cancelled, and the screen returns."
        : "\(time) the transition continues to its end."
    case .recognizer(_, let state):
      let names = events.compactMap(\.namedRecognizer)
      guard !names.isEmpty else { return nil }
      let was = names.count == 1 ? "was" : "were"
      let verb =
        switch state {
        case .possible: "\(was) reset"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "\(was) cancelled"
        case .failed: "failed"
        }
      return "\(time) \(list(names)) \(verb)."
    case .enclosingPans(let decision):
      let verb = decision.allows ? "may begin" : "may not begin"
      return "\(time) the pans around \(decision.content) \(verb): \(decision.reason)."
    case .judged(let decision, _), .decided(let decision, _):
      let subjects = events.compactMap { $0.decision.map { "the \($0.decision.attempt.gesture)" } }
      return "\(time)\(decision.afterTravel) \(list(subjects)) "
        + decision.clause(isFinal: event.isDecided, gestures: events.count) + "."
    }
  }

  /// Where the touch landed, from the attempt with the most contents.
  private var place: String {
    if let surface = trace.surface(of: gesture) {
      return ", on \(surface), outside the navigation controller's view"
    }
    let attempts = events.compactMap(\.decision?.decision.attempt)
    guard let attempt = attempts.max(by: { $0.contents.count < $1.contents.count }) else {
      return ""
    }
    let names = attempt.contents.map(\.name)
    let over = names.isEmpty ? "no registered content" : names.joined(separator: " in ")
    return ", \(points(attempt.distanceFromLeadingEdge)) from the leading edge, over \(over)"
  }

  /// The outcome of the gesture.
  private var ending: String {
    var names: [String] = []
    for case (.recognizer(_, let state), let name?) in events.map({ ($0.kind, $0.namedRecognizer) })
    where (state == .began || state == .changed) && !names.contains(name) {
      names.append(name)
    }
    let decisions = events.filter(\.isDecided).compactMap(\.decision?.decision)
    // The gate pops where only a driver does; elsewhere it begins to refuse.
    let gate = RecognizerNames.trackpadGate
    if names.isEmpty, decisions.contains(where: \.allows),
      events.contains(where: { $0.kind == .recognizer(gate, .began) })
    {
      names.append(gate)
    }
    if let surface = trace.surface(of: gesture) {
      return names.isEmpty
        ? "No recognizer began, and no rule was asked: it began on \(surface)."
        : "\(list(names)) recognized the gesture, and no rule was asked: it began on \(surface)."
    }
    if !names.isEmpty {
      return "\(list(names)) recognized the drag."
        + (decisions.contains(where: \.allows) ? advice : "")
    }
    if let allowed = decisions.first(where: \.allows) {
      return """
        No recognizer began, although the \(allowed.attempt.gesture) was allowed: UIKit's own \
        conditions prevented it, or content that is not registered.
        """
    }
    if decisions.isEmpty, events.contains(where: \.isSwipe) {
      return "No pop began with the swipe, and no rule was asked."
    }
    return decisions.isEmpty
      ? "No recognizer began, and nothing was decided: a tap isn't an attempt."
      : "No recognizer began: the drag had no effect, or a view handled the touches itself."
  }

  /// Whether the first touch ended farther sideways than up or down.
  private var isSideways: Bool {
    let locations = events.compactMap { event -> CGPoint? in
      guard case .touch(_, 1, let point, _) = event.kind else { return nil }
      return point
    }
    guard let first = locations.first, let last = locations.last else { return false }
    return abs(last.x - first.x) > abs(last.y - first.y)
  }

  /// The advice for a drag that was allowed to pop and that a view without a role took. Only a
  /// recording contains the views.
  private var advice: String {
    guard isSideways,
      let snapshot = trace.screens.last(where: { $0.gesture <= gesture })?.snapshot
    else { return "" }
    let winners = events.compactMap { event -> GestureSnapshot.Recognizer? in
      guard case .recognizer(_, let state) = event.kind, state == .began || state == .changed,
        let index = event.index, snapshot.recognizers.indices.contains(index)
      else { return nil }
      return snapshot.recognizers[index]
    }.filter { $0.kind == .pan || $0.kind == .edgePan || $0.kind == .other }
    let pans = NavigationGesture.allCases.map(RecognizerNames.pan)
    let isPop = winners.contains { $0.pop != nil || ($0.name.map(pans.contains) ?? false) }
    let isRegistered = winners.contains { snapshot.views[$0.view].role != nil }
    guard !isPop, !isRegistered, let rival = winners.first else { return "" }
    return rival.scrolls ?? false
      ? " Its scroll view has no role, so no rule was asked about it: .pagingScrollView lets the "
        + "pop begin at its leading edge, .carousel in a strip along the screen's."
      : " Its view has no role, so no rule was asked about it: see UIView.popGestureRole."
  }
}

extension TraceEvent {
  /// Whether one sentence can state both events.
  fileprivate func sharesSentence(with other: TraceEvent) -> Bool {
    switch (kind, other.kind) {
    case (.recognizer(let name, let state), .recognizer(let next, let same)):
      state == same && (recognizerName == nil) == (other.recognizerName == nil)
        && (recognizerName != nil || name == next)
    case (.judged(let decision, _), .judged(let same, _)),
      (.decided(let decision, _), .decided(let same, _)):
      decision.verdict == same.verdict && decision.rule == same.rule
    default: false
    }
  }

  /// The name of a recognizer that a story mentions; a decision implies the state of gates and of
  /// the deferral.
  fileprivate var namedRecognizer: String? {
    recognizerName.flatMap { RecognizerNames.isHold($0) ? nil : $0 }
  }
}

extension PopDecision {
  /// How far the touch had moved, as a clause between commas.
  fileprivate var afterTravel: String {
    guard attempt.hasMoved else { return "" }
    return ", after \(points(hypot(attempt.translation.x, attempt.translation.y))),"
  }

  /// What happened to a number of gestures, and why.
  fileprivate func clause(isFinal: Bool, gestures: Int) -> String {
    let verb = gestures == 1 ? "was" : "were"
    let reason = reasonText ?? ""
    switch verdict {
    case .allow, .noOpinion:
      let by = rule == Self.noObjection ? "no rule objected" : "\(rule) allows it"
      return "\(verb) \(isFinal ? "" : "so far ")allowed: \(by)"
    case .undecided: return "waited for \(rule): \(reason)"
    case .refuse where endedUndecided:
      return "\(verb) refused while \(rule) was undecided: \(reason)"
    case .refuse where isRefusedByScreen && !isFinal:
      return "\(verb) allowed but for the screen, which is told once it would begin"
    case .refuse:
      return isFinal
        ? "\(verb) refused by \(rule): \(reason)"
        : "would be refused by \(rule) once the touch moves: \(reason)"
    }
  }
}

/// Things as a list: "a, b and c".
private func list(_ things: [String]) -> String {
  guard let last = things.last, things.count > 1 else { return things.first ?? "" }
  return "\(things.dropLast().joined(separator: ", ")) and \(last)"
}
