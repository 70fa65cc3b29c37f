import Foundation
import UIKitShim

/// The release that runs, and the clock that the times of events are measured with.
@MainActor
package enum RunningSystem {
  /// The time since the device started, in s; that of the engine that shows a view.
  package static func uptime(of view: UIView?) -> TimeInterval {
    #if HEADLESS
    return view?.window?.headlessEngine?.clock.now ?? 0
    #else
    return CACurrentMediaTime()
    #endif
  }

  /// Whether UIKit's recognizers and the gestures of hosted SwiftUI content are independent of each
  /// other, as before iOS 18 (C101).
  package static func separatesHostedGestures(of view: UIView?) -> Bool {
    #if HEADLESS
    return (view?.window?.headlessEngine?.behavior.version ?? .v26) < .v18
    #else
    if #available(iOS 18.0, macCatalyst 18.0, visionOS 2.0, *) { return false }
    return true
    #endif
  }
}
