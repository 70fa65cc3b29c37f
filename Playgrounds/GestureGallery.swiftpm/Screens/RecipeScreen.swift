import GestureArbitration
import UIKitShim

/// A screen that works with plain UIKit, and with the arbiter after a few lines.
@MainActor
package protocol RecipeScreen: UIViewController {
  /// Runs the lines of the recipe; the screen is on the stack of the arbiter's navigation controller.
  func use(_ arbiter: GestureArbiter)
}

extension RecipeScreen {
  /// Switches between plain UIKit and the arbiter, from the next touch on.
  ///
  /// Roles, policies and interceptors change nothing without an arbiter, so to remove it is enough. A
  /// line on the arbiter makes them count again.
  package func setUsesArbiter(_ usesArbiter: Bool) {
    guard let arbiter = navigationController?.gestureArbiter else { return }
    guard usesArbiter else { return arbiter.remove() }
    arbiter.allowsPopGestures = true
    use(arbiter)
  }
}

extension Recipe {
  /// Makes the screen with a switch and the hint in its bar, and pushes it with the arbiter.
  ///
  /// - Parameter onSwitch: Runs after each change, with whether the arbiter decides.
  @MainActor
  @discardableResult
  package func push(
    onto navigationController: UINavigationController, animated: Bool = true,
    onSwitch: @escaping @MainActor (_ usesArbiter: Bool) -> Void = { _ in }
  ) -> any RecipeScreen {
    let screen = makeScreen()
    let choice = UISegmentedControl(items: ["Plain UIKit", "Arbiter"])
    choice.selectedSegmentIndex = 1
    choice.addAction(
      UIAction { [weak screen, weak choice] _ in
        let usesArbiter = choice?.selectedSegmentIndex == 1
        screen?.setUsesArbiter(usesArbiter)
        onSwitch(usesArbiter)
      }, for: .valueChanged)
    screen.title = title
    screen.navigationItem.titleView = choice
    screen.navigationItem.prompt = hint
    navigationController.pushViewController(screen, animated: animated)
    screen.setUsesArbiter(true)
    onSwitch(true)
    return screen
  }
}
