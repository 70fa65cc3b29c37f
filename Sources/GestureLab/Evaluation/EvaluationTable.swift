#if HEADLESS
import Foundation

/// An evaluation as text: a table for each rate and screen, and a comparison with the best rival.
package struct EvaluationTable {
  /// The lines, each without its line break.
  package let lines: [String]

  /// Lays out an evaluation.
  package init(_ evaluation: Evaluation) {
    var lines: [String] = []
    for rate in Evaluation.rates {
      for screen in EvaluationScreen.allCases {
        if !lines.isEmpty { lines.append("") }
        lines.append("\(screen.title), \(Evaluation.name(of: rate))")
        lines += Self.table(evaluation, screen, rate)
        for stealing in [false, true] {
          if let match = evaluation.match(on: screen, at: rate, stealing: stealing) {
            lines.append(Self.sentence(match))
          }
        }
      }
    }
    self.lines = lines
  }

  private static let titles = [
    "rule set", "vertical that pop", "fast rightward lost", "slow rightward lost",
    "slow and straight lost", "leftward that pop", "diagonal that pop", "pt, ms fast",
    "pt, ms slow",
  ]

  private static func table(
    _ evaluation: Evaluation, _ screen: EvaluationScreen, _ rate: Double?
  ) -> [String] {
    let rows = RuleSet.allCases.map { rules -> [String] in
      func cell(_ strokes: StrokeClass) -> Evaluation.Cell? {
        evaluation.cell(rules, strokes, on: screen, at: rate)
      }
      let shares: [StrokeClass] = [
        .vertical, .flick, .aimed, .straightAimed, .left, .diagonal,
      ]
      return [rules.title] + shares.map { cell($0).map { "\($0.wrong)" } ?? "" }
        + [StrokeClass.flick, .aimed].map { cell($0).map(movement) ?? "" }
    }
    return TextColumns.aligned([titles] + rows).map { "  \($0)" }
  }

  /// The medians of a cell: "11.6, 85".
  private static func movement(_ cell: Evaluation.Cell) -> String {
    guard let travel = cell.medianTravel, let time = cell.medianTime else { return "–" }
    return "\(rounded(travel)), \(Int((time * 1000).rounded()))"
  }

  private static func rounded(_ travel: Double) -> Double { (travel * 10).rounded() / 10 }

  private static func sentence(_ match: Evaluation.Match) -> String {
    let rival = match.rival.title
    let extent =
      match.stealsNoMore
      ? "the best of the field that steals no more" : "the best of the field that steals more"
    let lost = match.cells.map { strokes, arbiter, rival in
      "\(strokes.title) lost \(arbiter.wrong.count) against \(rival.wrong.count)"
    }
    let travel = match.commonTravel.map { arbiter, rival in
      "; of those that pop under both the touch had moved \(rounded(arbiter)) pt against "
        + "\(rounded(rival))"
    }
    return
      "  against \(rival), \(extent): vertical stolen \(match.vertical.arbiter.popped.count) "
      + "against \(match.vertical.rival.popped.count), \(lost.joined(separator: ", "))"
      + (travel ?? "")
  }
}
#endif
