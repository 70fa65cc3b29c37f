#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension LabScreen {
  /// A screen without a bar, on which UIKit refuses the pop gestures (C200).
  package static let hiddenBar = poppedByArbiter("hidden-bar", "screen without a bar") { stage, _ in
    stage.navigation.isNavigationBarHidden = true
  }

  /// A screen without a back button, on which UIKit refuses the pop gestures (C200).
  package static let hiddenBackButton = poppedByArbiter(
    "hidden-back", "screen without a back button"
  ) { _, screen in
    screen.navigationItem.hidesBackButton = true
  }

  /// A screen with a custom back button, on which UIKit refuses the pop gestures (C200).
  package static let customBackButton = poppedByArbiter(
    "custom-back", "screen with a custom back button"
  ) { _, screen in
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Back", style: .plain, target: nil, action: nil)
  }

  /// A screen with a `backAction` of its own (C237).
  package static let backAction = poppedByArbiter(
    "back-action", "screen with a back action"
  ) { _, screen in
    screen.navigationItem.backAction = UIAction { _ in }
  }

  /// A screen with a custom transition; the arbiter's recognizers take precedence over UIKit's.
  package static let ownTransition = poppedByArbiter(
    "own-transition", "screen with a custom transition"
  ) { _, screen in
    screen.popTransition = .sideBySide
  }

  private static func poppedByArbiter(
    _ name: String, _ title: String,
    refuse: @escaping @MainActor (Stage, UIViewController) -> Void
  ) -> LabScreen {
    LabScreen(
      name, title: title, driver: .arbiter, owner: { $0.mayPop ? .pop : .unclaimed }
    ) { stage in
      let screen = AskedController()
      stage.push(screen)
      refuse(stage, screen)
      return []
    }
  }
}

/// A screen that allows its pop.
@MainActor
private final class AskedController: UIViewController, PopIntercepting {
  override func viewDidLoad() {
    super.viewDidLoad()
    popInterceptor = self
  }

  func allowsPop(by trigger: PopTrigger) -> Bool { true }
}
#endif
