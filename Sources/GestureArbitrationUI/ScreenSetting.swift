import GestureArbitration

/// What one modifier says of the screen that it is in.
package enum ScreenSetting {
  case interactivePopDisabled(Bool)
  case policy(PopPolicy?)
  case fullScreenPop(Bool)
  /// The triggers that are refused, and the action that is performed after an attempt.
  case attempt(refusing: Set<PopTrigger>, @MainActor (PopTrigger) -> Void)
  case decision(@MainActor (PopDecision) -> Void)
}

/// What refuses pops for a modifier: by what that says now, which SwiftUI replaces at every update.
@MainActor
final class AttemptInterceptor: PopIntercepting {
  private weak var view: ModifierView?

  init(of view: ModifierView) { self.view = view }

  func allowsPop(by trigger: PopTrigger) -> Bool {
    if case .attempt(let refused, _) = view?.setting { !refused.contains(trigger) } else { true }
  }

  func didAttemptPop(by trigger: PopTrigger) {
    if case .attempt(_, let action) = view?.setting { action(trigger) }
  }
}
