import GestureDiagnostics
import UIKitShim

extension GuidedDrag {
  /// Drags in which a recognizer loses its view, or its view the screen, in the action that says
  /// that it has changed: a witness begins if the recognizer sends then that it is cancelled. What
  /// the removal of a view does to its recognizers isn't a question of the engine, where they
  /// continue (C068).
  static let removals: [GuidedDrag] = [
    GuidedDrag(
      "removed-recognizer", title: "A recognizer that is removed",
      instruction: "Drag far up from the middle.",
      questions: ["removedRecognizer"], touches: [upwards], isRebuildable: false
    ) { [RemovingScreen("Removed") { $0.view?.removeGestureRecognizer($0) }] },
    GuidedDrag(
      "removed-view", title: "A view that is removed",
      instruction: "Drag far up from the middle.",
      questions: ["unmarkedTouch"], touches: [upwards], isRebuildable: false
    ) { [RemovingScreen("Removed") { $0.view?.removeFromSuperview() }] },
  ]

  private static let upwards = Touch(from: Place(0.5, 0.7), Leg(y: -150, over: 0.4))
}

/// A screen with a pan that is removed once it has changed, and a recognizer that shows whether it
/// was cancelled.
@MainActor
private final class RemovingScreen: ContentScreen {
  init(_ title: String, remove: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    super.init(title) { screen in
      let witness = WitnessRecognizer()
      witness.name = "cancelled.witness"
      screen.view.addGestureRecognizer(witness)
      let pan = GuidedDrag.pan(named: "removed.pan")
      screen.fill(with: UIView()).addGestureRecognizer(pan)
      ActionObserver.observe(pan) { [weak pan, weak witness] in
        switch pan?.state {
        case .changed: pan.map(remove)
        case .cancelled: witness?.note()
        default: break
        }
      }
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// A recognizer that begins when code says so, and neither prevents others nor is prevented.
@MainActor
private final class WitnessRecognizer: UIGestureRecognizer {
  init() {
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  /// Begins, if it has not begun or failed.
  func note() {
    if state == .possible { state = .began }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
