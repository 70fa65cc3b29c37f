#if HEADLESS
import GestureLab

/// The help: an overview, one command, or all of them.
@MainActor
enum Help {
  /// The lines that `--help` prints without a command.
  static var overview: [String] {
    let width = Commands.all.map { $0.name.count }.max() ?? 0
    let groups = CommandPurpose.allCases.flatMap { purpose in
      ["", purpose.rawValue]
        + Commands.all.filter { $0.purpose == purpose }.map { command in
          "  \(command.name.padded(to: width))  \(command.summary)"
        }
    }
    return TextColumns.wrapped(introduction) + groups + [""] + TextColumns.wrapped(screens)
      + [""] + calls + [""] + statuses
  }

  /// The lines that `help all` prints.
  static var all: [String] { Commands.all.flatMap(entries(on:)) + statuses }

  /// The lines that `--help` prints after a command.
  static func lines(on command: any Command.Type) -> [String] { entries(on: command) + statuses }

  private static func entries(on command: any Command.Type) -> [String] {
    let refuses = command.reasonAgainstBehavior != nil
    let forms = command.help.flatMap {
      $0.lines(of: command.name, playsNothing: refuses) + [""]
    }
    return forms + ["Example: gesture-lab \(command.example.joined(separator: " "))", ""]
  }

  private static var statuses: [String] {
    let statuses = ExitStatus.allCases.map { "\($0.rawValue) \($0.meaning)" }
    return TextColumns.wrapped("Exit status: \(statuses.joined(separator: ", ")).")
  }

  private static let introduction = """
    gesture-lab shows which recognizer gets a drag on a screen that can be popped: under plain \
    UIKit rules, and with the gesture arbiter. Without a command it prints the table of drags.
    """

  private static var screens: String {
    """
    A SCREEN is the name of a built-in one, or a file with a full stop or a slash in its path: a \
    snapshot, or a recording for its latest screen. The built-in screens: \(Arguments.screenNames).
    """
  }

  private static let calls = [
    "  gesture-lab help COMMAND  its arguments, options and an example; the same as COMMAND --help",
    "  gesture-lab help all      the same of every command",
    "  gesture-lab --version     the version, the compiler and the releases of iOS",
  ]
}
#endif
