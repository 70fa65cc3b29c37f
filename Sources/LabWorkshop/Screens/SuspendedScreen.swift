#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension LabScreen {
  /// A screen whose pops are suspended.
  package static let suspended = LabScreen(
    "suspended", title: "screen whose pops are suspended", owner: { _ in .unclaimed },
    prepare: { arbiter in
      if let owner = arbiter.navigationController {
        arbiter.suspend(for: owner, because: "recording")
      }
    }
  ) { stage in
    stage.push(UIViewController())
    return []
  }
}
#endif
