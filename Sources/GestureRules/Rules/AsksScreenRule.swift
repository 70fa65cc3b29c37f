extension PopRule {
  /// Asks the screen on top whether it lets itself be popped, behind all other rules and once in an
  /// attempt.
  ///
  /// The answer may have side effects, such as an alert; so nobody is asked whose pop would not begin.
  public static let asksScreen = PopRule(
    "asksScreen", writtenAs: ".asksScreen", isLast: true, unless: .isAgreedToByScreen
  ) { attempt in
    switch attempt.screenAnswer {
    case .notAsked: .asksScreen
    case .agrees: .noOpinion
    case .refuses: .refuse(.screenRefused)
    }
  }
}

extension PopAttempt {
  var isAgreedToByScreen: Bool { screenAnswer == .agrees }
}
