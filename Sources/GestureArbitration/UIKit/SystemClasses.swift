import Foundation
import UIKitShim

/// The classes of UIKit and of other frameworks of the system, public or not.
@MainActor
package enum SystemClasses {
  /// A bundle is slow to find.
  private static var origins: [ObjectIdentifier: ClassOrigin] = [:]
  /// Whose class decides in a view.
  private static var deciders: [ObjectIdentifier: ClassOrigin] = [:]

  /// Whether the class of an object is one of the system's.
  package static func isSystem(_ object: AnyObject) -> Bool { origin(of: object) != .app }

  /// Whether the class of an object is one of the system's, and not of SwiftUI's, which make an
  /// app's screens.
  static func isSystemBesidesSwiftUI(_ object: AnyObject) -> Bool { origin(of: object) == .system }

  /// Whether the class of an object is one of SwiftUI's.
  package static func isSwiftUI(_ object: AnyObject) -> Bool { origin(of: object) == .swiftUI }

  /// Whether an app's class of a view decides which recognizers may begin there (C083).
  static func isDecidedByApp(_ view: UIView) -> Bool {
    let type = type(of: view)
    if let known = deciders[ObjectIdentifier(type)] { return known == .app }
    let found = ClassOrigin(ofDecisionsIn: type)
    deciders[ObjectIdentifier(type)] = found
    return found == .app
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

  private static func origin(of object: AnyObject) -> ClassOrigin {
    let type: AnyClass = declaredClass(of: object)
    if let known = origins[ObjectIdentifier(type)] { return known }
    let found = ClassOrigin(of: type)
    origins[ObjectIdentifier(type)] = found
    return found
  }

  /// The class of an object before key-value observing made it another one.
  private static func declaredClass(of object: AnyObject) -> AnyClass {
    (object as? NSObject)?.classForCoder ?? type(of: object)
  }
}
