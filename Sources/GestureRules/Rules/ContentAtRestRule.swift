extension PopRule {
  /// Refuses while content under the finger decelerates or is zoomed.
  ///
  /// Not among the standard rules: there, a finger that catches content which has all but come to its
  /// leading edge may pop. Whoever pages back fast does not want the swipe after the last page.
  public static let contentAtRest = PopRule("contentAtRest", writtenAs: ".contentAtRest") {
    attempt in
    for content in attempt.contents where content.motion != .resting {
      return .refuse(.contentMoving(name: content.name, motion: content.motion))
    }
    return .noOpinion
  }
}
