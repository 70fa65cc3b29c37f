import GestureArbitration
import UIKitShim

extension Recipe {
  /// A screen that pops from its edge only, or not at all.
  static let edgeOnly = Recipe(
    title: "A screen pops from its edge only, or not at all",
    hint: "Drag to the right, then lock the screen.",
    drags: [
      Drag(.right, plain: .nothing, on26: .pop, arbitrated: .nothing),
      Drag(.right, from: .edge, plain: .pop, arbitrated: .pop),
    ]
  ) { EdgeOnlyScreen() }
}

/// A screen with a lock.
final class EdgeOnlyScreen: UIViewController, RecipeScreen {
  private var isLocked = false

  override func viewDidLoad() {
    super.viewDidLoad()
    fill(with: Tile("The button in the bar locks the screen"))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Lock") { [weak self] _ in self?.toggleLock() })
  }

  func use(_ arbiter: GestureArbiter) { updatePolicy() }

  private func updatePolicy() {
    popPolicy = isLocked ? .disabled : .edgeOnly
  }

  private func toggleLock() {
    isLocked.toggle()
    updatePolicy()
    navigationItem.rightBarButtonItem?.title = isLocked ? "Unlock" : "Lock"
  }
}
