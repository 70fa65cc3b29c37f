#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// The result of playing a case.
@MainActor
package struct StressRun: RandomRun {
  /// The first violation; nil if all laws hold.
  package let violation: StressViolation?
  /// The events in order.
  let events: [StressEvent]
  /// The kinds of events that occurred.
  package let covered: Set<StressCoverage>

  /// The events as lines.
  package var timeline: [String] {
    events.map { event in
      let time = "\(Int((event.time * 1000).rounded()))".leftPadded(to: 6)
      return "\(time) ms  \(event.subject): \(event.what)"
    }
  }

  /// Plays a case and checks the laws, up to the first violation.
  ///
  /// The case is played again, and in variations, only for laws that the trial does not except.
  package init(_ stress: StressCase, trial: StressTrial = StressTrial()) {
    let once = Play(stress, trial)
    events = once.events
    covered = once.covered
    violation = Self.violation(of: stress, once, trial)
  }

  private static func violation(
    of stress: StressCase, _ once: Play, _ trial: StressTrial
  ) -> StressViolation? {
    func isChecked(_ law: StressViolation.Law) -> Bool { !trial.except.contains(law) }
    if let violation = once.violation, isChecked(violation.law) { return violation }
    let checks: [(law: StressViolation.Law, violation: () -> StressViolation?)] = [
      (.determinism, { difference(once, Play(stress, trial)) }),
      (.unasked, { unasked(stress, once, trial) }),
      (.owner, { ownerless(stress, once, trial) }),
      (.arbiterGone, { residue(stress, trial) }),
    ]
    for check in checks where isChecked(check.law) {
      if let violation = check.violation() { return violation }
    }
    return nil
  }

  /// Returns a violation unless two plays of a case have the same events.
  private static func difference(_ once: Play, _ again: Play) -> StressViolation? {
    guard once.events != again.events else { return nil }
    let index = zip(once.events, again.events).enumerated().first { $1.0 != $1.1 }?.offset
    let (one, other) = (once.events, again.events)
    let place = index ?? min(one.count, other.count)
    func text(_ events: [StressEvent]) -> String {
      events.indices.contains(place)
        ? "\(events[place].subject) \(events[place].what)" : "nothing more"
    }
    return StressViolation(
      law: .determinism,
      story: "event \(place) is \"\(text(one))\" once and \"\(text(other))\" again")
  }

  /// Returns a violation if a question that was not consulted matters; explorations rely on this.
  private static func unasked(
    _ stress: StressCase, _ once: Play, _ trial: StressTrial
  ) -> StressViolation? {
    let answers = stress.behavior.departures.filter { !once.consulted.contains($0.question) }
    guard !answers.isEmpty else { return nil }
    let answer = answers[Int(stress.shuffle % UInt64(answers.count))]
    var other = stress
    other.behavior = answer.behavior
    guard let violation = difference(once, Play(other, trial)) else { return nil }
    return StressViolation(
      law: .unasked, story: "with \(answer), which is not consulted, \(violation.story)")
  }

  /// Returns a violation unless a stage without its arbiter equals one that never had it.
  private static func residue(_ stress: StressCase, _ trial: StressTrial) -> StressViolation? {
    guard stress.navigation?.hasArbiter == true else { return nil }
    var never = stress.withoutArbiterSteps
    never.navigation?.hasArbiter = false
    never.steps.insert(StressCase.Step(after: 0, action: .wait), at: 0)
    var gone = never
    gone.navigation?.hasArbiter = true
    gone.steps[0].action = .removeArbiter
    let (usual, left) = (Play(never, trial), Play(gone, trial))
    guard let violation = difference(usual.withoutStage, left.withoutStage) else { return nil }
    return StressViolation(
      law: .arbiterGone, story: "without an arbiter and after one, \(violation.story)")
  }

  /// Returns a violation if one drag has an owner without the arbiter and none with it.
  ///
  /// A refused pop without other interested recognizers isn't a violation. Neither is one that a
  /// screen has refused: the drag was meant for the pop, and where the screen was told nothing else
  /// moves.
  private static func ownerless(
    _ stress: StressCase, _ arbitrated: Play, _ trial: StressTrial
  ) -> StressViolation? {
    guard stress.isSingleDragWithArbiter, !stress.turnsEarly, arbitrated.winners.isEmpty,
      // Content in a circular requirement of the case never begins, as in UIKit.
      !arbitrated.hasForeignCircle
    else { return nil }
    var without = stress
    without.navigation?.hasArbiter = false
    let plain = Play(without, trial)
    let isRefused = arbitrated.covered.contains(.popRefused)
    // A recognizer that begins after the pop does not own the drag.
    guard let owner = plain.winners.first, !owner.isPop || !isRefused,
      !isRefused || !arbitrated.covered.contains(.screenNotified),
      // A pop that is refused no longer excludes what would exclude the owner while it waits
      // (C094).
      stress.behavior.heldExclusion == .excludesNone || !arbitrated.isPrevented(owner)
    else { return nil }
    return StressViolation(
      law: .owner, story: "\(owner.name) owns the drag without the arbiter; it has no owner with it"
    )
  }
}

/// One play of a case on a new stage.
@MainActor
private struct Play {
  /// A recognizer that began or recognized.
  struct Winner {
    let name: String
    let isPop: Bool
  }

  var events: [StressEvent] = []
  var covered: Set<StressCoverage> = []
  var violation: StressViolation?
  var winners: [Winner] = []
  /// The open questions that the engine consulted.
  var consulted: Set<UIKitBehavior.Question> = []
  /// Whether there was a circular requirement without a recognizer of the arbiter.
  var hasForeignCircle = false

  init(_ stress: StressCase, _ trial: StressTrial) {
    let (witnesses, retained) = play(stress, trial)
    // The stage is deallocated; so must be everything on it.
    let left = witnesses.filter { $0.object != nil }.map(\.label)
    if !left.isEmpty, violation == nil {
      violation = StressViolation(
        law: .leak, story: "\(left.joined(separator: ", ")) outlive the stage")
    }
    withExtendedLifetime(retained) {}
  }

  private mutating func play(
    _ stress: StressCase, _ trial: StressTrial
  ) -> (witnesses: [StressWitness], retained: [AnyObject]) {
    let stage = StressStage(stress, trial: trial)
    let monitor = stage.monitor
    let found = stage.popState
    for step in stress.steps where monitor.violation == nil {
      stage.engine.clock.advance(by: step.after)
      stage.perform(step.action)
      stage.checkMoment()
    }
    if monitor.violation == nil { finish(stage, popsAsFound: found) }
    events = monitor.events
    covered = monitor.covered
    violation = monitor.violation
    consulted = Set(stage.engine.consultedQuestions)
    hasForeignCircle = stage.engine.issues.contains { $0.isForeignCircle }
    winners = monitor.winners.map { winner in
      Winner(name: winner.displayName, isPop: stage.popSource(of: winner) != nil)
    }
    return (stage.allWitnesses, stage.retained)
  }

  /// Waits until everything is at rest, and checks it.
  private func finish(_ stage: StressStage, popsAsFound found: [ObjectIdentifier]) {
    let clock = stage.engine.clock
    stage.liftAll()
    clock.advance(by: 1)
    // A custom recognizer that does not wait for a touch must end eventually (C059).
    for description in stage.stress.recognizers where stage.stress.needsLateEnd(description) {
      (stage.recognizers[description.id] as? StressRecognizer)?.finishLate()
    }
    clock.advance(by: 2 * StageMetrics.restingTime)
    stage.checkRest()
    stage.checkArbiterGone(found: found)
  }
}

extension HeadlessIssue {
  fileprivate var isForeignCircle: Bool {
    guard case .circularRequirement(let names) = self else { return false }
    return !names.contains { $0.hasPrefix(RecognizerNames.prefix) }
  }
}

extension Play {
  /// Whether a recognizer was prevented by one that is not the arbiter's.
  fileprivate func isPrevented(_ winner: Winner) -> Bool {
    let remark = ", prevented by "
    return events.contains { event in
      event.subject == winner.name && event.what.contains(remark)
        && !event.what.contains(remark + RecognizerNames.prefix)
    }
  }

  /// The play without the actions of the stage.
  fileprivate var withoutStage: Play {
    var play = self
    play.events.removeAll { $0.subject == "stage" }
    return play
  }
}

extension StressCase {
  /// The case without actions on the arbiter.
  fileprivate var withoutArbiterSteps: StressCase {
    func isOfArbiter(_ action: Action) -> Bool {
      switch action {
      case .installArbiter, .removeArbiter, .enableArbiter, .register, .follow, .suspend, .resume:
        true
      default: false
      }
    }
    var plain = self
    plain.reactions.removeAll { isOfArbiter($0.action) }
    for index in plain.steps.indices where isOfArbiter(plain.steps[index].action) {
      plain.steps[index].action = .wait
    }
    return plain
  }

  /// Whether the case is a single drag with one touch and an arbiter.
  fileprivate var isSingleDragWithArbiter: Bool {
    guard navigation?.hasArbiter == true, reactions.isEmpty else { return false }
    var landings = 0
    for step in steps {
      switch step.action {
      case .touch(let contact): landings += contact.phase == .began ? 1 : 0
      case .wait: break
      default: return false
      }
    }
    return landings == 1
  }

  /// Whether a touch turns from one axis to the other before the rules decide.
  ///
  /// Recognizers that wait are asked only then whether they may begin, and a scroll view refuses a
  /// drag across its axis (C151).
  fileprivate var turnsEarly: Bool {
    var start: CGPoint?
    var wasHorizontal: Bool?
    var isSettled = false
    for case .touch(let contact) in steps.map(\.action) {
      guard let start else {
        start = contact.point
        continue
      }
      let (x, y) = (abs(contact.point.x - start.x), abs(contact.point.y - start.y))
      if let wasHorizontal, wasHorizontal != (x > y) { return true }
      // Waiting recognizers may begin one event after the decision, and later if the case has
      // relations.
      if isSettled, relations.isEmpty { return false }
      isSettled = hypot(x, y) >= GestureMetrics.turningTravel + EngineMetrics.panHysteresis
      if hypot(x, y) >= EngineMetrics.panHysteresis { wasHorizontal = x > y }
    }
    return false
  }

  /// Whether no touch ends a custom recognizer: it ignores touches, or is set from outside.
  fileprivate func needsLateEnd(_ recognizer: Recognizer) -> Bool {
    guard case .custom(let manner) = recognizer.kind else { return false }
    func sets(_ action: Action) -> Bool {
      if case .set(recognizer.id, _) = action { true } else { false }
    }
    return [.silent, .lingering, .invalid].contains(manner)
      || steps.contains { sets($0.action) } || reactions.contains { sets($0.action) }
  }
}
#endif
