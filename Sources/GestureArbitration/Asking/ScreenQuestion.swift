import Foundation
import UIKitShim

extension ScreenSettings {
  /// What refuses a pop of the screen now, the innermost first; nil if nothing does.
  package func refuser(of trigger: PopTrigger) -> (any PopIntercepting)? {
    interceptors.first { !$0.allowsPop(by: trigger) }
  }
}

extension PopIntercepting {
  /// Calls ``didAttemptPop(by:)`` at the end of the turn, after the delivery of the event.
  func notify(of trigger: PopTrigger) {
    MainRunLoop.performAtEndOfTurn { [weak self] in self?.didAttemptPop(by: trigger) }
  }
}

/// An interceptor that is not retained.
struct WeakInterceptor {
  private(set) weak var interceptor: (any PopIntercepting)?
}

/// The touches on a window for which a screen was notified of an attempt.
///
/// Of two stacks around one screen only one notifies it (C260), and neither pops with those touches.
@MainActor
final class NotifiedTouches {
  private struct Notified {
    private(set) weak var touch: UITouch?
    /// When the touch landed, in s: UIKit may use the object again.
    let landing: TimeInterval

    /// Whether the touch has ended.
    @MainActor var isOver: Bool {
      touch.map { $0.phase == .ended || $0.phase == .cancelled } ?? true
    }
  }

  private var notified: [Notified] = []

  /// Whether one of the touches is among them.
  func include(_ touches: SessionTouches) -> Bool {
    for each in notified where touches.include(each.touch, landedAt: each.landing) { return true }
    return false
  }

  /// Adds the touch that is judged.
  func add(_ touches: SessionTouches) {
    notified.removeAll(where: \.isOver)
    notified.append(Notified(touch: touches.judged, landing: touches.track.landingTime))
  }
}
