#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// Makes random lives.
package struct LifeGenerator {
  /// The questions that lives answer in the likely way.
  ///
  /// Under another answer UIKit's own pops keep others from popping while they wait (C094), and so
  /// does what waits for the arbiter.
  package static let assumed: [UIKitBehavior.Question] = [.heldExclusion]
  private var bits: SeededGenerator
  private var stacks: [String] = []
  private var screens: [String] = []
  /// What the windows show at the start, on which most acts act.
  private var shown: [CaseContainer.Level] = []
  /// The stack and the screen that most acts of this life are about.
  private var subject: CaseContainer.Level?
  /// The kinds of its settings and changes. A life of few kinds about one subject combines them more
  /// often than one of all, and some faults need four of them.
  private var kinds = (settings: Setting.allCases, changes: Change.allCases)
  private var hasGesture = false
  /// Whether screens do something in callbacks, which most laws cannot compare.
  private var reacts = false

  private enum Setting: CaseIterable {
    case ask, drive, driveAll, follow, intercept, answer, give, animate, offer, remove
  }
  private enum Change: CaseIterable {
    case push, pop, keepTop, insert, replace, carry, present, dismiss, select, show, exchange
    case hideBar, rotate, clear, tamper, escape, tapBack
  }

  /// Returns the life with a number for a seed, the same on every machine.
  package static func life(_ number: Int, seed: UInt64) -> LabCase {
    var generator = LifeGenerator(bits: SeededGenerator(of: seed, number))
    return generator.life()
  }

  private init(bits: SeededGenerator) { self.bits = bits }

  private mutating func life() -> LabCase {
    var behavior = UIKitBehavior(version: bits.pick(SystemVersion.allCases))
    if bits.chance(1, in: 3) {
      let open = UIKitBehavior.Question.allCases.filter { !Self.assumed.contains($0) }
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
    shown = windows.flatMap(\.root.shown)
    hasGesture = windows.contains { $0.root.hasGesture }
    reacts = bits.chance(1, in: 3)
    chooseSubject(hasWindows: windows.count > 1)
    let length = 2 + bits.below(7)
    for _ in 0..<length { addStep(to: &life) }
    // What is removed and set up again is too rare otherwise.
    if let removed = life.lastRemoved, bits.chance(1, in: 3) {
      life.steps.append(
        CaseStep(
          .act(bits.chance(2, in: 3) ? .ask(stack: removed) : .drive(stack: removed, isOn: true))))
    }
    if life.steps.last?.isTouch != true { life.steps.append(CaseStep(touch())) }
    // Everything is released in the middle of what the last step began.
    if bits.chance(1, in: 12), let last = life.steps.indices.last {
      life.steps[last].isFollowedAtOnce = true
    }
    return life
  }

  private mutating func chooseSubject(hasWindows: Bool) {
    guard bits.chance(3, in: 4) else { return }
    subject = bits.pick(shown)
    kinds.settings = (0..<3).map { _ in bits.pick(kinds.settings) }
    kinds.changes = (0..<2).map { _ in bits.pick(kinds.changes) }
    // What concerns two windows, two stacks, or a gesture around one, is too rare otherwise.
    if hasWindows, bits.chance(1, in: 2) { kinds.changes[0] = .exchange }
    if shown.count > 1, bits.chance(1, in: 3) { kinds.changes[1] = .carry }
    if hasGesture, bits.chance(1, in: 2) { kinds.settings[0] = .give }
  }

  private mutating func addStep(to life: inout LabCase) {
    let isFollowedAtOnce = bits.chance(1, in: 8)
    // A life about a subject ends with a touch, and needs few before.
    let touches = subject == nil || bits.chance(1, in: 3) ? 7 : 0
    switch 7 - touches + bits.below(13 + touches) {
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
    case 14...15 where reacts: life.steps.append(CaseStep(.act(reaction())))
    default: life.steps.append(CaseStep(.act(change()), isFollowedAtOnce: isFollowedAtOnce))
    }
  }

  // MARK: - Touches

  private mutating func touch() -> CaseStep.Action {
    switch bits.below(13) {
    case 0: .tap(at: point())
    case 2: .pull(from: point())
    case 1, 3: .swipeOnTrackpad(at: point())
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

  /// The name of a stack, more often of the subject's or of one that is shown.
  private mutating func someStack() -> String {
    some(stacks) { $0.compactMap(\.stack) }
  }

  private mutating func someScreen() -> String {
    some(screens) { $0.map(\.screen) }
  }

  private mutating func some(
    _ all: [String], _ names: ([CaseContainer.Level]) -> [String]
  ) -> String {
    let preferred = [[subject].compactMap(\.self), shown].map(names).first { names in
      !names.isEmpty && bits.chance(2, in: 3)
    }
    return bits.pick(preferred ?? all)
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
    switch bits.pick(kinds.settings) {
    case .ask: return .ask(stack: stack)
    case .drive: return .drive(stack: stack, isOn: bits.chance(4, in: 5))
    case .driveAll: return .drive(stack: nil, isOn: bits.chance(4, in: 5))
    case .follow:
      let place = bits.pick([CasePlace.screen(screen), .screen(screen), .stack(stack), .app])
      return .follow(bits.pick([.disabled, .disabled, .standard, .edgeOnly]), place)
    case .intercept: return .intercept(screen: screen, agrees: bits.chance(1, in: 3))
    case .answer: return .answer(screen: screen, agrees: bits.chance(1, in: 2))
    case .give:
      if bits.chance(1, in: 8) { return .give(screen: screen, nil) }
      let isAboutPans = hasGesture && bits.chance(1, in: 2)
      return .give(
        screen: screen,
        isAboutPans ? .enclosingMap : bits.pick([.pager, .carousel, .map, .enclosingMap]))
    case .animate: return .animate(screen: screen, isOn: bits.chance(4, in: 5))
    case .offer: return .offer(self.screen(at: 3), screen: screen)
    case .remove: return .remove(stack: stack)
    }
  }

  private mutating func change() -> CaseAct {
    let stack = someStack()
    switch bits.pick(kinds.changes) {
    case .push: return .push(screen(at: 1), stack: stack, animated: bits.chance(1, in: 2))
    case .pop: return .pop(stack: stack, animated: bits.chance(1, in: 2))
    case .keepTop: return .keepTop(stack: stack)
    case .insert: return .insert(screen(at: 3), stack: stack)
    case .replace: return .replace(screen(at: 2), stack: stack)
    case .carry: return .carry(from: stack, to: someStack())
    case .present: return .present(container(at: 1), stack: stack, isSheet: bits.chance(1, in: 3))
    case .dismiss: return .dismiss(stack: stack)
    case .select: return .select(tab: bits.below(2))
    case .show: return .show(container(), window: bits.below(2))
    case .exchange: return .exchangeWindows
    case .hideBar: return .hideBar(stack: stack, isHidden: bits.chance(3, in: 4))
    case .rotate: return .rotate
    case .clear: return .clearWindows(disables: bits.chance(1, in: 2))
    case .tamper: return .tamper(stack: stack)
    case .escape: return .escape(stack: stack)
    case .tapBack: return .tapBack(stack: stack)
    }
  }

  // MARK: - Containers

  private mutating func container(at depth: Int = 0) -> CaseContainer {
    guard depth < 3 else { return stack(at: depth) }
    if depth == 0, bits.chance(1, in: 6) { return nest(3 + bits.below(2)) }
    switch bits.below(12) {
    case 0, 1: return .tabs([container(at: depth + 1), container(at: depth + 1)])
    case 2: return .columns([container(at: depth + 1), container(at: depth + 1)])
    case 3:
      return bits.chance(1, in: 2)
        ? .split(primary: stack(at: depth + 1), secondary: stack(at: depth + 1)) : stack(at: depth)
    case 4, 5: return .surrounded(by: bits.pick(CaseGesture.allCases), stack(at: depth))
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
    if bits.chance(1, in: 3) {
      screen.content = bits.pick(CaseScreen.Content.allCases.filter { !$0.isPages })
    }
    if depth < 4, bits.chance(1, in: 4) {
      screen.inside = container(at: depth)
      screen.isOrphan = bits.chance(1, in: 6)
    }
    return screen
  }
}

extension LabCase {
  /// The stack whose arbiter is removed last.
  fileprivate var lastRemoved: String? {
    steps.reversed().lazy.compactMap { step in
      if case .remove(let stack) = step.act { stack } else { nil }
    }.first
  }
}

extension CaseContainer {
  /// A screen that is shown, and the stack of which it is the top screen.
  fileprivate struct Level {
    var stack: String?
    var screen: String
  }

  /// What is shown, the outermost first.
  fileprivate var shown: [Level] {
    switch self {
    case .stack(let name, let screens):
      screens.last.map { [Level(stack: name, screen: $0.name)] + ($0.inside?.shown ?? []) } ?? []
    case .tabs(let parts), .columns(let parts): parts.first?.shown ?? []
    case .split(_, let secondary): secondary.shown
    case .surrounded(_, let part): part.shown
    case .screen(let screen): [Level(screen: screen.name)] + (screen.inside?.shown ?? [])
    case .snapshot: []
    }
  }
}
#endif
