import UIKitShim

/// What the visible screens of a stack say of its pops, and the stack itself; the innermost counts.
///
/// They are walked once for a landing, and once for every event. It retains them, so it is not kept.
@MainActor
package struct ScreenSettings {
  /// The visible ones, innermost first, and the stack.
  private(set) var screens: [UIViewController]

  init(of stack: UINavigationController) {
    screens = stack.visibleScreens
    screens.append(stack)
  }

  /// Whether anything was configured.
  var isConfigured: Bool { screens.contains(where: \.isConfiguredForPops) }

  /// The rules for pops of the top screen; nil for those of the arbiter.
  package var policy: PopPolicy? {
    for screen in screens {
      if let policy = screen.policyInUse { return policy }
    }
    return nil
  }

  /// What is asked about a pop (C260).
  package var interceptor: (any PopIntercepting)? {
    for screen in screens {
      if let interceptor = screen.interceptorInUse { return interceptor }
    }
    return nil
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
    screens.dropLast().flatMap { $0.contentSettings?.observers ?? [] }
  }

  /// Whether SwiftUI content says so, that of the innermost screen first. What stands in a bar is in
  /// no screen.
  private func says(_ setting: (ContentSettings) -> Bool?) -> Bool {
    guard Installation.current.hasContentSettings else { return false }
    for screen in screens.dropLast() {
      if let settings = screen.contentSettings, let value = setting(settings) { return value }
    }
    return false
  }
}

extension UINavigationController {
  /// What the visible screens say of pops now.
  package var screenSettings: ScreenSettings { ScreenSettings(of: self) }
}

extension UIViewController {
  /// Marks a controller with a setting about its pops.
  private struct PopConfiguration {}

  /// Whether any setting about its pops was made, on this controller or by SwiftUI content in it.
  var isConfiguredForPops: Bool {
    AssociatedValue.get(PopConfiguration.self, of: self) != nil
  }

  /// Notes that a setting about its pops was made, and puts gates in place.
  func configureForPops() {
    if !isConfiguredForPops { AssociatedValue.set(PopConfiguration(), of: self) }
    Installation.current.add(self)
  }
}
