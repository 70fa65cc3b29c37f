#if HEADLESS
import GestureLab
import HeadlessUIKit

/// What can happen in a case, by its text in a summary.
package enum CaseCoverage: String, CaseIterable, Sendable {
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
  case allowed = "a pop was allowed"
  case allowedOverContent = "a pop was allowed over content with a role"
  case allowedInwards = "a pop was allowed that led straight inwards"
  case popBegan = "a pop began"
  case denied = "a pop was refused"
  case begunWithDecision = "a pop began in the event of its decision"
  case begunLater = "a pop began one event later"
  case moved = "content with a role moved"
  case compared = "a drag had no owner, and was compared with plain UIKit"

  /// What happens in lives.
  package static let ofLives: [CaseCoverage] =
    [
      .popped, .refused, .driven, .removed, .nested, .windows, .reacted, .began, .recognized,
      .cancelled, .prevented, .waited, .scrolled,
    ]
  /// What happens on stages.
  package static let ofStages: [CaseCoverage] =
    [
      .popped, .refused, .driven, .removed, .began, .recognized, .cancelled, .prevented, .waited,
      .circle, .scrolled, .touchTaken, .acted,
    ]
  /// What happens in drags.
  package static let ofDrags: [CaseCoverage] =
    [
      .allowed, .allowedOverContent, .allowedInwards, .denied, .compared, .popBegan,
      .begunWithDecision, .begunLater, .moved,
    ]

  static func all(in life: LabCase, _ log: CaseLog) -> Set<CaseCoverage> {
    var found: Set<CaseCoverage> = []
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
    if let drag = log.drag { found.formUnion(drag.coverage(under: life.behavior)) }
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

extension DragLog {
  fileprivate func coverage(under behavior: UIKitBehavior) -> Set<CaseCoverage> {
    var found: Set<CaseCoverage> = []
    if moved != nil { found.insert(.moved) }
    if begun != nil { found.insert(.popBegan) }
    if isRefused { found.insert(.denied) }
    if begun == nil, !isScrolling, drag.goesOn { found.insert(.compared) }
    guard let first = allowed.first else { return found }
    found.insert(.allowed)
    if !drag.content.isEmpty { found.insert(.allowedOverContent) }
    if begun == first { found.insert(.begunWithDecision) }
    if begun == first + 1 { found.insert(.begunLater) }
    if drag.leadsInwards, drag.letsWaitingPop(under: behavior) { found.insert(.allowedInwards) }
    return found
  }
}

extension Log.Kind {
  fileprivate var coverage: CaseCoverage? {
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
