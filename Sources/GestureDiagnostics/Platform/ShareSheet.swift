import Foundation
import UIKitShim

/// The system's share sheet.
@MainActor
package enum ShareSheet {
  /// Presents the sheet over a screen; on the engine, which has none, does nothing.
  ///
  /// - Parameter source: The view to which it is anchored on an iPad.
  package static func present(_ files: [URL], over screen: UIViewController, from source: UIView) {
    #if !HEADLESS
    guard !files.isEmpty else { return }
    var presenter = screen
    while let presented = presenter.presentedViewController { presenter = presented }
    let sheet = UIActivityViewController(activityItems: files, applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = source
    if source is UIControl {
      sheet.popoverPresentationController?.sourceRect = source.bounds
    } else {
      // There is no room beside a view that fills the window.
      sheet.popoverPresentationController?.sourceRect = CGRect(
        x: source.bounds.midX, y: source.bounds.midY, width: 1, height: 1)
      sheet.popoverPresentationController?.permittedArrowDirections = []
    }
    presenter.present(sheet, animated: true)
    #endif
  }
}
