import GestureArbitration

/// What one modifier says of the screen that it is in.
package enum ScreenSetting {
  case interactivePopDisabled(Bool)
  case policy(PopPolicy?)
  case fullScreenPop(Bool)
  case attempt(@MainActor (PopTrigger) -> Bool)
  case decision(@MainActor (PopDecision) -> Void)
}

/// What an attempt asks: the closure that a modifier has now, which SwiftUI replaces at every
/// update.
///
/// A screen that was asked is known by the object (C260), so the object stays the same.
@MainActor
final class AttemptInterceptor: PopIntercepting {
  private let action: @MainActor (PopTrigger) -> Bool

  init(_ action: @escaping @MainActor (PopTrigger) -> Bool) { self.action = action }

  func shouldPop(by trigger: PopTrigger) -> Bool { action(trigger) }
}
