import Foundation
import GestureArbitration
import UIKitShim

/// What VoiceOver's escape gesture asks.
@MainActor
enum EscapeGesture {
  /// Whether it pops a stack whatever an interceptor says: before iOS 17, where neither the screen nor
  /// the stack is of a class that overrides `accessibilityPerformEscape()` (C257). The engine cannot
  /// tell whether one does.
  static func isUnasked(in stack: UINavigationController) -> Bool {
    #if HEADLESS
    return (stack.view.window?.headlessEngine?.behavior.version ?? .v26) < .v18
    #else
    if #available(iOS 17.0, macCatalyst 17.0, visionOS 1.0, *) { return false }
    return !overrides(stack.topViewController, UIViewController.self)
      && !overrides(stack, UINavigationController.self)
    #endif
  }

  #if !HEADLESS
  private static func overrides(_ controller: UIViewController?, _ type: AnyClass) -> Bool {
    #if os(iOS) || os(visionOS)
    let method = #selector(UIResponder.accessibilityPerformEscape)
    return controller.map {
      class_getInstanceMethod(Swift.type(of: $0), method) != class_getInstanceMethod(type, method)
    } ?? false
    #else
    return false
    #endif
  }
  #endif
}
