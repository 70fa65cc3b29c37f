import Foundation
import GestureRules

extension PopExplanation: CustomStringConvertible {
  /// The explanation as lines with aligned labels, for `print` and `po`.
  package var description: String {
    var rows: [(label: String, text: String)] = [("point", coordinates(point))]
    rows.append(("hit view", hit))
    if isInside, !isJudged {
      rows.append(
        ("arbiter", "judges no touch here: nothing is configured, or the arbiter was removed"))
    }
    rows += labelled(
      "contents", contents.map { $0.line(for: gestures.map(\.decision.attempt.gesture)) })
    if !unregistered.isEmpty { rows += labelled("competing", unregistered) }
    for gesture in gestures { rows += gesture.rows }
    rows += labelled("waits", waits.map(\.description))
    let width = rows.reduce(14) { max($0, $1.label.count + 2) }
    return rows.map { $0.label.padded(to: width) + $0.text }.joined(separator: "\n")
  }

  private var hit: String {
    guard let hitView else { return "none" }
    return isInside
      ? hitView : "\(hitView), outside the navigation controller's view: no rule is asked"
  }

  /// Rows of which only the first has the label; "none" if there are none.
  private func labelled(_ label: String, _ lines: [String]) -> [(label: String, text: String)] {
    guard let first = lines.first else { return [(label, "none")] }
    return [(label, first)] + lines.dropFirst().map { ("", $0) }
  }
}

extension PopExplanation.Gesture {
  fileprivate var rows: [(label: String, text: String)] {
    let gesture = decision.attempt.gesture
    let place = gesture == .edgePop ? ", over the leading edge only" : ""
    let names = recognizers.joined(separator: ", else ")
    let verdicts = answers.enumerated().map { index, answer in
      (index == 0 ? "  first" : "  then", clause(answer))
    }
    let stacks = innerStacks.map {
      ("  after", "a stack inside this one, a \($0), unless its pop fails")
    }
    let delegates = [delegate].compactMap(\.self).map {
      ("  unless", "a \($0), the app's delegate of UIKit's pop, refuses when it is about to begin")
    }
    return [
      ("\(gesture)", recognizers.isEmpty ? "by no recognizer" : "by \(names)\(place)")
    ] + stacks + delegates + [("  policy", "\(policy)")]
      + (verdicts.isEmpty ? [("  first", "no rule has an opinion")] : verdicts)
  }

  private func clause(_ answer: PopPolicy.Answer) -> String {
    switch answer.verdict {
    case .noOpinion: "\(answer.rule) has no opinion"
    case .allow: "\(answer.rule) allows"
    case .refuse(.screenRefused): "\(answer.rule) refuses: the \(screen ?? "screen") does"
    case .refuse(let reason): "\(answer.rule) refuses: \(reason)"
    case .undecided(let reason): "\(answer.rule) depends on the movement: \(reason)"
    }
  }
}

extension PopExplanation.Content {
  /// The content and its demands; demands of some gestures only name them.
  fileprivate func line(for gestures: [NavigationGesture]) -> String {
    var groups: [(clause: String, gestures: [String])] = []
    for gesture in gestures {
      guard let clause = demands[gesture]?.clause(for: gesture, drags) else { continue }
      if let index = groups.firstIndex(where: { $0.clause == clause }) {
        groups[index].gestures.append("\(gesture)")
      } else {
        groups.append((clause, ["\(gesture)"]))
      }
    }
    let clauses = groups.map { group in
      group.gestures.count == gestures.count
        ? group.clause : "\(group.clause) (\(group.gestures.joined(separator: ", ")))"
    }
    // No gesture competes for it outside the stack.
    if gestures.isEmpty { return "\(name), a \(view) as \(role)" }
    let list = clauses.isEmpty ? "asks nothing" : clauses.joined(separator: "; ")
    return "\(name), a \(view) as \(role): \(list)"
  }
}

extension PopExplanation.Wait: CustomStringConvertible {
  /// The wait as one clause: which recognizer waits for which, and what requires it.
  package var description: String {
    let origin =
      switch source {
      case .arbiter: "the arbiter"
      case .recognizer: "a recognizer"
      case .delegate: "a delegate"
      }
    return "\(waiter) waits for \(blocker) (required by \(origin))"
  }
}

extension PopAttempt.Content.Demand {
  /// What the content asks of a gesture, and its state, as one clause.
  fileprivate func clause(for gesture: NavigationGesture, _ drags: DragDirections) -> String {
    let edge = gesture.isPop ? "leading" : "trailing"
    switch self {
    case .defersAtEdge(let distance, _):
      let rests = distance.isFinite && distance <= GestureMetrics.restTolerance
      let state = "\(points(distance)) \(gesture.isPop ? "past" : "before") it"
      return "defers at its \(edge) edge, \(rests ? "where it rests" : state)"
    case .defersInStrip(let width): return "defers within \(points(width)) of the \(edge) edge"
    case .defersAtBoundary(let isAtBoundary):
      return "defers at its \(edge) boundary, where it is\(isAtBoundary ? "" : " not")"
    case .claims: return "claims \(drags.name)"
    case .claimsVertically: return "claims \(drags.intersection(.verticalDrags).name)"
    case .excludes: return "is excluded"
    case .claimsBecause(let reason): return "claims the drag: \(reason)"
    }
  }
}
