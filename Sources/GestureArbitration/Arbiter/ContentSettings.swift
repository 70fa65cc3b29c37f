import UIKitShim

/// What the SwiftUI content of a screen says of its pops.
///
/// Each value counts before the screen's own property of the same meaning, and leaves nothing in
/// that property: where the content says nothing any more, the property counts again.
package final class ContentSettings {
  /// Whether no gesture pops the screen.
  package var isInteractivePopDisabled: Bool?
  package var policy: PopPolicy?
  /// The interceptors of the modifiers in the screen.
  package var interceptors: [any PopIntercepting] = []
  /// Whether the public transition pops the screen where UIKit does not.
  package var hasFullScreenPop: Bool?
  /// What receives the decisions about the screen, in this order.
  package var observers: [@MainActor (PopDecision) -> Void] = []

  package init() {}
}

extension UIViewController {
  /// What the SwiftUI content of this controller's view says; nil without such content.
  package var contentSettings: ContentSettings? {
    get { popSettings?.content }
    set {
      if newValue != nil { Installation.current.hasContentSettings = true }
      changePopSettings(isSet: newValue != nil) { $0.content = newValue }
      followInterceptor()
    }
  }
}
