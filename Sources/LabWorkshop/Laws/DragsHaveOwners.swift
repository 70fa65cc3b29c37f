#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension CaseLaw {
  /// A drag that has an owner under plain UIKit has one with the arbiter (promise 5).
  ///
  /// A refused pop without other interested recognizers breaks nothing. Neither does one that a
  /// screen has refused: the drag was meant for the pop, and where the screen was notified nothing
  /// else moves.
  package static let dragsHaveOwners = CaseLaw(
    law: .owner,
    twin: { life in
      let isMeant = life.drag?.goesOn ?? (life.hasViews && life.isSingleDrag && !life.turnsEarly)
      return isMeant && life.plain != life ? life.plain : nil
    },
    violation: { life, log, plain in
      if let drag = log.drag { return drag.ownerWithoutArbiter(life, plain) }
      // Content in a circular requirement of the case never begins, as in UIKit.
      guard log.winners.isEmpty, !log.hasForeignCircle, let owner = plain().winners.first else {
        return nil
      }
      let isRefused = log.decisions.contains { !$0.allows }
      guard !isRefused || !owner.isPop && !log.hasNotified,
        // A pop that is refused no longer excludes what would exclude the owner while it waits
        // (C094).
        life.behavior.heldExclusion == .excludesNone || !log.prevents(owner.name)
      else { return nil }
      return "\(owner.name) owns the drag without the arbiter; it has no owner with it"
    })
}

extension DragLog {
  /// What content or which pop has a drag under plain UIKit that nothing has with the arbiter.
  ///
  /// A scroll view refuses a drag across its axis (C151), and is asked when it no longer waits.
  fileprivate func ownerWithoutArbiter(_ life: LabCase, _ plain: () -> CaseLog) -> String? {
    guard begun == nil, !isScrolling else { return nil }
    let plain = DragLog(drag, of: life, plain().log)
    // A drag that turns may end before the rules decide.
    let isRefused = drag.keepsAxis ? isRefusedUnderWay : isRefused
    let owner =
      plain.isScrolling && drag.keepsAxis
      ? "content scrolls"
      : plain.begun != nil && drag.letsWaitingPop(under: life.behavior) && !isRefused
        ? "UIKit pops" : nil
    return owner.map { "\($0) without the arbiter; the drag has no owner with it" }
  }
}

extension CaseLog {
  fileprivate var decisions: [PopDecision] {
    events.compactMap { if case .decision(let decision) = $0.kind { decision } else { nil } }
  }

  fileprivate var hasNotified: Bool {
    events.contains { if case .notified = $0.kind { true } else { false } }
  }

  /// The recognizers that began or recognized, without those of the arbiter that pop nothing.
  fileprivate var winners: [(name: String, isPop: Bool)] {
    events.compactMap { event in
      guard case .company(let subject, let company) = event.kind,
        !subject.name.hasPrefix(RecognizerNames.prefix) || company.pops != nil
          || subject.name == RecognizerNames.interruption
      else { return nil }
      return (subject.name, company.pops != nil)
    }
  }

  /// Whether a circular requirement has no recognizer of the arbiter.
  fileprivate var hasForeignCircle: Bool {
    events.contains { event in
      guard case .note(let names, CaseStage.circle) = event.kind else { return false }
      return !names.contains(RecognizerNames.prefix)
    }
  }

  /// Whether a recognizer that is not the arbiter's prevents one with a name.
  fileprivate func prevents(_ name: String) -> Bool {
    events.contains { event in
      guard case .state(let subject, _, .prevented(let other)) = event.kind else { return false }
      return subject.name == name && !other.hasPrefix(RecognizerNames.prefix)
    }
  }
}

extension LabCase {
  /// Whether nothing happens but settings, and one drag with one touch.
  fileprivate var isSingleDrag: Bool {
    var landings = 0
    for step in steps {
      switch step.action {
      case .contacts(let contacts, _):
        guard contacts.count == 1 else { return false }
        landings += contacts[0].phase == .began ? 1 : 0
      case .act(let act): if !act.isOfPackage || landings > 0 { return false }
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
    for case .contacts(let contacts, _) in steps.map(\.action) {
      guard let point = contacts.first?.point else { continue }
      guard let start else {
        start = point
        continue
      }
      let (x, y) = (abs(point.x - start.x), abs(point.y - start.y))
      if let wasHorizontal, wasHorizontal != (x > y) { return true }
      // Waiting recognizers may begin one event after the decision, and later if the case has
      // relations.
      if isSettled, views.allSatisfy(\.relations.isEmpty) { return false }
      isSettled = hypot(x, y) >= GestureMetrics.turningTravel + EngineMetrics.panHysteresis
      if hypot(x, y) >= EngineMetrics.panHysteresis { wasHorizontal = x > y }
    }
    return false
  }
}
#endif
