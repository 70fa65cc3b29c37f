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

extension UINavigationController {
  /// The value that the innermost visible screen gives, of those that give any.
  func contentSetting(_ setting: (ContentSettings) -> Bool?) -> Bool? {
    guard Installation.current.hasContentSettings else { return nil }
    for screen in visibleScreens {
      if let settings = screen.contentSettings, let value = setting(settings) { return value }
    }
    return nil
  }

  /// What receives the decisions about the visible screens, those of the innermost screen first.
  var contentObservers: [@MainActor (PopDecision) -> Void] {
    var observers: [@MainActor (PopDecision) -> Void] = []
    guard Installation.current.hasContentSettings else { return observers }
    for screen in visibleScreens { observers += screen.contentSettings?.observers ?? [] }
    return observers
  }

  /// What the content of the visible screens suspends.
  var contentSuspensions: [PopAttempt.Suspension] {
    contentSetting(\.isInteractivePopDisabled) == true
      ? [
        PopAttempt.Suspension(
          owner: "interactivePopDisabled", reason: "the screen has the modifier", gestures: .all)
      ] : []
  }
}
