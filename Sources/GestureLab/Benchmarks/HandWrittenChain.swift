import Foundation
import GestureArbitration

/// The tests of the standard policy as an app writes them, one `if` after the other.
struct HandWrittenChain {
  @inline(never)
  func allows(_ attempt: PopAttempt) -> Bool {
    if !attempt.isEnabled { return false }
    for suspension in attempt.suspensions where suspension.scope.includes(attempt.source) {
      return false
    }
    if attempt.stackDepth < 2 { return false }
    if attempt.transition != .idle { return false }
    if attempt.fingers > 1 { return false }
    let isMirrored = attempt.readingDirection == .rightToLeft
    let distance =
      isMirrored
      ? attempt.container.maxX - attempt.start.x : attempt.start.x - attempt.container.minX
    if !distance.isFinite { return false }
    for content in attempt.contents {
      switch content.demand {
      case .yieldsAtLeadingEdge(let past): if !(past <= RuleMetrics.restTolerance) { return false }
      case .yieldsInLeadingStrip(let width):
        if attempt.source == .content, distance > width { return false }
      case .yieldsAtBoundary(let isThere): if !isThere { return false }
      case .claims(let scope), .excludes(let scope):
        if scope.includes(attempt.source) { return false }
      // The chain knows pops only.
      case .keeps, .yieldsAtTrailingEdge, .yieldsInTrailingStrip: return false
      }
    }
    let x = isMirrored ? -attempt.translation.x : attempt.translation.x
    let (sideways, upright) = (abs(x), abs(attempt.translation.y))
    let travel = hypot(x, attempt.translation.y)
    if travel < RuleMetrics.decisionTravel { return false }
    let speed = hypot(attempt.velocity.x, attempt.velocity.y)
    let ahead = isMirrored ? -attempt.velocity.x : attempt.velocity.x
    let aside = abs(attempt.velocity.y)
    let rests = speed < RuleMetrics.restingSpeed
    let ratio =
      speed >= RuleMetrics.clearSpeed ? RuleMetrics.clearDominance : RuleMetrics.slowDominance
    let isClear = sideways >= ratio * upright && (rests || ahead >= ratio * aside)
    let isSettled = travel >= RuleMetrics.settledTravel && (rests || ahead > aside)
    if x <= upright || !(isClear || isSettled) { return false }
    return attempt.screenAnswer == .agrees
  }
}
