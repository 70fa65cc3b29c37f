#if HEADLESS
import HeadlessUIKit

extension LabScreen {
  /// A pushed screen with nothing on it.
  package static let plain = LabScreen(
    "plain", title: "plain pushed screen", owner: { $0.mayPop ? .pop : .nobody }
  ) { stage in
    stage.push(UIViewController())
    return []
  }
}
#endif
