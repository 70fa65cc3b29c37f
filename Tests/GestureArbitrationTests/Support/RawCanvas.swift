#if HEADLESS
import HeadlessUIKit

/// A view that handles raw touches, and records its callbacks.
@MainActor
class RawCanvas: UIView {
  private(set) var phases: [String] = []
  private(set) var points: [CGPoint] = []

  /// Whether it received a whole drag, uncancelled.
  var receivedWholeDrag: Bool {
    phases.first == "began" && phases.last == "ended" && phases.contains("moved")
      && !phases.contains("cancelled")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    phases.append(phase)
    if let point = touches.first?.location(in: self) { points.append(point) }
  }
}
#endif
