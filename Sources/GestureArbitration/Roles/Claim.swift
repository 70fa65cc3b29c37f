/// A claim with a condition, which is asked once per touch sequence and gesture.
@MainActor
final class Claim {
  private let drags: PopGestureRole.Drags
  private let gestures: NavigationGestures
  private var answers: [(gesture: NavigationGesture, isClaimed: Bool)] = []

  /// Fails for a role without a condition.
  init?(of role: PopGestureRole) {
    guard case .claims(let drags, let gestures) = role.kind, drags.hasCondition else { return nil }
    (self.drags, self.gestures) = (drags, gestures)
  }

  /// Whether the claim includes a drag that a gesture would begin with; true for another gesture,
  /// of which it says nothing.
  func includes(_ gesture: NavigationGesture, _ drag: () -> PopGestureRole.Drag) -> Bool {
    guard gestures.contains(gesture) else { return true }
    for answer in answers where answer.gesture == gesture { return answer.isClaimed }
    let isClaimed = drags.contains(drag())
    answers.append((gesture, isClaimed))
    return isClaimed
  }
}
