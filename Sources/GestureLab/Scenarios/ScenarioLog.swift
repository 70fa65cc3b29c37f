import Foundation
import HeadlessUIKit

/// What the recognizers and views of a scenario reported.
@MainActor
final class ScenarioLog {
  private(set) var states: [String: [String]] = [:]
  private(set) var changes: [String: Int] = [:]
  private(set) var recognitions: [String: Int] = [:]
  fileprivate(set) var touches: [String: [String]] = [:]

  /// Follows a recognizer's actions under an id.
  func follow(_ recognizer: UIGestureRecognizer, as id: String) {
    recognizer.observeActions { [weak self] in self?.note($0.state, of: id) }
  }

  private func note(_ state: UIGestureRecognizer.State, of id: String) {
    let word = "\(state)"
    let last = states[id]?.last
    if state == .changed { changes[id, default: 0] += 1 }
    let isDiscrete = state == .ended && last != "began" && last != "changed"
    if state == .began || isDiscrete { recognitions[id, default: 0] += 1 }
    // Repeats are folded, but two recognitions in a row are two.
    if last != word || state != .changed { states[id, default: []].append(word) }
  }
}

/// A view that writes down the touch callbacks it receives.
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
