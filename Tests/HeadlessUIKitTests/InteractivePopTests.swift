import Foundation
import HeadlessUIKit
import Testing

/// The pop under a finger: what it does to the stack and what the screens are told.
@MainActor @Suite struct InteractivePopTests {
  @Test(arguments: [2.0, 200.0])
  func `C221: a drag from the edge or the content pops`(x: CGFloat) {
    let stage = NavigationStage()

    stage.screen.finger.down(x, 400).drag(190, 0)
    let underway = stage.calls
    stage.screen.finger.up().hold(1)

    #expect(underway == ["willShow A", "B.willDisappear", "A.willAppear"], stage.screen.log)
    #expect(
      stage.calls.dropFirst(3) == ["B.didDisappear", "A.didAppear", "didShow A"], stage.screen.log)
    #expect(stage.stack == "A")
  }

  @Test(arguments: [
    (SystemVersion.iOS16, [String]()), (.iOS18, ["willShow B", "didShow B"]),
    (.iOS26, ["willShow B", "didShow B"]),
  ])
  func `C226: a cancelled pop ends with delegate calls from iOS 18`(
    version: SystemVersion, delegateCalls: [String]
  ) {
    let stage = NavigationStage(Screen(UIKitBehavior(version: version)))

    stage.screen.finger.down(2, 400)
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
  func `C233: when a cancelled pop turns the appearance round is open`(
    answer: UIKitBehavior.CancelledPop, atLift: [String]
  ) {
    let stage = NavigationStage(Screen(\.cancelledPop, answer))
    stage.screen.finger.down(2, 400).drag(60, 0).drag(-8, 0)
    stage.forget()

    stage.screen.finger.up()
    let callsAtLift = stage.calls
    stage.screen.wait(1)

    #expect(callsAtLift == atLift)
    #expect(
      Set(stage.calls) == [
        "A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear", "willShow B",
        "didShow B",
      ])
  }

  @Test(arguments: UIKitBehavior.CancelledPop.allCases)
  func `C222: the interaction handler runs before any appearance is turned round`(
    answer: UIKitBehavior.CancelledPop
  ) {
    let stage = NavigationStage(Screen(\.cancelledPop, answer))
    stage.screen.finger.down(2, 400).drag(60, 0)
    stage.forget()
    var callsBefore: [String]?
    var isCancelled: Bool?
    stage.navigation.transitionCoordinator?.notifyWhenInteractionChanges {
      [weak stage] context in
      callsBefore = stage?.calls
      isCancelled = context.isCancelled
    }

    stage.screen.finger.drag(-20, 0).up()

    #expect(callsBefore == [])
    #expect(isCancelled == true)
  }

  @Test func `C230: the coordinator of an interactive pop tells how far it is`() {
    let stage = NavigationStage()
    stage.screen.finger.down(2, 400).drag(110, 0)
    let coordinator = stage.navigation.topViewController?.transitionCoordinator
    var wasCancelled: Bool?
    coordinator?.animate(alongsideTransition: nil) { wasCancelled = $0.isCancelled }

    #expect(coordinator?.initiallyInteractive == true)
    #expect(coordinator?.isInteractive == true)
    #expect(abs((coordinator?.percentComplete ?? 0) - 0.25) < 1e-9)

    stage.screen.finger.drag(-60, 0).up()
    let afterLift = coordinator?.isInteractive
    stage.screen.wait(1)

    #expect(afterLift == false)
    #expect(wasCancelled == true)
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  @Test(arguments: [
    (UIKitBehavior.StackDuringPop.withoutTheTop, "A", "A"), (.withTheTop, "AB", "AB"),
  ])
  func `C224: what the stack holds during the pop is open`(
    answer: UIKitBehavior.StackDuringPop, duringDrag: String, duringReturn: String
  ) {
    let stage = NavigationStage(Screen(\.stackDuringPop, answer))

    stage.screen.finger.down(2, 400).drag(60, 0)
    let atDrag = stage.stack
    stage.screen.finger.drag(-20, 0).up()
    let atReturn = stage.stack
    stage.screen.wait(1)

    #expect(atDrag == duringDrag)
    #expect(atReturn == duringReturn)
    #expect(stage.stack == "AB")
  }

  @Test(arguments: [(0.0, "AB"), (150.0, "A")])
  func `a pop that is let go slowly finishes from half the width on`(
    more: CGFloat, expected: String
  ) {
    let stage = NavigationStage()

    stage.screen.finger.down(2, 400).drag(150 + more, 0).drag(1, 0).up().hold(1)

    #expect(stage.stack == expected)
  }

  @Test(arguments: [(6.0, "A"), (-6.0, "AB")])
  func `a pop that is flung finishes or returns by its direction`(dx: CGFloat, expected: String) {
    let stage = NavigationStage()

    stage.screen.finger.down(2, 400).drag(200, 0).move(dx, 0).up().hold(1)

    #expect(stage.stack == expected)
  }

  @Test func `a pop that the system cancels returns`() {
    let stage = NavigationStage()

    stage.screen.finger.down(2, 400).drag(300, 0).cancel().hold(1)

    #expect(stage.stack == "AB")
  }

  @Test func `C229: a push during an interactive pop concludes the pop and goes on`() {
    let stage = NavigationStage()
    stage.screen.finger.down(2, 400).drag(100, 0)

    stage.navigation.pushViewController(stage.page("C"), animated: true)
    stage.screen.finger.drag(50, 0).up().hold(1)

    #expect(stage.stack == "AC")
    #expect(stage.calls.last == "didShow C")
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  private func cancelPop(_ stage: NavigationStage) {
    stage.screen.finger.drag(60, 0).drag(-20, 0).up().hold(1)
  }
}
