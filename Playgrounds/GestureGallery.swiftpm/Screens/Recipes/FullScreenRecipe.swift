import GestureArbitration
import UIKitShim

extension Recipe {
  /// A pop from the full screen, which a back button of the app's own would prevent.
  static let fullScreen = Recipe(
    title: "Pop from the full screen", hint: "Drag to the right anywhere.",
    drags: [
      Drag(.right, plain: .nothing, arbitrated: .pop),
      Drag(.right, from: .edge, plain: .nothing, arbitrated: .pop),
    ]
  ) { FullScreenScreen() }
}

/// A screen with a back button of its own, on which UIKit lets no pop begin.
final class FullScreenScreen: UIViewController, RecipeScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    fill(with: Tile("The back button is the app's own"))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Back") { [weak self] _ in
        self?.navigationController?.popViewController(animated: true)
      })
  }

  func use(_ arbiter: GestureArbiter) {
    arbiter.driver = .arbiter  // in the whole app: GestureArbiter.defaults.allowsFullScreenPop
  }
}
