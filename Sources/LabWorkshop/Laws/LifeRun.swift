#if HEADLESS
import GestureLab
import HeadlessUIKit

/// A life, and the other lives with which the laws compare it.
@MainActor
package struct LifeRun: RandomRun {
  /// The first violation; nil if all laws hold.
  package private(set) var violation: StressViolation?
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
  package init(_ life: LabCase, trial: StressTrial = StressTrial()) {
    let play = Player.play(life, detail: .states)
    log = play.log
    let log = LifeLog(play.log)
    covered = LifeCoverage.all(in: life, log)
    if !trial.except.contains(.leak), let survivor = play.survivors.first {
      violation = StressViolation(law: .leak, story: "\(survivor) outlives the stage")
      return
    }
    var known = [(life: life, log: log)]
    for each in LifeLaw.all where !trial.except.contains(each.law) {
      guard let twin = each.twin(life) else { continue }
      if !known.contains(where: { $0.life == twin }) {
        known.append((twin, LifeLog(Player.play(twin).log)))
      }
      guard let other = known.first(where: { $0.life == twin }),
        let story = each.violation(life, log, other.log)
      else { continue }
      violation = StressViolation(law: each.law, story: story)
      self.twin = twin == life ? nil : twin
      return
    }
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

  static func all(in life: LabCase, _ log: LifeLog) -> Set<LifeCoverage> {
    var found: Set<LifeCoverage> = []
    for span in log.spans where span.isTouched {
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
    return found
  }
}
#endif
