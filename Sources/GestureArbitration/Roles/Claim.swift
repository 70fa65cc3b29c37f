/// A claim on drags, whose condition is asked once per touch sequence and gesture.
@MainActor
struct Claim {
  private let role: PopGestureRole
  private var answers: [(gesture: NavigationGesture, isClaimed: Bool)] = []

  init(of role: PopGestureRole) { self.role = role }

  /// Whether the claim includes a drag that a gesture would begin with; true for a role without a
  /// condition.
  mutating func includes(_ gesture: NavigationGesture, _ drag: () -> PopGestureRole.Drag) -> Bool {
    guard case .claims(let drags, let gestures) = role.kind, drags.hasCondition,
      gestures.contains(gesture)
    else { return true }
    for answer in answers where answer.gesture == gesture { return answer.isClaimed }
    let isClaimed = drags.contains(drag())
    answers.append((gesture, isClaimed))
    return isClaimed
  }
}
