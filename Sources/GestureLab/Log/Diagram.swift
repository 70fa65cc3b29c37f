#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// Collects the lines of an expected diagram.
@resultBuilder public enum DiagramBuilder {
  /// Collects the lines.
  public static func buildBlock(_ lines: String...) -> [String] { lines }
}

/// What recognizers did with the last touches: a row for each, with a mark for each frame.
package struct Diagram {
  struct Row {
    let subject: Log.Subject?
    var marks: [Int: Character] = [:]  // By their frame.

    var name: String { subject?.name ?? "touch" }

    var text: String {
      var (text, next) = ("", Character("·"))
      for frame in 0...(marks.keys.max() ?? 0) {
        text.append(marks[frame] ?? next)
        if let mark = marks[frame] {
          next = subject == nil ? "-" : ["b": "=", "w": "w"][mark] ?? "·"
        }
      }
      return text
    }
  }

  /// The touch first; empty before the first one.
  private(set) var rows: [Row] = []

  /// Draws the events since a touch landed while no other was down; the last one of a frame counts.
  package init(of log: Log) {
    var (start, count) = (TimeInterval(0), 0)
    for event in log.events {
      if case .touch(.began, _, _) = event.kind, count == 0 {
        (rows, start) = ([Row(subject: nil)], event.time)
      }
      guard !rows.isEmpty else { continue }
      // Sums of times lose a bit. Events later than 100 s are drawn in the column there.
      let frame = Int(min((event.time - start) * 60 + 0.001, 6_000))
      switch event.kind {
      case .touch(let phase, _, _):
        count += [.began: 1, .ended: -1, .cancelled: -1][phase] ?? 0
        let change: Character? = [.began: "v", .ended: "^", .cancelled: "x"][phase]
        rows[0].marks[frame] = change ?? rows[0].marks[frame] ?? "-"
      case .waits(let subject, _): mark("w", subject, frame)
      case .state(let subject, let state, _):
        if let mark = Self.marks[state] { self.mark(mark, subject, frame) }
      default: break
      }
    }
  }

  private static let marks: [UIGestureRecognizer.State: Character] = [
    .began: "b", .ended: "e", .cancelled: "c", .failed: "f",
  ]

  private mutating func mark(_ mark: Character, _ subject: Log.Subject, _ frame: Int) {
    let known = rows.firstIndex { $0.subject == subject }
    if known == nil { rows.append(Row(subject: subject)) }
    rows[known ?? rows.count - 1].marks[frame] = mark
  }

  /// The rows as aligned lines, the touch first.
  package var lines: [String] {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { "\($0.name.padded(to: width))  \($0.text)".withoutBreaks }
  }

  /// Whether a row has a name, or is of one of some recognizers, and has these marks. Of several
  /// rows those that began count.
  private func contains(_ marks: String, of name: String, _ ids: [ObjectIdentifier]) -> Bool {
    let meant = rows.filter { $0.name == name || $0.subject.map { ids.contains($0.id) } == true }
    let begun = meant.filter { $0.text.contains("e") || $0.text.contains("b") }
    return (begun.isEmpty ? meant : begun).contains { $0.text == marks }
  }
}

extension Stage {
  /// Throws unless recognizers did with the last touches what is drawn.
  ///
  /// ```swift
  /// try stage.expect {
  ///   "pager.pan    ··f"
  ///   "content pop  ··b=========e"
  /// }
  /// ```
  ///
  /// A line has the name of a recognizer, as the timeline prints it, and a mark for each 1/60 s from
  /// where the first touch landed, the last one being the last change; "." may stand for "·". "edge
  /// pop" and "content pop" are what pops ``navigation``. What has no line may do anything. The error
  /// has both diagrams, and what the marks mean. A swipe on a trackpad is not drawn.
  public func expect(@DiagramBuilder _ drawn: () -> [String]) throws(StageError) {
    let ofArbiter = navigation.existingGestureArbiter?.pops()
    let pops =
      NavigationGesture.allCases.map { ($0, navigation.systemRecognizer(for: $0)) }
      + (ofArbiter.map { $0.all(.app) + $0.all(.driver) } ?? [])
    try Diagram(of: timeline.recorder.log).check(drawn()) { name in
      pops.filter { "\($0.0)" == name }.compactMap { $0.1.map(ObjectIdentifier.init) }
    }
  }
}

extension Diagram {
  /// Throws unless it has some lines; a name may stand for recognizers.
  package func check(
    _ lines: [String], ids: (String) -> [ObjectIdentifier] = { _ in [] }
  ) throws(StageError) {
    guard !lines.isEmpty else { throw StageError("An expectation needs a line.") }
    guard !rows.isEmpty else { throw StageError("No touch has landed on the stage.") }
    var isAsDrawn = true
    for line in lines {
      guard let (name, marks) = Self.parts(of: line) else {
        throw StageError("\"\(line)\" needs a name, spaces and marks. \(Self.legend)")
      }
      let expected = String(marks).replacing(".", with: "·").replacing(/·+$/, with: "")
      isAsDrawn = isAsDrawn && contains(expected, of: name, ids(name))
    }
    guard !isAsDrawn else { return }
    let (drawn, found) = (lines.map { "  \($0)" }, self.lines.map { "  \($0)" })
    throw StageError(
      (["expected"] + drawn + ["found"] + found + [Self.legend]).joined(separator: "\n"))
  }

  /// Whether a line has a name and marks.
  package static func canRead(_ line: String) -> Bool { parts(of: line) != nil }

  private static func parts(of line: String) -> (name: String, marks: Substring)? {
    let words = line.trimmingCharacters(in: .whitespaces)
    let marks = words.split(separator: " ").last ?? ""
    let name = words.dropLast(marks.count).trimmingCharacters(in: .whitespaces)
    return !name.isEmpty && marks.allSatisfy("·.wb=efcv-^x".contains) ? (name, marks) : nil
  }

  private static let legend =
    "· possible, w waits with a gesture, b began, = goes on, e ended or recognized at once, "
    + "c cancelled, f failed; v - ^ x the touch lands, moves, lifts, is cancelled."
}
#endif
