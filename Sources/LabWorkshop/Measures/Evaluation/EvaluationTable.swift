#if HEADLESS
import Foundation
import GestureLab

/// An evaluation as text: a table for each rate and screen, and a comparison with the best rival.
package struct EvaluationTable {
  /// The lines, each without its line break.
  package let lines: [String]

  /// Lays out an evaluation.
  package init(_ evaluation: Evaluation) {
    var lines: [String] = []
    for rate in evaluation.rates {
      for screen in evaluation.screens {
        if !lines.isEmpty { lines.append("") }
        lines.append("\(screen.title), \(Evaluation.name(of: rate))")
        lines += Self.table(evaluation, screen, rate)
        if let match = evaluation.match(on: screen, at: rate) {
          lines.append(Self.sentence(match))
        }
        if screen == .registeredList, let wait = evaluation.scrollWait(at: rate) {
          lines.append(Self.sentence(wait))
        }
      }
    }
    self.lines = lines
  }

  /// The columns: a class of strokes, and its medians if they pop.
  private static func table(
    _ evaluation: Evaluation, _ screen: EvaluationScreen, _ rate: Double?
  ) -> [String] {
    let classes = StrokeClass.allCases.filter(evaluation.has)
    let moving = classes.filter { $0.shouldPop && $0 != .straightAimed }
    func cell(_ rules: RuleSet, _ strokes: StrokeClass) -> Evaluation.Cell? {
      evaluation.cell(rules, strokes, on: screen, at: rate)
    }
    let titles =
      ["rule set", "score"]
      + classes.map { strokes in
        let total = cell(.arbiter, strokes)?.popped.total ?? 0
        return "\(heading(strokes)) (\(total))"
      } + moving.map { "pt, ms \(short($0))" }
    let rows = RuleSet.allCases.map { rules -> [String] in
      let score = evaluation.score(of: rules, on: screen, at: rate)
      return [rules.title, "\(rounded(score))"]
        + classes.map { cell(rules, $0).map(\.wrong.percentage) ?? "" }
        + moving.map { cell(rules, $0).map(movement) ?? "" }
    }
    return TextColumns.aligned([titles] + rows).map { "  \($0)" }
  }

  /// The title of a column: "vertical that pop", "fast lost".
  private static func heading(_ strokes: StrokeClass) -> String {
    "\(short(strokes)) \(strokes.shouldPop ? "lost" : "that pop")"
  }

  private static func short(_ strokes: StrokeClass) -> String {
    switch strokes {
    case .flick: "fast"
    case .aimed: "slow"
    case .straightAimed: "slow and straight"
    case .vertical, .aimedRight, .aimedElsewhere, .left, .diagonal: strokes.title
    }
  }

  /// The medians of a cell: "11.6, 85".
  private static func movement(_ cell: Evaluation.Cell) -> String {
    guard let travel = cell.medianTravel, let time = cell.medianTime else { return "–" }
    return "\(rounded(travel)), \(Int((time * 1000).rounded()))"
  }

  private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  private static func sentence(_ wait: Evaluation.ScrollWait) -> String {
    func milliseconds(_ time: TimeInterval) -> String {
      time.isFinite ? "\(Int((time * 1000).rounded())) ms" : "the whole stroke"
    }
    return "  scrolls that wait on the registered list: \(wait.share), "
      + "\(milliseconds(wait.median)) in the median, \(milliseconds(wait.ninetieth)) at the "
      + "90th percentile"
  }

  private static func sentence(_ match: Evaluation.Match) -> String {
    let classes = match.cells.map { strokes, arbiter, rival in
      "\(strokes.title) \(strokes.shouldPop ? "lost" : "that pop") \(arbiter.wrong.count) against "
        + "\(rival.wrong.count)"
    }
    let travel = match.commonTravel.map { arbiter, rival in
      "; median travel of those that pop under both \(rounded(arbiter)) pt against "
        + "\(rounded(rival))"
    }
    return
      "  the arbiter with a driver against \(match.rival.title), the best score of the field: score "
      + "\(rounded(match.score.arbiter)) against \(rounded(match.score.rival)), "
      + classes.joined(separator: ", ") + (travel ?? "")
  }
}
#endif
