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
          lines += TextColumns.wrapped(Self.sentence(match), indent: 4, label: "  ")
        }
        if screen == .registeredList, let wait = evaluation.scrollWait(at: rate) {
          lines += TextColumns.wrapped(Self.sentence(wait), indent: 4, label: "  ")
        }
      }
    }
    self.lines = lines
  }

  /// The columns: the score, and the share of each class with the wrong result.
  private static func table(
    _ evaluation: Evaluation, _ screen: EvaluationScreen, _ rate: Double?
  ) -> [String] {
    let classes = StrokeClass.allCases.filter { evaluation.has($0) && !$0.isArbitersAlone }
    func cell(_ rules: RuleSet, _ strokes: StrokeClass) -> Evaluation.Cell? {
      evaluation.cell(rules, strokes, on: screen, at: rate)
    }
    let totals = classes.map { "\(cell(.arbiter, $0)?.popped.total ?? 0)" }
    let rows = RuleSet.allCases.map { rules -> [String] in
      let score = evaluation.score(of: rules, on: screen, at: rate)
      return [rules.title, "\(rounded(score))"]
        + classes.map { cell(rules, $0).map(\.wrong.inPercent) ?? "" }
    }
    let table = [["rule set", "score"] + classes.map(short), ["strokes", ""] + totals] + rows
    return TextColumns.aligned(table).map { "  \($0)" }
      + RuleSet.allCases.filter(\.isArbiter).flatMap { rules in
        Self.sentences(on: rules, evaluation, screen, rate)
      }
  }

  /// What the columns have no room for: intervals, what only the arbiter is measured with, and
  /// medians.
  private static func sentences(
    on rules: RuleSet, _ evaluation: Evaluation, _ screen: EvaluationScreen, _ rate: Double?
  ) -> [String] {
    let cells = StrokeClass.allCases.compactMap {
      evaluation.cell(rules, $0, on: screen, at: rate)
    }.filter { $0.popped.total > 0 }
    let shares = cells.map { "\(heading($0.strokes)) \($0.wrong)" }
    let moving = cells.filter { $0.strokes.shouldPop && $0.strokes != .straightAimed }
    let medians = moving.compactMap { cell in
      movement(cell).map { "\(short(cell.strokes)) \($0)" }
    }
    let text =
      "\(rules.title): " + shares.joined(separator: ", ")
      + (medians.isEmpty ? "" : "; moves the screen after " + medians.joined(separator: ", "))
    return TextColumns.wrapped(text, indent: 4, label: "  ")
  }

  /// The title of a share: "vertical that pop", "fast lost".
  private static func heading(_ strokes: StrokeClass) -> String {
    "\(short(strokes)) \(strokes.shouldPop ? "lost" : "that pop")"
  }

  private static func short(_ strokes: StrokeClass) -> String {
    switch strokes {
    case .flick: "fast"
    case .aimed: "slow"
    case .straightAimed: "straight"
    case .aimedRight: "aimed"
    case .aimedElsewhere: "elsewhere"
    case .vertical: "vertical"
    case .left: "left"
    case .diagonal: "diagonal"
    case .bowed: "bowed"
    case .slipped: "after a slip"
    case .dipped: "after a dip"
    case .trembling: "after a tremor"
    case .otherHand: "of the other hand"
    case .atBezel: "from the bezel"
    case .aimedAtBezel: "aimed from the bezel"
    case .twoFingers: "of two fingers"
    }
  }

  /// The medians of a cell: "11.6 pt, 85 ms".
  private static func movement(_ cell: Evaluation.Cell) -> String? {
    guard let travel = cell.medianTravel, let time = cell.medianTime else { return nil }
    return "\(rounded(travel)) pt and \(Int((time * 1000).rounded())) ms"
  }

  private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  private static func sentence(_ wait: Evaluation.ScrollWait) -> String {
    func milliseconds(_ time: TimeInterval) -> String {
      time.isFinite ? "\(Int((time * 1000).rounded())) ms" : "the whole stroke"
    }
    return "scrolls that wait on the registered list: \(wait.share), "
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
      "the arbiter with a driver against \(match.rival.title), the best score of the field: score "
      + "\(rounded(match.score.arbiter)) against \(rounded(match.score.rival)), "
      + classes.joined(separator: ", ") + (travel ?? "")
  }
}
#endif
