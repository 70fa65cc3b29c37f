#if HEADLESS
import Foundation

/// An evaluation as JSON.
package struct EvaluationReport: Encodable, Sendable {
  private let version = 1
  private let source: String
  private let strokes: Int
  private let scores: [Score]
  private let cells: [Row]
  private let scrollWaits: [Wait]

  private struct Wait: Encodable, Sendable {
    let hertz: Double?
    let scrolls: Int
    let waiting: Int
    let waitingShare: Double
    /// In ms; nil for a scroll that ends before.
    let medianMs: Double?
    let ninetiethMs: Double?
  }

  private struct Score: Encodable, Sendable {
    let ruleSet: String
    let screen: String
    let hertz: Double?
    let score: Double
  }

  private struct Row: Encodable, Sendable {
    let ruleSet: String
    let screen: String
    let hertz: Double?
    let strokes: String
    let count: Int
    let popped: Int
    let wrong: Int
    let wrongShare: Double
    let wrongStrokes: [String]
    let wrongInterval95: [Double]
    let medianTravelPt: Double?
    let medianTimeMs: Double?
    let scrolled: Int
  }

  /// Makes a report; `source` names the file or the generator.
  package init(_ evaluation: Evaluation, of source: String) {
    self.source = source
    strokes = evaluation.strokes
    scores = evaluation.rates.flatMap { rate in
      evaluation.screens.flatMap { screen in
        RuleSet.allCases.map { rules in
          Score(
            ruleSet: rules.rawValue, screen: screen.name, hertz: rate,
            score: evaluation.score(of: rules, on: screen, at: rate))
        }
      }
    }
    scrollWaits = evaluation.rates.compactMap { rate in
      func milliseconds(_ time: Double) -> Double? { time.isFinite ? time * 1000 : nil }
      return evaluation.scrollWait(at: rate).map { wait in
        Wait(
          hertz: rate, scrolls: wait.share.total, waiting: wait.share.count,
          waitingShare: wait.share.part, medianMs: milliseconds(wait.median),
          ninetiethMs: milliseconds(wait.ninetieth))
      }
    }
    cells = evaluation.cells.filter { $0.popped.total > 0 }.map { cell in
      Row(
        ruleSet: cell.rules.rawValue, screen: cell.screen.name, hertz: cell.rate,
        strokes: cell.strokes.rawValue, count: cell.popped.total, popped: cell.popped.count,
        wrong: cell.wrong.count, wrongShare: cell.wrong.part,
        wrongStrokes: cell.wrongStrokes,
        wrongInterval95: [cell.wrong.interval.lowerBound, cell.wrong.interval.upperBound],
        medianTravelPt: cell.medianTravel, medianTimeMs: cell.medianTime.map { $0 * 1000 },
        scrolled: cell.scrolls.count)
    }
  }

  /// The report as JSON with sorted keys.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
#endif
