#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit
import LabWorkshop

/// Diagnoses a screen and explains a point of it: `gesture-lab show diagnose SCREEN [--at X,Y]`.
struct DiagnoseCommand: Command {
  static let verb: Verb? = .show
  static let topic = "diagnose"
  static let summary = "what is wrong with a screen, and what lies at a point"
  static let example = ["show", "diagnose", "carousel", "--at", "8,400"]
  static let help = [
    CommandHelp(
      arguments: ["SCREEN [--gesture N] [--at X,Y] [--ios 16|18|26]"],
      text: """
        Prints what is wrong with a screen, or "nothing found". Besides the screens of \
        timeline there are some with one flaw each: \
        \(LabScreen.flawed.map(\.name).joined(separator: ", ")).
        """,
      findings: "there is an issue",
      options: [
        .init(
          "--at X,Y",
          "also explains a point, in pt from the top left corner: the views there, and what every "
            + "rule decides for a touch that begins there"),
        .gesture, .version,
      ])
  ]

  private let screen: LabScreen
  private var point: CGPoint?
  private var options: LabOptions

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    screen = try arguments.screen(of: Self.self, among: LabScreen.all + LabScreen.flawed)
    options = LabOptions(arguments, for: screen)
    while let word = arguments.next() {
      switch word {
      case "--at": point = try Arguments.point(arguments.value(of: word), of: word)
      case "--ios": _ = try options.take(word, from: &arguments)
      default: throw Self.unknown(word)
      }
    }
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    let stage = screen.stage(behavior: options.behavior)
    if let point, !stage.window.bounds.contains(point) {
      let size = stage.window.bounds.size
      throw .usage(
        "--at takes a point on the screen, from 0,0 to \(Int(size.width) - 1),\(Int(size.height) - 1)."
      )
    }
    console.note(screen, on: options.version)
    screen.show(on: stage)
    console.output("\(screen.title), \(options.version):")
    let issues = stage.navigation.gestureArbiter.diagnose()
    if issues.isEmpty { console.output("nothing found") }
    for issue in issues { show("\n\(issue)", console) }
    for pan in stage.navigation.gestureArbiter.unregisteredScrolling {
      show("\nWhat competes with the pops: \(pan).", console)
    }
    if let point {
      show("\n\(stage.navigation.gestureArbiter.explanation(at: point))", console)
    }
    return issues.isEmpty ? .fine : .findings
  }

  private func show(_ text: String, _ console: Console) {
    console.show(
      text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) })
  }
}
#endif
