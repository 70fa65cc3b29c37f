import HeadlessUIKit

/// Combinations of answers to all open questions at once, drawn at random: a net for what only many
/// departures together would show.
struct CombinationDraw {
  private let base: UIKitBehavior
  private let questions: [UIKitBehavior.Question]
  private var generator: SeededGenerator

  /// Draws from a behaviour with every answer to every question, but for those that are settled.
  init(from base: UIKitBehavior, except settled: Set<UIKitBehavior.Question>, seed: UInt64) {
    self.base = base
    questions = UIKitBehavior.Question.allCases.filter { !settled.contains($0) }
    generator = SeededGenerator(seed: seed)
  }

  /// The next combination; each answer to a question is as likely as any other.
  mutating func next() -> UIKitVariation {
    var variation = UIKitVariation(base)
    for question in questions {
      let answers = variation.behavior.answers(to: question)
      let answer = answers[Int(generator.unitInterval() * Double(answers.count))]
      if answer.behavior != variation.behavior { variation = variation.departing(by: answer) }
    }
    return variation.shuffled(by: variation.isShuffled ? generator.next() % 1_000 : nil)
  }

  /// A variation with as few of its departures as still have a property that it has.
  func smallest(
    _ variation: UIKitVariation, that has: (UIKitVariation) -> Bool
  ) -> UIKitVariation {
    for index in variation.departures.indices {
      var fewer = UIKitVariation(base).shuffled(by: variation.shuffle)
      for (place, departure) in variation.departures.enumerated() where place != index {
        let same = fewer.behavior.answers(to: departure.question).first {
          $0.name == departure.name
        }
        if let same { fewer = fewer.departing(by: same) }
      }
      if has(fewer) { return smallest(fewer, that: has) }
    }
    return variation
  }
}
