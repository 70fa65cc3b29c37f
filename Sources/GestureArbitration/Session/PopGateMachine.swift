import Foundation

/// The decision logic of one gate in one touch sequence.
///
/// ```text
///                     ┌─► allowed     the gate fails: the gesture may begin
///  pending ─(rules)───┤
///     │               └─► refused     the gate begins: the gesture fails
///     └─(the pop recognizer failed)─► moot
/// ```
package struct PopGateMachine {
  /// What the gate has to do.
  package enum Action: Equatable {
    /// Nothing yet: the rules wait, or refuse a touch that has not moved and may still be a tap.
    case wait
    /// Ask the top screen, then call ``screenAnswered(_:at:)``.
    case askScreen
    /// Let the gesture begin, and report the decision.
    case allow(PopDecision)
    /// Keep the gesture from beginning, and report the decision.
    case refuse(PopDecision)
    /// Stop waiting for a pop recognizer that has failed; report the decision if there was an
    /// attempt.
    case letGo(PopDecision?)
  }

  /// What became of the attempt.
  package enum Outcome {
    /// The rules have not decided.
    case pending
    /// The gesture may begin.
    case allowed
    /// The gesture may not begin.
    case refused
    /// The pop recognizer failed by itself; there is nothing to decide.
    case moot

    /// Whether the gesture may begin, as far as is known.
    package var isOpen: Bool { self == .pending || self == .allowed }
  }

  /// When a gesture was allowed, in s, and after what travel, in pt.
  package typealias Allowance = (time: TimeInterval, travel: CGFloat)

  /// The policy in force when the touch landed.
  package let policy: PopPolicy
  package private(set) var outcome = Outcome.pending
  /// The last decision, reported or not.
  package private(set) var latest: PopDecision?
  /// When and where the gesture was allowed; nil unless it was.
  package private(set) var allowance: Allowance?

  package init(policy: PopPolicy) { self.policy = policy }

  /// Judges a touch that has landed, the first one or another.
  ///
  /// A touch that joins a drag is judged at once: the first one may not move again.
  package mutating func touchesBegan(
    _ attempt: consuming PopAttempt, at time: TimeInterval
  ) -> Action {
    guard outcome == .pending, !hasRefused else { return .wait }
    let hasMoved = latest?.attempt.phase == .moved
    attempt.phase = hasMoved ? .moved : .began
    latest = policy.decision(on: attempt)
    return hasMoved ? settle(at: time) : .wait
  }

  /// Judges a touch that has moved.
  ///
  /// A refusal at touch-down stays in force, and is reported only when the touch moves: a tap is no
  /// attempt.
  ///
  /// - Parameters:
  ///   - popMayBegin: Whether a pop recognizer behind the gate can still begin.
  ///   - attempt: The attempt; made only if it is judged.
  package mutating func touchMoved(
    popMayBegin: Bool, at time: TimeInterval, _ attempt: () -> PopAttempt?
  ) -> Action {
    guard outcome == .pending else { return .wait }
    guard popMayBegin else { return giveUp() }
    if !hasRefused {
      if let attempt = attempt() { latest = policy.decision(on: attempt) } else { latest = nil }
    }
    return settle(at: time)
  }

  /// Judges the attempt again with the answer of the top screen.
  package mutating func screenAnswered(_ attempt: PopAttempt?, at time: TimeInterval) -> Action {
    guard outcome == .pending else { return .wait }
    latest = attempt.map(policy.decision(on:))
    // A rule of the app's that ignores the answer would ask for ever.
    if case .asksScreen = latest?.verdict { return .wait }
    return settle(at: time)
  }

  /// Ends with the last touch: a gesture that is still held must not begin late (C092).
  package mutating func touchesEnded(popMayBegin: Bool) -> Action {
    guard outcome == .pending else { return .wait }
    guard popMayBegin else { return giveUp() }
    outcome = .refused
    return refusal(.endedUndecided).map(Action.refuse) ?? .letGo(nil)
  }

  /// Ends the attempt in any state.
  package mutating func gateWasReset() { outcome = .moot }

  /// Whether the last decision is a refusal.
  private var hasRefused: Bool { if case .refuse = latest?.verdict { true } else { false } }

  private mutating func settle(at time: TimeInterval) -> Action {
    guard let latest else { return .wait }
    switch latest.verdict {
    case .asksScreen: return .askScreen
    case .undecided, .noOpinion: return .wait
    case .allow:
      outcome = .allowed
      let way = latest.attempt.translation
      allowance = (time, hypot(way.x, way.y))
      return .allow(latest)
    case .refuse:
      outcome = .refused
      return .refuse(latest)
    }
  }

  /// Ends an attempt whose pop recognizer has failed.
  ///
  /// A touch that did not enter over the bezel fails the edge pop at touch-down (C117): then there
  /// was no attempt to report. Content that begins first fails either pop later.
  private mutating func giveUp() -> Action {
    outcome = .moot
    return .letGo(refusal(.recognizerFailed))
  }

  /// The last decision as a refusal for another reason; nil if the touch never moved.
  private mutating func refusal(_ reason: PopReason) -> PopDecision? {
    guard var decision = latest, decision.attempt.phase == .moved else { return nil }
    decision.verdict = .refuse(reason)
    return decision
  }
}
