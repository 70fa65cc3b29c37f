import UIKitShim

/// What the SwiftUI content of a screen says of its pops.
///
/// Each value counts before the screen's own property of the same meaning, and leaves nothing in
/// that property: where the content says nothing any more, the property counts again.
package final class ContentSettings {
  /// Whether no gesture pops the screen.
  package var isInteractivePopDisabled: Bool?
  package var policy: PopPolicy?
  /// What is asked before the screen is popped, by the back button too.
  package var interceptor: (any PopIntercepting)?
  /// Whether the public transition pops the screen where UIKit does not.
  package var hasFullScreenPop: Bool?
  /// What receives the decisions about the screen, in this order.
  package var observers: [@MainActor (PopDecision) -> Void] = []

  package init() {}
}

extension UIViewController {
  /// What the SwiftUI content of this controller's view says; nil without such content.
  package var contentSettings: ContentSettings? {
    get { AssociatedValue.get(ContentSettings.self, of: self) }
    set {
      if newValue != nil { Installation.current.hasContentSettings = true }
      AssociatedValue.set(newValue, of: self)
      configureForPops()
      followBackAction()
    }
  }

  /// The policy of this controller, from UIKit or from SwiftUI content.
  package var policyInUse: PopPolicy? {
    (Installation.current.hasContentSettings ? contentSettings?.policy : nil) ?? popPolicy
  }

  /// What this controller has asked about its pops.
  package var interceptorInUse: (any PopIntercepting)? {
    (Installation.current.hasContentSettings ? contentSettings?.interceptor : nil) ?? popInterceptor
  }
}
