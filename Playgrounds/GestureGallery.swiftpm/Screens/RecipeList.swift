import GestureArbitration
import UIKitShim

/// The list of recipes; a tap on one pushes its screen.
package final class RecipeList: UITableViewController {
  /// Runs when the arbiter of the navigation controller begins or ceases to decide.
  package var onSwitch:
    @MainActor (_ navigationController: UINavigationController, _ usesArbiter: Bool) -> Void = {
      _, _ in
    }
  private let sections: [(title: String, recipes: [Recipe])]

  /// Makes a list of named sections.
  package init(_ sections: [(title: String, recipes: [Recipe])]) {
    self.sections = sections
    super.init(style: .insetGrouped)
    title = "Gestures"
  }

  package required init?(coder: NSCoder) { nil }

  // Each recipe starts with an arbiter of its own: a driver would stay from one to the next.
  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let navigationController else { return }
    navigationController.gestureArbiter.remove()
    onSwitch(navigationController, false)
  }

  package override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  package override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }

  package override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { sections[section].recipes.count }

  package override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = recipe(at: indexPath).title
    content.secondaryText = recipe(at: indexPath).hint
    cell.contentConfiguration = content
    return cell
  }

  package override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    guard let navigationController else { return }
    recipe(at: indexPath).push(onto: navigationController) {
      [weak navigationController, onSwitch] usesArbiter in
      if let navigationController { onSwitch(navigationController, usesArbiter) }
    }
  }

  private func recipe(at indexPath: IndexPath) -> Recipe {
    sections[indexPath.section].recipes[indexPath.row]
  }
}
