import Foundation
import UIKitShim

/// The windows of the app.
@MainActor
package enum VisibleWindows {
  /// Whether the code runs in an app extension, which has no application object.
  package static var isExtension = Bundle.main.bundlePath.hasSuffix(".appex")

  /// The windows of all connected scenes, hidden ones included; none in an app extension.
  static var all: [UIWindow] {
    guard !isExtension else { return [] }
    #if HEADLESS
    return HeadlessEngine.windows
    #else
    return UIApplication.shared.connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
    #endif
  }

  /// Whether the process plays several apps, as with the engine: settings of one that has ended
  /// don't count in the windows of another.
  static var areOfSeveralApps: Bool {
    #if HEADLESS
    true
    #else
    false
    #endif
  }

  /// Calls a closure for each window that becomes visible; returns what ends that.
  static func observe(_ body: @escaping @MainActor (UIWindow) -> Void) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeVisibleNotification, object: nil, queue: nil
    ) { notification in
      guard let window = notification.object as? UIWindow else { return }
      MainActor.assumeIsolated { body(window) }
    }
  }

  static func stopObserving(_ observation: any NSObjectProtocol) {
    NotificationCenter.default.removeObserver(observation)
  }
}
