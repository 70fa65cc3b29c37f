import HeadlessUIKit

/// Combinations of answers, fewest departures first, as they turn out to be worth trying.
///
/// Every outcome is found: take the combination that leads to it without the answers that it never
/// asks for, and put its departures in the order in which it asks. Up to the first of them it runs
/// like the base, which therefore asks that question too; with this one departed, up to the second;
/// and so on.
struct CombinationSearch {
  /// Up to how many departures every combination is among those handed out; nil for all.
  private(set) var completeUpTo: Int?
  private let limit: Int
  private var queue: [UIKitVariation]
  private var place = 0
  private var seen: Set<UIKitBehavior>

  /// Starts with a behaviour itself; no more than `limit` combinations are handed out.
  init(from base: UIKitBehavior, limit: Int) {
    self.limit = limit
    queue = [UIKitVariation(base)]
    seen = [base]
  }

  /// The next combination, or nil when there are no more.
  mutating func next() -> UIKitVariation? {
    guard place < queue.count else { return nil }
    defer { place += 1 }
    return queue[place]
  }

  /// Adds what a combination can become by one more departure in a question it asks.
  mutating func vary(_ variation: UIKitVariation, in asked: Set<UIKitBehavior.Question>) {
    for answer in alternatives(to: variation, in: asked) where !seen.contains(answer.behavior) {
      guard queue.count < limit else {
        completeUpTo = completeUpTo ?? variation.departures.count
        return
      }
      seen.insert(answer.behavior)
      queue.append(variation.departing(by: answer))
    }
  }

  /// Whether a combination asks anything that it does not depart in.
  func wouldVary(_ variation: UIKitVariation, in asked: Set<UIKitBehavior.Question>) -> Bool {
    !alternatives(to: variation, in: asked).isEmpty
  }

  private func alternatives(
    to variation: UIKitVariation, in asked: Set<UIKitBehavior.Question>
  ) -> [UIKitBehavior.Answer] {
    let departed = Set(variation.departures.map(\.question))
    return UIKitBehavior.Question.allCases.filter { asked.contains($0) && !departed.contains($0) }
      .flatMap { variation.behavior.answers(to: $0) }.filter { $0.behavior != variation.behavior }
  }
}
