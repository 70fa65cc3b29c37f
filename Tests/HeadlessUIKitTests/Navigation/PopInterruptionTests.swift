#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Pushes and pops that interrupt each other, and pops that are cancelled.
@MainActor @Suite struct PopInterruptionTests {
  @Test(arguments: [2.0, 200.0])
  func `C228: from iOS 26 a pop during a push completes the push and begins in the same turn`(
    x: CGFloat
  ) {
    let stage = NavigationStage()
    stage.navigation.pushViewController(stage.page("C"), animated: true)
    stage.screen.wait(0.05)
    stage.forget()

    stage.screen.touch.down(x, 400).drag(30, 0, steps: 2)

    #expect(
      stage.calls == [
        "B.didDisappear", "C.didAppear", "didShow C", "willShow B", "C.willDisappear",
        "B.willAppear",
      ], stage.screen.log)

    stage.screen.touch.drag(160, 0).drag(160, 0).up().hold(1)

    #expect(stage.stack == "AB")
    #expect(stage.calls.last == "didShow B")
  }

  @Test(arguments: [(0.0, "A"), (0.3, "AB")], [2.0, 200])
  func `C114: a pop whose touch rests before it lifts ends by position alone`(
    rest: (seconds: Double, stack: String), x: CGFloat
  ) {
    let stage = NavigationStage()

    stage.screen.touch.down(x, 400).drag(100, 0).hold(rest.seconds).up().hold(1)

    #expect(stage.stack == rest.stack, stage.screen.log)
  }

  @Test func `C228: the behavior may let a running slide refuse pops`() {
    let stage = NavigationStage(Screen(\.runningSlide, .refusesPops))
    stage.navigation.pushViewController(stage.page("C"), animated: true)

    stage.screen.touch.down(2, 400).drag(300, 0).up().hold(1)

    #expect(stage.stack == "ABC", stage.screen.log)
  }

  @Test func `C228: a push is never cancelled`() {
    let stage = NavigationStage(depth: 1)
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    let coordinator = stage.navigation.transitionCoordinator

    stage.navigation.popViewController(animated: true)
    stage.screen.wait(1)

    #expect(coordinator?.isCancelled == false)
    #expect(stage.calls.contains("B.didAppear"))
    #expect(stage.stack == "A")
  }

  @Test func `C211: several view controllers can be popped nearly at once`() {
    let stage = NavigationStage(depth: 4)

    for _ in 0..<3 { stage.screen.touch.down(2, 400).drag(300, 0, steps: 4).up() }
    stage.screen.wait(1)

    #expect(stage.stack == "A", stage.screen.log)
    #expect(
      stage.calls.filter { $0.hasPrefix("didShow") } == ["didShow C", "didShow B", "didShow A"])
  }

  @Test(arguments: SystemVersion.allCases)
  func `C211: consecutive programmatic pops send each view controller one didDisappear`(
    version: SystemVersion
  ) {
    let stage = NavigationStage(Screen(UIKitBehavior(version: version)), depth: 4)

    for _ in 0..<5 { stage.navigation.popViewController(animated: true) }
    stage.screen.wait(1)

    #expect(stage.stack == "A")
    for name in ["B", "C", "D"] {
      #expect(stage.calls.filter { $0 == "\(name).didDisappear" }.count == 1)
    }
    #expect(stage.calls.last == "didShow A")
  }

  @Test func `C210: a new swipe can begin while a cancelled pop settles`() {
    let stage = NavigationStage()
    stage.screen.touch.down(200, 400).drag(150, 0).drag(-30, 0).up()
    let isCancelled = stage.navigation.transitionCoordinator?.isCancelled

    stage.screen.touch.down(100, 400).drag(290, 0, steps: 4).up().hold(1)

    #expect(isCancelled == true)
    #expect(stage.stack == "A", stage.screen.log)
  }

  @Test(arguments: [
    (200.0, UIKitBehavior.CancelledContentPop.completes, 1), (200.0, .neverCompletes, 0),
    (2.0, .neverCompletes, 1),
  ])
  func `C210: the behavior decides whether a cancelled content pop calls its completion`(
    x: CGFloat, answer: UIKitBehavior.CancelledContentPop, calls: Int
  ) {
    let stage = NavigationStage(Screen(\.cancelledContentPop, answer))
    var completions = 0
    stage.screen.touch.down(x, 400).drag(60, 0)
    stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      completions += 1
    }

    stage.screen.touch.drag(-30, 0).up().hold(1)

    #expect(completions == calls)
    #expect(stage.stack == "AB")
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  @Test func `C227: a cancelled pop sends willAppear and didAppear together at its end`() {
    let stage = NavigationStage()
    stage.screen.touch.down(2, 400).drag(60, 0).drag(-30, 0)
    stage.forget()

    stage.screen.touch.up()
    let atLift = stage.calls
    stage.screen.wait(1)

    #expect(atLift == [])
    #expect(stage.calls.filter { $0.hasPrefix("B.") } == ["B.willAppear", "B.didAppear"])
  }

  @Test(arguments: [false, true])
  func `C223: an interactive pop ends non-interactively and reports whether it was cancelled`(
    cancels: Bool
  ) {
    let stage = NavigationStage()
    var states: [[Bool]] = []
    stage.screen.touch.down(2, 400).drag(cancels ? 60 : 300, 0)
    let coordinator = stage.navigation.transitionCoordinator
    coordinator?.notifyWhenInteractionChanges { states.append([$0.isInteractive, $0.isCancelled]) }
    coordinator?.animate(alongsideTransition: nil) {
      states.append([$0.isInteractive, $0.isCancelled])
    }

    if cancels { stage.screen.touch.drag(-30, 0) }
    stage.screen.touch.up().hold(1)

    #expect(states == [[false, cancels], [false, cancels]])
  }

  @Test(arguments: [true, false])
  func `C232: isMovingFromParent is true during a pop, even one that is cancelled`(cancels: Bool) {
    let stage = NavigationStage()
    var flags: [String] = []
    stage.page(at: 1)?.onCall = { page, call in flags.append("\(call) \(page.isMovingFromParent)") }

    stage.screen.touch.down(2, 400).drag(300, 0)
    if cancels { stage.screen.touch.drag(-290, 0) }
    stage.screen.touch.up().hold(1)

    #expect(flags.first == "willDisappear true")
    #expect(flags.dropFirst().first == (cancels ? "willAppear true" : "didDisappear true"))
    #expect(stage.page(at: 0)?.isMovingFromParent == false)
  }

  @Test func `C232: isMovingToParent is true for a pushed view controller until it has appeared`() {
    let stage = NavigationStage()
    let page = stage.page("C")
    var flags: [String] = []
    page.onCall = { page, call in flags.append("\(call) \(page.isMovingToParent)") }

    stage.navigation.pushViewController(page, animated: true)
    stage.screen.wait(1)
    stage.navigation.pushViewController(stage.page("D"), animated: false)

    #expect(
      flags == [
        "didLoad false", "willAppear true", "didAppear true", "willDisappear false",
        "didDisappear false",
      ])
  }

  @Test func `C225: a pop by setViewControllers is not restored when it is cancelled`() {
    let stage = NavigationStage(depth: 3)
    let driver = UIPercentDrivenInteractiveTransition()
    stage.animator = { _ in SlideAnimator() }
    stage.interaction = driver
    let pages = stage.navigation.viewControllers

    stage.navigation.setViewControllers([pages[0]], animated: true)
    driver.update(0.3)
    driver.cancel()
    stage.screen.wait(1)
    let stack = stage.stack
    let isTopStillShown = pages[2].view.window != nil
    stage.interaction = nil
    stage.animator = { _ in nil }
    stage.navigation.pushViewController(stage.page("X"), animated: true)
    stage.screen.wait(1)

    #expect(stack == "A")
    #expect(isTopStillShown)
    #expect(stage.stack == "AX")
    #expect(pages[2].view.window == nil && pages[2].parent == nil)
    #expect(stage.calls.last == "didShow X")
  }

  @Test func `C225: replacing the stack during an interactive pop finishes the pop first`() {
    let stage = NavigationStage(depth: 3)
    stage.screen.touch.down(2, 400).drag(100, 0)

    stage.navigation.setViewControllers([stage.page("X"), stage.page("Y")], animated: true)
    stage.screen.touch.drag(50, 0).up().hold(1)

    #expect(stage.stack == "XY")
    #expect(stage.calls.last == "didShow Y")
    #expect(stage.navigation.children.count == 2)
    #expect(stage.navigation.transitionCoordinator == nil)
  }
}
#endif
