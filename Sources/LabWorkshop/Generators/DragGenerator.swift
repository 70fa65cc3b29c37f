#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// Makes one random drag over random content, under random answers to open questions.
package struct DragGenerator {
  /// What lies under the touch.
  private enum Content: CaseIterable {
    case nothing, pager, edgePager, carousel, wideCarousel, pages, pagerInList, listInPager, list
    case registeredList, map, custom
  }

  /// What moves the screens besides UIKit.
  private enum Driver: CaseIterable { case none, arbiter, transition }

  private var bits: SeededGenerator
  private var views = CaseViews()
  private var acts: [CaseAct] = [.ask(stack: "A")]
  private var isMirrored = false
  private var isPastLeadingEdge = false
  private var (isOfUIKit, isAtTrailingEdge) = (false, false)

  /// Makes the case with a number for a seed, the same on every machine.
  ///
  /// - Parameter strokes: Recorded strokes, one of which every second case plays.
  package static func drag(_ number: Int, seed: UInt64, strokes: [Stroke] = []) -> LabCase {
    var generator = DragGenerator(bits: SeededGenerator(of: seed, number))
    return generator.make(strokes)
  }

  private init(bits: SeededGenerator) { self.bits = bits }

  private mutating func make(_ strokes: [Stroke]) -> LabCase {
    var behavior = UIKitBehavior(version: bits.pick(SystemVersion.allCases))
    behavior.deliveryOrder = bits.pick(UIKitBehavior.DeliveryOrder.allCases)
    for question in Self.questions where bits.chance(1, in: 5) {
      behavior = bits.pick(behavior.answers(to: question)).behavior
    }
    let shuffle = bits.next() % 1000
    let driver = bits.pick(Driver.allCases)
    let content = bits.pick(Content.allCases)
    isPastLeadingEdge = bits.chance(1, in: 4)
    isMirrored = bits.chance(1, in: 4)
    let hasAppPan = bits.chance(1, in: 3)
    // In a view of an app's class, the arbiter does not know which recognizers may begin.
    isOfUIKit = bits.chance(3, in: 4)
    isAtTrailingEdge = !isMirrored && bits.chance(1, in: 4)
    let end = bits.pick([CaseContact.Phase.ended, .cancelled])
    var samples = drag(from: strokes)
    // A finger may rest between two samples.
    if samples.count > 1, bits.chance(1, in: 6) {
      let index = 1 + bits.below(samples.count - 1)
      for later in index..<samples.count { samples[later].time += 0.05 }
      samples.insert(
        StrokeSample(time: samples[index - 1].time + 0.03, location: samples[index - 1].location),
        at: index)
    }

    var screen = CaseScreen("a2")
    if content == .pages {
      screen.content = isPastLeadingEdge ? .laterPages : .pages
      acts.append(.give(screen: "a2", .pages))
    }
    add(content)
    screen.views = views
    if driver != .none { acts.append(.drive(stack: "A", isOn: true)) }
    if driver == .transition { acts.append(.animate(screen: "a2", isOn: true)) }
    if hasAppPan { acts.append(.addPan(stack: "A")) }
    var made = LabCase(
      [CaseWindow(showing: .stack(name: "A", screens: [CaseScreen("a1"), screen]))],
      acts.map { CaseStep(.act($0), isFollowedAtOnce: true) } + steps(samples, end),
      behavior: behavior, seed: shuffle)
    made.isMirrored = isMirrored
    return made
  }

  /// The open questions that a case answers at random, besides the delivery order: the order in
  /// which recognizers are asked, wait, act and are reset.
  package static let questions: [UIKitBehavior.Question] = [
    .actionOrder, .relationOrder, .relationTime, .shouldBeginTime, .heldState, .laterRecognition,
    .viewShouldBegin, .resetTime, .repeatedState, .heldExclusion, .absentRequirement, .resetOrder,
    .hitTesting, .firstTranslation, .edgeTravel, .unmarkedTouch, .contentPopAndEdge,
    .stackDuringPop, .catchingDrag,
  ]

  /// The open questions to which the laws assume the likely answer.
  package static let assumed = UIKitBehavior.Question.allCases.filter {
    $0 != .deliveryOrder && !questions.contains($0)
  }

  /// The faults that the laws of drags find.
  package static let faults: [PlantedFault] = [.undeferred, .late, .leaping, .ownerless]

  // MARK: - Content

  private mutating func add(_ content: Content) {
    let size = StageMetrics.screen.size
    let wide = CGSize(width: size.width * 5, height: size.height)
    let tall = CGSize(width: size.width, height: 4_000)
    switch content {
    case .nothing, .pages: break
    case .pager: add("pager", wide, as: .pager)
    case .edgePager: add("pager", wide, as: .edgePager)
    case .carousel: add("carousel", wide, as: .carousel)
    case .wideCarousel: add("carousel", wide, as: .wideCarousel)
    case .pagerInList:
      add("list", tall, as: nil)
      add("pager", wide, as: .pager, in: "list")
    case .listInPager:
      add("pager", wide, as: .pager, hasInner: true)
      add("list", tall, as: nil, in: "pager")
      views.views[1].frame.origin.x = (wide.width - size.width) * position("pager")
    case .list: add("list", tall, as: nil)
    case .registeredList: add("list", tall, as: .pager)
    case .map: add("map", CGSize(width: wide.width, height: tall.height), as: .map)
    case .custom: add("content", wide, as: .finicky)
    }
  }

  private mutating func add(
    _ name: String, _ content: CGSize, as role: ViewRole?, in parent: String = CaseViews.screen,
    hasInner: Bool = false
  ) {
    var view = CaseViews.View(name: name, parent: parent, frame: StageMetrics.screen)
    view.content = CaseViews.Content(size: content, pages: name == "pager")
    view.content?.bounces = !bits.chance(1, in: 6)
    // With an inset a list scrolls to the side, and a pager up and down: what lies around it, or has
    // no role, takes such drags.
    let isAlone = role != nil && parent == CaseViews.screen && !hasInner
    view.content?.inset = isAlone && bits.chance(1, in: 6) ? 20 : 0
    view.isOfUIKit = isOfUIKit
    if content.width > StageMetrics.screen.width || role != nil {
      view.content?.position = position(name)
    }
    if !isPastLeadingEdge { view.content?.verticalPosition = 0 }
    views.views.append(view)
    if let role { acts.append(.views(.give(name, role))) }
  }

  /// Where a view begins, from 0 to 1 on both axes.
  private func position(_ name: String) -> CGFloat {
    if isPastLeadingEdge || name == "carousel" { return isAtTrailingEdge ? 1 : 0.5 }
    return isMirrored && name != "list" ? 1 : 0
  }

  // MARK: - Touches

  private func steps(_ samples: [StrokeSample], _ end: CaseContact.Phase) -> [CaseStep] {
    var (steps, last) = ([CaseStep](), samples[0])
    func add(_ phase: CaseContact.Phase, _ point: CGPoint, after time: TimeInterval) {
      steps.append(
        CaseStep(
          .contacts([CaseContact(touch: 0, phase: phase, point: point)], after: time),
          isFollowedAtOnce: true))
    }
    for (index, sample) in samples.enumerated() {
      add(index == 0 ? .began : .moved, sample.location, after: max(0, sample.time - last.time))
      last = sample
    }
    add(end, last.location, after: 1.0 / 120)
    return steps
  }

  /// Returns the samples of a drag as in left-to-right layout; the first one is the landing.
  private mutating func drag(from strokes: [Stroke]) -> [StrokeSample] {
    let x =
      switch bits.below(4) {
      // Over the bezel; a mirrored touch at 0 would land outside of the window (C006).
      case 0: max(0.5, Double(bits.below(20)))
      case 1: Double(20 + bits.below(30))
      default: Double(40 + bits.below(180))
      }
    let start = CGPoint(x: x, y: Double(250 + bits.below(350)))
    let rate: Double = bits.chance(1, in: 2) ? 60 : 120
    if !strokes.isEmpty, bits.chance(1, in: 2) {
      let stroke = bits.pick(strokes)
      return stroke.placed(startingAt: start, within: StageMetrics.screen).samples
    }
    if bits.chance(1, in: 4) {
      var generator = StrokeGenerator(seed: bits.next(), rate: rate, extent: .whole)
      let stroke = bits.chance(1, in: 2) ? generator.nextAimed() : generator.next(.right)
      return stroke.placed(startingAt: start, within: StageMetrics.screen).samples
    }
    return bits.chance(1, in: 3) ? bent(from: start, at: rate) : straight(from: start, at: rate)
  }

  /// Makes a drag of two to five legs with a direction and speed each: it jumps, turns and comes
  /// back. Half of the legs lead inwards.
  private mutating func bent(from start: CGPoint, at rate: Double) -> [StrokeSample] {
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
    return samples
  }

  /// Makes a straight drag of steps of 1 to 60 pt, slanting by up to 50°.
  ///
  /// Samples that share an event are coalesced: recognizers receive the last one (C019).
  private mutating func straight(from start: CGPoint, at rate: Double) -> [StrokeSample] {
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
    return samples
  }
}
#endif
