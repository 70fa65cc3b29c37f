#if HEADLESS
import HeadlessUIKit

extension UIKitBehavior {
  /// The answers to some questions that are not the likely ones, in the order of the questions.
  func unlikelyAnswers(among questions: Set<Question> = Set(Question.allCases)) -> [Answer] {
    let likely = UIKitBehavior(version: version)
    return Question.allCases.filter(questions.contains).compactMap { question in
      answer(to: question).flatMap { likely.answer(to: question)?.name == $0.name ? nil : $0 }
    }
  }
}
#endif
