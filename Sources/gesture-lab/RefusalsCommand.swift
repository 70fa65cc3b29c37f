#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit
import LabWorkshop

/// Plays what pops screens that may not be popped: `gesture-lab check refusals`.
struct RefusalsCommand: Command {
  static let verb: Verb? = .check
  static let topic = "refusals"
  static let summary = "what pops a screen that UIKit or the app refuses to pop"
  static let example = ["check", "refusals", "--ios", "18"]
  static let help = [
    CommandHelp(
      arguments: ["[--json] [--ios 16|18|26]"],
      text: """
        Refuses to pop a screen in eight ways, alone and in pairs, and tries to pop it from the \
        edge, from the middle and by the back button: as under plain UIKit, and under each setting \
        of the app, the stack and the screen. Prints who has the attempt.
        """,
      findings: """
        something pops that neither UIKit pops nor a line asks for by name, or does not that should
        """,
      options: [
        .init("--json", "one JSON object a row"),
        .init("--ios VERSION", "one release of iOS instead of all"),
      ])
  ]

  private var options: LabOptions
  private var isJSON = false

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    options = LabOptions(arguments)
    while let option = arguments.next() {
      if option == "--ios", try options.take(option, from: &arguments) { continue }
      guard option == "--json" else { throw Self.unknown(option) }
      isJSON = true
    }
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    let progress = Progress(console)
    let versions = options.hasVersion ? [options.version] : SystemVersion.allCases
    let table = RefusalTable(on: versions) { version in
      options.given == nil ? UIKitBehavior(version: version) : options.behavior
    } progress: {
      progress.report($0)
    }
    if isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      for row in table.rows {
        console.output((try? encoder.encode(row)).map { String(decoding: $0, as: UTF8.self) } ?? "")
      }
    } else {
      console.show(TextColumns.aligned([Self.heads] + table.rows.map(Self.cells)))
    }
    let broken = table.broken
    for row in broken {
      console.errors("finding: \(Self.cells(row).joined(separator: ", "))")
    }
    console.errors(
      "\(table.rows.count) attempts; \(broken.count) have another owner than they should.")
    return broken.isEmpty ? .fine : .findings
  }

  private static let heads = ["refused by", "setting", "level", "iOS", "start", "UIKit", "owner"]

  private static func cells(_ row: RefusalTable.Row) -> [String] {
    [
      row.refusedBy ?? "nothing", row.setting ?? "plain UIKit", row.level ?? "", "\(row.release)",
      row.start, row.uikit, row.owner,
    ]
  }
}
#endif
