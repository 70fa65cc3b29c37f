#if HEADLESS && canImport(SwiftUI)
import GestureArbitration
import SwiftUI

// A Mac's app has no UIKit, and its stacks no pop gestures: the modifiers exist, so that an app for
// several systems needs no condition, and return their content.

struct RegionModifier: ViewModifier {
  let role: PopGestureRole?
  let name: String?
  let isExempt: Bool

  func body(content: Content) -> some View { content }
}

struct ScreenModifier: ViewModifier {
  let setting: ScreenSetting

  func body(content: Content) -> some View { content }
}
#endif
