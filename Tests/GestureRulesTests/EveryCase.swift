import Foundation
import GestureRules

extension RefusalReason {
  /// All refusals in the order of their declaration.
  static func all(length: CGFloat, other: CGFloat) -> [RefusalReason] {
    let suspension = Suspension(owner: "Recorder", reason: "recording", scope: .content)
    // A chain, not a list: the compiler asks for a reason that is added later.
    func following(_ reason: RefusalReason) -> RefusalReason? {
      switch reason {
      case .disabled: .disabledByPolicy
      case .disabledByPolicy: .suspended(suspension)
      case .suspended: .atRoot
      case .atRoot: .transitionRunning
      case .transitionRunning: .popStillCancelling
      case .popStillCancelling: .underPresentation
      case .underPresentation: .startsOutsidePopArea(distance: length, allowed: -.infinity...44)
      case .startsOutsidePopArea:
        .startsOutsidePushArea(distance: length, allowed: -.infinity...44)
      case .startsOutsidePushArea: .startsBesidePopArea(height: length, allowed: 100...600)
      case .startsBesidePopArea: .excluded(name: "toolbar")
      case .excluded: .movesTowardsLeading(distance: length)
      case .movesTowardsLeading: .movesTowardsTrailing(distance: length)
      case .movesTowardsTrailing: .movesVertically(vertical: length, horizontal: other)
      case .movesVertically: .headsTowardsLeading(speed: length)
      case .headsTowardsLeading: .headsTowardsTrailing(speed: length)
      case .headsTowardsTrailing: .headsVertically(vertical: length, horizontal: other)
      case .headsVertically: .contentPastLeadingEdge(name: "pager", distance: length)
      case .contentPastLeadingEdge:
        .outsideLeadingStrip(name: "pager", distance: length, width: other)
      case .outsideLeadingStrip: .notAtBoundary(name: "pager")
      case .notAtBoundary: .contentBeforeTrailingEdge(name: "pager", distance: length)
      case .contentBeforeTrailingEdge:
        .outsideTrailingStrip(name: "pager", distance: length, width: other)
      case .outsideTrailingStrip: .notAtTrailingBoundary(name: "pager")
      case .notAtTrailingBoundary: .contentMoving(name: "pager", motion: .decelerating)
      case .contentMoving: .claimed(name: "pager")
      case .claimed: .kept(name: "pager", reason: "it is playing")
      case .kept: .screenRefused
      case .screenRefused: .endedUndecided
      case .endedUndecided: .recognizerGaveUp
      case .recognizerGaveUp: .severalFingers(2)
      case .severalFingers: .custom("editing refuses")
      case .custom: nil
      }
    }
    return Array(sequence(first: .disabled, next: following))
  }
}

extension UndecidedReason {
  /// All reasons to wait in the order of their declaration.
  static func all(length: CGFloat, other: CGFloat) -> [UndecidedReason] {
    func following(_ reason: UndecidedReason) -> UndecidedReason? {
      switch reason {
      case .notEnoughMovement: .directionUnclear(travel: length)
      case .directionUnclear: .custom("editing waits")
      case .custom: nil
      }
    }
    return Array(
      sequence(first: .notEnoughMovement(travel: length, needed: other), next: following))
  }
}

extension AttemptContent.Demand {
  /// All demands in the order of their declaration.
  static func all(length: CGFloat) -> [AttemptContent.Demand] {
    func following(_ demand: AttemptContent.Demand) -> AttemptContent.Demand? {
      switch demand {
      case .yieldsAtLeadingEdge: .yieldsInLeadingStrip(width: length)
      case .yieldsInLeadingStrip: .yieldsAtTrailingEdge(beforeTrailingEdge: length)
      case .yieldsAtTrailingEdge: .yieldsInTrailingStrip(width: length)
      case .yieldsInTrailingStrip: .yieldsAtBoundary(isThere: false)
      case .yieldsAtBoundary(false): .yieldsAtBoundary(isThere: true)
      case .yieldsAtBoundary: .claims(.edge)
      case .claims: .excludes(.contentAndEdge)
      case .excludes: .keeps(reason: "it is \"playing\"\n")
      case .keeps: nil
      }
    }
    return Array(sequence(first: .yieldsAtLeadingEdge(pastLeadingEdge: length), next: following))
  }
}

extension PopStart {
  /// All start areas in the order of their declaration.
  static func all(length: CGFloat) -> [PopStart] {
    func following(_ start: PopStart) -> PopStart? {
      switch start {
      case .edge: .leading(length)
      case .leading: .leadingFraction(0.3, atLeast: length, atMost: 200)
      case .leadingFraction: .box(start: 4, end: length, top: 12.5)
      case .box: .anywhere
      case .anywhere: nil
      }
    }
    return Array(sequence(first: .edge, next: following))
  }
}

extension Verdict {
  /// All verdicts, with all their reasons.
  static func all(length: CGFloat) -> [Verdict] {
    func following(_ verdict: Verdict) -> [Verdict]? {
      switch verdict {
      case .allow: RefusalReason.all(length: length, other: 44).map { .refuse($0) }
      case .refuse: UndecidedReason.all(length: length, other: 44).map { .undecided($0) }
      case .undecided: [.asksScreen]
      case .asksScreen: [.noOpinion]
      case .noOpinion: nil
      }
    }
    let groups = sequence(first: [Verdict.allow]) { group in group.last.flatMap(following) }
    return Array(groups.joined())
  }
}
