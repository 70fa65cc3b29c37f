#if HEADLESS
import GestureLab

/// The help on all commands, or on one.
@MainActor
enum Help {
  /// The lines that `--help` prints without a command.
  static var lines: [String] {
    TextColumns.wrapped(introduction) + [""] + Commands.all.flatMap(entries(on:)) + statuses
  }

  /// The lines that `--help` prints after a command.
  static func lines(on command: any Command.Type) -> [String] { entries(on: command) + statuses }

  private static func entries(on command: any Command.Type) -> [String] {
    command.help.flatMap { entry in
      entry.lines(of: command.name, playsNothing: command.reasonAgainstBehavior != nil) + [""]
    }
  }

  private static var statuses: [String] {
    let statuses = ExitStatus.allCases.map { "\($0.rawValue) \($0.meaning)" }
    return TextColumns.wrapped("Exit status: \(statuses.joined(separator: ", ")).")
  }

  private static let introduction = """
    Shows who gets a drag on a screen that can be popped: under plain UIKit rules, and with the \
    gesture arbiter. Where a command takes SCREEN it takes the name of a built-in screen; check, \
    map, report, timeline, trace, explore and snapshot also take the path of a snapshot, or of a recording for \
    its latest screen, with a full stop or a slash in it. Every command that plays touches takes \
    --behavior FILE, the answers to UIKit's open questions that calibrate has left. \
    "gesture-lab help COMMAND" prints the help on one command.
    """
}
#endif
