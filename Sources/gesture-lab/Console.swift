#if HEADLESS
import Foundation
import GestureLab

/// The destination of a command's output.
struct Console {
  /// Receives the lines of the result.
  let output: (String) -> Void
  /// Receives problems, notes and progress.
  let errors: (String) -> Void
  /// Whether someone follows the progress: on a terminal, and not in the log of a build server.
  var showsProgress = false
  /// The program's own file, started again for a part of the work; nil inside a test.
  var executable: String?

  /// Prints the differences between a rebuilt screen and the original.
  @MainActor
  func note(_ screen: LabScreen, on version: SystemVersion) {
    for note in screen.notes { errors("note: \(note.onOneLine)") }
    if let own = screen.version, own != version {
      errors("note: It was seen on \(own), and is played on \(version).")
    }
  }
}

/// Reports how far long work has come, at most once a second, to a console that shows it.
@MainActor
final class Progress {
  private let console: Console
  private var last = Date()

  init(_ console: Console) { self.console = console }

  /// Prints a line if the last one is more than 1 s ago; evaluates the text only then.
  func report(_ text: @autoclosure () -> String) {
    guard console.showsProgress else { return }
    let now = Date()
    guard now.timeIntervalSince(last) > 1 else { return }
    last = now
    console.errors("… \(text())")
  }
}
#endif
