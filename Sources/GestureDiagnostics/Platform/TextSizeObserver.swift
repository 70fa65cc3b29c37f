import Foundation
import UIKitShim

/// Lays out a view again when the user chooses another text size; the engine has but one.
@MainActor
package final class TextSizeObserver: NSObject {
  private weak var view: UIView?

  /// Observes the text size for a view, for as long as the observer exists.
  package init(_ view: UIView) {
    self.view = view
    super.init()
    #if !HEADLESS
    NotificationCenter.default.addObserver(
      self, selector: #selector(textSizeDidChange(_:)),
      name: UIContentSizeCategory.didChangeNotification, object: nil)
    #endif
  }

  #if !HEADLESS
  @objc private func textSizeDidChange(_ notification: Notification) {
    // Labels have their new fonts once the present turn of the run loop has ended.
    Task { view?.setNeedsLayout() }
  }
  #endif
}
