#if HEADLESS
import HeadlessUIKit

/// A breadth-first search of combinations of answers, fewest departures first.
///
/// It finds every outcome. Take a combination that leads to it, drop the departures in questions it
/// never consults, and order the others by the time of their consultation. Up to the first of them
/// the run is that of the base, so the base consults this question too; with this departure, the
/// same holds for the second; and so on.
struct CombinationSearch {
  /// The number of departures up to which all combinations are returned; nil for all.
  private(set) var completeUpTo: Int?
  private let limit: Int
  private let answers: UIKitAnswers
  private var queue: [UIKitVariation]
  private var place = 0
  private var seen: Set<UIKitBehavior>

  /// Starts with a behavior; returns at most `limit` combinations of the answers that are left.
  init(from base: UIKitBehavior, within answers: UIKitAnswers, limit: Int) {
    self.limit = limit
    self.answers = answers
    queue = [UIKitVariation(base)]
    seen = [base]
  }

  /// Returns the next combination, or nil at the end.
  mutating func next() -> UIKitVariation? {
    guard place < queue.count else { return nil }
    defer { place += 1 }
    return queue[place]
  }

  /// Adds the combinations with one more departure, in a consulted question.
  mutating func vary(_ variation: UIKitVariation, in consulted: Set<UIKitBehavior.Question>) {
    for answer in alternatives(to: variation, in: consulted) where !seen.contains(answer.behavior) {
      guard queue.count < limit else {
        completeUpTo = completeUpTo ?? variation.departures.count
        return
      }
      seen.insert(answer.behavior)
      queue.append(variation.departing(by: answer))
    }
  }

  /// Whether a combination consults a question in which it does not depart.
  func wouldVary(_ variation: UIKitVariation, in consulted: Set<UIKitBehavior.Question>) -> Bool {
    !alternatives(to: variation, in: consulted).isEmpty
  }

  private func alternatives(
    to variation: UIKitVariation, in consulted: Set<UIKitBehavior.Question>
  ) -> [UIKitBehavior.Answer] {
    let departed = Set(variation.departures.map(\.question))
    return UIKitBehavior.Question.allCases.filter {
      consulted.contains($0) && !departed.contains($0)
    }
    .flatMap { variation.behavior.answers(to: $0) }
    .filter { $0.behavior != variation.behavior && answers.allow($0) }
  }
}
#endif
