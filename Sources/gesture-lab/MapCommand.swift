import Foundation
import GestureLab
import HeadlessUIKit

@MainActor
struct MapCommand {
  private let screen: LabScreen
  init(_ arguments: inout Arguments) throws(CommandFailure) {
    screen = try Arguments.screen(named: arguments.next() ?? "")
  }
  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    for a in [false, true] {
    let t = Date()
    let map = ConflictMap.playing(screen, withArbiter: a)
    console.output("\(screen.name) \(a) \(Date().timeIntervalSince(t))  \(map.shares(.right).map { "\($0.owner) \($0.share)" }) reasons \(map.reasons.count)")
    }
    return .fine
  }
}
