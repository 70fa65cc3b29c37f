import UIKitShim

/// Refuses the pops of stacks around a touch for which no set of gates is left.
///
/// The next touch finds more sets.
@MainActor
final class RefusalGate: GateRecognizer {
  private weak var gates: WindowGates?
  private var touchCount = 0

  init(in gates: WindowGates) {
    self.gates = gates
    super.init(in: nil, named: RecognizerNames.refusalGate)
  }

  /// Whether it has a part in a touch sequence.
  var isBusy: Bool { state != .possible || touchCount > 0 }

  override var isEnabled: Bool {
    didSet { if !isEnabled { gates?.restoreAtEndOfTurn() } }
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    guard event.type == .touches else { return false }
    gates?.touchesWillBegin(with: event)
    return !held.isEmpty
  }

  /// Begins at once, so that the pops fail: what only waits may keep others from beginning (C094).
  /// If the hit view refuses the gate, the pops leave the touch sequence.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    touchCount += touches.count
    guard state == .possible else { return }
    withdraw(held.compactMap(\.recognizer), unlessLetBeginBy: touches.first?.view)
    state = .began
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { end(touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { end(touches) }

  override func reset() {
    super.reset()
    touchCount = 0
    held = []
  }

  private func end(_ touches: Set<UITouch>) {
    touchCount -= touches.count
    if touchCount <= 0 { state = isActive ? .ended : .failed }
  }
}
