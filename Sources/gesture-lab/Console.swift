#if HEADLESS
import Foundation
import GestureLab
import LabWorkshop

/// The destination of a command's output.
package struct Console {
  /// Receives every line of the result.
  let output: (String) -> Void
  /// Receives every other line: problems, notes and progress.
  let errors: (String) -> Void
  /// Whether the result appears on a terminal, and not in a file or a pipe.
  package var isTerminal = false
  /// Whether long work says how far it has come.
  package var showsProgress = false
  /// The time in s between two lines about the progress.
  package var progressInterval: TimeInterval = 1
  /// Whether the program was built for debugging, which makes it many times slower.
  package var isDebugBuild = false
  /// The program's own file, started again for a part of the work; nil inside a test.
  package var executable: String?

  /// Makes a console that isn't a terminal.
  package init(output: @escaping (String) -> Void, errors: @escaping (String) -> Void) {
    self.output = output
    self.errors = errors
  }

  /// Prints lines that a person reads, the long ones on several lines.
  func show(_ lines: some Sequence<String>) {
    for line in lines { TextColumns.folded(line).forEach(output) }
  }

  /// Prints the differences between a rebuilt screen and the original.
  @MainActor
  func note(_ screen: LabScreen, on version: SystemVersion) {
    for note in screen.notes { errors("note: \(note.onOneLine)") }
    if let own = screen.version, own != version {
      errors("note: It was seen on \(own), and is played on \(version).")
    }
  }
}

/// Reports how far long work has come to a console that shows it, at its interval.
@MainActor
final class Progress {
  private let console: Console
  private var last = Date()

  init(_ console: Console) { self.console = console }

  /// Prints a line if the last one is long enough ago; evaluates the text only then.
  func report(_ text: @autoclosure () -> String) {
    guard console.showsProgress else { return }
    let now = Date()
    guard now.timeIntervalSince(last) >= console.progressInterval else { return }
    last = now
    console.errors("… \(text())")
  }
}
#endif
