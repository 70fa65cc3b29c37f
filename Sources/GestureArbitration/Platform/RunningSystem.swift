import Foundation
import UIKitShim

extension GestureSnapshot.System {
  /// The system on which a window is shown: that of the device, or what the engine stands in for.
  @MainActor
  static func running(in window: UIWindow?) -> GestureSnapshot.System {
    #if HEADLESS
    let version = window?.headlessEngine?.behavior.version ?? UIKitBehavior().version
    return GestureSnapshot.System(name: "HeadlessUIKit", version: "\(version.rawValue)")
    #else
    let device = UIDevice.current
    return GestureSnapshot.System(name: device.systemName, version: device.systemVersion)
    #endif
  }
}

/// The clock that the times of events are measured with.
@MainActor
enum RunningSystem {
  /// The time since the device started, in s; that of the engine that shows a view.
  static func uptime(of view: UIView?) -> TimeInterval {
    #if HEADLESS
    return view?.window?.headlessEngine?.clock.now ?? 0
    #else
    return CACurrentMediaTime()
    #endif
  }
}
