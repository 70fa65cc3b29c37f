#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// One random drag on a random screen, under random answers to open questions.
package struct RandomDragCase: Equatable, Sendable {
  /// What lies under the touch.
  package enum Content: String, CaseIterable, Sendable {
    case nothing
    case pager
    case pagerKeepingEdgeSwipes = "pager that keeps edge swipes"
    case carousel
    case wideCarousel = "carousel with a strip of 400 pt"
    case pageController = "page controller"
    case pagerInList = "pager in a list"
    case listInPager = "list in a pager"
    case list
    case registeredList = "registered list"
    case map
    case custom = "custom role"
  }

  /// What moves the screens besides UIKit.
  package enum Driver: String, CaseIterable, Sendable {
    case uikitOnly = "no driver"
    case arbiter = "driver"
    case popTransition = "driver that precedes UIKit's pops"
  }

  /// UIKit's answers to the open questions.
  package var behavior: UIKitBehavior
  /// The seed of the orders that the behavior shuffles.
  let shuffle: UInt64
  package internal(set) var driver: Driver
  package internal(set) var content: Content
  /// Whether pages precede the one that is visible.
  var isPastLeadingEdge: Bool
  /// Whether the navigation controller is laid out from right to left.
  var isMirrored: Bool
  /// Whether a pan of the app's own is behind the gate of the content pop.
  var hasAppPan: Bool
  /// Whether the touch is cancelled instead of lifted.
  var isCancelled: Bool
  /// How the drag was made, such as "ramped".
  package let origin: String
  /// The drag as in left-to-right layout: the first sample at the landing.
  var samples: [StrokeSample]

  /// Makes the case with a number for a seed, the same on every machine.
  ///
  /// - Parameter strokes: Recorded strokes, one of which every second case plays.
  package init(_ number: Int, seed: UInt64, strokes: [Stroke] = []) {
    var bits = SeededGenerator(of: seed, number)
    behavior = UIKitBehavior(version: bits.pick(SystemVersion.allCases))
    behavior.deliveryOrder = bits.pick(UIKitBehavior.DeliveryOrder.allCases)
    for question in Self.questions where bits.chance(1, in: 5) {
      behavior = bits.pick(behavior.answers(to: question)).behavior
    }
    shuffle = bits.next() % 1000
    driver = bits.pick(Driver.allCases)
    content = bits.pick(Content.allCases)
    isPastLeadingEdge = bits.chance(1, in: 4)
    isMirrored = bits.chance(1, in: 4)
    hasAppPan = bits.chance(1, in: 3)
    isCancelled = bits.chance(1, in: 2)
    (origin, samples) = Self.drag(from: strokes, &bits)
  }

  /// The open questions that a case answers at random, besides the delivery order: the order in
  /// which recognizers are asked, wait, act and are reset.
  package static let questions: [UIKitBehavior.Question] = [
    .actionOrder, .relationOrder, .relationTime, .shouldBeginTime, .heldState, .laterRecognition,
    .viewShouldBegin, .resetTime, .repeatedState, .heldExclusion, .absentRequirement, .resetOrder,
    .hitTesting, .firstTranslation, .edgeTravel, .unmarkedTouch, .contentPopAndEdge,
    .stackDuringPop, .catchingDrag,
  ]
}

// MARK: - Drags

extension RandomDragCase {
  private static func drag(
    from strokes: [Stroke], _ bits: inout SeededGenerator
  ) -> (origin: String, samples: [StrokeSample]) {
    let x =
      switch bits.below(4) {
      case 0: Double(bits.below(20))  // Over the bezel.
      case 1: Double(20 + bits.below(30))
      default: Double(40 + bits.below(180))
      }
    let start = CGPoint(x: x, y: Double(250 + bits.below(350)))
    let rate: Double = bits.chance(1, in: 2) ? 60 : 120
    if !strokes.isEmpty, bits.chance(1, in: 2) {
      let stroke = bits.pick(strokes)
      return (
        "recorded stroke \(stroke.id)",
        stroke.placed(startingAt: start, within: StageMetrics.screen).samples
      )
    }
    if bits.chance(1, in: 4) {
      var generator = StrokeGenerator(seed: bits.next(), rate: rate, extent: .whole)
      let stroke = bits.chance(1, in: 2) ? generator.nextAimed() : generator.next(.right)
      return (
        "generated stroke",
        stroke.placed(startingAt: start, within: StageMetrics.screen).samples
      )
    }
    return bits.chance(1, in: 3)
      ? bent(from: start, at: rate, &bits) : straight(from: start, at: rate, &bits)
  }

  /// Makes a drag of two to five legs with a direction and speed each: it jumps, turns and comes
  /// back. Half of the legs lead inwards.
  private static func bent(
    from start: CGPoint, at rate: Double, _ bits: inout SeededGenerator
  ) -> (origin: String, samples: [StrokeSample]) {
    var samples = [StrokeSample(time: 0, location: start)]
    var (point, elapsed) = (start, 0.0)
    let legs = 2 + bits.below(4)
    for _ in 0..<legs {
      let step = 1 + 89 * bits.unitInterval() * bits.unitInterval()
      let leadsInwards = bits.chance(1, in: 2)
      let angle = (leadsInwards ? 100 * bits.unitInterval() - 50 : 360 * bits.unitInterval())
      // The touch rests where it turns.
      if bits.chance(1, in: 4) { elapsed += 0.2 * bits.unitInterval() }
      for _ in 0...bits.below(4) {
        elapsed += 1 / rate
        let next = CGPoint(
          x: point.x + step * cos(angle * .pi / 180), y: point.y + step * sin(angle * .pi / 180)
        ).roundedToHundredths
        guard StageMetrics.screen.contains(next) else { break }
        point = next
        samples.append(StrokeSample(time: elapsed, location: point))
      }
    }
    return ("\(legs) legs, \(Int(rate)) Hz", samples)
  }

  /// Makes a straight drag of steps of 1 to 60 pt, slanting by up to 50°.
  ///
  /// Samples that share an event are coalesced: recognizers receive the last one (C019).
  private static func straight(
    from start: CGPoint, at rate: Double, _ bits: inout SeededGenerator
  ) -> (origin: String, samples: [StrokeSample]) {
    let step = 1 + 59 * bits.unitInterval() * bits.unitInterval()
    let angle = (100 * bits.unitInterval() - 50) * .pi / 180
    let pace = bits.below(3)
    let isCoalesced = bits.chance(1, in: 3)
    var samples = [StrokeSample(time: 0, location: start)]
    var (distance, elapsed) = (0.0, 0.0)
    // From rest, the touch stays where it landed for up to 0.4 s.
    if pace == 0 { elapsed = 0.4 * bits.unitInterval() }
    for index in 0..<60 {
      distance += pace == 2 ? step : step * min(1, Double(index + 1) / 5)
      elapsed += 1 / rate
      if isCoalesced, bits.chance(1, in: 2) { continue }
      let point = CGPoint(
        x: start.x + distance * cos(angle), y: start.y + distance * sin(angle)
      ).roundedToHundredths
      guard StageMetrics.screen.contains(point), distance < 220 else { break }
      samples.append(StrokeSample(time: elapsed, location: point))
    }
    let paces = ["from rest", "ramped", "in full speed"]
    return (
      "steps of \(Int(step)) pt, \(paces[pace]), \(Int(rate)) Hz\(isCoalesced ? ", coalesced" : "")",
      samples
    )
  }
}

// MARK: - What the laws say something about

extension RandomDragCase {
  /// Whether no rule is in doubt: each step leads inwards, by twice what it strays.
  var leadsInwards: Bool {
    zip(samples, samples.dropFirst()).allSatisfy { before, after in
      after.location.x - before.location.x >= 2 * abs(after.location.y - before.location.y)
    }
  }

  /// Whether each step leads where the whole drag does, but for what samples are rounded by, and
  /// rounding does not decide which axis that is.
  var isStraight: Bool {
    let way = travel(from: 0, to: samples.count - 1)
    guard abs(abs(way.x) - abs(way.y)) > 0.05 * hypot(way.x, way.y) else { return false }
    return samples.indices.dropFirst().allSatisfy { index in
      let step = travel(from: index - 1, to: index)
      let (along, across) = (step.x * way.x + step.y * way.y, step.x * way.y - step.y * way.x)
      return along > 0 && abs(across) <= 0.01 * along
    }
  }

  /// Whether the drag goes on after everything that waits for its direction has decided.
  var goesOn: Bool {
    samples.indices.dropLast().contains { index in
      let way = travel(from: 0, to: index)
      return hypot(way.x, way.y) >= 2 * GestureMetrics.slantedTravel
    }
  }

  private func travel(from start: Int, to end: Int) -> CGPoint {
    let (start, end) = (samples[start].location, samples[end].location)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Whether what waits excludes no pop of UIKit's meanwhile (C094).
  var letsWaitingPop: Bool { behavior.heldExclusion == .excludesNone || driver != .uikitOnly }
}

// MARK: - Text

extension RandomDragCase {
  /// The case as readable lines: surroundings and samples.
  package var lines: [String] {
    var surroundings = ["\(behavior.version)", driver.rawValue, content.rawValue]
    if isPastLeadingEdge { surroundings.append("past its leading edge") }
    if hasAppPan { surroundings.append("pan of the app behind a gate") }
    if isMirrored { surroundings.append("right to left") }
    if behavior.deliveryOrder == .shuffled { surroundings.append("shuffle \(shuffle)") }
    let points = samples.map { sample in
      let time = "\(Int((sample.time * 1000).rounded()))".leftPadded(to: 6)
      return "\(time) ms  (\(sample.location.x), \(sample.location.y))"
    }
    return [
      (surroundings + behavior.unlikelyAnswers().map(\.description)).joined(separator: ", "),
      "  drag: \(origin)",
    ] + points
      + ["          \(isCancelled ? "cancelled" : "lifted")"]
  }
}
#endif
