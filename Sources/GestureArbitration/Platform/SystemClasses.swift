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
}
