import Foundation
import UIKitShim

/// The clock that the times of events are measured with.
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
}
