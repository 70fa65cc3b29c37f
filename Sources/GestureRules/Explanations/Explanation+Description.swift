import Foundation

extension Explanation: CustomStringConvertible {
  /// The explanation as plain lines, fit for `print` and for `po`.
  public var description: String {
    var rows: [(label: String, text: String)] = [("point", coordinates(point))]
    rows.append(("hit", hit))
    rows += labelled("contents", contents.map { $0.line(of: passages.map(\.kind)) })
    for passage in passages { rows += passage.rows }
    rows += labelled("waits", waits.map(\.description))
    return rows.map { Self.padded($0.label) + $0.text }.joined(separator: "\n")
  }

  private var hit: String {
    guard let hitView else { return "nothing" }
    return isReached
      ? hitView : "\(hitView), outside the navigation controller's view: no rule is asked"
  }

  /// Rows of which only the first has the label; "none" if there are none.
  private func labelled(_ label: String, _ lines: [String]) -> [(label: String, text: String)] {
    guard let first = lines.first else { return [(label, "none")] }
    return [(label, first)] + lines.dropFirst().map { ("", $0) }
  }

  private static func padded(_ label: String) -> String {
    label + String(repeating: " ", count: max(1, width - label.count))
  }

  /// The width of the labels, in characters.
  private static let width = 14
}

extension Explanation.Passage {
  /// What the passage is, as decisions say it.
  var kind: String { decision.attempt.operation == .push ? "push" : "\(decision.attempt.source)" }

  fileprivate var rows: [(label: String, text: String)] {
    let names = recognizers.joined(separator: ", else ")
    let place = kind == "edge pop" ? ", over the leading edge only" : ""
    let takers = recognizers.isEmpty ? "by nobody" : "by \(names)\(place)"
    let said = answers.enumerated().map { index, answer in
      (index == 0 ? "  first" : "  then", clause(answer))
    }
    return [(kind, takers), ("  policy", "\(policy)")]
      + (said.isEmpty ? [("  first", "no rule has anything to say")] : said)
  }

  private func clause(_ answer: RuleAnswer) -> String {
    if answer.verdict == .asksScreen, let screen {
      return "\(answer.rule) would ask the \(screen), behind all other rules"
    }
    return answer.description
  }
}

extension Explanation.Content {
  /// The content and what it asks of whom.
  fileprivate func line(of kinds: [String]) -> String {
    let asked = [("edge pop", ofEdgePop), ("content pop", ofContentPop), ("push", ofPush)]
      .filter { kinds.contains($0.0) }
    var groups: [(clause: String, kinds: [String])] = []
    for (kind, demand) in asked {
      guard let clause = demand?.clause else { continue }
      if let index = groups.firstIndex(where: { $0.clause == clause }) {
        groups[index].kinds.append(kind)
      } else {
        groups.append((clause, [kind]))
      }
    }
    let clauses = groups.map { group in
      group.kinds.count == asked.count
        ? group.clause : "\(group.clause) (\(group.kinds.joined(separator: ", ")))"
    }
    let list = clauses.isEmpty ? "asks nothing" : clauses.joined(separator: "; ")
    return "\(name), a \(view) as \(role): \(list)"
  }
}

extension Explanation.Wait: CustomStringConvertible {
  /// The wait as one clause: who waits for whom, and who said so.
  public var description: String {
    let who =
      switch source {
      case .arbiter: "the arbiter"
      case .recognizer: "a recognizer"
      case .delegate: "a delegate"
      }
    return "\(waiter) waits for \(blocker) (\(who) says so)"
  }
}

extension AttemptContent.Demand {
  /// What content asks, and how it stands, as one clause.
  fileprivate var clause: String {
    switch self {
    case .yieldsAtLeadingEdge(let past):
      "yields at its leading edge, \(Self.standing(past, "past"))"
    case .yieldsInLeadingStrip(let width):
      "yields within \(points(width)) of the leading edge"
    case .yieldsAtTrailingEdge(let before):
      "yields at its trailing edge, \(Self.standing(before, "before"))"
    case .yieldsInTrailingStrip(let width):
      "yields within \(points(width)) of the trailing edge"
    case .yieldsAtBoundary(let isThere):
      "yields at its end, where it is\(isThere ? "" : " not")"
    case .claims: "claims the drags that begin in it"
    case .excludes: "lets none begin in it"
    case .keeps(let reason): "keeps the drag: \(reason)"
    }
  }

  private static func standing(_ distance: CGFloat, _ side: String) -> String {
    distance.isFinite && distance <= RuleMetrics.restTolerance
      ? "where it is" : "\(points(distance)) \(side) it"
  }
}
