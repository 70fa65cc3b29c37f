import Foundation

/// How well rule sets tell strokes that pop from strokes that do not.
package struct Evaluation: Sendable {
  /// How one rule set fared with one class of strokes on one screen.
  package struct Cell: Sendable {
    /// The rule set.
    package let rules: RuleSet
    /// The screen.
    package let screen: EvaluationScreen
    /// Samples a second; nil as recorded.
    package let rate: Double?
    /// The class.
    package let strokes: StrokeClass
    /// The strokes that popped.
    package let popped: Share
    /// The ids of the strokes that fared otherwise than they should.
    package let wrongStrokes: [String]
    /// How far the finger had moved at the decision, in pt, for each stroke that popped, by its place in
    /// the list.
    let travels: [Int: Double]
    /// The median of how far the fingers that popped had moved, in pt; nil if none did.
    package let medianTravel: Double?
    /// The median of how long, in s.
    package let medianTime: Double?

    /// The strokes that fared otherwise than they should.
    package var wrong: Share {
      strokes.shouldPop ? Share(popped.total - popped.count, of: popped.total) : popped
    }
  }

  /// The rates at which strokes are played: as recorded, and as screens report.
  package static let rates: [Double?] = [nil, 60, 120]

  /// The cells in the order of rates, screens, rule sets and classes.
  package private(set) var cells: [Cell] = []
  /// The strokes that have a class.
  package let strokes: Int

  /// Plays every stroke that has a class at every rate on every screen under every rule set, unless
  /// fewer are named.
  ///
  /// - Parameter progress: Called before each stroke, with a few words.
  @MainActor
  package init(
    _ strokes: [Stroke], on screens: [EvaluationScreen] = EvaluationScreen.allCases,
    at rates: [Double?] = Self.rates, progress: (String) -> Void = { _ in }
  ) {
    let known = strokes.enumerated().compactMap { index, stroke -> Subject? in
      let classes = StrokeClass.classes(of: stroke)
      guard !classes.isEmpty else { return nil }
      return Subject(stroke: stroke, classes: classes, start: Self.start(of: stroke, index))
    }
    self.strokes = known.count
    for rate in rates {
      let subjects = rate.map { rate in known.map { $0.resampled(at: rate) } } ?? known
      for screen in screens {
        for rules in RuleSet.allCases {
          let words = "\(rules.title), \(screen.title), \(Self.name(of: rate))"
          cells += Self.cells(subjects, rules, on: screen, rate) { progress(words) }
        }
      }
    }
  }

  /// A rate as it is printed.
  static func name(of rate: Double?) -> String {
    rate.map { "\(Int($0)) Hz" } ?? "as recorded"
  }

  /// One cell.
  package func cell(
    _ rules: RuleSet, _ strokes: StrokeClass, on screen: EvaluationScreen = .still,
    at rate: Double? = nil
  ) -> Cell? {
    cells.first {
      $0.rules == rules && $0.strokes == strokes && $0.screen == screen && $0.rate == rate
    }
  }

  private struct Subject {
    var stroke: Stroke
    let classes: [StrokeClass]
    let start: CGPoint

    func resampled(at rate: Double) -> Subject {
      Subject(stroke: stroke.resampled(at: rate), classes: classes, start: start)
    }
  }

  /// Where a stroke lands: at its own place, on a phone of another size at the corresponding one; one that
  /// has no screen somewhere along the middle, each at another place.
  private static func start(of stroke: Stroke, _ index: Int) -> CGPoint {
    let glass = StageMetrics.screen
    guard let screen = stroke.screen, let landing = stroke.samples.first?.location else {
      // Multiples of the golden ratio fill the width evenly, however many there are.
      let part = (Double(index) * 0.618_033_988_75).truncatingRemainder(dividingBy: 1)
      return CGPoint(x: glass.width * CGFloat(part), y: glass.midY)
    }
    let place = CGPoint(
      x: landing.x / screen.width * glass.width, y: landing.y / screen.height * glass.height)
    return CGPoint(
      x: min(max(place.x, glass.minX), glass.maxX - 1),
      y: min(max(place.y, glass.minY), glass.maxY - 1))
  }

  @MainActor
  private static func cells(
    _ subjects: [Subject], _ rules: RuleSet, on screen: EvaluationScreen, _ rate: Double?,
    progress: () -> Void
  ) -> [Cell] {
    let stage = EvaluationStage(rules, on: screen)
    var totals: [StrokeClass: Int] = [:]
    var pops: [StrokeClass: [EvaluationStage.Pop]] = [:]
    var travels: [StrokeClass: [Int: Double]] = [:]
    var wrong: [StrokeClass: [String]] = [:]
    for (index, subject) in subjects.enumerated() {
      progress()
      let pop = stage.play(subject.stroke, from: subject.start)
      for strokes in subject.classes {
        totals[strokes, default: 0] += 1
        if let pop {
          pops[strokes, default: []].append(pop)
          travels[strokes, default: [:]][index] = Double(pop.travel)
        }
        if strokes.shouldPop != (pop != nil) {
          wrong[strokes, default: []].append(subject.stroke.id)
        }
      }
    }
    return StrokeClass.allCases.map { strokes in
      let popped = pops[strokes] ?? []
      return Cell(
        rules: rules, screen: screen, rate: rate, strokes: strokes,
        popped: Share(popped.count, of: totals[strokes] ?? 0),
        wrongStrokes: wrong[strokes] ?? [], travels: travels[strokes] ?? [:],
        medianTravel: median(popped.map { Double($0.travel) }),
        medianTime: median(popped.map(\.time)))
    }
  }

  static func median(_ values: [Double]) -> Double? {
    let sorted = values.sorted()
    guard let high = sorted.dropFirst(sorted.count / 2).first else { return nil }
    return sorted.count.isMultiple(of: 2) ? (sorted[sorted.count / 2 - 1] + high) / 2 : high
  }
}
