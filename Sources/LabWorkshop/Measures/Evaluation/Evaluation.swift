#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// A measurement of how well rule sets separate strokes that should pop from others.
package struct Evaluation: Sendable {
  /// The result of one rule set with one class of strokes on one screen.
  package struct Cell: Sendable {
    /// The rule set.
    package let rules: RuleSet
    /// The screen.
    package let screen: EvaluationScreen
    /// The rate in Hz; nil as recorded.
    package let rate: Double?
    /// The class of strokes.
    package let strokes: StrokeClass
    /// The strokes that popped.
    package let popped: Share
    /// The ids of the strokes with the wrong result.
    package let wrongStrokes: [String]
    /// The distances of the decisions in pt, by the index of the stroke; only strokes that popped.
    let travels: [Int: Double]
    /// When the content began to scroll, in s, by the index of the stroke; only strokes that
    /// scroll.
    let scrolls: [Int: TimeInterval]
    /// The median distance of the decisions, in pt; nil if no stroke popped.
    package let medianTravel: Double?
    /// The median time of the decisions, in s; nil if no stroke popped.
    package let medianTime: Double?

    /// The strokes with the wrong result.
    package var wrong: Share {
      strokes.shouldPop ? Share(popped.total - popped.count, of: popped.total) : popped
    }
  }

  /// The default rates: as recorded, and those of Apple's screens, in Hz.
  ///
  /// Resampling hides what a finger does within a frame, such as an exact return to where it landed.
  package static let screenRates: [Double?] = [nil, 60, 120]

  /// The cells, ordered by rate, screen, rule set and class.
  package private(set) var cells: [Cell] = []
  /// The number of strokes that have a class.
  package let strokes: Int
  /// The screens on which the strokes were played.
  package let screens: [EvaluationScreen]
  /// The rates at which the strokes were played, in Hz; nil as recorded.
  package let rates: [Double?]

  /// Plays every stroke that has a class under every rule set, on screens and at rates.
  ///
  /// - Parameters:
  ///   - answers: The answers to UIKit's open questions under which the rules are played that
  ///     belong to their release; nil for the likely ones.
  ///   - progress: Called before each stroke with the share done and a description.
  @MainActor
  package init(
    _ strokes: [Stroke], on screens: [EvaluationScreen] = EvaluationScreen.allCases,
    at rates: [Double?] = Self.screenRates, within answers: AnswersFile? = nil,
    progress: (Double, String) -> Void = { _, _ in }
  ) {
    let known = strokes.enumerated().compactMap { index, stroke -> Subject? in
      let classes = StrokeClass.classes(of: stroke)
      guard !classes.isEmpty else { return nil }
      let placed = stroke.placed(startingAt: Self.start(of: stroke, index), within: .infinite)
      return Subject(stroke: placed, classes: classes)
    }
    let varied = Subject.variations(of: known)
    self.strokes = known.count
    self.screens = screens
    self.rates = rates
    let all = RuleSet.allCases
    let plays = Double(
      rates.count * screens.count
        * (all.count * known.count + all.count(where: \.isArbiter) * varied.count))
    var played = 0.0
    for rate in rates {
      func resampled(_ subjects: [Subject]) -> [Subject] {
        rate.map { rate in subjects.map { $0.resampled(at: rate) } } ?? subjects
      }
      let (plain, variations) = (resampled(known), resampled(varied))
      for screen in screens {
        for rules in all {
          let subjects = rules.isArbiter ? plain + variations : plain
          let description = "\(rules.title), \(screen.title), \(Self.name(of: rate))"
          let stage = EvaluationStage(rules, on: screen, behavior: rules.behavior(within: answers))
          cells += Self.cells(subjects, rules, on: stage, screen, rate) {
            progress(played / plays, description)
            played += 1
          }
        }
      }
    }
  }

  /// Returns the name of a rate.
  package static func name(of rate: Double?) -> String {
    rate.map { "\(Int($0)) Hz" } ?? "as recorded"
  }

  /// Returns a cell.
  package func cell(
    _ rules: RuleSet, _ strokes: StrokeClass, on screen: EvaluationScreen = .still,
    at rate: Double? = nil
  ) -> Cell? {
    cells.first {
      $0.rules == rules && $0.strokes == strokes && $0.screen == screen && $0.rate == rate
    }
  }

  /// What the scrolls of a list wait for if it is registered.
  package struct ScrollWait: Sendable {
    /// The scrolls that begin later than on the same list without a role.
    package let share: Share
    /// How much later these begin in the median, in s; 0 if there are none, and infinity for one
    /// that ends before.
    package let median: TimeInterval
    /// How much later 90 % of these begin at the most, in s; 0 if there are none.
    package let ninetieth: TimeInterval
  }

  /// Returns what vertical strokes wait for on the registered list with the arbiter; nil unless
  /// both lists were evaluated.
  package func scrollWait(at rate: Double?) -> ScrollWait? {
    guard let plain = cell(.arbiter, .vertical, on: .list, at: rate),
      let registered = cell(.arbiter, .vertical, on: .registeredList, at: rate)
    else { return nil }
    let waits = plain.scrolls.filter { !registered.travels.keys.contains($0.key) }
      .map { stroke, time in (registered.scrolls[stroke] ?? .infinity) - time }
    let late = waits.filter { $0 > 0 }.sorted()
    return ScrollWait(
      share: Share(late.count, of: waits.count), median: Self.median(late) ?? 0,
      ninetieth: late.dropFirst((late.count - 1) * 9 / 10).first ?? 0)
  }

  private struct Subject {
    var stroke: Stroke
    var classes: [StrokeClass]
    var edges: UIRectEdge = []
    var isJoined = false

    func resampled(at rate: Double) -> Subject {
      var subject = self
      subject.stroke = stroke.resampled(at: rate)
      return subject
    }

    /// The same strokes of the other hand, from the bezel, with two fingers, and after other
    /// beginnings; those that bow most.
    static func variations(of subjects: [Subject]) -> [Subject] {
      let isStated = subjects.contains { $0.classes.contains(.aimedRight) }
      let aimed = subjects.filter { $0.classes.contains(isStated ? .aimedRight : .aimed) }
      let bowed = aimed.sorted { $0.stroke.bow > $1.stroke.bow }.prefix((aimed.count + 9) / 10)
      var varied = bowed.map { $0.varied(as: .bowed) }
      for subject in subjects where subject.classes.contains(.vertical) {
        var (mirrored, bezel) = (subject.varied(as: .otherHand), subject.varied(as: .atBezel))
        mirrored.stroke = mirrored.stroke.mirrored(within: StageMetrics.screen)
        bezel.putAtBezel()
        varied += [mirrored, bezel]
      }
      for (index, subject) in aimed.enumerated() {
        let classes: [(StrokeClass, StrokeBeginning)] = [
          (.slipped, .slip), (.dipped, .dip), (.trembling, .tremor),
        ]
        for (strokes, beginning) in classes {
          var begun = subject.varied(as: strokes)
          begun.stroke = subject.stroke.after(beginning, at: Evaluation.share(of: index))
          varied.append(begun)
        }
        var (bezel, joined) = (subject.varied(as: .aimedAtBezel), subject.varied(as: .twoFingers))
        bezel.putAtBezel()
        joined.isJoined = true
        varied += [bezel, joined]
      }
      return varied
    }

    private func varied(as strokes: StrokeClass) -> Subject {
      Subject(stroke: stroke, classes: [strokes])
    }

    private mutating func putAtBezel() {
      let start = CGPoint(
        x: EvaluationMetrics.bezel, y: stroke.samples.first?.location.y ?? StageMetrics.screen.midY)
      stroke = stroke.placed(startingAt: start, within: .infinite)
      edges = .left
    }
  }

  /// Returns the start of a stroke, scaled to the size of the screen.
  ///
  /// Strokes without a screen start along the middle, each at another location.
  private static func start(of stroke: Stroke, _ index: Int) -> CGPoint {
    let bounds = StageMetrics.screen
    guard let screen = stroke.screen, let landing = stroke.samples.first?.location else {
      return CGPoint(x: bounds.width * share(of: index), y: bounds.midY)
    }
    let place = CGPoint(
      x: landing.x / screen.width * bounds.width, y: landing.y / screen.height * bounds.height)
    return CGPoint(
      x: min(max(place.x, bounds.minX), bounds.maxX - 1),
      y: min(max(place.y, bounds.minY), bounds.maxY - 1))
  }

  /// A share for a stroke: multiples of the golden ratio are even for any number of strokes.
  private static func share(of index: Int) -> Double {
    (Double(index) * 0.618_033_988_75).truncatingRemainder(dividingBy: 1)
  }

  @MainActor
  private static func cells(
    _ subjects: [Subject], _ rules: RuleSet, on stage: EvaluationStage,
    _ screen: EvaluationScreen, _ rate: Double?, progress: () -> Void
  ) -> [Cell] {
    var totals: [StrokeClass: Int] = [:]
    var pops: [StrokeClass: [EvaluationStage.Pop]] = [:]
    var travels: [StrokeClass: [Int: Double]] = [:]
    var scrolls: [StrokeClass: [Int: TimeInterval]] = [:]
    var wrong: [StrokeClass: [String]] = [:]
    for (index, subject) in subjects.enumerated() {
      progress()
      let outcome = stage.play(subject.stroke, over: subject.edges, isJoined: subject.isJoined)
      let pop = outcome.pop
      for strokes in subject.classes {
        totals[strokes, default: 0] += 1
        if let scroll = outcome.scroll { scrolls[strokes, default: [:]][index] = scroll }
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
        scrolls: scrolls[strokes] ?? [:],
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

extension Stroke {
  /// How far it bows down below the line from its start to its end, in pt.
  fileprivate var bow: CGFloat {
    guard let first = samples.first?.location, let last = samples.last?.location else { return 0 }
    return samples.reduce(0) { bow, sample in
      let part = last.x == first.x ? 0 : (sample.location.x - first.x) / (last.x - first.x)
      return max(bow, sample.location.y - first.y - part * (last.y - first.y))
    }
  }

  /// The stroke mirrored at the vertical middle of a rectangle.
  fileprivate func mirrored(within bounds: CGRect) -> Stroke {
    var stroke = self
    for index in samples.indices {
      stroke.samples[index].location.x = bounds.minX + bounds.maxX - samples[index].location.x
    }
    return stroke
  }
}
#endif
