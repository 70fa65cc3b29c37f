#if HEADLESS
import GestureLab
import HeadlessUIKit

/// An exploration as text: the questions, the outcomes and the smallest difference.
@MainActor
package struct ExplorationTable {
  /// The lines, each without its line break.
  package let lines: [String]

  /// Lays out an exploration of something with a title.
  package init(_ exploration: Exploration<ExploredOutcome>, title: String) {
    lines =
      ["\(title), \(exploration.base.version): \(Self.verdict(exploration))"]
      + Self.questions(exploration) + Self.outcomes(exploration) + Self.smallest(exploration)
      + [Self.coverage(exploration)]
  }

  /// Returns one line: the title, and whether the outcome is always the same or what changes it.
  package static func summary(
    _ exploration: Exploration<ExploredOutcome>, title: String
  ) -> String {
    let first = exploration.smallestDifferences.first
    let why = first.map { ", as with \($0.variation)" } ?? ""
    return "\(title): \(verdict(exploration))\(why)".onOneLine
  }

  private static func verdict(_ exploration: Exploration<ExploredOutcome>) -> String {
    let extent =
      "\(counted(exploration.combinations, "combination")) of "
      + counted(exploration.touched.count, "open question")
    let limit = exploration.completeUpTo.map { " (complete up to \(counted($0, "departure")))" }
    return
      (exploration.isSameEverywhere
      ? "the same in \(extent)" : "\(exploration.groups.count) outcomes in \(extent)")
      + (limit ?? "")
  }

  private static func questions(_ exploration: Exploration<ExploredOutcome>) -> [String] {
    let rows = exploration.touched.map { question -> [String] in
      let names = exploration.base.answers(to: question).filter(exploration.answers.allow)
      return ["\(question)", names.map(\.name).joined(separator: ", ")]
    }
    return ["  questions touched, the first answer \(likely(exploration))"]
      + TextColumns.aligned(rows).map { "    \($0)" }
  }

  /// What the first answers are: likely, or with answers ruled out the likeliest that are left.
  private static func likely(_ exploration: Exploration<ExploredOutcome>) -> String {
    exploration.answers.narrowed.isEmpty ? "likely" : "the likeliest of those given"
  }

  private static func outcomes(_ exploration: Exploration<ExploredOutcome>) -> [String] {
    guard let likely = exploration.groups.first else { return [] }
    let width = exploration.groups.map { "\($0.count)".count }.max() ?? 0
    func head(_ group: Exploration<ExploredOutcome>.Group, _ text: String) -> String {
      "    \("\(group.count)".leftPadded(to: width))  \(text)"
    }
    let indent = "".padded(to: width + 6)
    var lines = ["  outcomes, with the combinations that lead to each"]
    for group in exploration.groups {
      if group.outcome == likely.outcome {
        lines.append(head(group, Self.likely(exploration)))
        lines += group.outcome.facts.map { "\(indent)  \($0.subject): \($0.value)" }
      } else {
        lines.append(head(group, "as with \(group.first)"))
        lines += group.outcome.differences(from: likely.outcome).map { "\(indent)  \($0)" }
      }
    }
    return lines
  }

  private static func smallest(_ exploration: Exploration<ExploredOutcome>) -> [String] {
    guard let first = exploration.smallestDifferences.first, let likely = exploration.groups.first
    else { return [] }
    let count = first.variation.departures.count
    return ["  smallest difference that changes the outcome: \(counted(count, "departure"))"]
      + exploration.smallestDifferences.map { variation, outcome in
        let changes = outcome.differences(from: likely.outcome).joined(separator: "; ")
        return "    \(variation) — \(changes)"
      }
  }

  private static func coverage(_ exploration: Exploration<ExploredOutcome>) -> String {
    let all = exploration.possibleCombinations
    let most = all == .max ? "more than can be counted" : "\(all)"
    guard let depth = exploration.completeUpTo else {
      return
        "  explored all: \(exploration.combinations) of \(most) combinations, the others differ "
        + "only in what is never asked"
    }
    return "  explored \(exploration.tried) of at most \(most) combinations: all of up to "
      + "\(counted(depth, "departure")), and some of more"
  }
}
#endif
