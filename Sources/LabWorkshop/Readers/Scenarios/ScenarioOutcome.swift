#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// What the recognizers and views of a scenario did up to a time.
struct ScenarioOutcome {
  /// The states that the actions of each recognizer report, with repeated changes folded.
  private(set) var states: [String: [String]] = [:]
  /// How many of them report a change.
  private(set) var changes: [String: Int] = [:]
  /// How often each recognizer recognized.
  private(set) var recognitions: [String: Int] = [:]
  /// The touch callbacks of each view.
  private(set) var touches: [String: [String]] = [:]

  /// Reads a log up to a time in s from the first step.
  init(of log: Log, until end: TimeInterval) {
    let start = log.events.first { if case .step = $0.kind { true } else { false } }?.time ?? 0
    var lastCallback: (view: String, phase: UITouch.Phase, time: TimeInterval)?
    // Sums of times lose a bit.
    for event in log.events.prefix(while: { $0.time < start + end + 0.000_000_001 }) {
      switch event.kind {
      case .action(let id, let state): note(state, of: id)
      case .view(let name, let phase, _):
        // Touches that change in one event are one callback.
        if let last = lastCallback, last == (name, phase, event.time) { continue }
        lastCallback = (name, phase, event.time)
        touches[String(name.dropFirst(Self.prefix.count)), default: []].append("\(phase)")
        continue
      default: break
      }
      lastCallback = nil
    }
  }

  private mutating func note(_ state: UIGestureRecognizer.State, of id: String) {
    let name = "\(state)"
    let last = states[id]?.last
    if state == .changed { changes[id, default: 0] += 1 }
    let isDiscrete = state == .ended && last != "began" && last != "changed"
    if state == .began || isDiscrete { recognitions[id, default: 0] += 1 }
    // Folds repeated changes, but not two recognitions in a row.
    if last != name || state != .changed { states[id, default: []].append(name) }
  }

  /// The name on the stage of the view with an id.
  static func name(ofView id: String) -> String { prefix + id }

  private static let prefix = "view "
}
#endif
