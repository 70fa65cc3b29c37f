import Foundation
import UIKitShim

/// The classes of UIKit and of other frameworks of the system, public or not.
enum SystemClasses {
  static func contains(_ type: AnyClass) -> Bool {
    #if os(iOS) || os(visionOS)
    Bundle(for: type).bundleIdentifier?.hasPrefix("com.apple.") ?? false
    #else
    String(reflecting: type).hasPrefix("HeadlessUIKit.")
    #endif
  }
}

extension UIScrollView {
  /// Whether its delegate may choose where it comes to rest (C143). The engine cannot tell.
  var delegateChoosesTarget: Bool {
    #if os(iOS) || os(visionOS)
    delegate?.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) != nil
    #else
    false
    #endif
  }
}
