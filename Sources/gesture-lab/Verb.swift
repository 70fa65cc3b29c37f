#if HEADLESS
/// The first word of a command line: what it does.
enum Verb: String, CaseIterable {
  case show, play, check, read, measure

  /// What it is for, as the overview groups the commands.
  var purpose: String {
    switch self {
    case .show: "Show a screen"
    case .play: "Play one stroke"
    case .check: "Check promises and laws"
    case .read: "Read a file from a phone"
    case .measure: "Measure rules and times"
    }
  }
}
#endif
