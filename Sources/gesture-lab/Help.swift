#if HEADLESS
import GestureLab

/// The help on all commands.
@MainActor
enum Help {
  /// The lines that `--help` prints.
  static var lines: [String] {
    let commands = Commands.all.flatMap { command in
      command.help.flatMap { entry in entry.lines(of: command.name) + [""] }
    }
    let statuses = ExitStatus.allCases.map { "\($0.rawValue) \($0.meaning)" }
    return TextColumns.wrapped(introduction) + [""] + commands
      + TextColumns.wrapped("Exit status: \(statuses.joined(separator: ", ")).")
  }

  private static let introduction = """
    Shows who gets a drag on a screen that can be popped: under plain UIKit rules, and with the \
    gesture arbiter. Where a command takes SCREEN it takes the name of a built-in screen; check, \
    map, report, timeline, trace and explore also take the path of a snapshot, or of a recording for \
    its latest screen, with a full stop or a slash in it.
    """
}
#endif
