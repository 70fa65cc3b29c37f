#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// A case, and the other cases with which the laws compare it.
@MainActor
package struct CaseRun {
  /// The first violation; nil if all laws hold.
  package private(set) var violation: Violation?
  /// What happened.
  package private(set) var covered: Set<CaseCoverage> = []
  /// The events as lines; with a violation also the case that the law compares, and its events.
  package var timeline: [String] {
    guard let twin else { return log.lines }
    return log.lines + ["compared with"] + twin.lines
      + Player.play(twin, detail: .states).log.lines
  }
  private let log: Log
  /// The other case that the broken law compares.
  private var twin: LabCase?

  /// Plays a case and checks the laws.
  package init(_ life: LabCase, trial: RandomTrial = RandomTrial()) {
    let play = Player.play(life, detail: .states, planting: trial.fault)
    log = play.log
    let log = CaseLog(play.log, of: life)
    covered = CaseCoverage.all(in: life, log)
    if !trial.except.contains(.leak), let survivor = play.survivors.first {
      violation = Violation(law: .leak, story: "\(survivor) outlives the stage")
      return
    }
    if !life.expected.isEmpty, !trial.except.contains(.expectation) {
      do {
        try Diagram(of: play.log).check(life.expected) { play.log.pops(named: $0) }
      } catch {
        violation = Violation(law: .expectation, story: "\(error)")
        return
      }
    }
    var known = [(life: life, log: log)]
    let laws =
      life.snapshot != nil
      ? CaseLaw.ofSnapshots : life.hasViews ? CaseLaw.ofViews : CaseLaw.ofLives
    for each in laws
    where !trial.except.contains(each.law) {
      guard let twin = each.twin(life) else { continue }
      var compares = false
      let story = each.violation(life, log) {
        compares = true
        if let other = known.first(where: { $0.life == twin }) { return other.log }
        let detail = life.hasViews ? Log.Detail.states : .decisions
        let other = CaseLog(Player.play(twin, detail: detail).log)
        known.append((twin, other))
        return other
      }
      guard let story else { continue }
      violation = Violation(law: each.law, story: story)
      if compares, twin != life { self.twin = twin }
      return
    }
    guard life.hasViews, trial.playsAgain else { return }
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

extension Log {
  /// UIKit's pops that a line of a diagram means as `Stage.expect` does: "edge pop", "content pop".
  fileprivate func pops(named name: String) -> [ObjectIdentifier] {
    let names = [
      "\(NavigationGesture.edgePop)": ["edgePop", "UINavigationController.edgeSwipe"],
      "\(NavigationGesture.contentPop)": ["contentPop", "UINavigationController.contentSwipe"],
    ]
    guard let known = names[name] else { return [] }
    return events.compactMap { event in
      guard case .state(let subject, _, _) = event.kind, known.contains(subject.name) else {
        return nil
      }
      return subject.id
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
#endif
