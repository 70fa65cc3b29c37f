import Foundation
import UIKitShim

/// The sheet of the system that shares files.
@MainActor
enum ShareSheet {
  /// Presents the sheet over a screen; on the engine, which has none, does nothing.
  ///
  /// - Parameter source: The view from which it comes on an iPad.
  static func present(_ files: [URL], over screen: UIViewController, from source: UIView) {
    #if !HEADLESS
    guard !files.isEmpty else { return }
    var presenter = screen
    while let presented = presenter.presentedViewController { presenter = presented }
    let sheet = UIActivityViewController(activityItems: files, applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = source
    sheet.popoverPresentationController?.sourceRect = source.bounds
    presenter.present(sheet, animated: true)
    #endif
  }
}
