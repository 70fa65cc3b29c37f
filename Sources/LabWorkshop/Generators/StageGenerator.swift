#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// Generates cases of views, recognizers and relations; the same seed and number give the same one.
package struct StageGenerator {
  /// The faults that can be planted in a stage.
  package static let faults: [PlantedFault] = [
    .excluded, .endless, .singleTouch, .retaining, .remnant, .alternating, .ticking, .pulled,
  ]

  private var bits: SeededGenerator
  private var views = CaseViews()
  private let activity: StageActivity
  private let hasStack: Bool

  /// Returns the case with a number for a seed.
  package static func stage(_ number: Int, seed: UInt64) -> LabCase {
    var generator = StageGenerator(number, seed: seed)
    return generator.make()
  }

  private init(_ number: Int, seed: UInt64) {
    var bits = SeededGenerator(of: seed, number)
    activity = bits.pick([.singleDrag, .calm, .lively, .lively, .wild, .wild])
    let isAlone = bits.chance(1, in: 2)
    hasStack = activity == .singleDrag || !isAlone
    self.bits = bits
  }

  private mutating func make() -> LabCase {
    let behavior = behavior()
    let seed = UInt64(bits.below(1000))
    for number in 10..<(11 + bits.below(5)) { makeView("v\(number)") }
    for number in 1...(1 + bits.below(6)) { makeRecognizer("r\(number)") }
    for _ in 0..<bits.below(8) { makeRelation() }
    let depth = hasStack ? 1 + bits.below(3) : 1
    var screens = (1...depth).map { CaseScreen("s\($0)") }
    screens[depth - 1].views = views
    var made = LabCase(
      [CaseWindow(showing: hasStack ? .stack(name: "A", screens: screens) : .screen(screens[0]))],
      behavior: behavior, seed: seed)
    made.isMirrored = hasStack && bits.chance(1, in: 5)
    var script = StageScript(
      bits, views: views, activity: activity, screens: screens.map(\.name), hasStack: hasStack)
    made.steps = script.steps()
    return made
  }

  private mutating func behavior() -> UIKitBehavior {
    var behavior = UIKitBehavior(version: bits.pick(SystemVersion.allCases))
    let isDeparting = bits.below(4)
    for question in UIKitBehavior.Question.allCases where isDeparting > 0 {
      guard bits.chance(isDeparting, in: 6) else { continue }
      behavior = bits.pick(behavior.answers(to: question)).behavior
    }
    return behavior
  }

  private mutating func makeView(_ name: String) {
    let parent = bits.pick(views.views.map(\.name) + [CaseViews.screen, CaseViews.screen])
    let around = views.views.first { $0.name == parent }?.frame.size ?? StageMetrics.screen.size
    let frame =
      bits.chance(1, in: 3)
      ? CGRect(origin: .zero, size: around)
      : CGRect(
        x: CGFloat(bits.below(120)), y: CGFloat(bits.below(300)),
        width: CGFloat(80 + bits.below(310)), height: CGFloat(80 + bits.below(500)))
    var view = CaseViews.View(name: name, parent: parent, frame: frame)
    if bits.chance(1, in: 2) { view.content = makeContent(in: frame.size) }
    if bits.chance(1, in: 8) { view.turn = bits.pick(CaseViews.Turn.allCases) }
    view.isHidden = bits.chance(1, in: 20)
    view.takesSeveralTouches = bits.chance(1, in: 2)
    views.views.append(view)
  }

  private mutating func makeContent(in size: CGSize) -> CaseViews.Content {
    var content = CaseViews.Content(
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

  private mutating func makeRecognizer(_ name: String) {
    let places = views.views.map(\.name) + [CaseViews.window, CaseViews.screen]
    var recognizer = CaseViews.Recognizer(
      name: name, kind: bits.pick(kinds),
      view: hasStack && bits.chance(1, in: 6) ? CaseViews.stack : bits.pick(places))
    if recognizer.kind == .tap {
      recognizer.taps = 1 + bits.below(2)
      recognizer.touches = bits.chance(1, in: 5) ? 2 : 1
    } else if recognizer.kind == .pan {
      recognizer.touches = bits.chance(1, in: 4) ? 2 : 1
    }
    recognizer.isEnabled = !bits.chance(1, in: 15)
    recognizer.cancelsTouchesInView = bits.chance(2, in: 3)
    recognizer.delaysTouchesBegan = bits.chance(1, in: 5)
    recognizer.delaysTouchesEnded = bits.chance(3, in: 4)
    recognizer.mayBegin = !bits.chance(1, in: 10)
    if recognizer.kind.isOfApp {
      recognizer.prevents = !bits.chance(1, in: 4)
      recognizer.isPreventable = !bits.chance(1, in: 4)
    }
    views.recognizers.append(recognizer)
  }

  private var kinds: [CaseViews.Kind] {
    // What lingers violates UIKit's contract; a single drag has nothing of the kind.
    let own =
      activity == .singleDrag
      ? Array(repeating: CaseViews.Kind.late, count: 5)
      : CaseViews.Kind.allCases.filter(\.isOfApp)
    return [.tap, .tap, .press, .pan, .pan, .edgePan, .swipe, .pinch] + own
  }

  private mutating func makeRelation() {
    let pops = hasStack ? ["edgePop", "contentPop"] : []
    let own = views.recognizers.map(\.name)
    let kind = bits.pick(CaseViews.RelationKind.allCases)
    // UIKit's recognizers wait for others only by `require(toFail:)`.
    let one = bits.pick(kind == .requires ? own + views.pans : own)
    let other = bits.pick(own + views.pans + pops)
    guard one != other else { return }
    let isOff = bits.chance(1, in: 5)
    add(kind, one, other, isOn: kind == .requires || !isOff)
    // Circular requirements are too rare by chance.
    if kind == .requires, bits.chance(1, in: 4), !pops.contains(other) { add(kind, other, one) }
  }

  private mutating func add(
    _ kind: CaseViews.RelationKind, _ one: String, _ other: String, isOn: Bool = true
  ) {
    views.relations.append(
      CaseViews.Relation(
        name: "\(views.relations.count + 1)", kind: kind, one: one, other: other, isOn: isOn))
  }
}

/// How much happens besides touches.
enum StageActivity { case singleDrag, calm, lively, wild }

/// Generates the steps of a case with views: settings, touches, and acts between them.
private struct StageScript {
  private var bits: SeededGenerator
  private let views: CaseViews
  private let activity: StageActivity
  private let screens: [String]
  private let hasStack: Bool
  private var points: [Int: CGPoint] = [:]
  private var headings: [Int: CGPoint] = [:]
  private var pushed = 0

  init(
    _ bits: SeededGenerator, views: CaseViews, activity: StageActivity, screens: [String],
    hasStack: Bool
  ) {
    self.bits = bits
    self.views = views
    self.activity = activity
    self.screens = screens
    self.hasStack = hasStack
  }

  mutating func steps() -> [CaseStep] {
    var steps = settings().map { CaseStep(.act($0), isFollowedAtOnce: true) }
    switch activity {
    case .singleDrag:
      steps.append(land(0))
      for _ in 0..<(4 + bits.below(16)) { steps.append(move(0)) }
      steps.append(lift(0, .ended))
    case .calm, .lively, .wild:
      let surprises = activity == .calm ? 0 : activity == .lively ? 1 : 3
      if activity == .wild {
        for _ in 0..<bits.below(4) { steps.append(at(reaction())) }
      }
      for _ in 0..<(10 + bits.below(40)) {
        steps.append(bits.chance(surprises, in: 12) ? at(surprise()) : touch())
      }
    }
    return steps
  }

  private func at(_ act: CaseAct) -> CaseStep { CaseStep(.act(act), isFollowedAtOnce: true) }

  /// What is set before the first touch.
  private mutating func settings() -> [CaseAct] {
    guard hasStack, activity == .singleDrag || bits.chance(2, in: 3) else { return [] }
    var acts: [CaseAct] = [.ask(stack: "A")]
    if bits.chance(1, in: 4) { acts.append(.trace(stack: "A")) }
    if bits.chance(1, in: 3) {
      acts.append(.follow(bits.pick(CaseAct.Policy.allCases), .stack("A")))
    }
    if bits.chance(1, in: 8), let top = screens.last {
      acts.append(.follow(bits.pick(CaseAct.Policy.allCases), .screen(top)))
    }
    if bits.chance(1, in: 8) { acts += screens.map { .intercept(screen: $0, agrees: false) } }
    if bits.chance(1, in: 2) { acts.append(.drive(stack: "A", isOn: true)) }
    for view in views.views where bits.chance(1, in: 2) {
      acts.append(
        .views(
          .give(
            view.name,
            view.content == nil
              ? bits.pick([.map, .map, .canvas, .halfClaimed, .excluded, .finicky, .pages])
              : bits.pick([.pager, .pager, .pager, .carousel, .map, .halfClaimed, .finicky]))))
    }
    // What was removed leaves nothing.
    return bits.chance(1, in: 8) ? acts + [.remove(stack: "A")] : acts
  }

  // MARK: - Touches

  private mutating func touch() -> CaseStep {
    if bits.chance(1, in: 10) { return together() }
    let number = bits.pick([0, 0, 0, 1, 2])
    guard points[number] != nil else { return land(number) }
    return switch bits.below(14) {
    case 0..<9: move(number)
    case 9: CaseStep(.wait(TimeInterval(bits.below(700)) / 1000), isFollowedAtOnce: true)
    case 10..<13: lift(number, .ended)
    default: lift(number, .cancelled)
    }
  }

  /// Returns an event in which two touches begin, or all touches move, end or are cancelled.
  private mutating func together() -> CaseStep {
    let down = points.keys.sorted()
    var steps: [CaseStep] = []
    if down.isEmpty {
      steps = [land(0), land(1)]
    } else {
      let isOver = bits.chance(1, in: 4)
      let end = bits.pick([CaseContact.Phase.ended, .ended, .cancelled])
      for number in down { steps.append(isOver ? lift(number, end) : move(number)) }
    }
    let contacts = steps.flatMap { step -> [CaseContact] in
      if case .contacts(let contacts, _) = step.action { contacts } else { [] }
    }
    return CaseStep(.contacts(contacts, after: pause()), isFollowedAtOnce: true)
  }

  private mutating func land(_ number: Int) -> CaseStep {
    let isAtEdge = bits.chance(1, in: 4)
    var point = CGPoint(
      x: isAtEdge ? 4 : CGFloat(bits.below(390)), y: CGFloat(20 + bits.below(800)))
    // Two touches cannot have the same location.
    while points.values.contains(point) { point.y += 1 }
    let inwards = CGPoint(x: 14, y: 1)
    headings[number] = bits.pick([
      inwards, inwards, inwards, CGPoint(x: -12, y: 2), CGPoint(x: 2, y: 13),
      CGPoint(x: -1, y: -12),
      CGPoint(x: 9, y: 9), CGPoint(x: 1, y: 0),
    ])
    return contact(number, .began, point)
  }

  private mutating func move(_ number: Int) -> CaseStep {
    var heading = headings[number] ?? .zero
    if bits.chance(1, in: 12) { heading = CGPoint(x: heading.y * 2, y: heading.x) }
    headings[number] = heading
    var point = points[number] ?? .zero
    point.x += heading.x + CGFloat(bits.below(7)) - 3
    point.y += heading.y + CGFloat(bits.below(7)) - 3
    return contact(number, .moved, point)
  }

  private mutating func lift(_ number: Int, _ phase: CaseContact.Phase) -> CaseStep {
    contact(number, phase, points[number] ?? .zero)
  }

  private mutating func contact(
    _ number: Int, _ phase: CaseContact.Phase, _ point: CGPoint
  ) -> CaseStep {
    points[number] = phase == .began || phase == .moved ? point : nil
    return CaseStep(
      .contacts([CaseContact(touch: number, phase: phase, point: point)], after: pause()),
      isFollowedAtOnce: true)
  }

  private mutating func pause() -> TimeInterval { bits.pick([0, 0.008, 0.016, 0.016, 0.03]) }

  // MARK: - Acts

  private mutating func reaction() -> CaseAct {
    let own = views.recognizers.map(\.name)
    return .inAction(
      of: bits.pick(own + own + views.pans + (hasStack ? ["edgePop", "contentPop"] : [])),
      bits.pick([.began, .began, .changed, .ended, .cancelled]), surprise())
  }

  private mutating func surprise() -> CaseAct {
    switch bits.below(hasStack ? 5 : 3) {
    case 0, 1: .views(recognizerSurprise())
    case 2: .views(viewSurprise())
    default: stackSurprise()
    }
  }

  private mutating func recognizerSurprise() -> ViewAct {
    let recognizer = bits.pick(views.recognizers)
    switch bits.below(9) {
    case 0, 1:
      let custom = views.recognizers.filter(\.kind.isOfApp)
      return .set(
        bits.pick(custom.isEmpty ? [recognizer] : custom).name,
        bits.pick([.began, .began, .changed, .ended, .cancelled, .failed, .possible]))
    case 2: return .enable(bits.pick([recognizer.name] + views.pans), bits.chance(1, in: 2))
    case 3: return .detach(recognizer.name)
    case 4:
      return .attach(
        recognizer.name, to: bits.pick(views.views.map(\.name) + [CaseViews.window]))
    case 5 where !views.relations.isEmpty: return .flip(relation: bits.pick(views.relations).name)
    case 7:
      return .turn(
        recognizer.name, bits.pick(ViewAct.Switch.allCases), bits.chance(1, in: 2))
    case 8:
      let other = bits.pick(views.recognizers.map(\.name) + views.pans)
      return other == recognizer.name
        ? .allowBegin(other, true) : .require(recognizer.name, toFail: other)
    default: return .allowBegin(recognizer.name, bits.chance(1, in: 2))
    }
  }

  private mutating func viewSurprise() -> ViewAct {
    let view = bits.pick(views.views)
    switch bits.below(view.content == nil ? 5 : 10) {
    case 0: return .remove(view.name)
    case 1, 2: return .add(view.name, to: bits.pick(views.views.map(\.name) + [CaseViews.screen]))
    case 3: return .hide(view.name, bits.chance(1, in: 2))
    case 4: return .interact(view.name, bits.chance(1, in: 2))
    case 5: return .enableScrolling(view.name, bits.chance(1, in: 2))
    case 6: return .bounce(view.name, bits.chance(1, in: 2))
    case 7: return .page(view.name, bits.chance(1, in: 2))
    default:
      return .scroll(view.name, to: bits.pick([0, 0.3, 1]), animated: bits.chance(1, in: 2))
    }
  }

  private mutating func stackSurprise() -> CaseAct {
    switch bits.below(12) {
    case 0, 1: return .push(next(), stack: "A", animated: bits.chance(2, in: 3))
    case 2: return .pop(stack: "A", animated: bits.chance(2, in: 3))
    case 3: return .popToRoot(stack: "A", animated: bits.chance(1, in: 2))
    case 4: return .replace(next(), stack: "A")
    case 5: return .ask(stack: "A")
    case 6: return .remove(stack: "A")
    case 7: return .follow(bits.pick(CaseAct.Policy.allCases), .stack("A"))
    case 8: return .suspend(stack: "A")
    case 9: return .resume(stack: "A", byReleasingOwner: bits.chance(1, in: 2))
    default:
      return .views(
        .give(
          bits.pick(views.views).name,
          bits.chance(1, in: 3) ? nil : bits.pick(ViewRole.allCases)))
    }
  }

  private mutating func next() -> CaseScreen {
    pushed += 1
    return CaseScreen("s\(screens.count + pushed)")
  }
}

extension CaseViews {
  /// The pans of the scroll views.
  fileprivate var pans: [String] {
    views.filter { $0.content != nil }.map { CaseViews.pan(of: $0.name) }
  }
}
#endif
