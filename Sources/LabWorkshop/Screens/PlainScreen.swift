#if HEADLESS
import GestureLab
import HeadlessUIKit

extension LabScreen {
  /// A pushed screen without content.
  package static let plain = LabScreen(
    "plain", title: "plain pushed screen", owner: { $0.mayPop ? .pop : .unclaimed }
  ) { stage in
    stage.push(UIViewController())
    return []
  }
}
#endif
