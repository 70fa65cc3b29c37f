#if HEADLESS
import HeadlessUIKit

/// A closure run under every combination of the open questions that it touches.
///
/// Each run reports the questions that the engine consulted, and only these are varied. Another
/// answer may lead to other questions, which are varied then too. Combinations that differ only in
/// questions that are never consulted have the same outcome and are not run. Combinations with
/// fewer departures from the likely answers are run first, so the first difference is a smallest
/// one.
///
/// ```swift
/// let exploration = Exploration { behavior, seed in
///   let stage = Stage(behavior: behavior, seed: seed)
///   stage.push(MyScreen())
///   stage.play(swipe)
///   stage.rest()
///   return .init(stage.navigation.viewControllers.count, of: stage.engine)
/// }
/// #expect(exploration.isSameEverywhere, "\(exploration)")
/// ```
@MainActor
public struct Exploration<Outcome: Hashable & Sendable> {
  /// The outcome of one run, and the questions it consulted.
  public struct Run {
    /// The outcome.
    public let outcome: Outcome
    /// The questions on which the outcome can depend.
    public let consulted: [UIKitBehavior.Question]

    /// Makes a run from its outcome and the consulted questions.
    public init(_ outcome: Outcome, consulted: [UIKitBehavior.Question]) {
      self.outcome = outcome
      self.consulted = consulted
    }

    /// Makes a run from its outcome and its engine.
    @MainActor
    public init(_ outcome: Outcome, of engine: HeadlessEngine) {
      self.init(outcome, consulted: engine.consultedQuestions)
    }
  }

  /// An outcome and the combinations that lead to it.
  public struct Group: Sendable {
    /// The outcome.
    public let outcome: Outcome
    /// The number of combinations with this outcome, under at least one shuffle.
    public fileprivate(set) var count: Int
    /// The first variation with this outcome: one with the fewest departures.
    public let first: UIKitVariation
  }

  /// The outcomes: that of the base first, then in the order of discovery.
  public private(set) var groups: [Group] = []
  /// The questions that a combination consulted, in the order of the list.
  public private(set) var touched: [UIKitBehavior.Question] = []
  /// The variations with the fewest departures that change the outcome, with their outcomes.
  public private(set) var smallestDifferences: [(variation: UIKitVariation, outcome: Outcome)] = []
  /// The number of combinations that differ in a consulted question.
  public private(set) var combinations = 0
  /// The number of combinations run, including those that equal a smaller one.
  public private(set) var tried = 0
  /// The number of departures up to which all combinations were run; nil for all.
  public private(set) var completeUpTo: Int?
  /// The behavior from which departures are counted.
  public let base: UIKitBehavior
  /// The answers that were left.
  package let answers: UIKitAnswers

  /// Whether every combination that was run has the same outcome.
  public var isSameEverywhere: Bool { groups.count <= 1 }

  /// The number of combinations of the touched questions, at most `Int.max`.
  public var possibleCombinations: Int {
    touched.reduce(1) { product, question in
      let (count, isTooMany) = product.multipliedReportingOverflow(
        by: answers.left(to: question).count)
      return isTooMany ? .max : count
    }
  }

  /// Runs a closure under the combinations of the questions that it touches.
  ///
  /// - Parameters:
  ///   - base: The behavior from which departures are counted.
  ///   - answers: The answers that are left; the base must be one of theirs.
  ///   - most: The most departures of a combination.
  ///   - settled: Questions that keep the answer of the base.
  ///   - limit: The most combinations that are run, at least 1.
  ///   - shuffles: The seeds of a combination that shuffles an order; others run once, with the
  ///     first.
  ///   - run: Plays once, from the start, on an engine with the behavior and the seed.
  public init(
    from base: UIKitBehavior = UIKitBehavior(), within answers: UIKitAnswers = UIKitAnswers(),
    departures most: Int = .max, except settled: Set<UIKitBehavior.Question> = [],
    limit: Int = 20_000,
    shuffles: ClosedRange<UInt64> = 1...5, _ run: (UIKitBehavior, UInt64) throws -> Run
  ) rethrows {
    self.base = base
    self.answers = answers
    var search = CombinationSearch(from: base, within: answers, limit: max(1, limit))
    while let variation = search.next() {
      tried += 1
      let isShuffled = variation.isShuffled
      var outcomes: [(variation: UIKitVariation, outcome: Outcome)] = []
      var consulted: Set<UIKitBehavior.Question> = []
      for seed in isShuffled ? shuffles : shuffles.lowerBound...shuffles.lowerBound {
        let run = try run(variation.behavior, seed)
        consulted.formUnion(run.consulted.filter { !settled.contains($0) })
        if !outcomes.contains(where: { $0.outcome == run.outcome }) {
          outcomes.append((variation.shuffled(by: isShuffled ? seed : nil), run.outcome))
        }
      }
      // A departure that was not consulted changes nothing: fewer departures do the same.
      guard variation.departures.allSatisfy({ consulted.contains($0.question) }) else { continue }
      note(outcomes, consulted)
      if variation.departures.count < most {
        search.vary(variation, in: consulted)
      } else if search.wouldVary(variation, in: consulted) {
        completeUpTo = most
      }
    }
    completeUpTo = search.completeUpTo ?? completeUpTo
  }

  private mutating func note(
    _ outcomes: [(variation: UIKitVariation, outcome: Outcome)],
    _ consulted: Set<UIKitBehavior.Question>
  ) {
    combinations += 1
    if !consulted.isSubset(of: touched) {
      touched = UIKitBehavior.Question.allCases.filter {
        touched.contains($0) || consulted.contains($0)
      }
    }
    for (variation, outcome) in outcomes {
      if let index = groups.firstIndex(where: { $0.outcome == outcome }) {
        groups[index].count += 1
      } else {
        groups.append(Group(outcome: outcome, count: 1, first: variation))
      }
      if outcome != groups[0].outcome, isAmongSmallest(variation) {
        smallestDifferences.append((variation, outcome))
      }
    }
  }

  private func isAmongSmallest(_ variation: UIKitVariation) -> Bool {
    guard let smallest = smallestDifferences.first?.variation else { return true }
    return variation.departures.count == smallest.departures.count
  }
}
#endif
