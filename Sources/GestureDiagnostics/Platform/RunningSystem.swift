import GestureArbitration
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
