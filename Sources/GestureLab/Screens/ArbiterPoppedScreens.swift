#if HEADLESS
import GestureArbitration
import HeadlessUIKit

extension LabScreen {
  /// A screen without a bar, where UIKit refuses its swipes (C200).
  package static let hiddenBar = poppedByArbiter("hidden-bar", "screen without a bar") { stage, _ in
    stage.navigation.isNavigationBarHidden = true
  }

  /// A screen without a back button, where UIKit refuses its swipes (C200).
  package static let hiddenBackButton = poppedByArbiter(
    "hidden-back", "screen without a back button"
  ) { _, screen in
    screen.navigationItem.hidesBackButton = true
  }

  /// A screen with an item of its own for the back button, where UIKit refuses its swipes (C200).
  package static let customBackButton = poppedByArbiter(
    "custom-back", "screen with a back button of its own"
  ) { _, screen in
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Back", style: .plain, target: nil, action: nil)
  }

  /// A screen whose back button asks it, by a back action of its own (C237).
  package static let backAction = poppedByArbiter(
    "back-action", "screen whose back button asks it"
  ) { _, screen in
    (screen as? AskedController)?.interceptsBackButton = true
  }

  /// A screen that slides its own way: the arbiter's recognizers go before UIKit's.
  package static let ownTransition = poppedByArbiter(
    "own-transition", "screen with a transition of its own"
  ) { _, screen in
    screen.popTransition = .sideBySide
  }

  private static func poppedByArbiter(
    _ name: String, _ title: String,
    refuse: @escaping @MainActor (Stage, UIViewController) -> Void
  ) -> LabScreen {
    LabScreen(
      name, title: title, driver: .publicTransition, owner: { $0.mayPop ? .pop : .nobody }
    ) { stage in
      let screen = AskedController()
      stage.push(screen)
      refuse(stage, screen)
      return []
    }
  }
}

/// A screen that lets itself be popped, and is asked.
@MainActor
private final class AskedController: UIViewController, PopIntercepting {
  func shouldPop(by trigger: PopTrigger) -> Bool { true }
}
#endif
