import UIKitShim

extension GestureArbiter {
  /// A condition of a claim is asked about a view, a pop, and the way of a drag.
  struct ClaimQuestion: Hashable {
    let view: ObjectIdentifier
    let source: PopSource
    let direction: PopDrag.Direction
  }

  /// Whether a drag is its view's own; a condition is asked once in a drag, since a claim is settled
  /// when the finger lands.
  func isOwn(_ drag: PopDrag, by claim: PopGestureClaim) -> Bool {
    guard claim.hasCondition else { return claim.owns(drag) }
    let question = ClaimQuestion(
      view: ObjectIdentifier(drag.view), source: drag.source, direction: drag.direction)
    if let answer = claimAnswers[question] { return answer }
    let answer = claim.owns(drag)
    claimAnswers[question] = answer
    return answer
  }
}
