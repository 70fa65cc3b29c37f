#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Settings and removals in any order, in stacks that are shown in any place, decide alike.
@MainActor @Suite struct InstallationLifeTests {
  @Test(arguments: 0..<4)
  func `a screen that was disabled stays unless the arbiter of its stack was removed`(part: Int) {
    for seed in 1...60 { Life(seed: UInt64(60 * part + seed)).play() }
  }

  @Test
  func `no gates are added to a window that is deallocated in the same turn`() {
    do {
      let gone = Stage()
      let screen = gone.navigation.topViewController
      let stacks = (0..<3).map { _ in
        UINavigationController(rootViewController: UIViewController())
      }
      for inner in stacks {
        screen?.addChild(inner)
        screen?.view.addSubview(inner.view)
        inner.didMove(toParent: screen)
      }
      gone.rest()
      for inner in stacks { inner.gestureArbiter.onDecision = { _ in } }
    }

    let stage = Stage()
    stage.rest()
    #expect(stage.gates().isEmpty)
  }
}

/// A random life of four stacks: two in tabs, one that is presented, one in a second window.
@MainActor
private final class Life {
  private enum Act: CaseIterable {
    case disable, enable, ask, remove, drive, show, cover, touch, rest
  }

  private let seed: UInt64
  private var random: SeededGenerator
  private let stage: Stage
  private let stacks = (0..<4).map { _ in UINavigationController() }
  private let tabs = UITabBarController()
  private let window = UIWindow(frame: StageMetrics.screen)
  private var isDisabled = [false, false, false, false]
  private var isRemoved = [false, false, false, false]
  private var isConfigured = [false, false, false, false]
  private var story: [String] = []

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    let versions: [SystemVersion] = [.v16, .v18, .v26]
    stage = Stage(iOS: versions[Int(seed % 3)])
    for stack in stacks {
      stack.setViewControllers([UIViewController(), UIViewController()], animated: false)
      stack.modalPresentationStyle = .fullScreen
    }
    tabs.viewControllers = Array(stacks[0...1])
    window.rootViewController = stacks[3]
    stage.window.rootViewController = tabs
  }

  func play() {
    for _ in 0..<Int.random(in: 3...12, using: &random) {
      guard let act = Act.allCases.randomElement(using: &random) else { return }
      let index = Int.random(in: 0..<4, using: &random)
      story.append("\(act) \(index)")
      perform(act, on: index)
    }
    for index in stacks.indices.shuffled(using: &random) { check(index) }
    guard (0..<4).allSatisfy({ isRemoved[$0] || !isConfigured[$0] }) else { return }
    stage.rest()
    for shown in [stage.window, window] {
      #expect(stage.gates(on: shown).isEmpty, "seed \(seed): \(story)")
    }
  }

  private func perform(_ act: Act, on index: Int) {
    let stack = stacks[index]
    switch act {
    case .disable:
      stack.topViewController?.popPolicy = .disabled
      (isDisabled[index], isConfigured[index]) = (true, true)
    case .enable:
      stack.topViewController?.popPolicy = nil
      isDisabled[index] = false
    case .ask:
      stack.gestureArbiter.onDecision = { _ in }
      (isRemoved[index], isConfigured[index]) = (false, true)
    case .drive:
      stack.gestureArbiter.driver = .arbiter
      (isRemoved[index], isConfigured[index]) = (false, true)
    case .remove:
      stack.gestureArbiter.remove()
      isRemoved[index] = true
    case .show: show(index)
    case .cover: cover()
    case .touch: stage.play(TouchScript().down(at: CGPoint(x: 195, y: 400)).up())
    case .rest: stage.rest()
    }
  }

  private func show(_ index: Int) {
    cover()
    switch index {
    case 0, 1: tabs.selectedIndex = index
    case 2: tabs.present(stacks[2], animated: false)
    default:
      if window.headlessEngine == nil { stage.engine.attach(window) }
      window.isHidden = false
    }
  }

  /// Takes away what lies over the tabs.
  private func cover() {
    if tabs.presentedViewController != nil { tabs.dismiss(animated: false) }
    if window.headlessEngine != nil { window.isHidden = true }
    stage.rest()
  }

  private func check(_ index: Int) {
    show(index)
    stage.rest()
    let stack = stacks[index]
    let top = stack.topViewController

    stage.swipeRight(from: 3, y: 500)

    let isRefused = isDisabled[index] && !isRemoved[index]
    #expect(
      stack.viewControllers.count == (isRefused ? 2 : 1),
      "seed \(seed), stack \(index): \(story)\n\(stage.story)")
    if stack.viewControllers.count == 1, let top { stack.pushViewController(top, animated: false) }
    cover()
  }
}
#endif
