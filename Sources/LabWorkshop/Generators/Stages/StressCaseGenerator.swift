#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// Generates cases; the same seed and number give the same case on every machine.
package struct StressCaseGenerator {
  private var bits: SeededGenerator
  private var stress: StressCase
  private var activity = Activity.lively
  private var nextRelation = 1

  /// The amount of events besides touches.
  private enum Activity { case singleDrag, calm, lively, wild }

  /// Returns the case with a number for a seed.
  package static func makeCase(_ number: Int, seed: UInt64) -> StressCase {
    var generator = StressCaseGenerator(number, seed: seed)
    return generator.make()
  }

  private init(_ number: Int, seed: UInt64) {
    bits = SeededGenerator(of: seed, number)
    stress = StressCase(behavior: UIKitBehavior(), shuffle: 1)
  }

  private mutating func make() -> StressCase {
    activity = bits.pick([.singleDrag, .calm, .lively, .lively, .wild, .wild])
    stress.shuffle = UInt64(bits.below(1000))
    makeBehavior()
    if bits.chance(1, in: 2) || activity == .singleDrag {
      stress.navigation = StressCase.Navigation(
        depth: 1 + bits.below(3), isMirrored: bits.chance(1, in: 5),
        hasArbiter: activity == .singleDrag || bits.chance(2, in: 3))
      if bits.chance(1, in: 3) {
        stress.navigation?.policy = bits.pick(StressCase.Policy.allCases)
      }
      if bits.chance(1, in: 8) {
        stress.navigation?.screenPolicy = bits.pick(StressCase.Policy.allCases)
      }
      stress.navigation?.screensRefuse = bits.chance(1, in: 8)
    }
    // Drawn from a copy, so that the other choices of a seed do not change.
    var drivers = bits
    stress.navigation?.isDriven = drivers.chance(1, in: 2)
    for index in 0..<(1 + bits.below(5)) { makeView(StressCase.firstView + index) }
    for id in 1...(1 + bits.below(6)) { makeRecognizer(id) }
    for _ in 0..<bits.below(8) { makeRelation() }
    var script = StressScriptGenerator(bits, for: stress)
    switch activity {
    case .singleDrag: stress.steps = script.singleDrag()
    case .calm: stress.steps = script.steps(surprises: 0)
    case .lively: stress.steps = script.steps(surprises: 1)
    case .wild:
      stress.steps = script.steps(surprises: 3)
      stress.reactions = (0..<bits.below(4)).map { _ in script.reaction() }
    }
    return stress
  }

  private mutating func makeBehavior() {
    stress.behavior = UIKitBehavior(version: bits.pick(SystemVersion.allCases))
    let isDeparting = bits.below(4)
    for question in UIKitBehavior.Question.allCases where isDeparting > 0 {
      guard bits.chance(isDeparting, in: 6) else { continue }
      stress.behavior = bits.pick(stress.behavior.answers(to: question)).behavior
    }
  }

  private mutating func makeView(_ id: StressCase.ViewID) {
    let parents = stress.views.map(\.id) + [StressCase.screenView, StressCase.screenView]
    let parent = bits.pick(parents)
    let around = stress.views.first { $0.id == parent }?.frame.size ?? StageMetrics.screen.size
    let frame =
      bits.chance(1, in: 3)
      ? CGRect(origin: .zero, size: around)
      : CGRect(
        x: CGFloat(bits.below(120)), y: CGFloat(bits.below(300)),
        width: CGFloat(80 + bits.below(310)), height: CGFloat(80 + bits.below(500)))
    var view = StressCase.View(id: id, parent: parent, frame: frame)
    if bits.chance(1, in: 2) { view.content = makeContent(in: frame.size) }
    if bits.chance(1, in: 8) { view.turn = bits.pick(StressCase.Turn.allCases) }
    view.isHidden = bits.chance(1, in: 20)
    view.takesSeveralTouches = bits.chance(1, in: 2)
    if bits.chance(1, in: 2) {
      view.role =
        view.content == nil
        ? bits.pick([.map, .map, .canvas, .halfClaimed, .excluded, .finicky, .pages])
        : bits.pick([.pager, .pager, .pager, .carousel, .map, .halfClaimed, .finicky])
    }
    stress.views.append(view)
  }

  private mutating func makeContent(in size: CGSize) -> StressCase.Content {
    var content = StressCase.Content(
      size: CGSize(
        width: size.width * CGFloat(1 + bits.below(4)),
        height: size.height * CGFloat(1 + bits.below(3))))
    content.pages = bits.chance(1, in: 3)
    content.bounces = !bits.chance(1, in: 4)
    content.alwaysBounces = bits.chance(1, in: 4)
    content.inset = bits.chance(1, in: 4) ? CGFloat(bits.below(40)) : 0
    content.position = bits.pick([0, 0, 0, 0.5, 1])
    return content
  }

  private mutating func makeRecognizer(_ id: Int) {
    let places = stress.views.map(\.id) + [StressCase.window, StressCase.screenView]
    var recognizer = StressCase.Recognizer(
      id: id, kind: makeKind(),
      view: stress.navigation != nil && bits.chance(1, in: 6)
        ? StressCase.navigationView : bits.pick(places))
    recognizer.isEnabled = !bits.chance(1, in: 15)
    recognizer.cancelsTouchesInView = bits.chance(2, in: 3)
    recognizer.delaysTouchesBegan = bits.chance(1, in: 5)
    recognizer.delaysTouchesEnded = bits.chance(3, in: 4)
    recognizer.mayBegin = !bits.chance(1, in: 10)
    if case .custom = recognizer.kind {
      recognizer.prevents = !bits.chance(1, in: 4)
      recognizer.isPreventable = !bits.chance(1, in: 4)
    }
    stress.recognizers.append(recognizer)
  }

  private mutating func makeKind() -> StressCase.Kind {
    switch bits.below(12) {
    case 0, 1: .tap(taps: 1 + bits.below(2), touches: bits.chance(1, in: 5) ? 2 : 1)
    case 2: .press
    case 3, 4: .pan(touches: bits.chance(1, in: 4) ? 2 : 1)
    case 5: .edgePan
    case 6: .swipe
    case 7: .pinch
    // A lingering recognizer violates UIKit's contract; a single drag has none.
    default:
      .custom(
        bits.pick(
          StressCase.Manner.allCases.filter { activity != .singleDrag || $0 == .late }))
    }
  }

  private mutating func makeRelation() {
    let pops: [StressCase.RecognizerID] = stress.navigation == nil ? [] : [.edgePop, .contentPop]
    let own = stress.recognizers.map { StressCase.RecognizerID.own($0.id) }
    let pans = stress.views.filter { $0.content != nil }.map {
      StressCase.RecognizerID.scrollPan($0.id)
    }
    let kind = bits.pick(StressCase.RelationKind.allCases)
    // UIKit's recognizers wait for others only by `require(toFail:)`.
    let one = bits.pick(kind == .requires ? own + pans : own)
    let other = bits.pick(own + pans + pops)
    guard one != other else { return }
    stress.relations.append(
      StressCase.Relation(
        id: nextRelation, kind: kind, one: one, other: other, isOn: !bits.chance(1, in: 5)))
    nextRelation += 1
    // Circular requirements are too rare by chance.
    if kind == .requires, bits.chance(1, in: 4), pops.contains(other) == false {
      stress.relations.append(
        StressCase.Relation(id: nextRelation, kind: .requires, one: other, other: one))
      nextRelation += 1
    }
  }
}

extension SeededGenerator {
  /// Makes the sequence of a number for a seed; adjacent numbers share no sequence.
  init(of seed: UInt64, _ number: Int) {
    var numbers = SeededGenerator(seed: seed)
    let start = numbers.next() &+ UInt64(bitPattern: Int64(number)) &* 0xD134_2543_DE82_EF95
    var scrambler = SeededGenerator(seed: start)
    self.init(seed: scrambler.next())
  }

  /// Returns a number from 0 up to, not including, a count; 0 if the count is not positive.
  mutating func below(_ count: Int) -> Int {
    count > 0 ? Int(next() % UInt64(count)) : 0
  }

  /// Returns true with a probability of `times` in `all`.
  mutating func chance(_ times: Int, in all: Int) -> Bool { below(all) < times }

  /// Returns a random element of a nonempty array.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
#endif
