import UIKitShim

/// What the visible screens of a stack say of its pops, and the stack itself; the innermost counts.
///
/// They are walked once for a landing, and once for every event. It retains them, so it is not kept.
@MainActor
package struct ScreenSettings {
  typealias Screen = (controller: UIViewController, settings: PopSettings?)

  /// The visible ones, innermost first.
  private(set) var screens: [Screen] = []
  let stack: Screen
  /// What SwiftUI content around the stack says of all its screens.
  package let surrounding: ContentSettings?

  init(of stack: UINavigationController) {
    self.stack = (stack, stack.popSettings)
    surrounding = stack.surroundingSettings
    stack.forEachVisibleScreen { screens.append(($0, $0.popSettings)) }
  }

  /// Whether anything was configured.
  var isConfigured: Bool {
    stack.settings != nil || surrounding != nil || screens.contains { $0.settings != nil }
  }

  /// The rules for pops of the top screen; nil for those of the arbiter.
  package var policy: PopPolicy? {
    for screen in screens {
      if let policy = screen.settings?.policyInUse { return policy }
    }
    return stack.settings?.policyInUse ?? surrounding?.policy
  }

  /// The interceptors, the innermost first; each has to allow the pop.
  package var interceptors: [any PopIntercepting] {
    var interceptors: [any PopIntercepting] = []
    for screen in screens {
      if let settings = screen.settings { interceptors += settings.interceptors }
    }
    if let settings = stack.settings { interceptors += settings.interceptors }
    return interceptors + (surrounding?.interceptors ?? [])
  }

  /// Whether the public transition pops the screen where UIKit does not.
  var hasFullScreenPop: Bool { says(\.hasFullScreenPop) }

  /// What content suspends.
  var suspensions: [PopAttempt.Suspension] {
    says(\.isInteractivePopDisabled)
      ? [
        PopAttempt.Suspension(
          owner: "interactivePopDisabled", reason: "the screen has the modifier", gestures: .all)
      ] : []
  }

  /// What receives the decisions.
  var observers: [@MainActor (PopDecision) -> Void] {
    screens.flatMap { $0.settings?.content?.observers ?? [] } + (surrounding?.observers ?? [])
  }

  /// Whether SwiftUI content says so, that of the innermost screen first. What stands in a bar is in
  /// no screen.
  private func says(_ setting: (ContentSettings) -> Bool?) -> Bool {
    for screen in screens {
      if let content = screen.settings?.content, let value = setting(content) { return value }
    }
    return surrounding.flatMap(setting) ?? false
  }
}

extension UINavigationController {
  /// What the visible screens say of pops now.
  package var screenSettings: ScreenSettings { ScreenSettings(of: self) }
}
