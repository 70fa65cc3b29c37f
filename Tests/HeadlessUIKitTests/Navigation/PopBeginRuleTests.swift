#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// When UIKit refuses a pop gesture, and what happens after an app overrides the refusal.
@MainActor @Suite struct PopBeginRuleTests {
  @Test(arguments: [2.0, 200.0])
  func `C200: no swipe pops a screen that hides its back button`(x: CGFloat) {
    let stage = NavigationStage()
    stage.page(at: 1)?.navigationItem.hidesBackButton = true

    stage.screen.touch.down(x, 400).drag(300, 0).up().hold(1)

    #expect(stage.stack == "AB", stage.screen.log)
    #expect(stage.screen.timeline[.action] == [], stage.screen.log)
  }

  @Test(arguments: [(false, "AB"), (true, "A")])
  func `C200: a custom left item disables the swipe unless it supplements the back button`(
    supplements: Bool, expected: String
  ) {
    let stage = NavigationStage()
    stage.page(at: 1)?.navigationItem.leftBarButtonItem = UIBarButtonItem()
    stage.page(at: 1)?.navigationItem.leftItemsSupplementBackButton = supplements

    stage.screen.touch.down(200, 400).drag(300, 0).up().hold(1)

    #expect(stage.stack == expected, stage.screen.log)
  }

  @Test(arguments: [
    (2.0, UIKitBehavior.HiddenBar.refusesBothPops, "AB"), (200.0, .refusesBothPops, "AB"),
    (200.0, .leavesContentPop, "A"),
  ])
  func `C200: with a hidden bar the edge pop fails, and the behavior decides the content pop`(
    x: CGFloat, answer: UIKitBehavior.HiddenBar, expected: String
  ) {
    let stage = NavigationStage(Screen(\.hiddenBar, answer))
    stage.navigation.setNavigationBarHidden(true, animated: false)
    if x < 20 { stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false }

    stage.screen.touch.down(x, 400).drag(300, 0).up().hold(1)

    #expect(stage.stack == expected, stage.screen.log)
  }

  @Test(arguments: [2.0, 200.0])
  func `C201: a custom animator without an interaction controller disables the swipe`(x: CGFloat) {
    let stage = NavigationStage()
    stage.animator = { _ in SlideAnimator() }

    stage.screen.touch.down(x, 400).drag(300, 0).up().hold(1)

    #expect(stage.stack == "AB", stage.screen.log)
    #expect(stage.screen.timeline[.action] == [], stage.screen.log)
  }

  @Test(arguments: [(150.0, false, "AB"), (300.0, false, "A"), (300.0, true, "A")])
  func `C201: the swipe drives the interaction controller that the delegate supplies`(
    dx: CGFloat, isInterruptible: Bool, expected: String
  ) {
    let stage = NavigationStage()
    let animator = SlideAnimator()
    let interruptible = InterruptibleSlideAnimator(animator)
    let driver = UIPercentDrivenInteractiveTransition()
    stage.animator = { _ in isInterruptible ? interruptible : animator }
    stage.interaction = driver
    let top = stage.navigation.topViewController?.view

    stage.screen.touch.down(200, 400).drag(dx, 0).drag(0, 0)
    let percent = driver.percentComplete
    let place = top?.center.x
    stage.screen.touch.up().hold(1)

    #expect(abs(percent - (dx - 10) / 400) < 1e-9)
    #expect(abs((place ?? 0) - 200 - (dx - 10)) < 1e-6)
    #expect(stage.stack == expected, stage.screen.log)
    #expect(animator.ended == [expected == "A"])
  }

  @Test(arguments: [2.0, 200.0])
  func `C202: no swipe pops while a presented controller is being dismissed`(x: CGFloat) {
    let stage = NavigationStage()
    stage.navigation.present(UIViewController(), animated: false)
    stage.navigation.dismiss(animated: true)

    stage.screen.touch.down(x, 400).drag(300, 0).up()

    #expect(stage.stack == "AB", stage.screen.log)
  }

  @Test(arguments: [(UIKitBehavior.PopDuringDismissal.pops, true), (.freezes, false)])
  func `C202: the behavior decides whether a pop during a dismissal completes or freezes`(
    answer: UIKitBehavior.PopDuringDismissal, completes: Bool
  ) {
    let stage = NavigationStage(Screen(\.popDuringDismissal, answer))
    stage.navigation.present(UIViewController(), animated: false)
    stage.navigation.dismiss(animated: true)

    stage.navigation.popViewController(animated: true)
    stage.screen.wait(2)

    #expect(stage.calls.contains("didShow A") == completes)
    #expect((stage.navigation.transitionCoordinator == nil) == completes)
  }

  @Test(arguments: [(UIKitBehavior.DisabledMidPop.cancels, "A"), (.freezes, "A")])
  func `C203: disabling the pop recognizer during its pop cancels the pop and may freeze the stack`(
    answer: UIKitBehavior.DisabledMidPop, expected: String
  ) {
    let stage = NavigationStage(Screen(\.disabledMidPop, answer))
    stage.screen.touch.down(2, 400).drag(100, 0)

    stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
    stage.screen.touch.up().hold(1)
    stage.navigation.interactivePopGestureRecognizer?.isEnabled = true
    let isFrozen = stage.navigation.transitionCoordinator != nil
    stage.screen.touch.down(2, 400).drag(300, 0).up().hold(1)

    #expect(isFrozen == (answer == .freezes))
    #expect(stage.stack == expected)
    #expect((stage.navigation.transitionCoordinator != nil) == isFrozen, stage.screen.log)
  }

  @Test func `C199: a swipe at the root that a replaced delegate allows freezes the next push`() {
    let stage = NavigationStage(depth: 1)
    let appDelegate = DelegateStub()
    stage.navigation.interactivePopGestureRecognizer?.delegate = appDelegate
    stage.screen.touch.down(2, 400).drag(200, 0).up().hold(1)
    let stackAfterSwipeAtRoot = stage.stack

    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.screen.wait(2)
    let isFrozen = stage.navigation.transitionCoordinator != nil
    stage.screen.touch.down(200, 400).drag(150, 0).up().hold(1)
    let stackAfterSecondSwipe = stage.stack
    let hasShown = stage.calls.contains("didShow B")
    stage.navigation.popViewController(animated: false)

    #expect(stackAfterSwipeAtRoot == "A")
    #expect(isFrozen)
    #expect(!hasShown)
    #expect(stackAfterSecondSwipe == "AB")
    #expect(stage.stack == "A")
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  @Test func `C199: a swipe that UIKit allowed and that begins at the root freezes nothing`() {
    let stage = NavigationStage(Screen(\.shouldBeginTime, .beforeRequirements))
    let blocker = stage.screen.add(Probe(), "blocker", to: stage.navigation.view)
    stage.navigation.interactivePopGestureRecognizer?.require(toFail: blocker)
    stage.screen.touch.down(2, 400).drag(100, 0)
    stage.navigation.popViewController(animated: true)
    // The swipe interrupts the running pop, and by then the root is on top.
    blocker.state = .failed
    stage.screen.touch.up().hold(1)

    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.screen.wait(2)

    #expect(stage.screen.timeline[.action].first == "edge began", stage.screen.log)
    #expect(stage.navigation.transitionCoordinator == nil)
    #expect(stage.calls.last == "didShow B")
  }

  @Test func `C204: a replaced delegate removes UIKit's refusals and nothing else`() {
    let stage = NavigationStage()
    let appDelegate = DelegateStub()
    stage.navigation.interactivePopGestureRecognizer?.delegate = appDelegate
    stage.page(at: 1)?.navigationItem.hidesBackButton = true

    stage.screen.touch.down(2, 400).drag(300, 0).up().hold(1)

    #expect(stage.stack == "A", stage.screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.BackActionAndPop.popsAsUsual, "A"), (.refusesPops, "AB"),
  ])
  func `C237: the behavior decides whether swipes pop a screen with a back action`(
    answer: UIKitBehavior.BackActionAndPop, expected: String
  ) {
    let stage = NavigationStage(Screen(\.backActionAndPop, answer))
    stage.page(at: 1)?.navigationItem.backAction = UIAction { _ in }

    stage.screen.touch.down(2, 400).drag(300, 0).up().hold(1)

    #expect(stage.stack == expected, stage.screen.log)
  }

  @Test(arguments: [(150.0, 0.0, true), (-150.0, 0.0, false), (10.0, 150.0, false)])
  func `C192: the content pop begins for drags from leading to trailing only`(
    dx: CGFloat, dy: CGFloat, begins: Bool
  ) {
    let stage = NavigationStage()

    stage.screen.touch.down(200, 400).drag(dx, dy)

    #expect(stage.navigation.interactiveContentPopGestureRecognizer?.view === stage.navigation.view)
    #expect((stage.navigation.transitionCoordinator != nil) == begins, stage.screen.log)
  }

  @Test
  func `C190: the edge pop is attached to the controller's view and pops from the leading edge`() {
    let stage = NavigationStage()
    stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false

    stage.screen.touch.down(200, 400).drag(150, 0).up().hold(1)
    let stackAfterSwipeInContent = stage.stack
    stage.screen.touch.down(2, 400).drag(300, 0).up().hold(1)

    #expect(stage.navigation.interactivePopGestureRecognizer?.view === stage.navigation.view)
    #expect(stackAfterSwipeInContent == "AB")
    #expect(stage.stack == "A")
  }

  @Test func `C194: both pop recognizers are screen-edge pans of one class`() {
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

  @Test func `C198: all screens share the pop recognizers, so a disabled one stays disabled`() {
    let stage = NavigationStage(depth: 3)
    let content = stage.navigation.interactiveContentPopGestureRecognizer
    content?.isEnabled = false

    stage.navigation.popViewController(animated: false)
    stage.screen.touch.down(200, 400).drag(150, 0).up().hold(1)

    #expect(stage.navigation.interactiveContentPopGestureRecognizer === content)
    #expect(stage.stack == "AB")
  }

  @Test func `C218: the content pop can be disabled and enabled again`() {
    let stage = NavigationStage()
    let content = stage.navigation.interactiveContentPopGestureRecognizer

    content?.isEnabled = false
    stage.screen.touch.down(200, 400).drag(150, 0).up().hold(1)
    let stackWhileDisabled = stage.stack
    content?.isEnabled = true
    stage.screen.touch.down(100, 400).drag(290, 0).up().hold(1)

    #expect(stackWhileDisabled == "AB")
    #expect(stage.stack == "A")
  }
}
#endif
