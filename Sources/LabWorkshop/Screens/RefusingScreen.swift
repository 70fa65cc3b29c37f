#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension LabScreen {
  /// A screen that refuses its pop, as an editor with unsaved changes does.
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

  func allowsPop(by trigger: PopTrigger) -> Bool { false }
}
#endif
