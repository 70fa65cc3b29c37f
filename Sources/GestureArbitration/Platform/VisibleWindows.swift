import Foundation
import UIKitShim

/// The windows of the app.
@MainActor
package enum VisibleWindows {
  /// Whether the code runs in an app extension, which has no application object.
  package static var isExtension = Bundle.main.bundlePath.hasSuffix(".appex")

  /// The windows of all connected scenes; none in an app extension.
  static var all: [UIWindow] {
    guard !isExtension else { return [] }
    #if HEADLESS
    return HeadlessEngine.windows
    #else
    return UIApplication.shared.connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
    #endif
  }

  /// Calls a closure for each window that becomes visible, as long as the app runs.
  static func observe(_ body: @escaping @MainActor (UIWindow) -> Void) {
    _ = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeVisibleNotification, object: nil, queue: nil
    ) { notification in
      guard let window = notification.object as? UIWindow else { return }
      MainActor.assumeIsolated { body(window) }
    }
  }

  /// Calls a closure with each window that begins to show a view or a controller.
  ///
  /// A controller whose view is not loaded yet counts where its parents are shown. It loads its view
  /// in this turn of the run loop, or with the stack or the tabs that it is in by then.
  static func observe(
    showing responder: UIResponder, _ body: @escaping @MainActor (UIWindow) -> Void
  ) {
    responder.whenShown(body)
    guard let controller = responder as? UIViewController, !controller.isViewLoaded else { return }
    MainRunLoop.performAtEndOfTurn { [weak controller] in controller?.whenShown(body) }
  }
}

extension UIResponder {
  /// Calls a closure with the window of the view, or of the innermost loaded view of the controller
  /// and its parents: now, or whenever the view becomes visible.
  fileprivate func whenShown(_ body: @escaping @MainActor (UIWindow) -> Void) {
    var controller = self as? UIViewController
    while let current = controller, !current.isViewLoaded { controller = current.parent }
    guard let view = self as? UIView ?? controller?.viewIfLoaded else { return }
    if let window = view.window { return body(window) }
    view.whenVisible(for: .gates) { [weak view] in
      if let window = view?.window { body(window) }
    }
  }
}
