#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Which drags begin a pop, and against which competitors.
@MainActor @Suite struct PopRecognizerTests {
  @Test func `C199: no pop begins at the root`() {
    let stage = NavigationStage(depth: 1)

    stage.screen.touch.down(2, 400).drag(200, 0).up()
    stage.screen.touch.down(200, 400).drag(150, 0).up().hold(1)
    let actionsAtRoot = stage.screen.timeline[.action]
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.screen.wait(1)

    #expect(actionsAtRoot == [], stage.screen.log)
    #expect(stage.stack == "AB")
    #expect(stage.calls.last == "didShow B")
  }

  @Test(arguments: [SystemVersion.v16, .v18])
  func `C199: before iOS 26 no pop begins during a transition`(version: SystemVersion) {
    let stage = NavigationStage(Screen(UIKitBehavior(version: version)))
    stage.navigation.pushViewController(stage.page("C"), animated: true)

    stage.screen.touch.down(2, 400).drag(200, 0).up().hold(1)

    #expect(stage.screen.timeline[.action] == [], stage.screen.log)
    #expect(stage.stack == "ABC")
  }

  @Test func `C199: one drag pops once, and the next drag pops again`() {
    let stage = NavigationStage(depth: 3)

    stage.screen.touch.down(2, 400).drag(300, 0).up().hold(1)
    let stackAfterFirst = stage.stack
    stage.screen.touch.down(2, 400).drag(300, 0).up().hold(1)

    #expect(stackAfterFirst == "AB")
    #expect(stage.stack == "A")
  }

  @Test(arguments: [SystemVersion.v16, .v18])
  func `C191: before iOS 26 there is no content pop`(version: SystemVersion) {
    let stage = NavigationStage(Screen(UIKitBehavior(version: version)))

    stage.screen.touch.down(200, 400).drag(150, 0).up().hold(1)

    #expect(stage.navigation.interactiveContentPopGestureRecognizer == nil)
    #expect(stage.navigation.interactivePopGestureRecognizer != nil)
    #expect(stage.navigation.view.gestureRecognizers?.count == 1)
    #expect(stage.stack == "AB")
  }

  @Test(arguments: [true, false])
  func `C191: before iOS 26 a window attached after its root was set has no content pop`(
    isRoot: Bool
  ) {
    let engine = HeadlessEngine(behavior: UIKitBehavior(version: .v16))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let navigation = UINavigationController()
    navigation.viewControllers = [UIViewController(), UIViewController()]
    let host = UIViewController()
    window.rootViewController = isRoot ? navigation : host
    // Without a parent it does not appear with the root.
    if !isRoot { host.view.addSubview(navigation.view) }

    engine.attach(window)
    for (index, x) in [200.0, 260, 320, 380].enumerated() {
      let phase: UITouch.Phase = index == 0 ? .began : .moved
      let sample = TouchSample(phase: phase, location: CGPoint(x: x, y: 400))
      engine.send([sample], at: Double(index) / 60)
    }

    #expect(navigation.transitionCoordinator == nil)
    #expect(navigation.view.gestureRecognizers?.count == 1)
  }

  @Test(arguments: [
    (UIKitBehavior.ContentPopAndEdge.waits, ["content waits for edge"], ["edge began"]),
    (.races, [], ["content began"]),
  ])
  func `C195: the behavior decides whether the content pop waits for the edge pop`(
    answer: UIKitBehavior.ContentPopAndEdge, waits: [String], actions: [String]
  ) {
    let stage = NavigationStage(Screen(\.contentPopAndEdge, answer))

    stage.screen.touch.down(2, 400).move(30, 0)

    #expect(stage.screen.timeline[.wait] == waits, stage.screen.log)
    #expect(stage.screen.timeline[.action] == actions, stage.screen.log)
  }

  @Test func `C195: away from the edge the edge pop fails at once and the content pop begins`() {
    let stage = NavigationStage()

    stage.screen.touch.down(200, 400).move(30, 0)

    #expect(
      stage.screen.timeline[.state, .wait] == ["edge failed", "content began"], stage.screen.log)
  }

  @Test func `C197: disabling the edge pop does not disable the content pop`() {
    let stage = NavigationStage()
    stage.navigation.interactivePopGestureRecognizer?.isEnabled = false

    stage.screen.touch.down(2, 400).move(30, 0)

    #expect(stage.screen.timeline[.action] == ["content began"], stage.screen.log)
  }

  @Test(arguments: [(2.0, 200.0, "AB"), (398.0, -200.0, "A"), (200.0, -150.0, "A")])
  func `C241: in right-to-left layout pops drag from right to left`(
    x: CGFloat, dx: CGFloat, expected: String
  ) {
    let stage = NavigationStage()
    stage.navigation.view.semanticContentAttribute = .forceRightToLeft

    stage.screen.touch.down(x, 400).drag(dx, 0).up().hold(1)

    #expect(stage.stack == expected, stage.screen.log)
  }

  @Test(arguments: [2.0, 200.0])
  func `C076: a child scroll view wins a tie against both pops`(x: CGFloat) {
    let stage = NavigationStage()
    let scrollView = addScrollView(to: stage, CGSize(width: 1200, height: 800))

    stage.screen.touch.down(x, 400).move(30, 0)

    #expect(scrollView.isDragging)
    #expect(stage.screen.timeline[.action] == ["scroll began"], stage.screen.log)
  }

  @Test func `C206: the edge pop begins before a scroll view that requires it to fail`() throws {
    let stage = NavigationStage()
    let scrollView = addScrollView(to: stage, CGSize(width: 1200, height: 800))
    let edge = try #require(stage.navigation.interactivePopGestureRecognizer)
    scrollView.panGestureRecognizer.require(toFail: edge)

    stage.screen.touch.down(2, 400).move(30, 0)

    #expect(stage.screen.timeline[.action] == ["edge began"], stage.screen.log)
  }

  @Test(arguments: [(30.0, 5.0, "content began"), (5.0, -30.0, "scroll began")])
  func `C207: a vertical scroll view takes vertical drags and leaves others to the content pop`(
    dx: CGFloat, dy: CGFloat, action: String
  ) {
    let stage = NavigationStage()
    _ = addScrollView(to: stage, CGSize(width: 400, height: 4000))

    stage.screen.touch.down(200, 400).move(dx, dy)

    #expect(stage.screen.timeline[.action] == [action], stage.screen.log)
  }

  @Test(arguments: UIKitBehavior.ContentPopOverScrolling.allCases)
  func `C205: a scroll view that can scroll wins over the content pop, even at its leading end`(
    answer: UIKitBehavior.ContentPopOverScrolling
  ) {
    let stage = NavigationStage(Screen(\.contentPopOverScrolling, answer))
    let scrollView = addScrollView(to: stage, CGSize(width: 1200, height: 800))

    stage.screen.touch.down(200, 400).move(30, 0)

    #expect(scrollView.isDragging, stage.screen.log)
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  @Test(arguments: [
    (UIKitBehavior.ScrollAtLeadingEdge.keeps, ["scroll began"]), (.yields, ["content began"]),
  ])
  func `C205: the behavior decides whether a scroll view yields at its leading end`(
    answer: UIKitBehavior.ScrollAtLeadingEdge, actions: [String]
  ) {
    let stage = NavigationStage(Screen(\.scrollAtLeadingEdge, answer))
    _ = addScrollView(to: stage, CGSize(width: 1200, height: 800))

    stage.screen.touch.down(200, 400).move(30, 0)

    #expect(stage.screen.timeline[.action] == actions, stage.screen.log)
  }

  private func addScrollView(to stage: NavigationStage, _ content: CGSize) -> UIScrollView {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = content
    stage.navigation.topViewController?.view.addSubview(scrollView)
    stage.screen.watch(scrollView.panGestureRecognizer, as: "scroll")
    return scrollView
  }
}
#endif
