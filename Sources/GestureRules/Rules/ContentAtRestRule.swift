extension PopRule {
  /// Refuses while content under the finger decelerates or is zoomed.
  ///
  /// Not among the standard rules: there, a finger that catches content which has all but come to its
  /// leading edge may pop. Whoever pages back fast does not want the swipe after the last page.
  public static let contentAtRest = PopRule(
    "contentAtRest", writtenAs: ".contentAtRest", unless: .findsContentAtRest
  ) { attempt in
    attempt.contents.first { $0.motion != .resting }
      .map { .refuse(.contentMoving(name: $0.name, motion: $0.motion)) } ?? .noOpinion
  }
}

extension PopAttempt {
  var findsContentAtRest: Bool { contents.allSatisfy { $0.motion == .resting } }
}
