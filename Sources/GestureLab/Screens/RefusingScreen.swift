#if HEADLESS
import GestureArbitration
import HeadlessUIKit

extension LabScreen {
  /// A screen that is asked and refuses, as an editor with changes does.
  package static let refusing = LabScreen(
    "refusing", title: "screen that refuses to be popped", owner: { _ in .nobody }
  ) { stage in
    stage.push(RefusingController())
    return []
  }
}

@MainActor
private final class RefusingController: UIViewController, PopIntercepting {
  func shouldPop(by trigger: PopTrigger) -> Bool { false }
}
#endif
