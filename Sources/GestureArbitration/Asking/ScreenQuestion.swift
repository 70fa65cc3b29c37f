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

/// Whether the screen refuses the pops of one touch sequence, and what it was notified of.
@MainActor
struct ScreenQuestion {
  private struct Interceptor {
    private(set) weak var reference: (any PopIntercepting)?
  }

  /// The touches for which screens were notified; nil where no touch is judged.
  private let notifiedTouches: NotifiedTouches?
  /// What may refuse a pop of the screen, as of the last event.
  private var interceptors: [Interceptor] = []

  init(sharing notifiedTouches: NotifiedTouches?) { self.notifiedTouches = notifiedTouches }

  /// Whether anything may refuse a pop.
  var isOpen: Bool { !interceptors.isEmpty }

  /// Takes in what the screens say now.
  mutating func read(_ settings: ScreenSettings) {
    interceptors = settings.interceptors.map { Interceptor(reference: $0) }
  }

  /// What refuses a pop now, the innermost first; nil if nothing does.
  func refuser(of trigger: PopTrigger) -> (any PopIntercepting)? {
    for interceptor in interceptors {
      if let refuser = interceptor.reference, !refuser.allowsPop(by: trigger) { return refuser }
    }
    return nil
  }

  /// Whether a screen was notified of an attempt with these touches.
  func wasNotified(of touches: SessionTouches) -> Bool {
    notifiedTouches?.include(touches) == true
  }

  /// Notifies what refuses a pop, once for the touches.
  func notify(of trigger: PopTrigger, with touches: SessionTouches) {
    guard !wasNotified(of: touches), let refuser = refuser(of: trigger) else { return }
    if touches.isFelt { notifiedTouches?.add(touches) }
    refuser.notify(of: trigger)
  }
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
