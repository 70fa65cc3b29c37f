#if HEADLESS
import GestureLab
import HeadlessUIKit
import Testing

/// What an expectation prints about an exploration.
@MainActor @Suite struct ExplorationDescriptionTests {
  @Test func `an exploration with one outcome names the number of combinations and questions`() {
    let exploration = Exploration { _, _ in .init(2, consulted: UIKitBehavior.Question.prefix) }

    #expect("\(exploration)" == "same under all 1,024 combinations of 10 questions")
  }

  @Test func `an exploration without questions says so`() {
    let exploration = Exploration { _, _ in .init("fine", consulted: []) }

    #expect("\(exploration)" == "same: no open question is touched")
  }

  @Test func `an exploration with a limit names the combinations that it tried`() {
    let exploration = Exploration(limit: 5) { _, _ in
      .init(0, consulted: [.actionOrder, .relationOrder, .hitTesting, .scrollAxis])
    }

    #expect(
      "\(exploration)" == "same under 5 combinations of 4 questions, all with up to 1 departure")
  }

  @Test func `an exploration with several outcomes names the smallest difference`() {
    let exploration = Exploration { behavior, _ in
      .init(behavior.hitTesting == .twice ? 1 : 2, consulted: [.hitTesting, .actionOrder])
    }

    #expect(
      "\(exploration)"
        == "differs: hitTesting: twice gives 1 instead of 2 "
        + "(2 outcomes, 4 combinations of 2 questions)")
  }
}

extension UIKitBehavior.Question {
  /// Ten questions with two answers each.
  fileprivate static var prefix: [UIKitBehavior.Question] {
    Array(allCases.filter { UIKitBehavior().answers(to: $0).count == 2 }.prefix(10))
  }
}
#endif
