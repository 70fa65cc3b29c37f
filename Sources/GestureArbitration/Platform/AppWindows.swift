import Foundation
import UIKitShim

/// The windows of the app.
@MainActor
enum AppWindows {
  /// The windows of all connected scenes; empty in an app extension, which has no application.
  static var all: [UIWindow] {
    #if HEADLESS
    HeadlessEngine.windows
    #else
    guard !Bundle.main.bundlePath.hasSuffix(".appex") else { return [] }
    return UIApplication.shared.connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
    #endif
  }
}
