#if HEADLESS
import GestureArbitration
import GestureLab

/// A reproduction as text.
@MainActor
package struct ReproductionTable {
  /// The lines, each without its line break.
  package let lines: [String]

  /// Describes a reproduction: the first difference, and the later ones.
  package init(_ reproduction: Reproduction) {
    let take = reproduction.take
    let title = "\(take.recording), \(take.title):"
    let extent = "\(take.touches.count) touch events, \(take.compared) compared"
    var lines: [String]
    if let first = reproduction.differences.first {
      lines = ["\(title) differs.", "  \(first)"]
      let rest = reproduction.differences.dropFirst()
      if !rest.isEmpty { lines.append("What follows:") }
      lines += rest.map { "  \($0)" }
    } else {
      lines = ["\(title) the same (\(extent))."]
    }
    let absent = take.notCompared
    if !absent.isEmpty {
      lines.append(
        "Not compared, because a rebuilt screen does not know them: "
          + "\(absent.joined(separator: ", ")).")
    }
    self.lines = lines.map(\.onOneLine)
  }
}

extension RecordedTake {
  /// The names of recognizers that the engine does not have and that changed their states.
  package var notCompared: [String] {
    let compared = chronicle.compared
    var names: [String] = []
    for event in events {
      guard let name = event.recognizerName, event.index.map(compared.contains) != true,
        !names.contains(name)
      else {
        continue
      }
      names.append(name)
    }
    return names
  }

  /// The gestures, such as "gesture #3" or "gestures #3 to #5".
  package var title: String { gestures.title }

  /// What is compared, such as "6 recognizers and 1 scroll view".
  fileprivate var compared: String {
    let subjects = chronicle.subjects
    let recognizers = subjects.count { if case .recognizer = $0 { true } else { false } }
    let scrolling = subjects.count { if case .scrolling = $0 { true } else { false } }
    return "\(counted(recognizers, "recognizer")) and \(counted(scrolling, "scroll view"))"
  }
}

extension ClosedRange<Int> {
  /// Gestures in words, such as "gesture #3" or "gestures #3 to #5".
  package var title: String {
    count == 1 ? "gesture #\(lowerBound)" : "gestures #\(lowerBound) to #\(upperBound)"
  }
}
#endif
