#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The innermost stack that can pop pops, whatever happened before (promise 14).
@MainActor @Suite struct NestedStackLifeTests {
  @Test(arguments: 0..<6)
  func `the innermost stack that may pop pops, at any moment of a random life`(part: Int) {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    for seed in 1...40 {
      GestureArbiter.defaults = GestureArbiter.Defaults()
      Life(seed: UInt64(40 * part + seed)).play()
    }
  }
}

/// A random life of nested stacks in containers.
@MainActor
private final class Life {
  private enum Act: CaseIterable {
    case ask, drive, stopDriving, remove, refuse, allow, disableLeaf, enableLeaf
    case driveAll, driveNone, push, pop, moveToOtherWindow, takeOut, touch, swipe, swipeAgain
  }

  /// How a stack lies in a screen of the one around it.
  private enum Container: CaseIterable { case child, tab, tabOfChild }

  private struct Settings {
    var isRemoved = false
    var isAsked = false
    var driver: PopDriver?
    var refuses = false
  }

  private let seed: UInt64
  private var random: SeededGenerator
  private let stage: Stage
  private let other = UIWindow(frame: StageMetrics.screen)
  /// The outermost first.
  private var stacks: [UINavigationController] = []
  /// The screens in which the inner ones lie.
  private var hosts: [UIViewController] = []
  private var settings: [Settings] = []
  private var isLeafDisabled = false
  private var isDrivenByDefault = false
  private var story: [String] = []

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    var behavior = UIKitBehavior(version: SystemVersion.allCases[Int(seed % 3)])
    behavior.tieOnOneView = seed % 2 == 0 ? .lastAddedWins : .firstAddedWins
    // Under one answer UIKit's own recognizers keep others from popping while they wait (C094).
    let departures = behavior.departures.filter { $0.question != .heldExclusion }
    if let answer = departures.randomElement(using: &random) { behavior = answer.behavior }
    stage = Stage(behavior: behavior)
    stage.engine.attach(other)
    other.isHidden = true
    for _ in 0..<Int.random(in: 2...4, using: &random) {
      let stack = UINavigationController()
      stack.view.semanticContentAttribute = .forceLeftToRight
      if let outer = stacks.last { nest(stack, in: outer) }
      stacks.append(stack)
      settings.append(Settings())
    }
    let screens = (0..<Int.random(in: 1...2, using: &random)).map { _ in UIViewController() }
    stacks[stacks.count - 1].setViewControllers(screens, animated: false)
    place()
  }

  func play() {
    for _ in 0..<Int.random(in: 4...14, using: &random) {
      guard let act = Act.allCases.randomElement(using: &random) else { return }
      let index = Int.random(in: 0..<stacks.count, using: &random)
      story.append("\(act) \(index)")
      perform(act, on: index)
    }
    swipe(from: 3)
    swipe(from: 195)
  }

  private func perform(_ act: Act, on index: Int) {
    let stack = stacks[index]
    switch act {
    case .ask:
      stack.gestureArbiter.onDecision = { _ in }
      (settings[index].isRemoved, settings[index].isAsked) = (false, true)
    case .drive, .stopDriving:
      let driver = act == .drive ? PopDriver.arbiter : .uikitOnly
      stack.gestureArbiter.driver = driver
      settings[index].driver = driver
      settings[index].isRemoved = false
    case .remove:
      stack.gestureArbiter.remove()
      settings[index] = Settings(isRemoved: true)
    case .refuse, .allow:
      stack.gestureArbiter.policy = act == .refuse ? .disabled : .standard
      settings[index].refuses = act == .refuse
      settings[index].isRemoved = false
    case .disableLeaf, .enableLeaf:
      isLeafDisabled = act == .disableLeaf
      stacks.last?.topViewController?.popPolicy = isLeafDisabled ? .disabled : nil
    case .driveAll, .driveNone:
      isDrivenByDefault = act == .driveAll
      GestureArbiter.defaults.driver = isDrivenByDefault ? .arbiter : .uikitOnly
    case .push, .pop: change(index, pushes: act == .push)
    case .moveToOtherWindow: place()
    case .takeOut: takeOut(index)
    case .touch: stage.play(TouchScript().down(at: CGPoint(x: 195, y: 400)).up())
    case .swipe: swipe(from: 3)
    case .swipeAgain: swipe(from: 195)
    }
  }

  // MARK: The oracle

  private func swipe(from x: CGFloat) {
    stage.rest()
    let before = stacks.map(\.viewControllers.count)
    var expected = before
    if let index = stacks.indices.last(where: { mayPop($0, from: x) }) { expected[index] -= 1 }

    stage.swipeRight(from: x, y: 500)
    stage.rest()

    let after = stacks.map(\.viewControllers.count)
    #expect(after == expected, "seed \(seed), from \(x): \(story)\n\(stage.story)")
    story.append("swiped \(x)")
    // What a pop of an outer stack has taken away comes back.
    for index in stacks.indices where after[index] < before[index] { restore(index) }
    stage.rest()
  }

  private func mayPop(_ index: Int, from x: CGFloat) -> Bool {
    let (stack, settings) = (stacks[index], settings[index])
    guard stack.viewControllers.count > 1 else { return false }
    if !settings.isRemoved, settings.refuses || isLeafDisabled { return false }
    if x == 3 || stage.engine.behavior.version.hasContentPop { return true }
    let driver = settings.driver ?? (isDrivenByDefault ? .arbiter : .uikitOnly)
    return !settings.isRemoved && driver == .arbiter
  }

  // MARK: Containers

  private func nest(_ inner: UINavigationController, in outer: UINavigationController) {
    var host = UIViewController()
    switch Container.allCases.randomElement(using: &random) ?? .child {
    case .child: embed(inner, in: host)
    case .tabOfChild: embed(tabs(with: inner), in: host)
    case .tab: host = tabs(with: inner)
    }
    hosts.append(host)
    let screens = [UIViewController(), host].suffix(Int.random(in: 1...2, using: &random))
    outer.setViewControllers(Array(screens), animated: false)
  }

  private func tabs(with stack: UINavigationController) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    return tabs
  }

  private func embed(_ child: UIViewController, in host: UIViewController) {
    host.addChild(child)
    child.view.frame = StageMetrics.screen
    host.view.addSubview(child.view)
    child.didMove(toParent: host)
  }

  /// Shows the outermost stack in another place.
  private func place() {
    let outermost = stacks[0]
    stage.window.rootViewController?.dismiss(animated: false)
    stage.rest()
    stage.window.rootViewController = nil
    other.rootViewController = nil
    (outermost.parent as? UITabBarController)?.viewControllers = []
    other.isHidden = true
    switch Int.random(in: 0..<4, using: &random) {
    case 0: stage.window.rootViewController = outermost
    case 1: stage.window.rootViewController = tabs(with: outermost)
    case 2:
      other.rootViewController = outermost
      other.isHidden = false
    default:
      stage.window.rootViewController = UIViewController()
      outermost.modalPresentationStyle = .fullScreen
      stage.window.rootViewController?.present(outermost, animated: false)
    }
    stage.rest()
  }

  /// Pushes a screen below the one on top, or removes it: what is visible stays.
  private func change(_ index: Int, pushes: Bool) {
    let stack = stacks[index]
    var screens = stack.viewControllers
    if pushes {
      screens.insert(UIViewController(), at: 0)
    } else if screens.count > 1 {
      screens.remove(at: 0)
    }
    stack.setViewControllers(screens, animated: false)
  }

  /// Takes what a stack shows off its view, and shows it again.
  private func takeOut(_ index: Int) {
    let stack = stacks[index]
    let screens = stack.viewControllers
    stack.setViewControllers([UIViewController()], animated: false)
    if Bool.random(using: &random) { stage.rest() }
    stack.setViewControllers(screens, animated: false)
  }

  private func restore(_ index: Int) {
    guard index < hosts.count else {
      // The leaf is another screen now.
      isLeafDisabled = stacks[index].topViewController?.popPolicy != nil
      return
    }
    stacks[index].pushViewController(hosts[index], animated: false)
  }
}
#endif
