#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension LabScreen {
  /// A screen whose `shouldPop` returns false, as that of an editor with unsaved changes does.
  package static let refusing = LabScreen(
    "refusing", title: "screen that refuses to be popped", owner: { _ in .unclaimed }
  ) { stage in
    stage.push(RefusingController())
    return []
  }
}

/// A screen that answers no.
@MainActor
final class RefusingController: UIViewController, PopIntercepting {
  override func viewDidLoad() {
    super.viewDidLoad()
    popInterceptor = self
  }

  func shouldPop(by trigger: PopTrigger) -> Bool { false }
}
#endif
