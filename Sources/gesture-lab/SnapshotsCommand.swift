#if HEADLESS
import GestureLab
import HeadlessUIKit
import LabWorkshop

/// Compares screens with those that their files build: `gesture-lab check snapshots`.
struct SnapshotsCommand: Command {
  static let verb: Verb? = .check
  static let topic = "snapshots"
  static let summary = "built-in screens against those that their files build"
  static let example = ["check", "snapshots", "carousel"]
  static let help = [
    CommandHelp(
      arguments: ["[SCREEN ...] [--spacing N]"],
      text: """
        Writes built-in screens down, builds them again, and plays the drags of maps in eight \
        directions and generated strokes on both, on every release of iOS. Screens with a function \
        that a file cannot hold are left out.
        """,
      findings: "a drag goes another way",
      options: [
        .init("--spacing N", "the distance between start points, from 2 to 100 pt (97)")
      ],
      behavior: "only the answers that calibrate has left, on the release that they are of")
  ]

  private var compared: [LabScreen] = []
  private var spacing = 97
  private let options: LabOptions

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    options = LabOptions(arguments)
    while let word = arguments.next() {
      if word == "--spacing" {
        spacing = try arguments.number(of: word, in: MapMetrics.spacings)
      } else if let screen = SnapshotRoundTrip.screens.first(where: { $0.name == word }) {
        if !compared.contains(where: { $0.name == word }) { compared.append(screen) }
      } else if SnapshotRoundTrip.incompleteScreens.contains(word) {
        throw .usage("A file cannot hold all of \(word): it cannot be compared.")
      } else if word.hasPrefix("-") {
        throw Self.unknown(word)
      } else {
        throw Arguments.unknownScreen(word, among: SnapshotRoundTrip.screens)
      }
    }
    if compared.isEmpty { compared = SnapshotRoundTrip.screens }
  }

  var isHeavy: Bool { true }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
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
