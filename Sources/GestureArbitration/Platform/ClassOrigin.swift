import Foundation
import UIKitShim

/// Whose class it is.
enum ClassOrigin {
  case app, swiftUI, system

  init(of type: AnyClass) {
    #if os(iOS) || os(visionOS)
    guard let bundle = Bundle(for: type).bundleIdentifier, bundle.hasPrefix("com.apple.") else {
      self = .app
      return
    }
    self = bundle.hasPrefix("com.apple.SwiftUI") ? .swiftUI : .system
    #else
    let name = String(reflecting: type)
    guard name.hasPrefix("HeadlessUIKit.") else {
      self = .app
      return
    }
    let isHosted =
      name.hasSuffix(".HostedNavigationStack") || name.hasSuffix(".HostedGestureRecognizer")
    self = isHosted ? .swiftUI : .system
    #endif
  }

  /// Whose class says in views of a type which recognizers may begin (C083).
  ///
  /// The engine cannot tell: there it is that of the view.
  @MainActor
  init(ofDecisionsIn type: UIView.Type) {
    var type: AnyClass = type
    #if os(iOS) || os(visionOS)
    let method = #selector(UIView.gestureRecognizerShouldBegin(_:))
    while let outer = class_getSuperclass(type),
      class_getInstanceMethod(outer, method) == class_getInstanceMethod(type, method)
    {
      type = outer
    }
    #endif
    self.init(of: type)
  }
}
