import Foundation
import GestureLab
import HeadlessUIKit

/// Says what is wrong with a built-in screen, and what lies under a point of it:
/// `gesture-lab check SCREEN [--at X,Y]`.
@MainActor
struct CheckCommand {
  private let screen: LabScreen
  private var point: CGPoint?
  private var options = LabOptions()

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    guard let name = arguments.next() else {
      throw .usage("check needs a screen: \(Self.names).")
    }
    guard let screen = (LabScreen.all + LabScreen.flawed).first(where: { $0.name == name }) else {
      throw .usage("There is no screen \"\(name)\"; there are \(Self.names).")
    }
    self.screen = screen
    while let word = arguments.next() {
      switch word {
      case "--at": point = try arguments.point(of: word)
      case "--ios": _ = try options.take(word, from: &arguments)
      default: throw .usage("check takes a screen, --at and --ios, not \"\(word)\".")
      }
    }
  }

  private static var names: String {
    (LabScreen.all + LabScreen.flawed).map(\.name).joined(separator: ", ")
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    let stage = screen.stage(behavior: UIKitBehavior(version: options.version))
    if let point, !stage.window.bounds.contains(point) {
      let size = stage.window.bounds.size
      throw .usage(
        "--at takes a point on the screen, from 0,0 to \(Int(size.width) - 1),\(Int(size.height) - 1)."
      )
    }
    screen.show(on: stage)
    console.output("\(screen.title), \(options.version):")
    let issues = stage.navigation.gestureArbiter.diagnose()
    if issues.isEmpty { console.output("nothing found") }
    for issue in issues { console.output("\n\(issue)") }
    if let point {
      console.output("\n\(stage.navigation.gestureArbiter.explanation(at: point))")
    }
    return issues.isEmpty ? .fine : .findings
  }
}

extension Arguments {
  /// Takes a point, written "X,Y".
  fileprivate mutating func point(of option: String) throws(CommandFailure) -> CGPoint {
    let text = try value(of: option)
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
      throw .usage("\(option) takes a point in pt, such as 195,400, not \"\(text)\".")
    }
    return CGPoint(x: x, y: y)
  }
}
