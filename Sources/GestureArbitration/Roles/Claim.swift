/// A claim with a condition, which is asked once per touch sequence and gesture.
@MainActor
final class Claim {
  private let condition: PopGestureRole.Condition
  private let gestures: NavigationGestures
  private var answers: [(gesture: NavigationGesture, isClaimed: Bool)] = []

  /// Fails for a role without a condition.
  init?(of role: PopGestureRole) {
    guard case .claims(_, let gestures, let condition?) = role.kind else { return nil }
    (self.condition, self.gestures) = (condition, gestures)
  }

  /// Whether the claim includes a drag that a gesture would begin with; true for another gesture,
  /// of which it says nothing.
  func includes(_ gesture: NavigationGesture, _ drag: () -> PopGestureRole.Drag) -> Bool {
    guard gestures.contains(gesture) else { return true }
    for answer in answers where answer.gesture == gesture { return answer.isClaimed }
    let isClaimed = condition(drag())
    answers.append((gesture, isClaimed))
    return isClaimed
  }
}
