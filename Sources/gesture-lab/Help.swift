#if HEADLESS
import GestureLab

/// The help: an overview, one command, or all of them.
@MainActor
enum Help {
  /// The lines that `--help` prints without a command.
  static var overview: [String] {
    let width = Commands.all.map { $0.name.count }.max() ?? 0
    let groups = Verb.allCases.flatMap { verb in
      ["", verb.purpose]
        + Commands.commands(of: verb).map { command in
          "  \(command.name.padded(to: width))  \(command.summary)"
        }
    }
    return TextColumns.wrapped(introduction) + groups + [""] + TextColumns.wrapped(screens)
      + [""] + calls + [""] + statuses
  }

  /// The help on commands as lines, which `help all` and `--help` after a command print.
  static func lines(on commands: [any Command.Type]) -> [String] {
    commands.flatMap(entries(on:)) + statuses
  }

  private static func entries(on command: any Command.Type) -> [String] {
    let refuses = command.reasonAgainstBehavior != nil
    let forms = command.help.flatMap {
      $0.lines(of: command.verb == nil ? "" : command.name + " ", playsNothing: refuses) + [""]
    }
    return forms + ["Example: gesture-lab \(command.example.joined(separator: " "))", ""]
  }

  private static var statuses: [String] {
    let statuses = ExitStatus.allCases.map { "\($0.rawValue) \($0.meaning)" }
    return TextColumns.wrapped("Exit status: \(statuses.joined(separator: ", ")).")
  }

  private static let introduction = """
    gesture-lab shows which recognizer gets a drag on a screen that can be popped: under plain \
    UIKit rules, and with the gesture arbiter. Without a word it prints the table of drags. The \
    second word may be left out: a verb then does the first that it can, or what a file is for.
    """

  private static var screens: String {
    """
    A SCREEN is the name of a built-in one, or a file with a full stop or a slash in its path: a \
    snapshot, a recording for its latest screen, or a case for that before its last touches. The \
    built-in screens: \(Arguments.screenNames).
    """
  }

  private static let calls = [
    "  gesture-lab help VERB [TOPIC]  the arguments, options and an example; also after --help",
    "  gesture-lab help all           the same of every command",
    "  gesture-lab --version          the version, the compiler and the releases of iOS",
  ]
}
#endif
