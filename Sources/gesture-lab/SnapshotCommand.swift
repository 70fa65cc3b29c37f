#if HEADLESS
import GestureLab
import GestureWorkshop
import HeadlessUIKit

/// Writes a screen as a file that every command takes: `gesture-lab snapshot SCREEN`.
struct SnapshotCommand: Command {
  static let name = "snapshot"
  static let purpose = CommandPurpose.screens
  static let summary = "a screen as a file that takes the place of its name"
  static let example = ["snapshot", "carousel", "--output", "carousel.json"]
  static let help = [
    CommandHelp(
      arguments: ["SCREEN [--gesture N] [--ios 16|18|26] [--output FILE]"],
      text: """
        Writes a screen down as JSON, as GestureArbiter.snapshot() does on a phone; of the file of a \
        recording its latest screen, or that of a gesture. The commands about one screen take such a file in its place.
        """,
      options: [
        .init("--without-classes", "without the names of classes"),
        .output, .gesture,
        .init("--ios VERSION", "the release of iOS of a built-in screen (26)"),
      ]),
    CommandHelp(
      arguments: ["--compare [SCREEN ...] [--spacing N]"],
      text: """
        Writes built-in screens down, builds them again, and plays the drags of maps in eight \
        directions and generated strokes on both, on every release of iOS. Screens with a function \
        that a file cannot hold are left out.
        """,
      findings: "a drag goes another way",
      options: [
        .init("--compare", "instead of a file"),
        .init("--spacing N", "the distance between start points, from 2 to 100 pt (97)"),
      ],
      behavior: "only the answers that calibrate has left, on the release that they are of"),
  ]

  /// The screen to write; nil to compare.
  private let screen: LabScreen?
  private var compared: [LabScreen] = []
  private var spacing = 97
  private var options: LabOptions
  private var output: String?
  private var includesClassNames = true

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    if arguments.takes("--compare") {
      screen = nil
      options = LabOptions(arguments)
      try takeComparison(&arguments)
      return
    }
    let screens = LabScreen.all + LabScreen.flawed
    let screen = try arguments.screen(of: Self.self, among: screens)
    self.screen = screen
    options = LabOptions(arguments, for: screen)
    if screen.path != nil, options.given != nil {
      throw .usage("snapshot plays nothing of a file, so it takes no --behavior beside one.")
    }
    while let word = arguments.next() {
      switch word {
      case "--ios":
        guard screen.path == nil else {
          throw .usage("snapshot writes a file's own release down; leave --ios out.")
        }
        _ = try options.take(word, from: &arguments)
      case "--output": output = try arguments.value(of: word)
      case "--without-classes": includesClassNames = false
      case "--compare", "--spacing":
        throw .usage("\(word) belongs to snapshot --compare [SCREEN ...].")
      default: throw Self.unknown(word)
      }
    }
  }

  private mutating func takeComparison(
    _ arguments: inout Arguments
  ) throws(CommandFailure) {
    while let word = arguments.next() {
      if word == "--spacing" {
        spacing = try arguments.number(of: word, in: MapMetrics.spacings)
      } else if let screen = SnapshotRoundTrip.screens.first(where: { $0.name == word }) {
        if !compared.contains(where: { $0.name == word }) { compared.append(screen) }
      } else if SnapshotRoundTrip.incompleteScreens.contains(word) {
        throw .usage("A file cannot hold all of \(word): it cannot be compared.")
      } else if Self.options.contains(word) {
        throw .usage("snapshot --compare takes --spacing and --behavior, not \"\(word)\".")
      } else if word.hasPrefix("-") {
        throw Self.unknown(word)
      } else {
        throw Arguments.unknownScreen(word, among: SnapshotRoundTrip.screens)
      }
    }
    if compared.isEmpty { compared = SnapshotRoundTrip.screens }
  }

  var isHeavy: Bool { screen == nil }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    guard let screen else { return try compare(console) }
    let file = OutputFile(path: output, format: .json)
    try file.check()
    if screen.path != nil { console.note(screen, on: options.version) }
    let json: String
    if let path = screen.path {
      json = try FileKind.read(path, as: .snapshot, .trace) { path throws(DataFileError) in
        try LabScreen.snapshotJSON(
          at: path, gesture: screen.gesture, includingClassNames: includesClassNames)
      }
    } else {
      json =
        screen.snapshot(
          behavior: options.behavior, includingClassNames: includesClassNames
        ).json
    }
    try file.write(json, console)
    return .fine
  }

  private func compare(_ console: Console) throws(CommandFailure) -> ExitStatus {
    let progress = Progress(console)
    let behaviors =
      options.given == nil
      ? SystemVersion.allCases.map(UIKitBehavior.init(version:)) : [options.behavior]
    var differences: [String] = []
    for (index, screen) in compared.enumerated() {
      progress.report("\(screen.name) (\(index + 1) of \(compared.count))")
      for behavior in behaviors {
        do {
          let trip = try SnapshotRoundTrip(screen, behavior: behavior)
          differences += trip.mapDifferences(grid: MapGrid(spacing: spacing, size: screen.size))
          for seed in 1...3 as ClosedRange<UInt64> {
            differences += trip.timelineDifferences(seed: seed)
          }
        } catch {
          differences.append("\(screen.name): \(error)")
        }
      }
    }
    for difference in differences { console.output(difference) }
    console.output(
      "\(compared.count) \(compared.count == 1 ? "screen" : "screens") built again from their files, on "
        + "\(counted(behaviors.count, "release")): \(differences.count) differences")
    return differences.isEmpty ? .fine : .findings
  }
}
#endif
