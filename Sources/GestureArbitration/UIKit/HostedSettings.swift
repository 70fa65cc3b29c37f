import UIKitShim

/// What the SwiftUI content of a screen says of its pops.
///
/// Each value counts before the screen's own property of the same meaning, and leaves nothing in
/// that property: where the content says nothing any more, the property counts again.
package struct HostedSettings {
  /// Whether no gesture pops the screen.
  package var isInteractivePopDisabled: Bool?
  package var policy: PopPolicy?
  /// What is asked before the screen is popped, by the back button too.
  package var interceptor: (any PopIntercepting)?
  /// Whether the public transition pops the screen where UIKit does not.
  package var hasFullScreenPop: Bool?
  /// What receives the decisions about the screen, in this order.
  package var observers: [@MainActor (PopDecision) -> Void] = []

  /// Whether any content has ever said anything. Without it no screens are visited for it.
  @MainActor fileprivate static var areUsed = false

  package init() {}
}

extension UIViewController {
  /// What the SwiftUI content of this controller's view says; nil without such content.
  package var hostedSettings: HostedSettings? {
    get { AssociatedValue.get(HostedSettings.self, of: self) }
    set {
      if newValue != nil { HostedSettings.areUsed = true }
      AssociatedValue.set(newValue, of: self)
      configureForPops(drives: newValue?.hasFullScreenPop != nil)
      followBackAction()
    }
  }

  /// The policy of this controller, from UIKit or from SwiftUI content.
  package var policyInUse: PopPolicy? { hostedSettings?.policy ?? popPolicy }

  /// What this controller has asked about its pops.
  package var interceptorInUse: (any PopIntercepting)? {
    hostedSettings?.interceptor ?? popInterceptor
  }
}

extension UINavigationController {
  /// The value that the innermost visible screen gives, of those that give any.
  func hostedSetting<Value>(_ setting: KeyPath<HostedSettings, Value?>) -> Value? {
    guard HostedSettings.areUsed else { return nil }
    return visibleScreens.lazy.compactMap { $0.hostedSettings?[keyPath: setting] }.first
  }

  /// What receives the decisions about the visible screens, those of the innermost screen first.
  var hostedObservers: [@MainActor (PopDecision) -> Void] {
    HostedSettings.areUsed
      ? visibleScreens.flatMap { $0.hostedSettings?.observers ?? [] } : []
  }

  /// What the content of the visible screens suspends.
  var hostedSuspensions: [PopAttempt.Suspension] {
    hostedSetting(\.isInteractivePopDisabled) == true
      ? [
        PopAttempt.Suspension(
          owner: "interactivePopDisabled", reason: "the screen has the modifier", gestures: .all)
      ] : []
  }
}
