#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// The observer of a stage's engine: it keeps the log.
@MainActor
package final class Recorder: HeadlessObserver {
  /// What has happened.
  package private(set) var log = Log()
  /// How much is recorded from now on.
  package var detail = Log.Detail.events
  /// The recognizers that began or recognized, in order, each once.
  package private(set) var winners: [UIGestureRecognizer] = []
  /// The view that the first touch hit.
  package private(set) weak var hitView: UIView?
  /// Called when a touch lands, before any recognizer receives it.
  package var onLanding: (UITouch) -> Void = { _ in }
  /// Called for each state that a recognizer enters, before its action is sent.
  package var onState: (UIGestureRecognizer, UIGestureRecognizer.State) -> Void = { _, _ in }
  /// Called for each winner, before its action is sent.
  package var onWin: (UIGestureRecognizer) -> Void = { _ in }
  private weak var engine: HeadlessEngine?
  /// The recognizers of a log of states: while they live, no other one has their identity.
  private var kept: [ObjectIdentifier: UIGestureRecognizer] = [:]

  package init() {}

  /// Observes an engine, whose clock is the log's.
  package func observe(_ engine: HeadlessEngine) {
    self.engine = engine
    engine.observer = self
  }

  /// Forgets what has happened, before the next drag.
  func reset() {
    log.events.removeAll(keepingCapacity: true)
    winners.removeAll(keepingCapacity: true)
    kept.removeAll(keepingCapacity: true)
    hitView = nil
  }

  /// Records a decision of the arbiter.
  package func decided(_ decision: PopDecision) { add(.decision(decision)) }

  /// Records a remark.
  package func note(_ text: String, about subject: String) { add(.note(text, about: subject)) }

  package func engine(_ engine: HeadlessEngine, received touch: UITouch) {
    let hasBegun = touch.phase == .began
    if hasBegun {
      hitView = hitView ?? touch.view
      onLanding(touch)
    }
    guard detail >= .events else { return }
    let receivers = hasBegun && detail == .states ? touch.gestureRecognizers ?? [] : []
    add(
      .touch(
        touch.phase, touch.location(in: nil), receivedBy: receivers.map(subject)))
  }

  package func engine(
    _ engine: HeadlessEngine, recognizer: UIGestureRecognizer,
    entered state: UIGestureRecognizer.State, because cause: StateCause
  ) {
    onState(recognizer, state)
    let isWin = state == .began || state == .ended
    if isWin, !winners.contains(where: { $0 === recognizer }) {
      winners.append(recognizer)
      onWin(recognizer)
    }
    let isShown = state != .changed && state != .possible
    guard detail >= (isShown ? .events : .states) else { return }
    let isGone =
      state == .possible && recognizer.view?.gestureRecognizers?.contains(recognizer) != true
    add(.state(subject(recognizer), state, because: isGone ? .removed : Log.Cause(cause)))
  }

  package func engine(
    _ engine: HeadlessEngine, recognizer: UIGestureRecognizer,
    waitsFor others: [UIGestureRecognizer]
  ) {
    guard detail >= .events else { return }
    add(.waits(subject(recognizer), for: others.map(\.displayName)))
  }

  private func subject(_ recognizer: UIGestureRecognizer) -> Log.Subject {
    let subject = Log.Subject(recognizer)
    if detail == .states { kept[subject.id] = recognizer }
    return subject
  }

  /// Records what the engine doesn't say.
  package func add(_ kind: Log.Kind) {
    log.events.append(Log.Event(time: engine?.clock.now ?? 0, kind: kind))
  }
}

extension Log.Cause {
  /// Makes the cause as the log keeps it; nil if it is obvious.
  @MainActor
  fileprivate init?(_ cause: StateCause) {
    switch cause {
    case .itself, .reset: return nil
    case .prevented(let other): self = .prevented(by: other.displayName)
    case .requirement(let other): self = .requirement(other.displayName)
    case .shouldBegin: self = .shouldBegin
    case .disabled: self = .disabled
    case .removed: self = .removed
    case .circularRequirement: self = .circularRequirement
    }
  }
}
#endif
