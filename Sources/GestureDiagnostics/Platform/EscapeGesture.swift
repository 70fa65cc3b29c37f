import Foundation
import GestureArbitration
import UIKitShim

/// What VoiceOver's escape gesture asks.
@MainActor
enum EscapeGesture {
  /// Whether it pops a stack whatever an interceptor says: before iOS 17, unless the class of a visible
  /// screen or of the stack overrides `accessibilityPerformEscape()` (C257). The engine cannot tell
  /// whether one does.
  static func isUnasked(in stack: UINavigationController) -> Bool {
    #if HEADLESS
    return (stack.view.window?.headlessEngine?.behavior.version ?? .v26) < .v18
    #else
    if #available(iOS 17.0, macCatalyst 17.0, visionOS 1.0, *) { return false }
    return !stack.visibleScreens.contains { overrides($0, UIViewController.self) }
      && !overrides(stack, UINavigationController.self)
    #endif
  }

  #if !HEADLESS
  private static func overrides(_ controller: UIViewController, _ base: AnyClass) -> Bool {
    #if os(iOS) || os(visionOS)
    let method = #selector(UIResponder.accessibilityPerformEscape)
    return class_getInstanceMethod(type(of: controller), method)
      != class_getInstanceMethod(base, method)
    #else
    return false
    #endif
  }
  #endif
}
