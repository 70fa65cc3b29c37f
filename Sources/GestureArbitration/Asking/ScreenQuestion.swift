import Foundation
import UIKitShim

extension ScreenSettings {
  /// What refuses a pop of the screen now, the innermost first; nil if nothing does.
  package func refuser(of trigger: PopTrigger) -> (any PopIntercepting)? {
    interceptors.first { !$0.allowsPop(by: trigger) }
  }
}

extension PopIntercepting {
  /// Tells of an attempt at the end of the turn: whatever the app does then is not in the middle of
  /// an event.
  func willBeTold(of trigger: PopTrigger) {
    MainRunLoop.performAtEndOfTurn { [weak self] in self?.didAttemptPop(by: trigger) }
  }
}

/// An interceptor that is not retained.
struct WeakInterceptor {
  private(set) weak var interceptor: (any PopIntercepting)?
}

/// The touches on a window with which screens were told of an attempt: of two stacks around one
/// screen only one tells it (C260), and what it does then is the answer to that drag.
@MainActor
final class ToldTouches {
  private struct Told {
    private(set) weak var touch: UITouch?
    /// When the touch landed, in s: UIKit may use the object again.
    let landing: TimeInterval

    /// Whether the touch has ended.
    @MainActor var isOver: Bool {
      touch.map { $0.phase == .ended || $0.phase == .cancelled } ?? true
    }
  }

  private var told: [Told] = []

  /// Whether a screen was told with one of the touches.
  func include(_ touches: SessionTouches) -> Bool {
    for each in told where touches.include(each.touch, landedAt: each.landing) { return true }
    return false
  }

  /// Adds the touch that is judged.
  func add(_ touches: SessionTouches) {
    told.removeAll(where: \.isOver)
    told.append(Told(touch: touches.judged, landing: touches.track.landingTime))
  }
}
