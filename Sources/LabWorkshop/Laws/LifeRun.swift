#if HEADLESS
import GestureLab
import HeadlessUIKit

/// A life, and the other lives with which the laws compare it.
@MainActor
package struct LifeRun: RandomRun {
  /// The first violation; nil if all laws hold.
  package private(set) var violation: Violation?
  /// What happened.
  package private(set) var covered: Set<LifeCoverage> = []
  /// The events as lines; with a violation also the life that the law compares, and its events.
  package var timeline: [String] {
    guard let twin else { return log.lines }
    return log.lines + ["compared with"] + twin.lines
      + Player.play(twin, detail: .events).log.lines
  }
  private let log: Log
  /// The other life that the broken law compares.
  private var twin: LabCase?

  /// Plays a life and checks the laws.
  package init(_ life: LabCase, trial: RandomTrial = RandomTrial()) {
    let play = Player.play(life, detail: .states, planting: trial.fault)
    log = play.log
    let log = LifeLog(play.log)
    covered = LifeCoverage.all(in: life, log)
    if !trial.except.contains(.leak), let survivor = play.survivors.first {
      violation = Violation(law: .leak, story: "\(survivor) outlives the stage")
      return
    }
    var known = [(life: life, log: log)]
    for each in life.hasViews ? LifeLaw.ofViews : LifeLaw.all
    where !trial.except.contains(each.law) {
      guard let twin = each.twin(life) else { continue }
      if !known.contains(where: { $0.life == twin }) {
        let detail = life.hasViews ? Log.Detail.states : .decisions
        known.append((twin, LifeLog(Player.play(twin, detail: detail).log)))
      }
      guard let other = known.first(where: { $0.life == twin }),
        let story = each.violation(life, log, other.log)
      else { continue }
      violation = Violation(law: each.law, story: story)
      self.twin = twin == life ? nil : twin
      return
    }
    guard life.hasViews else { return }
    let others: [(law: Violation.Law, life: LabCase?)] = [
      (.determinism, life), (.unasked, life.answeringUnasked(play.consulted)),
    ]
    for (law, other) in others where !trial.except.contains(law) {
      guard let other else { continue }
      let again = Player.play(other, detail: .states, planting: trial.fault).log
      guard let difference = play.log.entries.difference(from: again.entries) else { continue }
      violation = Violation(law: law, story: "again \(difference)")
      return
    }
  }
}

extension [Timeline.Entry] {
  /// Where the entries first differ from others, in words; nil if they don't.
  func difference(from others: [Timeline.Entry]) -> String? {
    if self == others { return nil }
    let place = zip(self, others).enumerated().first { $1.0 != $1.1 }?.offset
    let index = place ?? Swift.min(count, others.count)
    func text(_ entries: [Timeline.Entry]) -> String {
      entries.indices.contains(index)
        ? "\(entries[index].subject) \(entries[index].event.text)" : "nothing more"
    }
    return "\"\(text(self))\" becomes \"\(text(others))\""
  }
}

extension LabCase {
  /// The case with another answer to a question that was not consulted, which changes nothing:
  /// explorations rely on it.
  fileprivate func answeringUnasked(_ consulted: Set<UIKitBehavior.Question>) -> LabCase? {
    let answers = behavior.departures.filter { !consulted.contains($0.question) }
    guard !answers.isEmpty else { return nil }
    var other = self
    other.behavior = answers[Int(seed % UInt64(answers.count))].behavior
    return other
  }
}

/// What can happen in a life, by its text in a summary.
package enum LifeCoverage: String, CaseIterable, Sendable {
  case popped = "a drag popped"
  case refused = "a line refused a drag"
  case driven = "a driver was set"
  case removed = "an arbiter was removed"
  case nested = "a touch landed in nested stacks"
  case windows = "there were two windows"
  case reacted = "a screen did something in a callback that a touch brought about"
  case began = "a gesture began"
  case recognized = "a gesture was recognized at once"
  case cancelled = "a gesture was cancelled"
  case prevented = "a gesture prevented another one"
  case waited = "a gesture waited for another one"
  case circle = "gestures waited in a circle"
  case scrolled = "content was dragged"
  case touchTaken = "a view lost a touch"
  case acted = "a gesture was acted on"

  /// What happens in lives.
  package static let ofLives = allCases.filter { ![.circle, .touchTaken, .acted].contains($0) }
  /// What happens on stages.
  package static let ofStages = allCases.filter { ![.nested, .windows, .reacted].contains($0) }

  static func all(in life: LabCase, _ log: LifeLog) -> Set<LifeCoverage> {
    var found: Set<LifeCoverage> = []
    for span in log.spans where span.isTouched && !life.hasViews {
      if life.reacts(in: span) { found.insert(.reacted) }
      let settings = LifeSettings(life, before: span.steps[0])
      for path in span.landings {
        if path.stacks.count > 1 { found.insert(.nested) }
        for stack in path.stacks {
          if span.before.screens(of: stack) != span.after.screens(of: stack) {
            found.insert(.popped)
          }
          if settings.refuses(stack, on: path) == true { found.insert(.refused) }
        }
      }
    }
    let acts = life.steps.compactMap(\.act)
    if acts.contains(where: { if case .drive = $0 { true } else { false } }) {
      found.insert(.driven)
    }
    if acts.contains(where: { if case .remove = $0 { true } else { false } }) {
      found.insert(.removed)
    }
    if life.windows.count > 1 { found.insert(.windows) }
    var begun: Set<ObjectIdentifier> = []
    for event in log.events {
      if case .state(let subject, let state, _) = event.kind {
        if state == .began { begun.insert(subject.id) }
        if state == .ended, !begun.contains(subject.id) { found.insert(.recognized) }
        if state == .possible { begun.remove(subject.id) }
      }
      event.kind.coverage.map { _ = found.insert($0) }
    }
    return found
  }
}

extension Log.Kind {
  fileprivate var coverage: LifeCoverage? {
    switch self {
    case .state(_, _, .prevented): .prevented
    case .state(_, _, .circularRequirement): .circle
    case .state(_, .cancelled, _): .cancelled
    case .state(let subject, .began, _): subject.name.hasSuffix(".pan") ? .scrolled : .began
    case .company(_, let company): company.pops == nil ? nil : .popped
    case .decision(let decision): decision.allows ? nil : .refused
    case .waits: .waited
    case .view(_, .cancelled, _): .touchTaken
    case .action: .acted
    default: nil
    }
  }
}
#endif
