#if HEADLESS
import GestureLab
import HeadlessUIKit

extension LabScreen {
  /// The root screen of the stack.
  package static let root = LabScreen("root", title: "root screen", owner: { _ in .unclaimed }) {
    _ in
    []
  }
}
#endif
