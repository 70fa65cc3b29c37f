import Foundation

/// The decision logic of one gate in one touch sequence.
///
/// ```text
///                     ┌─► allowed     the gate fails: the gesture may begin
///  pending ─(rules)───┤
///     │               └─► refused     the gate begins: the gesture fails
///     └─(the pop recognizer failed)─► abandoned
/// ```
@MainActor
package struct PopGateMachine {
  /// What the gate has to do.
  package enum Action: Equatable {
    /// Nothing yet: the rules wait.
    case wait
    /// Keep the gesture from beginning, and report nothing: the touch may still be a tap.
    case hold
    /// Nothing but the screen keeps the gesture from beginning in this event: refuse it, unless it
    /// would not begin anyway.
    case leaveToScreen
    /// Let the gesture begin, and report the decision.
    case allow(PopDecision)
    /// Keep the gesture from beginning, and report the decision.
    case refuse(PopDecision)
    /// Stop waiting for a pop recognizer that has failed; report the decision if there was an
    /// attempt.
    case abandon(PopDecision?)
  }

  /// What can be expected of the pop recognizers behind a gate.
  package enum Pop {
    /// One may still begin with the touch.
    case possible
    /// None has received the touch.
    case notReceived
    /// None will begin any more.
    case failed
    /// There is none, or the app has turned it off: the gate has nothing to decide.
    case unavailable
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
    case abandoned
  }

  /// When a gesture was allowed, in s, and after what travel, in pt.
  package typealias Allowance = (time: TimeInterval, travel: CGFloat)

  package let gesture: NavigationGesture
  /// The policy in force when the touch landed.
  package let policy: PopPolicy
  package private(set) var outcome = Outcome.pending
  /// The last decision, reported or not.
  package private(set) var latest: PopDecision?
  /// When and where the gesture was allowed; nil unless it was.
  package private(set) var allowance: Allowance?

  /// Whether the gate has begun for a refusal at touch-down, which is reported when the touch
  /// moves.
  private var isHolding = false
  /// When the gesture could first have begun if the screen agreed, in s.
  private var dueSince: TimeInterval?
  /// When a drag that does not head where a pop leads was first allowed, in s.
  private var steepSince: TimeInterval?

  package init(_ gesture: NavigationGesture, policy: PopPolicy) {
    self.gesture = gesture
    self.policy = policy
  }

  /// Whether the gesture may begin, as far as is known.
  package var isOpen: Bool { outcome == .allowed || (outcome == .pending && !hasRefused) }

  /// Whether an event may still decide.
  package var isUndecided: Bool { outcome == .pending || outcome == .abandoned }

  /// Whether another touch may be judged from now on: nothing is decided, nor held.
  package var mayJudgeAnotherTouch: Bool {
    outcome == .abandoned || (outcome == .pending && !hasRefused)
  }

  /// Whether the gesture was last judged as one of UIKit's recognizer.
  package var wasLeftToUIKit: Bool { latest?.attempt.performer == .uikit }

  /// Judges the first touch that has landed; one that joins it counts when it moves.
  package mutating func touchesBegan(_ facts: borrowing DragFacts) -> Action {
    guard outcome == .pending, latest == nil, var attempt = facts.attempt else { return .wait }
    attempt.hasMoved = false
    latest = policy.decision(on: attempt)
    isHolding = hasRefused && Self.concernsGesture(attempt) && facts.pop == .possible
    return isHolding ? .hold : .wait
  }

  /// Whether a landing is where a touch of the gesture lands.
  ///
  /// UIKit's edge pop fails for touches that don't start at the screen edge (C117), so they aren't
  /// reported as edge-pop attempts.
  private static func concernsGesture(_ attempt: PopAttempt) -> Bool {
    attempt.gesture != .edgePop || attempt.distanceFromOriginEdge <= GestureMetrics.edgeWidth
  }

  /// Judges a touch that has moved.
  ///
  /// A refusal at touch-down stays in force, and is reported only when the touch moves: a tap isn't an
  /// attempt.
  ///
  /// - Parameter facts: With the attempt where ``asksRules(aboutMoveOf:)``.
  package mutating func touchMoved(_ facts: borrowing DragFacts) -> Action {
    guard isUndecided else { return .wait }
    if isHolding { return settle(at: facts.time) }
    if asksRules(aboutMoveOf: facts.pop) {
      latest = facts.attempt.flatMap { attempt in
        facts.pop == .possible || Self.concernsGesture(attempt) ? policy.decision(on: attempt) : nil
      }
    }
    switch facts.pop {
    case .unavailable, .failed: return outcome == .pending ? abandon(facts) : .wait
    // Near the edges touches reach recognizers at different times (C024): it may still come.
    case .notReceived: return .wait
    case .possible:
      outcome = .pending
      return settle(at: facts.time, mayAllow: facts.mayAllow)
    }
  }

  /// Whether the rules are asked about a touch that has moved.
  package func asksRules(aboutMoveOf pop: Pop) -> Bool {
    switch pop {
    case .possible: !isHolding && (outcome == .abandoned || outcome == .pending && !hasRefused)
    // What was judged before the touch moved wasn't an attempt, except where every landing is one. The
    // touch that is judged in place of another one was not judged when it landed.
    case .failed:
      outcome == .pending && latest?.attempt.hasMoved != true
        && (gesture != .edgePop || latest == nil)
    case .notReceived, .unavailable: false
    }
  }

  /// Judges a swipe on a trackpad, of which no second event tells whether the pop would begin.
  ///
  /// One that leads elsewhere is left to the pop's own rules, unless the screen refuses.
  ///
  /// - Parameter reason: Why it is refused besides the rules; nil if nothing else refuses it.
  package mutating func swiped(
    _ facts: borrowing DragFacts, refusing reason: PopReason? = nil
  ) -> Action {
    guard let attempt = facts.attempt else { return .hold }
    let decision = policy.decision(on: attempt)
    latest = decision
    let isPop = attempt.leadsAlongGesture
    if isPop, let reason, decision.refusal == nil { return refuse(reason) }
    switch decision.verdict {
    case .allow where isPop: return settle(at: facts.time)
    case .allow where attempt.performer == .uikit: return abandon(facts)
    case .refuse(let reason) where isPop, .undecided(let reason) where isPop:
      outcome = .refused
      return refusal(reason).map(Action.refuse) ?? .hold
    case .allow, .refuse, .undecided, .noOpinion:
      outcome = .refused
      return .hold
    }
  }

  /// Ends an attempt for a reason that no rule gives, such as that an inner stack moves; also one
  /// that the rules have just allowed.
  package mutating func refuse(_ reason: PopReason) -> Action {
    guard outcome == .pending || outcome == .allowed else { return .wait }
    (outcome, allowance) = (.refused, nil)
    return refusal(reason).map(Action.refuse) ?? .hold
  }

  /// Ends with the last touch: a gesture that is still held must not begin late (C092).
  ///
  /// - Parameters:
  ///   - facts: With the attempt where ``asksRules(aboutEndOf:)``.
  ///   - view: What the touch has landed on, such as "UIButton".
  package mutating func touchesEnded(_ facts: borrowing DragFacts, landedOn view: String? = nil)
    -> Action
  {
    guard isUndecided else { return .wait }
    guard facts.pop == .possible || facts.pop == .notReceived else {
      return outcome == .pending ? abandon(facts) : .wait
    }
    let isPending = outcome == .pending
    // A flick that the screen's answer has kept from beginning.
    if isPending, facts.pop == .possible, facts.mayAllow, let latest, latest.isRefusedByScreen,
      isDue(latest.attempt)
    {
      return .leaveToScreen
    }
    outcome = .refused
    guard isPending else { return .hold }
    if facts.pop == .possible { return refusal(.endedUndecided).map(Action.refuse) ?? .hold }
    // One that did not receive the touch that is judged may be held with another one.
    latest = facts.attempt.flatMap {
      Self.isPopWithoutRecognizer($0) ? policy.decision(on: $0) : nil
    }
    if case .refuse = latest?.verdict { return latest.map(Action.refuse) ?? .hold }
    return refusal(.touchNotReceived(on: view)).map(Action.refuse) ?? .hold
  }

  /// Whether the rules are asked about the end of the last touch.
  package func asksRules(aboutEndOf pop: Pop) -> Bool { outcome == .pending && pop == .notReceived }

  /// Whether a drag leads where a content pop does, whose recognizer did not receive the touch
  /// (C208).
  ///
  /// A touch that doesn't start at the screen edge isn't an edge-pop attempt (C117).
  private static func isPopWithoutRecognizer(_ attempt: PopAttempt) -> Bool {
    attempt.gesture == .contentPop && attempt.leadsAlongGesture
      && attempt.alongGesture(attempt.translation).x >= GestureMetrics.decisionTravel
  }

  /// Ends the attempt in any state.
  package mutating func gateWasReset() { outcome = .abandoned }

  /// Whether the last decision is a refusal; that of a screen waits until the gesture would begin.
  private var hasRefused: Bool {
    latest.map { $0.refusal != nil && !$0.isRefusedByScreen } ?? false
  }

  private mutating func settle(at time: TimeInterval, mayAllow: Bool = true) -> Action {
    guard let latest else { return .wait }
    switch latest.verdict {
    case .allow where !mayAllow: return .wait
    case .undecided, .noOpinion: return .wait
    case .refuse where latest.isRefusedByScreen:
      return wouldBegin(latest.attempt, at: time) && mayAllow ? .leaveToScreen : .wait
    case .allow:
      guard !failsByItself(latest.attempt, at: time) else { return .wait }
      outcome = .allowed
      let translation = latest.attempt.translation
      allowance = (time, hypot(translation.x, translation.y))
      return .allow(latest)
    case .refuse:
      outcome = .refused
      return .refuse(latest)
    }
  }

  /// Whether UIKit's recognizer is about to fail by itself: the drag does not head where a pop
  /// leads.
  ///
  /// It fails in this event (C119), perhaps after the gate has received it. If it has not failed in
  /// the next one, its rules are wider than that. Otherwise every scroll would be reported as a pop
  /// that was allowed.
  private mutating func failsByItself(_ attempt: PopAttempt, at time: TimeInterval) -> Bool {
    guard attempt.isUncontested, !attempt.leadsAlongGesture else { return false }
    // No pop begins with a drag that has not moved towards the trailing edge at all (C192).
    guard attempt.alongGesture(attempt.translation).x > 0 else { return true }
    if let steepSince { return time <= steepSince }
    steepSince = time
    return true
  }

  /// Whether the pop would begin if the screen agreed.
  ///
  /// Whatever competes for the drag begins in an event in which the touch has moved as far as UIKit
  /// requires (C106). A pop that is still possible in the next event would begin.
  private mutating func wouldBegin(_ attempt: PopAttempt, at time: TimeInterval) -> Bool {
    guard isDue(attempt) else { return false }
    if let dueSince { return time > dueSince }
    dueSince = time
    return false
  }

  /// Whether a drag is as long as UIKit requires, and not too steep (C119): that one may turn.
  private func isDue(_ attempt: PopAttempt) -> Bool {
    let translation = attempt.alongGesture(attempt.translation)
    return translation.x >= abs(translation.y) && translation.x > GestureMetrics.decisionTravel
  }

  /// Ends an attempt whose pop recognizer has failed.
  ///
  /// A touch that doesn't start at the screen edge fails the edge pop at touch-down (C117): then
  /// there is no attempt to report. Content that begins first fails either pop later.
  private mutating func abandon(_ facts: borrowing DragFacts) -> Action {
    outcome = .abandoned
    if facts.isJoined { return .abandon(refusal(.recognizerFailedBesideTouch)) }
    let direction = latest?.attempt.directionElsewhere
    return .abandon(refusal(direction.map(PopReason.recognizerFailed(as:)) ?? .recognizerFailed))
  }

  /// The last decision as a refusal for another reason; nil if the touch never moved.
  private mutating func refusal(_ reason: PopReason) -> PopDecision? {
    guard var decision = latest, decision.attempt.hasMoved else { return nil }
    decision.verdict = .refuse(reason)
    return decision
  }
}
