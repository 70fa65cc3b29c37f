import Foundation
import HeadlessUIKit
import Testing

/// When a swipe does not pop, whatever the finger does.
@MainActor @Suite struct BeginRuleTests {
  @Test(arguments: [2.0, 200.0])
  func `C200: no swipe pops a screen that hides its back button`(x: CGFloat) {
    let stage = NavigationStage()
    stage.shown(1)?.navigationItem.hidesBackButton = true

    stage.screen.finger.down(x, 400).drag(300, 0).up().hold(1)

    #expect(stage.stack == "AB", stage.screen.log)
    #expect(stage.screen.timeline[.action] == [], stage.screen.log)
  }

  @Test(arguments: [(false, "AB"), (true, "A")])
  func `C200: an item of one's own on the left stops the swipe, unless it supplements`(
    supplements: Bool, expected: String
  ) {
    let stage = NavigationStage()
    stage.shown(1)?.navigationItem.leftBarButtonItem = UIBarButtonItem()
    stage.shown(1)?.navigationItem.leftItemsSupplementBackButton = supplements

    stage.screen.finger.down(200, 400).drag(300, 0).up().hold(1)

    #expect(stage.stack == expected, stage.screen.log)
  }

  @Test(arguments: [
    (2.0, UIKitBehavior.HiddenBar.refusesBothPops, "AB"), (200.0, .refusesBothPops, "AB"),
    (200.0, .leavesContentPop, "A"),
  ])
  func `C200: without a bar the edge does not pop; whether the content does is open`(
    x: CGFloat, answer: UIKitBehavior.HiddenBar, expected: String
  ) {
    let stage = NavigationStage(Screen(\.hiddenBar, answer))
    stage.navigation.setNavigationBarHidden(true, animated: false)
    if x < 20 { stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false }

    stage.screen.finger.down(x, 400).drag(300, 0).up().hold(1)

    #expect(stage.stack == expected, stage.screen.log)
  }

  @Test(arguments: [2.0, 200.0])
  func `C201: an animator of one's own stops the swipe`(x: CGFloat) {
    let stage = NavigationStage()
    stage.animator = { _ in SlideAnimator() }

    stage.screen.finger.down(x, 400).drag(300, 0).up().hold(1)

    #expect(stage.stack == "AB", stage.screen.log)
    #expect(stage.screen.timeline[.action] == [], stage.screen.log)
  }

  @Test(arguments: [(150.0, false, "AB"), (300.0, false, "A"), (300.0, true, "A")])
  func `C201: a driver of one's own is driven by the swipe`(
    dx: CGFloat, isInterruptible: Bool, expected: String
  ) {
    let stage = NavigationStage()
    let animator = SlideAnimator()
    let interruptible = InterruptibleSlideAnimator(animator)
    let driver = UIPercentDrivenInteractiveTransition()
    stage.animator = { _ in isInterruptible ? interruptible : animator }
    stage.interaction = driver
    let top = stage.navigation.topViewController?.view

    stage.screen.finger.down(200, 400).drag(dx, 0).drag(0, 0)
    let percent = driver.percentComplete
    let place = top?.center.x
    stage.screen.finger.up().hold(1)

    #expect(abs(percent - (dx - 10) / 400) < 1e-9)
    #expect(abs((place ?? 0) - 200 - (dx - 10)) < 1e-6)
    #expect(stage.stack == expected, stage.screen.log)
    #expect(animator.ended == [expected == "A"])
  }

  @Test(arguments: [2.0, 200.0])
  func `C202: no swipe pops below a controller that is being dismissed`(x: CGFloat) {
    let stage = NavigationStage()
    stage.navigation.present(UIViewController(), animated: false)
    stage.navigation.dismiss(animated: true)

    stage.screen.finger.down(x, 400).drag(300, 0).up()

    #expect(stage.stack == "AB", stage.screen.log)
  }

  @Test(arguments: [(UIKitBehavior.PopDuringDismissal.pops, true), (.freezes, false)])
  func `C202: what a pop during a dismissal does is open`(
    answer: UIKitBehavior.PopDuringDismissal, isDone: Bool
  ) {
    let stage = NavigationStage(Screen(\.popDuringDismissal, answer))
    stage.navigation.present(UIViewController(), animated: false)
    stage.navigation.dismiss(animated: true)

    stage.navigation.popViewController(animated: true)
    stage.screen.wait(2)

    #expect(stage.calls.contains("didShow A") == isDone)
    #expect((stage.navigation.transitionCoordinator == nil) == isDone)
  }

  @Test(arguments: [(UIKitBehavior.DisabledMidPop.cancels, "A"), (.freezes, "A")])
  func `C203: a recognizer disabled under the finger cancels its pop, and may freeze all`(
    answer: UIKitBehavior.DisabledMidPop, afterwards: String
  ) {
    let stage = NavigationStage(Screen(\.disabledMidPop, answer))
    stage.screen.finger.down(2, 400).drag(100, 0)

    stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
    stage.screen.finger.up().hold(1)
    stage.navigation.interactivePopGestureRecognizer?.isEnabled = true
    let isFrozen = stage.navigation.transitionCoordinator != nil
    stage.screen.finger.down(2, 400).drag(300, 0).up().hold(1)

    #expect(isFrozen == (answer == .freezes))
    #expect(stage.stack == afterwards)
    #expect((stage.navigation.transitionCoordinator != nil) == isFrozen, stage.screen.log)
  }

  @Test func `C199: a swipe at the root that a foreign delegate allows freezes the next push`() {
    let stage = NavigationStage(depth: 1)
    let foreign = Answers()
    stage.navigation.interactivePopGestureRecognizer?.delegate = foreign
    stage.screen.finger.down(2, 400).drag(200, 0).up().hold(1)
    let atRoot = stage.stack

    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.screen.wait(2)
    let isFrozen = stage.navigation.transitionCoordinator != nil
    stage.screen.finger.down(200, 400).drag(150, 0).up().hold(1)
    let afterSwipe = stage.stack
    let hasShown = stage.calls.contains("didShow B")
    stage.navigation.popViewController(animated: false)

    #expect(atRoot == "A")
    #expect(isFrozen)
    #expect(!hasShown)
    #expect(afterSwipe == "AB")
    #expect(stage.stack == "A")
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  @Test func `C199: a swipe that UIKit agreed to and that begins at the root freezes nothing`() {
    let stage = NavigationStage(Screen(\.shouldBeginTime, .beforeRequirements))
    let blocker = stage.screen.add(Probe(), "blocker", to: stage.navigation.view)
    stage.navigation.interactivePopGestureRecognizer?.require(toFail: blocker)
    stage.screen.finger.down(2, 400).drag(100, 0)
    stage.navigation.popViewController(animated: true)
    // The slide that runs gives way to the swipe, which finds the root.
    blocker.state = .failed
    stage.screen.finger.up().hold(1)

    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.screen.wait(2)

    #expect(stage.screen.timeline[.action].first == "edge began", stage.screen.log)
    #expect(stage.navigation.transitionCoordinator == nil)
    #expect(stage.calls.last == "didShow B")
  }

  @Test func `C204: a foreign delegate loses UIKit's refusals and nothing else`() {
    let stage = NavigationStage()
    let foreign = Answers()
    stage.navigation.interactivePopGestureRecognizer?.delegate = foreign
    stage.shown(1)?.navigationItem.hidesBackButton = true

    stage.screen.finger.down(2, 400).drag(300, 0).up().hold(1)

    #expect(stage.stack == "A", stage.screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.BackActionAndPop.popsAsEver, "A"), (.refusesPops, "AB"),
  ])
  func `C237: what swipes do beside a back action is open`(
    answer: UIKitBehavior.BackActionAndPop, expected: String
  ) {
    let stage = NavigationStage(Screen(\.backActionAndPop, answer))
    stage.shown(1)?.navigationItem.backAction = UIAction { _ in }

    stage.screen.finger.down(2, 400).drag(300, 0).up().hold(1)

    #expect(stage.stack == expected, stage.screen.log)
  }

  @Test(arguments: [(150.0, 0.0, true), (-150.0, 0.0, false), (10.0, 150.0, false)])
  func `C192: the content pop takes drags from leading to trailing`(
    dx: CGFloat, dy: CGFloat, begins: Bool
  ) {
    let stage = NavigationStage()

    stage.screen.finger.down(200, 400).drag(dx, dy)

    #expect(stage.navigation.interactiveContentPopGestureRecognizer?.view === stage.navigation.view)
    #expect((stage.navigation.transitionCoordinator != nil) == begins, stage.screen.log)
  }

  @Test func `C190: the edge pop lies on the controller's view and pops from the leading edge`() {
    let stage = NavigationStage()
    stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false

    stage.screen.finger.down(200, 400).drag(150, 0).up().hold(1)
    let fromTheMiddle = stage.stack
    stage.screen.finger.down(2, 400).drag(300, 0).up().hold(1)

    #expect(stage.navigation.interactivePopGestureRecognizer?.view === stage.navigation.view)
    #expect(fromTheMiddle == "AB")
    #expect(stage.stack == "A")
  }

  @Test func `C194: both pops are screen-edge pans of one class`() {
    let stage = NavigationStage()
    let (edge, content) = (
      stage.navigation.interactivePopGestureRecognizer,
      stage.navigation.interactiveContentPopGestureRecognizer
    )

    #expect(edge is UIScreenEdgePanGestureRecognizer)
    #expect(edge.map { type(of: $0) } == content.map { type(of: $0) })
  }

  @Test func `C196: the content pop is enabled by default`() {
    #expect(NavigationStage().navigation.interactiveContentPopGestureRecognizer?.isEnabled == true)
  }

  @Test func `C198: all screens share the pops, so that a disabled one stays disabled`() {
    let stage = NavigationStage(depth: 3)
    let content = stage.navigation.interactiveContentPopGestureRecognizer
    content?.isEnabled = false

    stage.navigation.popViewController(animated: false)
    stage.screen.finger.down(200, 400).drag(150, 0).up().hold(1)

    #expect(stage.navigation.interactiveContentPopGestureRecognizer === content)
    #expect(stage.stack == "AB")
  }

  @Test func `C218: the content pop can be disabled for a while and restored`() {
    let stage = NavigationStage()
    let content = stage.navigation.interactiveContentPopGestureRecognizer

    content?.isEnabled = false
    stage.screen.finger.down(200, 400).drag(150, 0).up().hold(1)
    let disabled = stage.stack
    content?.isEnabled = true
    stage.screen.finger.down(100, 400).drag(290, 0).up().hold(1)

    #expect(disabled == "AB")
    #expect(stage.stack == "A")
  }
}
