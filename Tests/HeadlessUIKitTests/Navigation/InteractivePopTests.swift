#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Interactive pops: their effect on the stack, and the callbacks of the screens.
@MainActor @Suite struct InteractivePopTests {
  @Test(arguments: [2.0, 200.0])
  func `C221: a drag from the edge or in the content pops`(x: CGFloat) {
    let stage = NavigationStage()

    stage.screen.touch.down(x, 400).drag(190, 0)
    let callsDuringDrag = stage.calls
    stage.screen.touch.up().hold(1)

    #expect(callsDuringDrag == ["willShow A", "B.willDisappear", "A.willAppear"], stage.screen.log)
    #expect(
      stage.calls.dropFirst(3) == ["B.didDisappear", "A.didAppear", "didShow A"], stage.screen.log)
    #expect(stage.stack == "A")
  }

  @Test(arguments: [
    (SystemVersion.v16, [String]()), (.v18, ["willShow B", "didShow B"]),
    (.v26, ["willShow B", "didShow B"]),
  ])
  func `C226: from iOS 18 a cancelled pop ends with delegate calls`(
    version: SystemVersion, delegateCalls: [String]
  ) {
    let stage = NavigationStage(Screen(UIKitBehavior(version: version)))

    stage.screen.touch.down(2, 400)
    cancelPop(stage)

    #expect(stage.stack == "AB")
    #expect(
      stage.calls == [
        "willShow A", "B.willDisappear", "A.willAppear", "A.willDisappear", "A.didDisappear",
        "B.willAppear", "B.didAppear",
      ] + delegateCalls, stage.screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.CancelledPop.atTheEnd, [String]()),
    (.whenInteractionChanges, ["A.willDisappear", "B.willAppear"]),
  ])
  func `C233: the behavior decides when a cancelled pop reverses its appearance calls`(
    answer: UIKitBehavior.CancelledPop, expected: [String]
  ) {
    let stage = NavigationStage(Screen(\.cancelledPop, answer))
    stage.screen.touch.down(2, 400).drag(60, 0).drag(-8, 0)
    stage.forget()

    stage.screen.touch.up()
    let callsAtLift = stage.calls
    stage.screen.wait(1)

    #expect(callsAtLift == expected)
    #expect(
      Set(stage.calls) == [
        "A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear", "willShow B",
        "didShow B",
      ])
  }

  @Test(arguments: UIKitBehavior.CancelledPop.allCases)
  func `C222: the interaction handler runs before appearance calls are reversed`(
    answer: UIKitBehavior.CancelledPop
  ) {
    let stage = NavigationStage(Screen(\.cancelledPop, answer))
    stage.screen.touch.down(2, 400).drag(60, 0)
    stage.forget()
    var callsBeforeHandler: [String]?
    var isCancelled: Bool?
    stage.navigation.transitionCoordinator?.notifyWhenInteractionChanges {
      [weak stage] context in
      callsBeforeHandler = stage?.calls
      isCancelled = context.isCancelled
    }

    stage.screen.touch.drag(-20, 0).up()

    #expect(callsBeforeHandler == [])
    #expect(isCancelled == true)
  }

  @Test func `C230: the coordinator of an interactive pop reports its progress and its end`() {
    let stage = NavigationStage()
    stage.screen.touch.down(2, 400).drag(110, 0)
    let coordinator = stage.navigation.topViewController?.transitionCoordinator
    var wasCancelled: Bool?
    coordinator?.animate(alongsideTransition: nil) { wasCancelled = $0.isCancelled }

    #expect(coordinator?.initiallyInteractive == true)
    #expect(coordinator?.isInteractive == true)
    #expect(abs((coordinator?.percentComplete ?? 0) - 0.25) < 1e-9)

    stage.screen.touch.drag(-60, 0).up()
    let isInteractiveAfterLift = coordinator?.isInteractive
    stage.screen.wait(1)

    #expect(isInteractiveAfterLift == false)
    #expect(wasCancelled == true)
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  @Test(arguments: [
    (UIKitBehavior.StackDuringPop.withoutTheTop, "A", "A"), (.withTheTop, "AB", "AB"),
  ])
  func `C224: the behavior decides what viewControllers holds during an interactive pop`(
    answer: UIKitBehavior.StackDuringPop, duringDrag: String, duringReturn: String
  ) {
    let stage = NavigationStage(Screen(\.stackDuringPop, answer))

    stage.screen.touch.down(2, 400).drag(60, 0)
    let stackDuringDrag = stage.stack
    stage.screen.touch.drag(-20, 0).up()
    let stackDuringReturn = stage.stack
    stage.screen.wait(1)

    #expect(stackDuringDrag == duringDrag)
    #expect(stackDuringReturn == duringReturn)
    #expect(stage.stack == "AB")
  }

  @Test(arguments: [(0.0, "AB"), (150.0, "A")])
  func `a slow interactive pop finishes from half the width on`(
    more: CGFloat, expected: String
  ) {
    let stage = NavigationStage()

    stage.screen.touch.down(2, 400).drag(150 + more, 0).drag(1, 0).up().hold(1)

    #expect(stage.stack == expected)
  }

  @Test(arguments: [(6.0, "A"), (-6.0, "AB")])
  func `a flung interactive pop finishes or returns by its direction`(dx: CGFloat, expected: String)
  {
    let stage = NavigationStage()

    stage.screen.touch.down(2, 400).drag(200, 0).move(dx, 0).up().hold(1)

    #expect(stage.stack == expected)
  }

  @Test func `C023: an interactive pop that the system cancels returns`() {
    let stage = NavigationStage()

    stage.screen.touch.down(2, 400).drag(300, 0).cancel().hold(1)

    #expect(stage.stack == "AB")
  }

  @Test func `C229: a push during an interactive pop completes the pop and proceeds`() {
    let stage = NavigationStage()
    stage.screen.touch.down(2, 400).drag(100, 0)

    stage.navigation.pushViewController(stage.page("C"), animated: true)
    stage.screen.touch.drag(50, 0).up().hold(1)

    #expect(stage.stack == "AC")
    #expect(stage.calls.last == "didShow C")
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  private func cancelPop(_ stage: NavigationStage) {
    stage.screen.touch.drag(60, 0).drag(-20, 0).up().hold(1)
  }
}
#endif
