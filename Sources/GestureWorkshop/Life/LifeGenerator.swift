#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// Makes random lives.
package struct LifeGenerator {
  private var bits: SeededGenerator
  private var stacks: [String] = []
  private var screens: [String] = []
  /// What is shown in the first window, on which most acts act.
  private var shown = CaseContainer.Shown()

  /// Returns the life with a number for a seed, the same on every machine.
  package static func life(_ number: Int, seed: UInt64) -> LabCase {
    var generator = LifeGenerator(bits: SeededGenerator(of: seed, number))
    return generator.life()
  }

  private init(bits: SeededGenerator) { self.bits = bits }

  private mutating func life() -> LabCase {
    var behavior = UIKitBehavior(version: bits.pick(SystemVersion.allCases))
    if bits.chance(1, in: 3) {
      let open = UIKitBehavior.Question.allCases.filter { !LabCase.assumed.contains($0) }
      behavior = bits.pick(behavior.answers(to: bits.pick(open))).behavior
    }
    var windows = [
      CaseWindow(bits.chance(1, in: 16) ? .eventsOnly : .ordinary, showing: container())
    ]
    if bits.chance(1, in: 4) {
      let root = bits.chance(1, in: 2) ? .screen(screen(at: 3)) : container()
      windows.append(CaseWindow(bits.pick(CaseWindow.Kind.allCases), showing: root))
    }
    var life = LabCase(windows, behavior: behavior, seed: UInt64(bits.below(1000)))
    life.isMirrored = bits.chance(1, in: 8)
    shown = windows[0].root.shown
    let length = 2 + bits.below(7)
    for _ in 0..<length { addStep(to: &life) }
    if !life.steps.contains(where: \.isTouch) { life.steps.append(CaseStep(touch())) }
    // Everything is released in the middle of what the last step began.
    if bits.chance(1, in: 12), let last = life.steps.indices.last {
      life.steps[last].isFollowedAtOnce = true
    }
    return life
  }

  private mutating func addStep(to life: inout LabCase) {
    let isFollowedAtOnce = bits.chance(1, in: 8)
    switch bits.below(20) {
    case 0..<6: life.steps.append(CaseStep(touch()))
    case 6 where bits.chance(1, in: 2):
      // Something happens while a touch moves.
      let act = bits.chance(2, in: 3) ? setting() : change()
      life.steps += [
        CaseStep(.land(touch: 1, at: point())),
        CaseStep(.move(touch: 1, by: CGPoint(x: 20 * bits.below(4), y: 0))), CaseStep(.act(act)),
        CaseStep(.move(touch: 1, by: CGPoint(x: 120, y: 0))),
        CaseStep(.lift(touch: 1, isCancelled: bits.chance(1, in: 4))),
      ]
    case 6:
      // A thumb rests while another touch moves.
      life.steps += [
        CaseStep(.land(touch: 1, at: CGPoint(x: 60 + bits.below(300), y: 650))),
        CaseStep(drag()), CaseStep(.lift(touch: 1, isCancelled: bits.chance(1, in: 4))),
      ]
    case 7..<14:
      life.steps.append(CaseStep(.act(setting()), isFollowedAtOnce: isFollowedAtOnce))
    case 14, 15: life.steps.append(CaseStep(.act(reaction())))
    default: life.steps.append(CaseStep(.act(change()), isFollowedAtOnce: isFollowedAtOnce))
    }
  }

  // MARK: - Touches

  private mutating func touch() -> CaseStep.Action {
    switch bits.below(13) {
    case 0: .tap(at: point())
    case 2: .pull(from: point())
    case 1: .swipeOnTrackpad(at: point())
    default: drag()
    }
  }

  private mutating func drag() -> CaseStep.Action {
    let direction = bits.chance(1, in: 10) ? bits.pick(SwipeDirection.allCases) : .right
    return .drag(direction, from: point())
  }

  private mutating func point() -> CGPoint {
    CGPoint(x: bits.pick([3, 8, 60, 150, 195, 195]), y: bits.pick([250, 422, 500, 700]))
  }

  // MARK: - Acts

  /// The name of a stack, more often of one that is shown.
  private mutating func someStack() -> String {
    bits.pick(!shown.stacks.isEmpty && bits.chance(2, in: 3) ? shown.stacks : stacks)
  }

  private mutating func someScreen() -> String {
    bits.pick(!shown.screens.isEmpty && bits.chance(2, in: 3) ? shown.screens : screens)
  }

  /// What a screen does in a callback, most often of what apps do there.
  private mutating func reaction() -> CaseAct {
    let act =
      switch bits.below(6) {
      case 0: setting()
      case 1: change()
      case 2: CaseAct.remove(stack: someStack())
      case 3: CaseAct.drive(stack: nil, isOn: bits.chance(1, in: 3))
      default: CaseAct.drive(stack: someStack(), isOn: bits.chance(1, in: 3))
      }
    return .upon(bits.pick(Log.Callback.allCases), screen: someScreen(), act)
  }

  private mutating func setting() -> CaseAct {
    let (stack, screen) = (someStack(), someScreen())
    switch bits.below(16) {
    case 0, 1: return .ask(stack: stack)
    case 2, 3: return .drive(stack: stack, isOn: bits.chance(4, in: 5))
    case 4: return .drive(stack: nil, isOn: bits.chance(4, in: 5))
    case 5, 6:
      let place = bits.pick([CasePlace.screen(screen), .screen(screen), .stack(stack), .app])
      return .follow(bits.pick([.disabled, .disabled, .standard, .edgeOnly]), place)
    case 7, 8: return .intercept(screen: screen, agrees: bits.chance(1, in: 3))
    case 9: return .answer(screen: screen, agrees: bits.chance(1, in: 2))
    case 10, 11:
      return .give(screen: screen, bits.chance(1, in: 8) ? nil : bits.pick(CaseAct.Role.allCases))
    case 13: return .offer(self.screen(at: 3), screen: screen)
    case 12: return .animate(screen: screen, isOn: bits.chance(4, in: 5))
    default: return .remove(stack: stack)
    }
  }

  private mutating func change() -> CaseAct {
    let stack = someStack()
    switch bits.below(20) {
    case 0..<4: return .push(screen(at: 1), stack: stack, animated: bits.chance(1, in: 2))
    case 4, 5: return .pop(stack: stack, animated: bits.chance(1, in: 2))
    case 6: return .keepTop(stack: stack)
    case 7: return .insert(screen(at: 3), stack: stack)
    case 8: return .present(container(at: 1), stack: stack, isSheet: bits.chance(1, in: 3))
    case 9: return .dismiss(stack: stack)
    case 10, 11: return .select(tab: bits.below(2))
    case 12: return .show(container(), window: bits.below(2))
    case 13: return .exchangeWindows
    case 14: return .hideBar(stack: stack, isHidden: bits.chance(3, in: 4))
    case 15: return bits.chance(1, in: 2) ? .rotate : .clearWindows(disables: bits.chance(1, in: 2))
    case 16: return .tamper(stack: stack)
    case 17: return .escape(stack: stack)
    case 18: return .replace(self.screen(at: 2), stack: stack)
    default: return .tapBack(stack: stack)
    }
  }

  // MARK: - Containers

  private mutating func container(at depth: Int = 0) -> CaseContainer {
    guard depth < 3 else { return stack(at: depth) }
    if depth == 0, bits.chance(1, in: 8) { return nest(3 + bits.below(2)) }
    switch bits.below(12) {
    case 0, 1: return .tabs([container(at: depth + 1), container(at: depth + 1)])
    case 2: return .columns([container(at: depth + 1), container(at: depth + 1)])
    case 3:
      return bits.chance(1, in: 2)
        ? .split(primary: stack(at: depth + 1), secondary: stack(at: depth + 1)) : stack(at: depth)
    case 4: return .surrounded(by: bits.pick(CaseGesture.allCases), stack(at: depth))
    default: return stack(at: depth)
    }
  }

  /// Makes stacks in one another, each with a screen to pop.
  private mutating func nest(_ count: Int) -> CaseContainer {
    let inside = count > 1 ? nest(count - 1) : nil
    var screens = [
      CaseScreen("s\(self.screens.count + 1)"), CaseScreen("s\(self.screens.count + 2)"),
    ]
    self.screens += screens.map(\.name)
    screens[1].inside = inside
    stacks.append(nextStack)
    return .stack(name: stacks[stacks.count - 1], screens: screens)
  }

  private var nextStack: String {
    String(UnicodeScalar(UInt8(65 + stacks.count % 26))) + (stacks.count < 26 ? "" : "2")
  }

  private mutating func stack(at depth: Int) -> CaseContainer {
    let name = nextStack
    stacks.append(name)
    return .stack(name: name, screens: (0...bits.below(3)).map { _ in screen(at: depth + 1) })
  }

  private mutating func screen(at depth: Int) -> CaseScreen {
    var screen = CaseScreen("s\(screens.count + 1)")
    screens.append(screen.name)
    if bits.chance(1, in: 3) { screen.content = bits.pick(CaseScreen.Content.allCases) }
    if depth < 4, bits.chance(1, in: 4) {
      screen.inside = container(at: depth)
      screen.isOrphan = bits.chance(1, in: 6)
    }
    return screen
  }
}

extension CaseContainer {
  /// The names of what is shown, the outermost first.
  fileprivate struct Shown {
    var stacks: [String] = []
    var screens: [String] = []
  }

  fileprivate var shown: Shown {
    switch self {
    case .stack(let name, let screens):
      var shown = screens.last?.inside?.shown ?? Shown()
      shown.stacks.insert(name, at: 0)
      if let top = screens.last { shown.screens.insert(top.name, at: 0) }
      return shown
    case .tabs(let parts), .columns(let parts): return parts.first?.shown ?? Shown()
    case .split(_, let secondary): return secondary.shown
    case .surrounded(_, let part): return part.shown
    case .screen(let screen):
      var shown = screen.inside?.shown ?? Shown()
      shown.screens.insert(screen.name, at: 0)
      return shown
    }
  }
}
#endif
