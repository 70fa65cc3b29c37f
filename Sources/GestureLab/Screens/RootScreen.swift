#if HEADLESS
import HeadlessUIKit

extension LabScreen {
  /// The first screen of the stack: there is nothing to go back to.
  package static let root = LabScreen("root", title: "root screen", owner: { _ in .nobody }) { _ in
    []
  }
}
#endif
