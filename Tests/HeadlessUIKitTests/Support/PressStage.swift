#if HEADLESS
import Foundation
import HeadlessUIKit

/// A screen whose first responder is a view, and buttons to press.
@MainActor
final class PressStage {
  let screen: Screen
  let outer = PressRecordingView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let view = PressRecordingView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  init(_ screen: Screen = Screen()) {
    self.screen = screen
    (outer.name, view.name) = ("outer", "view")
    for view in [outer, view] { view.timeline = screen.timeline }
    screen.window.addSubview(outer)
    outer.addSubview(view)
    view.becomeFirstResponder()
  }

  /// Sends one event, one frame after the current time.
  func send(_ samples: PressSample...) {
    screen.engine.press(samples, at: screen.engine.clock.now + EngineMetrics.frame)
  }

  func down(_ type: UIPress.PressType = .select) { send(PressSample(type, .began)) }

  func up(_ type: UIPress.PressType = .select) { send(PressSample(type, .ended)) }

  /// Presses and releases a button.
  func click(_ type: UIPress.PressType = .select) {
    down(type)
    up(type)
  }
}

/// A view that can become first responder and records its presses in a timeline.
@MainActor
final class PressRecordingView: UIView {
  var name = "view"
  weak var timeline: Timeline?
  var mayBecomeFirst = true
  var mayResign = true
  /// Whether presses also go to `super`, and so to the next responder.
  var isForwarding = false
  var onPresses: (Set<UIPress>, UIPress.Phase) -> Void = { _, _ in }
  /// How often the view was asked to resign.
  private(set) var resigned = 0

  override var canBecomeFirstResponder: Bool { mayBecomeFirst }
  override var canResignFirstResponder: Bool { mayResign }

  @discardableResult
  override func resignFirstResponder() -> Bool {
    resigned += 1
    return super.resignFirstResponder()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    record(presses, .began)
    if isForwarding { super.pressesBegan(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    record(presses, .changed)
    if isForwarding { super.pressesChanged(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    record(presses, .ended)
    if isForwarding { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    record(presses, .cancelled)
    if isForwarding { super.pressesCancelled(presses, with: event) }
  }

  private func record(_ presses: Set<UIPress>, _ phase: UIPress.Phase) {
    timeline?.note("\(name) \(phase)", .view)
    onPresses(presses, phase)
  }
}
#endif
