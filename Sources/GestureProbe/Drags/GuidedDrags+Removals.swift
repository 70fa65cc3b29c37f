import GestureArbitration
import UIKitShim

extension GuidedDrag {
  /// Drags in which a recognizer loses its view, or its view the screen: a witness begins if the
  /// recognizer sends that it is cancelled. What the removal of a view does to its recognizers is no
  /// question of the engine, where they continue (C068).
  static let removals: [GuidedDrag] = [
    GuidedDrag(
      "removed-recognizer", title: "A recognizer that is removed",
      instruction: "Drag far up from the middle.",
      questions: ["removedRecognizer"], touches: [upwards], isRebuildable: false
    ) { [RemovingScreen("Removed") { $0.pan.view?.removeGestureRecognizer($0.pan) }] },
    GuidedDrag(
      "removed-view", title: "A view that is removed",
      instruction: "Drag far up from the middle.",
      questions: ["unmarkedTouch"], touches: [upwards], isRebuildable: false
    ) { [RemovingScreen("Removed") { $0.removeFromSuperview() }] },
  ]

  private static let upwards = Touch(from: Place(0.5, 0.7), Leg(y: -150, over: 0.4))
}

/// A screen with a pan that is removed once it has changed, and a recognizer that shows whether it
/// was cancelled.
@MainActor
private final class RemovingScreen: ContentScreen {
  init(_ title: String, remove: @escaping @MainActor (PannedView) -> Void) {
    super.init(title) { screen in
      let witness = WitnessRecognizer()
      witness.name = "cancelled.witness"
      screen.view.addGestureRecognizer(witness)
      let panned = screen.fill(with: PannedView(remove: remove))
      ActionObserver.observe(panned.pan) { [weak pan = panned.pan, weak witness] in
        if pan?.state == .cancelled { witness?.note() }
      }
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// A view that removes its pan, or itself, with the first touch after the pan has changed.
@MainActor
private final class PannedView: UIView {
  let pan = GuidedDrag.pan(named: "removed.pan")
  private let remove: @MainActor (PannedView) -> Void

  init(remove: @escaping @MainActor (PannedView) -> Void) {
    self.remove = remove
    super.init(frame: .zero)
    // Otherwise the view receives no touch once the pan has begun.
    pan.cancelsTouchesInView = false
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if pan.state == .changed { remove(self) }
  }
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
