#if HEADLESS
extension Evaluation {
  /// A comparison of the arbiter with the best of the field, on one screen and at one rate.
  package struct Match: Sendable {
    /// The rule set of another library with the best score.
    package let rival: RuleSet
    /// The scores of both.
    package let score: (arbiter: Double, rival: Double)
    /// The classes that have strokes, with the cells of both.
    package let cells: [(strokes: StrokeClass, arbiter: Cell, rival: Cell)]
    /// The median distances of the decisions in pt, for rightward strokes that pop under both.
    ///
    /// Waiting for a stroke that the rival loses isn't a delay. Nil if there are none.
    package let commonTravel: (arbiter: Double, rival: Double)?
  }

  /// Returns the score of a rule set: its wrong results among the strokes of everyday use.
  ///
  /// These are 100 rightward strokes, half of them slow, and 7,000 vertical ones. Slow strokes with
  /// a stated intent, if there are any, count in place of those by net translation. Fewer are
  /// better.
  package func score(
    of rules: RuleSet, on screen: EvaluationScreen = .still, at rate: Double? = nil
  ) -> Double {
    func wrong(_ strokes: StrokeClass) -> Double {
      cell(rules, strokes, on: screen, at: rate)?.wrong.part ?? 0
    }
    return 100 * EvaluationMetrics.verticalStrokes * wrong(.vertical) + 50 * wrong(.flick)
      + 50 * wrong(has(.aimedRight) ? .aimedRight : .aimed)
  }

  /// Whether at least half of the fast rightward strokes pop.
  ///
  /// A rule that hardly ever pops steals nothing, and isn't a rival.
  private func popsUsually(
    _ rules: RuleSet, on screen: EvaluationScreen, at rate: Double?
  ) -> Bool {
    (cell(rules, .flick, on: screen, at: rate)?.wrong.part ?? 0) <= 0.5
  }

  /// Whether a class has strokes.
  package func has(_ strokes: StrokeClass) -> Bool {
    cells.contains { $0.strokes == strokes && $0.popped.total > 0 }
  }

  /// Compares the arbiter with the rule set of another library that has the best score.
  ///
  /// - Returns: Nil if the screen and the rate were not evaluated.
  package func match(on screen: EvaluationScreen, at rate: Double?) -> Match? {
    let field = RuleSet.field.filter { popsUsually($0, on: screen, at: rate) }
    let scores = (field.isEmpty ? RuleSet.field : field).map {
      ($0, score(of: $0, on: screen, at: rate))
    }
    guard cell(.arbiter, .vertical, on: screen, at: rate) != nil,
      let (rival, score) = scores.min(by: { $0.1 < $1.1 })
    else { return nil }
    let both = StrokeClass.allCases.filter { has($0) && !$0.isArbitersAlone }.compactMap {
      strokes in
      cell(.arbiter, strokes, on: screen, at: rate).flatMap { arbiter in
        cell(rival, strokes, on: screen, at: rate).map { (strokes, arbiter, $0) }
      }
    }
    var common: [Int: (arbiter: Double, rival: Double)] = [:]
    for (strokes, arbiter, rival) in both where strokes.shouldPop {
      for (stroke, travel) in arbiter.travels {
        if let other = rival.travels[stroke] { common[stroke] = (travel, other) }
      }
    }
    let medians = (
      Self.median(common.values.map(\.arbiter)), Self.median(common.values.map(\.rival))
    )
    return Match(
      rival: rival, score: (self.score(of: .arbiter, on: screen, at: rate), score), cells: both,
      commonTravel: medians.0.flatMap { own in medians.1.map { (own, $0) } })
  }
}
#endif
