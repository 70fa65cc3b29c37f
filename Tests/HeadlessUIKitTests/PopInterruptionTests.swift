import Foundation
import HeadlessUIKit
import Testing

/// Pushes and pops that meet, and pops that come back.
@MainActor @Suite struct PopInterruptionTests {
  @Test(arguments: [2.0, 200.0])
  func `C228: from iOS 26 a pop begun during a push completes it and begins in the same turn`(
    x: CGFloat
  ) {
    let stage = NavigationStage()
    stage.navigation.pushViewController(stage.page("C"), animated: true)
    stage.screen.wait(0.05)
    stage.forget()

    stage.screen.finger.down(x, 400).drag(30, 0, steps: 2)

    #expect(
      stage.calls == [
        "B.didDisappear", "C.didAppear", "didShow C", "willShow B", "C.willDisappear",
        "B.willAppear",
      ], stage.screen.log)
    stage.screen.finger.drag(160, 0).drag(160, 0).up().hold(1)
    #expect(stage.stack == "AB")
    #expect(stage.calls.last == "didShow B")
  }

  @Test(arguments: [(0.0, "A"), (0.3, "AB")], [2.0, 200])
  func `C114: a pop whose finger rests before the lift goes by its place alone`(
    rest: (seconds: Double, stack: String), x: CGFloat
  ) {
    let stage = NavigationStage()

    stage.screen.finger.down(x, 400).drag(100, 0).hold(rest.seconds).up().hold(1)

    #expect(stage.stack == rest.stack, stage.screen.log)
  }

  @Test func `C228: that a running slide gives way is open`() {
    let stage = NavigationStage(Screen(\.runningSlide, .refusesPops))
    stage.navigation.pushViewController(stage.page("C"), animated: true)

    stage.screen.finger.down(2, 400).drag(300, 0).up().hold(1)

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

  @Test func `C211: several screens are popped nearly at once`() {
    let stage = NavigationStage(depth: 4)

    for _ in 0..<3 { stage.screen.finger.down(2, 400).drag(300, 0, steps: 4).up() }
    stage.screen.wait(1)

    #expect(stage.stack == "A", stage.screen.log)
    #expect(
      stage.calls.filter { $0.hasPrefix("didShow") } == ["didShow C", "didShow B", "didShow A"])
  }

  @Test(arguments: SystemVersion.allCases)
  func `C211: pops by program in a row leave each screen told once`(version: SystemVersion) {
    let stage = NavigationStage(Screen(UIKitBehavior(version: version)), depth: 4)

    for _ in 0..<5 { stage.navigation.popViewController(animated: true) }
    stage.screen.wait(1)

    #expect(stage.stack == "A")
    for name in ["B", "C", "D"] {
      #expect(stage.calls.filter { $0 == "\(name).didDisappear" }.count == 1)
    }
    #expect(stage.calls.last == "didShow A")
  }

  @Test func `C210: a new swipe can begin while a cancelled one goes back`() {
    let stage = NavigationStage()
    stage.screen.finger.down(200, 400).drag(150, 0).drag(-30, 0).up()
    let isGoingBack = stage.navigation.transitionCoordinator?.isCancelled

    stage.screen.finger.down(100, 400).drag(290, 0, steps: 4).up().hold(1)

    #expect(isGoingBack == true)
    #expect(stage.stack == "A", stage.screen.log)
  }

  @Test(arguments: [
    (200.0, UIKitBehavior.CancelledContentPop.completes, 1), (200.0, .neverCompletes, 0),
    (2.0, .neverCompletes, 1),
  ])
  func `C210: whether a cancelled content pop calls its completion is open`(
    x: CGFloat, answer: UIKitBehavior.CancelledContentPop, calls: Int
  ) {
    let stage = NavigationStage(Screen(\.cancelledContentPop, answer))
    var completions = 0
    stage.screen.finger.down(x, 400).drag(60, 0)
    stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      completions += 1
    }

    stage.screen.finger.drag(-30, 0).up().hold(1)

    #expect(completions == calls)
    #expect(stage.stack == "AB")
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  @Test func `C227: a cancelled pop's top goes from disappearing to appeared at the very end`() {
    let stage = NavigationStage()
    stage.screen.finger.down(2, 400).drag(60, 0).drag(-30, 0)
    stage.forget()

    stage.screen.finger.up()
    let atLift = stage.calls
    stage.screen.wait(1)

    #expect(atLift == [])
    #expect(stage.calls.filter { $0.hasPrefix("B.") } == ["B.willAppear", "B.didAppear"])
  }

  @Test(arguments: [false, true])
  func `C223: an interactive pop ends without a finger, and only such are cancelled`(
    cancels: Bool
  ) {
    let stage = NavigationStage()
    var states: [[Bool]] = []
    stage.screen.finger.down(2, 400).drag(cancels ? 60 : 300, 0)
    let coordinator = stage.navigation.transitionCoordinator
    coordinator?.notifyWhenInteractionChanges { states.append([$0.isInteractive, $0.isCancelled]) }
    coordinator?.animate(alongsideTransition: nil) {
      states.append([$0.isInteractive, $0.isCancelled])
    }

    if cancels { stage.screen.finger.drag(-30, 0) }
    stage.screen.finger.up().hold(1)

    #expect(states == [[false, cancels], [false, cancels]])
  }

  @Test(arguments: [true, false])
  func `C232: a screen is moving from its parent even if the pop is cancelled`(cancels: Bool) {
    let stage = NavigationStage()
    var flags: [String] = []
    stage.shown(1)?.onCall = { page, call in flags.append("\(call) \(page.isMovingFromParent)") }

    stage.screen.finger.down(2, 400).drag(300, 0)
    if cancels { stage.screen.finger.drag(-290, 0) }
    stage.screen.finger.up().hold(1)

    #expect(flags.first == "willDisappear true")
    #expect(flags.dropFirst().first == (cancels ? "willAppear true" : "didDisappear true"))
    #expect(stage.shown(0)?.isMovingFromParent == false)
  }

  @Test func `C232: a pushed screen is moving to its parent until it shows`() {
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

  @Test func `C225: a replaced stack does not come back when its pop is cancelled`() {
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

  @Test func `C225: a stack replaced under the finger concludes the pop first`() {
    let stage = NavigationStage(depth: 3)
    stage.screen.finger.down(2, 400).drag(100, 0)

    stage.navigation.setViewControllers([stage.page("X"), stage.page("Y")], animated: true)
    stage.screen.finger.drag(50, 0).up().hold(1)

    #expect(stage.stack == "XY")
    #expect(stage.calls.last == "didShow Y")
    #expect(stage.navigation.children.count == 2)
    #expect(stage.navigation.transitionCoordinator == nil)
  }
}
