#if HEADLESS
import Foundation
import HeadlessUIKit

/// The action messages and touch callbacks of a scenario.
@MainActor
final class ScenarioLog {
  private(set) var states: [String: [String]] = [:]
  private(set) var changes: [String: Int] = [:]
  private(set) var recognitions: [String: Int] = [:]
  fileprivate(set) var touches: [String: [String]] = [:]

  /// Records the actions of a recognizer under an id.
  func follow(_ recognizer: UIGestureRecognizer, as id: String) {
    recognizer.observeActions { [weak self] in self?.note($0.state, of: id) }
  }

  private func note(_ state: UIGestureRecognizer.State, of id: String) {
    let name = "\(state)"
    let last = states[id]?.last
    if state == .changed { changes[id, default: 0] += 1 }
    let isDiscrete = state == .ended && last != "began" && last != "changed"
    if state == .began || isDiscrete { recognitions[id, default: 0] += 1 }
    // Folds repeated changes, but not two recognitions in a row.
    if last != name || state != .changed { states[id, default: []].append(name) }
  }
}

/// A view that records its touch callbacks.
@MainActor
final class LoggedView: UIView {
  private let id: String
  private let log: ScenarioLog

  init(id: String, frame: CGRect, log: ScenarioLog) {
    self.id = id
    self.log = log
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled")
  }

  private func note(_ phase: String) { log.touches[id, default: []].append(phase) }
}
#endif
