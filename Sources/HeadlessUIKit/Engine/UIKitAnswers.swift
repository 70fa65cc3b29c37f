#if HEADLESS
/// The answers to UIKit's open questions that are still possible.
///
/// Without evidence every answer is. A recording of a phone rules out those that it contradicts.
public struct UIKitAnswers: Sendable, Hashable {
  /// The names of the answers to the questions of which some are ruled out.
  private var left: [UIKitBehavior.Question: [String]] = [:]

  /// Creates the answers of which none is ruled out.
  public init() {}

  /// Returns the names of the answers to a question that are left, the likely one first.
  public func left(to question: UIKitBehavior.Question) -> [String] {
    left[question] ?? UIKitBehavior().answers(to: question).map(\.name)
  }

  /// Whether an answer is left.
  public func allow(_ answer: UIKitBehavior.Answer) -> Bool {
    left[answer.question]?.contains(answer.name) ?? true
  }

  /// The questions of which some answers are ruled out, in the order of the list.
  public var narrowed: [UIKitBehavior.Question] {
    UIKitBehavior.Question.allCases.filter { left[$0] != nil }
  }

  /// Leaves only the named answers to a question; names that it does not have are ignored.
  public mutating func narrow(_ question: UIKitBehavior.Question, to names: [String]) {
    let all = UIKitBehavior().answers(to: question).map(\.name)
    let kept = all.filter(names.contains)
    left[question] = kept == all ? nil : kept
  }

  /// Returns a behavior as near to another as the answers allow.
  public func nearest(to behavior: UIKitBehavior) -> UIKitBehavior {
    narrowed.reduce(behavior) { behavior, question in
      let possible = behavior.answers(to: question).filter(allow)
      if possible.contains(where: { $0.behavior == behavior }) { return behavior }
      return possible.first?.behavior ?? behavior
    }
  }
}
#endif
