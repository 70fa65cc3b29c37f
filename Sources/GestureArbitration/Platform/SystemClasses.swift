import Foundation
import UIKitShim

/// The classes of UIKit and of other frameworks of the system, public or not.
package enum SystemClasses {
  package static func contains(_ type: AnyClass) -> Bool {
    #if os(iOS) || os(visionOS)
    Bundle(for: type).bundleIdentifier?.hasPrefix("com.apple.") ?? false
    #else
    String(reflecting: type).hasPrefix("HeadlessUIKit.")
    #endif
  }

  /// Whether a class is one of the system's, and not of SwiftUI's, which make an app's screens.
  static func isOfSystemAlone(_ type: AnyClass) -> Bool {
    guard contains(type) else { return false }
    #if os(iOS) || os(visionOS)
    return Bundle(for: type).bundleIdentifier?.hasPrefix("com.apple.SwiftUI") == false
    #else
    let name = String(reflecting: type)
    return !name.hasSuffix(".HostedNavigationStack") && !name.hasSuffix(".HostedGestureRecognizer")
    #endif
  }

  /// Whether the class of a controller or a window is one of the system's that an app must not
  /// modify, such as one for composing mail, or the keyboard's.
  ///
  /// UIKit's containers are the app's.
  @MainActor
  static func isForbidding(_ type: UIResponder.Type) -> Bool {
    isOfSystemAlone(type) && !containers.contains { $0 == type }
  }

  @MainActor
  private static let containers: [UIResponder.Type] = [
    UIWindow.self,
    UIViewController.self, UINavigationController.self, UITabBarController.self,
    UISplitViewController.self, UIPageViewController.self, UITableViewController.self,
    UICollectionViewController.self,
  ]
}
