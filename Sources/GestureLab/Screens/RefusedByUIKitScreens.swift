import GestureArbitration
import HeadlessUIKit

extension LabScreen {
  /// A screen without a bar, where UIKit refuses its swipes (C200).
  package static let hiddenBar = refusedByUIKit("hidden-bar", "screen without a bar") { stage, _ in
    stage.navigation.isNavigationBarHidden = true
  }

  /// A screen without a back button, where UIKit refuses its swipes (C200).
  package static let hiddenBackButton = refusedByUIKit(
    "hidden-back", "screen without a back button"
  ) { _, screen in
    screen.navigationItem.hidesBackButton = true
  }

  /// A screen with an item of its own for the back button, where UIKit refuses its swipes (C200).
  package static let customBackButton = refusedByUIKit(
    "custom-back", "screen with a back button of its own"
  ) { _, screen in
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Back", style: .plain, target: nil, action: nil)
  }

  private static func refusedByUIKit(
    _ name: String, _ title: String,
    refuse: @escaping @MainActor (Stage, UIViewController) -> Void
  ) -> LabScreen {
    LabScreen(
      name, title: title, driver: .publicTransition, owner: { $0.mayPop ? .pop : .nobody }
    ) { stage in
      let screen = UIViewController()
      stage.push(screen)
      refuse(stage, screen)
      return []
    }
  }
}
