import Foundation
import UIKitShim

/// The classes of UIKit and of other frameworks of the system, public or not.
@MainActor
package enum SystemClasses {
  private enum Origin { case app, swiftUI, system }

  /// A bundle is slow to find.
  private static var origins: [ObjectIdentifier: Origin] = [:]
  #if os(iOS) || os(visionOS)
  /// The answers of ``isDecidedByApp(_:)``.
  private static var deciding: [ObjectIdentifier: Bool] = [:]
  #endif

  /// Whether the class of an object is one of the system's.
  package static func isSystem(_ object: AnyObject) -> Bool { origin(of: object) != .app }

  /// Whether the class of an object is one of the system's, and not of SwiftUI's, which make an
  /// app's screens.
  static func isSystemBesidesSwiftUI(_ object: AnyObject) -> Bool { origin(of: object) == .system }

  /// Whether the class of an object is one of SwiftUI's.
  static func isSwiftUI(_ object: AnyObject) -> Bool { origin(of: object) == .swiftUI }

  /// Whether an app's class of a view decides which recognizers may begin there (C083).
  ///
  /// The engine cannot tell: there every class of the app's counts.
  static func isDecidedByApp(_ view: UIView) -> Bool {
    #if os(iOS) || os(visionOS)
    let method = #selector(UIView.gestureRecognizerShouldBegin(_:))
    var type: AnyClass = declaredClass(of: view)
    let known = ObjectIdentifier(type)
    if let answer = deciding[known] { return answer }
    while let outer = class_getSuperclass(type),
      class_getInstanceMethod(outer, method) == class_getInstanceMethod(type, method)
    {
      type = outer
    }
    let answer = origin(of: type) == .app
    deciding[known] = answer
    return answer
    #else
    return !isSystem(view)
    #endif
  }

  /// Whether a controller or a window is one of the system's that an app must not modify, such as
  /// one for composing mail, or the keyboard's.
  ///
  /// UIKit's containers are the app's.
  static func isOffLimits(_ responder: UIResponder) -> Bool {
    isSystemBesidesSwiftUI(responder) && !containers.contains { $0 == declaredClass(of: responder) }
  }

  private static let containers: [AnyClass] = [
    UIWindow.self,
    UIViewController.self, UINavigationController.self, UITabBarController.self,
    UISplitViewController.self, UIPageViewController.self, UITableViewController.self,
    UICollectionViewController.self,
  ]

  private static func origin(of object: AnyObject) -> Origin {
    let type: AnyClass = declaredClass(of: object)
    if let known = origins[ObjectIdentifier(type)] { return known }
    let found = origin(of: type)
    origins[ObjectIdentifier(type)] = found
    return found
  }

  /// The class of an object before key-value observing made it another one.
  private static func declaredClass(of object: AnyObject) -> AnyClass {
    (object as? NSObject)?.classForCoder ?? type(of: object)
  }

  private static func origin(of type: AnyClass) -> Origin {
    #if os(iOS) || os(visionOS)
    guard let bundle = Bundle(for: type).bundleIdentifier, bundle.hasPrefix("com.apple.") else {
      return .app
    }
    return bundle.hasPrefix("com.apple.SwiftUI") ? .swiftUI : .system
    #else
    let name = String(reflecting: type)
    guard name.hasPrefix("HeadlessUIKit.") else { return .app }
    let isHosted =
      name.hasSuffix(".HostedNavigationStack") || name.hasSuffix(".HostedGestureRecognizer")
    return isHosted ? .swiftUI : .system
    #endif
  }
}
