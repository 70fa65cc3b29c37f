#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Tab bar controllers: selection, appearance, the bar and its place.
@MainActor @Suite struct TabBarTests {
  @Test func `only the selected view controller's view is in the hierarchy and loaded`() {
    let stage = TabStage()

    let loaded = stage.controller.viewControllers?.map(\.isViewLoaded)

    #expect(loaded == [true, false, false])
    #expect(stage.stack(0)?.view.window === stage.screen.window)
    #expect(stage.controller.selectedIndex == 0)
    #expect(stage.stack(0)?.topViewController?.tabBarController === stage.controller)
    #expect(stage.controller.tabBar.items?.map(\.title) == ["A", "B", "C"])
    #expect(stage.controller.tabBar.selectedItem?.title == "A")
  }

  @Test func `a tap on a tab asks and calls the delegate and shows its view controller`() {
    let stage = TabStage()

    stage.tapTab(1)

    #expect(
      stage.calls == [
        "shouldSelect B", "B1.didLoad", "B1.willAppear", "A1.willDisappear", "A1.didDisappear",
        "B1.didAppear", "didSelect B",
      ])
    #expect(stage.controller.selectedIndex == 1)
    #expect(stage.controller.tabBar.selectedItem?.title == "B")
    #expect(stage.stack(0)?.view.window == nil)
    #expect(stage.stack(1)?.view.window === stage.screen.window)
  }

  @Test func `a delegate that refuses, a disabled item and a touch that moves away select nothing`()
  {
    let stage = TabStage()
    stage.allowsSelection = false
    stage.tapTab(1)
    let calls = stage.calls
    stage.allowsSelection = true
    stage.stack(2)?.tabBarItem.isEnabled = false
    stage.forget()

    stage.tapTab(2)
    stage.screen.touch.down(200, 780).move(0, -200).up()

    #expect(calls == ["shouldSelect B"])
    #expect(stage.calls.isEmpty)
    #expect(stage.controller.selectedIndex == 0)
  }

  @Test func `a selection by the app calls no delegate, and one without a tab is ignored`() {
    let stage = TabStage()

    stage.controller.selectedIndex = 2
    let calls = stage.calls
    stage.controller.selectedIndex = 9
    stage.controller.selectedViewController = UIViewController()

    #expect(
      calls == [
        "C1.didLoad", "C1.willAppear", "A1.willDisappear", "A1.didDisappear", "C1.didAppear",
      ])
    #expect(stage.controller.selectedIndex == 2)
    #expect(UITabBarController().selectedIndex == NSNotFound)
  }

  @Test func `a tap on the selected tab pops its stack to the root, one on another leaves it`() {
    let stage = TabStage(depths: [3, 2, 1])

    stage.tapTab(1)
    stage.tapTab(0)
    stage.screen.wait(1)
    let depthAfterReturn = stage.stack(0)?.viewControllers.count
    stage.forget()
    stage.tapTab(0)
    stage.screen.wait(1)

    #expect(depthAfterReturn == 3)
    #expect(stage.stack(0)?.viewControllers.map(\.title) == ["A1"])
    #expect(stage.stack(1)?.viewControllers.count == 2)
    #expect(stage.calls.first == "shouldSelect A" && stage.calls.contains("didSelect A"))
  }

  @Test func `new view controllers keep the selected one, or its index, or select the first`() {
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    let controller = UITabBarController()
    controller.viewControllers = [a, b, c]
    controller.selectedViewController = b

    controller.viewControllers = [c, b]
    let kept = controller.selectedViewController
    controller.viewControllers = [a, c]
    let atIndex = controller.selectedViewController
    controller.viewControllers = [b]
    let first = controller.selectedViewController
    controller.viewControllers = nil

    #expect(kept === b && atIndex === c && first === b)
    #expect(controller.selectedViewController == nil)
    #expect(a.parent == nil && b.parent == nil && c.parent == nil)
  }

  @Test func `a view controller that gets another parent loses its tab`() {
    let stage = TabStage()
    let other = UIViewController()
    let taken = stage.stack(0)

    if let taken { other.addChild(taken) }

    #expect(stage.controller.viewControllers?.count == 2)
    #expect(stage.controller.selectedIndex == 0)
    #expect(stage.controller.selectedViewController?.title == "B")
    #expect(taken?.parent === other && taken?.view.window == nil)
  }

  @Test func `an edge swipe pops the stack of the selected tab and leaves the others`() {
    let stage = TabStage(depths: [2, 2])

    stage.screen.touch.down(2, 300).drag(350, 0).up().hold(1)

    #expect(stage.stack(0)?.viewControllers.count == 1)
    #expect(stage.stack(1)?.viewControllers.count == 2)
  }

  @Test func `a tap on the bar does not reach the content below it`() {
    let stage = TabStage()
    let content = stage.screen.addView(
      "content", to: stage.stack(0)?.topViewController?.view)

    stage.tapTab(0)
    stage.screen.touch.tap(200, 400)

    #expect(content.frame.maxY == 800)
    #expect(stage.screen.timeline[.view] == ["content began", "content ended"], stage.screen.log)
  }

  @Test func `the bar insets the safe area of what lies under it`() {
    let screen = Screen()
    screen.engine.safeAreaInsets.bottom = 34
    let stage = TabStage(screen)
    let content = stage.stack(0)?.topViewController?.view
    let upper = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 700))
    let lower = UIView(frame: CGRect(x: 0, y: 500, width: 400, height: 250))
    content?.addSubview(upper)
    content?.addSubview(lower)

    #expect(stage.controller.tabBar.frame == CGRect(x: 0, y: 717, width: 400, height: 83))
    #expect(content?.safeAreaInsets.bottom == 83)
    #expect(upper.safeAreaInsets.bottom == 0)
    #expect(lower.safeAreaInsets.bottom == 33)
    #expect(stage.controller.view.safeAreaInsets.bottom == 34)
  }

  @Test func `in right-to-left layout the first tab is at the right`() {
    let stage = TabStage()
    stage.controller.tabBar.semanticContentAttribute = .forceRightToLeft
    stage.controller.tabBar.setNeedsLayout()
    stage.screen.wait(0.1)

    stage.tapTab(0)

    #expect(stage.controller.selectedIndex == 2)
  }

  @Test func `a bar without a controller selects its items and calls its delegate`() {
    let screen = Screen()
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
    let listener = BarListener()
    bar.delegate = listener
    bar.items = [
      UITabBarItem(title: "one", image: nil, tag: 1),
      UITabBarItem(title: "two", image: nil, tag: 2),
    ]
    screen.window.addSubview(bar)
    screen.wait(0.1)

    screen.touch.tap(300, 20)

    #expect(bar.selectedItem?.tag == 2)
    #expect(listener.tags == [2])
  }

  @MainActor
  private final class BarListener: NSObject, UITabBarDelegate {
    var tags: [Int] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
  }
}
#endif
