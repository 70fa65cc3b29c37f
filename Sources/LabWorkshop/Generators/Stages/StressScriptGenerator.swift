#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// Generates the steps of a case: touches, and surprises between them.
struct StressScriptGenerator {
  private var bits: SeededGenerator
  private let stress: StressCase
  private var points: [Int: CGPoint] = [:]
  private var headings: [Int: CGPoint] = [:]

  init(_ bits: SeededGenerator, for stress: StressCase) {
    self.bits = bits
    self.stress = stress
  }

  /// Returns a single drag with one touch.
  mutating func singleDrag() -> [StressCase.Step] {
    var steps = [land(0)]
    for _ in 0..<(4 + bits.below(16)) { steps.append(move(0)) }
    steps.append(lift(0, .ended))
    return steps
  }

  /// Returns touches with surprises: 0 for none, 3 for many.
  mutating func steps(surprises: Int) -> [StressCase.Step] {
    var steps: [StressCase.Step] = []
    for _ in 0..<(10 + bits.below(40)) {
      if bits.chance(surprises, in: 12) {
        steps.append(StressCase.Step(after: pause(), action: surprise()))
      } else {
        steps.append(touch())
      }
    }
    return steps
  }

  /// Returns an action inside an action message.
  mutating func reaction() -> StressCase.Reaction {
    let pans = stress.views.filter { $0.content != nil }.map {
      StressCase.RecognizerID.scrollPan($0.id)
    }
    let pops: [StressCase.RecognizerID] = stress.navigation == nil ? [] : [.edgePop, .contentPop]
    let own = stress.recognizers.map { StressCase.RecognizerID.own($0.id) }
    return StressCase.Reaction(
      recognizer: bits.pick(own + own + pans + pops),
      state: bits.pick([.began, .began, .changed, .ended, .cancelled]), action: surprise())
  }

  private mutating func touch() -> StressCase.Step {
    if bits.chance(1, in: 10) { return together() }
    let number = bits.pick([0, 0, 0, 1, 2])
    guard points[number] != nil else { return land(number) }
    return switch bits.below(14) {
    case 0..<9: move(number)
    case 9: StressCase.Step(after: TimeInterval(bits.below(700)) / 1000, action: .wait)
    case 10..<13: lift(number, .ended)
    default: lift(number, .cancelled)
    }
  }

  /// Returns an event in which two touches begin, or all touches move, end or are cancelled.
  private mutating func together() -> StressCase.Step {
    var contacts: [StressCase.Contact] = []
    func note(_ step: StressCase.Step) {
      if case .touch(let contact) = step.action { contacts.append(contact) }
    }
    let down = points.keys.sorted()
    if down.isEmpty {
      for number in 0..<2 { note(land(number)) }
    } else {
      let isOver = bits.chance(1, in: 4)
      let end = bits.pick([UITouch.Phase.ended, .ended, .cancelled])
      for number in down { note(isOver ? lift(number, end) : move(number)) }
    }
    return StressCase.Step(after: pause(), action: .together(contacts))
  }

  private mutating func land(_ number: Int) -> StressCase.Step {
    let isAtEdge = bits.chance(1, in: 4)
    let isMirrored = stress.navigation?.isMirrored ?? false
    let edge = isMirrored ? StageMetrics.screen.maxX - 4 : 4
    var point = CGPoint(
      x: isAtEdge ? edge : CGFloat(bits.below(390)), y: CGFloat(20 + bits.below(800)))
    // Two touches cannot have the same location.
    while points.values.contains(point) { point.y += 1 }
    points[number] = point
    let towardsTrailing = CGPoint(x: isMirrored ? -14 : 14, y: 1)
    headings[number] = bits.pick([
      towardsTrailing, towardsTrailing, towardsTrailing, CGPoint(x: -12, y: 2),
      CGPoint(x: 2, y: 13), CGPoint(x: -1, y: -12), CGPoint(x: 9, y: 9), CGPoint(x: 1, y: 0),
    ])
    return touch(number, .began, point)
  }

  private mutating func move(_ number: Int) -> StressCase.Step {
    var heading = headings[number] ?? .zero
    if bits.chance(1, in: 12) { heading = CGPoint(x: heading.y * 2, y: heading.x) }
    headings[number] = heading
    var point = points[number] ?? .zero
    point.x += heading.x + CGFloat(bits.below(7)) - 3
    point.y += heading.y + CGFloat(bits.below(7)) - 3
    points[number] = point
    return touch(number, .moved, point)
  }

  private mutating func lift(_ number: Int, _ phase: UITouch.Phase) -> StressCase.Step {
    let point = points[number] ?? .zero
    points[number] = nil
    return touch(number, phase, point)
  }

  private mutating func touch(
    _ number: Int, _ phase: UITouch.Phase, _ point: CGPoint
  ) -> StressCase.Step {
    StressCase.Step(
      after: pause(),
      action: .touch(StressCase.Contact(touch: number, phase: phase, point: point)))
  }

  private mutating func pause() -> TimeInterval { bits.pick([0, 0.008, 0.016, 0.016, 0.03]) }

  private mutating func surprise() -> StressCase.Action {
    switch bits.below(stress.navigation == nil ? 3 : 5) {
    case 0, 1: recognizerSurprise()
    case 2: viewSurprise()
    default: navigationSurprise()
    }
  }

  private mutating func recognizerSurprise() -> StressCase.Action {
    let recognizer = bits.pick(stress.recognizers)
    let views = stress.views.map(\.id)
    let scrolling = stress.views.filter { $0.content != nil }.map {
      StressCase.RecognizerID.scrollPan($0.id)
    }
    switch bits.below(9) {
    case 7:
      return .turn(
        recognizer.id, bits.pick(StressCase.Switch.allCases), bits.chance(1, in: 2))
    case 8:
      let others = stress.recognizers.map { StressCase.RecognizerID.own($0.id) } + scrolling
      let other = bits.pick(others)
      return other == .own(recognizer.id) ? .wait : .require(.own(recognizer.id), toFail: other)
    case 0, 1:
      let states: [UIGestureRecognizer.State] = [
        .began, .began, .changed, .ended, .cancelled, .failed, .possible,
      ]
      let custom = stress.recognizers.filter { if case .custom = $0.kind { true } else { false } }
      return .set(bits.pick(custom.isEmpty ? [recognizer] : custom).id, bits.pick(states))
    case 2: return .enable(bits.pick([.own(recognizer.id)] + scrolling), bits.chance(1, in: 2))
    case 3: return .detach(recognizer.id)
    case 4: return .attach(recognizer.id, to: bits.pick(views + [StressCase.window]))
    case 5 where !stress.relations.isEmpty:
      return .flip(relation: bits.pick(stress.relations).id)
    default: return .allowBegin(recognizer.id, bits.chance(1, in: 2))
    }
  }

  private mutating func viewSurprise() -> StressCase.Action {
    let view = bits.pick(stress.views)
    switch bits.below(view.content == nil ? 5 : 10) {
    case 0: return .remove(view.id)
    case 1, 2: return .add(view.id, to: bits.pick(stress.views.map(\.id) + [StressCase.screenView]))
    case 3: return .hide(view.id, bits.chance(1, in: 2))
    case 4: return .interact(view.id, bits.chance(1, in: 2))
    case 5: return .enableScrolling(view.id, bits.chance(1, in: 2))
    case 6: return .bounce(view.id, bits.chance(1, in: 2))
    case 7: return .page(view.id, bits.chance(1, in: 2))
    default:
      return .scroll(view.id, to: bits.pick([0, 0.3, 1]), animated: bits.chance(1, in: 2))
    }
  }

  private mutating func navigationSurprise() -> StressCase.Action {
    switch bits.below(13) {
    case 0, 1: .push(animated: bits.chance(2, in: 3))
    case 2: .pop(animated: bits.chance(2, in: 3))
    case 3: .popToRoot(animated: bits.chance(1, in: 2))
    case 4: .replaceStack
    case 5: .installArbiter
    case 6: .removeArbiter
    case 7: .enableArbiter(bits.chance(1, in: 2))
    case 8: .follow(bits.pick(StressCase.Policy.allCases))
    case 9: .suspend
    case 10: .resume(byReleasingOwner: bits.chance(1, in: 2))
    default:
      .register(
        bits.pick(stress.views).id,
        as: bits.chance(1, in: 3) ? nil : bits.pick(StressCase.Role.allCases))
    }
  }
}
#endif
