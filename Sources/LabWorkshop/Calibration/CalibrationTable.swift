#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// A calibration as text.
@MainActor
package struct CalibrationTable {
  /// The lines, each without its line break.
  package let lines: [String]

  /// Lists the remaining answers to each narrowed question with the reasons, and the open
  /// questions.
  ///
  /// - Parameter drags: Returns the names of guided drags that may narrow a question.
  package init(
    _ calibration: Calibration, drags: (UIKitBehavior.Question) -> [String] = { _ in [] }
  ) {
    let answers = calibration.answers
    let likely = UIKitBehavior(version: calibration.version)
    var lines: [String] = []
    for take in calibration.unexplainedTakes {
      lines.append(
        "No answers explain \(take.recording), \(take.gestures.title). The nearest are "
          + "\(take.nearest.isEmpty ? "the likely ones" : take.nearest.joined(separator: ", ")): "
          + "\(take.difference).")
    }
    if !calibration.unexplainedTakes.isEmpty { lines.append("") }
    for question in answers.narrowed {
      lines.append("\(question): \(answers.left(to: question).joined(separator: " or "))")
      for answer in likely.answers(to: question) where !answers.allow(answer) {
        lines.append("  not \(answer.name): \(Self.cause(calibration.exclusion(of: answer)))")
      }
    }
    let questions = UIKitBehavior.Question.allCases
    let open = questions.filter { answers.left(to: $0).count > 1 }
    let suggestions = open.compactMap { question -> String? in
      let names = drags(question)
      return names.isEmpty ? nil : "  \(question): \(names.prefix(3).joined(separator: ", "))"
    }
    let others = open.filter { drags($0).isEmpty }
    if !suggestions.isEmpty {
      lines +=
        (lines.last?.isEmpty ?? true ? [] : [""]) + ["Still open, with guided drags to record:"]
      lines += suggestions
    }
    if !others.isEmpty {
      lines +=
        (lines.last?.isEmpty ?? true ? [] : [""]) + [
          "Still open, and no guided drag left tells more:"
        ]
      lines += others.map { "  \($0)" }
    }
    let settled = questions.filter { answers.left(to: $0).count == 1 }
    if !(lines.last?.isEmpty ?? true) { lines.append("") }
    lines.append(
      "\(calibration.version): \(settled.count) of \(questions.count) questions settled, "
        + "\(answers.narrowed.count - settled.count) narrowed. "
        + "\(counted(calibration.explained, "part")) of recordings explained, "
        + "\(calibration.played) times played."
    )
    self.lines = lines.map { line in
      line.hasPrefix("  ") ? "  " + line.onOneLine.drop { $0 == " " } : line.onOneLine
    }
  }

  private static func cause(_ exclusion: Calibration.Exclusion?) -> String {
    guard let exclusion else { return "ruled out before" }
    return "\(exclusion.recording), \(exclusion.gestures.title), \(exclusion.difference)"
  }
}
#endif
