#if HEADLESS
extension Evaluation {
  /// A comparison of the arbiter with the best rival, on one screen and at one rate.
  package struct Match: Sendable {
    /// The rival that loses the fewest slow rightward strokes.
    ///
    /// It is chosen among the rule sets that steal no more vertical strokes than the arbiter, or
    /// among those that steal more.
    package let rival: RuleSet
    /// Whether the rival steals no more vertical strokes than the arbiter.
    package let stealsNoMore: Bool
    /// The classes of rightward strokes, with the cells of both.
    package let cells: [(strokes: StrokeClass, arbiter: Cell, rival: Cell)]
    /// The cells of vertical strokes.
    package let vertical: (arbiter: Cell, rival: Cell)
    /// The median distances of the decisions in pt, for rightward strokes that pop under both.
    ///
    /// Waiting for a stroke that the rival loses is no delay. Nil if there are none.
    package let commonTravel: (arbiter: Double, rival: Double)?
  }

  /// Compares the arbiter with the best rival.
  ///
  /// - Parameter stealing: Whether the rival steals more vertical strokes than the arbiter.
  /// - Returns: Nil if there is no such rule set.
  package func match(
    on screen: EvaluationScreen, at rate: Double?, stealing: Bool = false
  ) -> Match? {
    guard let own = cell(.arbiter, .vertical, on: screen, at: rate) else { return nil }
    typealias Candidate = (rules: RuleSet, vertical: Cell, aimed: Cell)
    let field = RuleSet.field.compactMap { rules -> Candidate? in
      guard let vertical = cell(rules, .vertical, on: screen, at: rate),
        let aimed = cell(rules, .aimed, on: screen, at: rate)
      else { return nil }
      return (rules, vertical, aimed)
    }
    let candidates = field.filter { ($0.vertical.popped.count > own.popped.count) == stealing }
    guard let best = candidates.min(by: { $0.aimed.wrong.count < $1.aimed.wrong.count }) else {
      return nil
    }
    let rightward = [StrokeClass.flick, .aimed, .straightAimed].compactMap { strokes in
      cell(.arbiter, strokes, on: screen, at: rate).flatMap { arbiter in
        cell(best.rules, strokes, on: screen, at: rate).map { (strokes, arbiter, $0) }
      }
    }
    let common = rightward.filter { $0.0 != .straightAimed }.flatMap { _, arbiter, rival in
      arbiter.travels.compactMap { stroke, travel in rival.travels[stroke].map { (travel, $0) } }
    }
    let medians = (Self.median(common.map(\.0)), Self.median(common.map(\.1)))
    let commonTravel = medians.0.flatMap { own in medians.1.map { (own, $0) } }
    return Match(
      rival: best.rules, stealsNoMore: !stealing, cells: rightward, vertical: (own, best.vertical),
      commonTravel: commonTravel)
  }
}
#endif
