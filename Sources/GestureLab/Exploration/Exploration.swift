import HeadlessUIKit

/// One thing tried under every combination of the open questions it touches.
///
/// Which questions those are is watched, not guessed: a run says which ones the engine was asked,
/// and only these are answered otherwise. Another answer may lead to other questions; they join
/// then. Combinations that differ only in what was never asked cannot differ in their outcome, and
/// are not run. The combinations are tried in the order of how many answers depart from the likely
/// ones, so that the first difference found is a smallest one.
///
/// ```swift
/// let exploration = Exploration { behavior, seed in
///   let stage = Stage(behavior: behavior, seed: seed)
///   stage.push(MyScreen())
///   stage.play(swipe)
///   stage.rest()
///   return .init(stage.navigation.viewControllers.count, of: stage.engine)
/// }
/// #expect(exploration.isSameEverywhere)
/// ```
@MainActor
public struct Exploration<Outcome: Hashable & Sendable> {
  /// What one run gave, and what it asked.
  public struct Run {
    /// What came of it.
    public let outcome: Outcome
    /// The questions on which that can depend.
    public let consulted: [UIKitBehavior.Question]

    /// Makes a run from its outcome and the questions it was seen to ask.
    public init(_ outcome: Outcome, consulted: [UIKitBehavior.Question]) {
      self.outcome = outcome
      self.consulted = consulted
    }

    /// Makes a run from its outcome and the engine it took place on.
    @MainActor
    public init(_ outcome: Outcome, of engine: HeadlessEngine) {
      self.init(outcome, consulted: engine.consultedQuestions)
    }
  }

  /// An outcome and how many combinations lead to it.
  public struct Group: Sendable {
    /// The outcome.
    public let outcome: Outcome
    /// How many of the combinations have it, be it under one shuffle only.
    public fileprivate(set) var count: Int
    /// The first variation with it: one of those with the fewest departures.
    public let first: UIKitVariation
  }

  /// The outcomes, that of the behaviour explored from first, then in the order of discovery.
  public private(set) var groups: [Group] = []
  /// The questions that some combination asked, in the order of the list.
  public private(set) var touched: [UIKitBehavior.Question] = []
  /// The variations with the fewest departures that change the outcome, and what they change it to.
  public private(set) var smallestDifferences: [(variation: UIKitVariation, outcome: Outcome)] = []
  /// How many combinations were tried that differ in something that was asked.
  public private(set) var combinations = 0
  /// How many combinations were run, with those that turned out to be the same as a smaller one.
  public private(set) var tried = 0
  /// Up to how many departures every combination was tried; nil if all were, however many.
  public private(set) var completeUpTo: Int?
  /// The behaviour explored from.
  public let base: UIKitBehavior

  /// Whether every combination that was tried has the same outcome.
  public var isSameEverywhere: Bool { groups.count <= 1 }

  /// How many combinations the touched questions have, asked or not; at most `Int.max`.
  public var possibleCombinations: Int {
    touched.reduce(1) { product, question in
      let (count, isTooMany) = product.multipliedReportingOverflow(
        by: base.answers(to: question).count)
      return isTooMany ? .max : count
    }
  }

  /// Tries a closure under the combinations of answers it asks for.
  ///
  /// - Parameters:
  ///   - base: The behaviour that departures are counted from.
  ///   - departures: Combinations that depart in more answers are not tried.
  ///   - settled: Questions that keep the answer of the base.
  ///   - limit: The most combinations that are run, 1 at least.
  ///   - shuffles: The seeds under which a combination runs that shuffles an order; others run
  ///     once, under the first.
  ///   - run: Plays once, from the start, on an engine with the behaviour and the seed.
  public init(
    from base: UIKitBehavior = UIKitBehavior(), departures most: Int = .max,
    except settled: Set<UIKitBehavior.Question> = [], limit: Int = 20_000,
    shuffles: ClosedRange<UInt64> = 1...5, _ run: (UIKitBehavior, UInt64) throws -> Run
  ) rethrows {
    self.base = base
    var search = CombinationSearch(from: base, limit: max(1, limit))
    while let variation = search.next() {
      tried += 1
      let isShuffled = variation.isShuffled
      var outcomes: [(variation: UIKitVariation, outcome: Outcome)] = []
      var asked: Set<UIKitBehavior.Question> = []
      for seed in isShuffled ? shuffles : shuffles.lowerBound...shuffles.lowerBound {
        let run = try run(variation.behavior, seed)
        asked.formUnion(run.consulted.filter { !settled.contains($0) })
        if !outcomes.contains(where: { $0.outcome == run.outcome }) {
          outcomes.append((variation.shuffled(by: isShuffled ? seed : nil), run.outcome))
        }
      }
      // A departure that nobody asked about changes nothing: fewer departures do the same.
      guard variation.departures.allSatisfy({ asked.contains($0.question) }) else { continue }
      note(outcomes, asked)
      if variation.departures.count < most {
        search.vary(variation, in: asked)
      } else if search.wouldVary(variation, in: asked) {
        completeUpTo = most
      }
    }
    completeUpTo = search.completeUpTo ?? completeUpTo
  }

  private mutating func note(
    _ outcomes: [(variation: UIKitVariation, outcome: Outcome)],
    _ asked: Set<UIKitBehavior.Question>
  ) {
    combinations += 1
    if !asked.isSubset(of: touched) {
      touched = UIKitBehavior.Question.allCases.filter {
        touched.contains($0) || asked.contains($0)
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
