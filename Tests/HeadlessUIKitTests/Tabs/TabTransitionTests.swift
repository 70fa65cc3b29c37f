#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Tab bar controllers: hiding the bar, and an app's animator between tabs.
@MainActor @Suite struct TabTransitionTests {
  /// Whether the bar lies within the view of its controller.
  private func showsBar(_ stage: TabStage) -> Bool {
    stage.controller.tabBar.frame.minY < stage.controller.view.bounds.maxY
  }

  @Test func `a pushed screen hides the bar at once, and a pop shows it at its end`() {
    let stage = TabStage()
    let page = stage.page("A2")
    page.hidesBottomBarWhenPushed = true

    stage.stack(0)?.pushViewController(page, animated: true)
    let duringPush = showsBar(stage)
    stage.screen.wait(1)
    let insetsOfPage = page.view.safeAreaInsets
    stage.stack(0)?.popViewController(animated: true)
    let duringPop = showsBar(stage)
    stage.screen.wait(1)

    #expect(!duringPush && !duringPop)
    #expect(insetsOfPage.bottom == 0)
    #expect(showsBar(stage))
    #expect(stage.stack(0)?.topViewController?.view.safeAreaInsets.bottom == 49)
  }

  @Test func `a cancelled interactive pop leaves the bar hidden`() {
    let stage = TabStage()
    let page = stage.page("A2")
    page.hidesBottomBarWhenPushed = true
    stage.stack(0)?.pushViewController(page, animated: false)

    stage.screen.touch.down(2, 300).drag(100, 0).hold(0.5).up().hold(1)

    #expect(stage.stack(0)?.viewControllers.count == 2)
    #expect(!showsBar(stage))
  }

  @Test(arguments: UIKitBehavior.HiddenBottomBar.allCases)
  func `a screen above one that hides the bar hides it too, or not: an open question`(
    answer: UIKitBehavior.HiddenBottomBar
  ) {
    let stage = TabStage(Screen(\.hiddenBottomBar, answer))
    let page = stage.page("A2")
    page.hidesBottomBarWhenPushed = true
    stage.stack(0)?.pushViewController(page, animated: false)
    let consultedForOne = stage.screen.engine.consultedQuestions.contains(.hiddenBottomBar)

    stage.stack(0)?.pushViewController(stage.page("A3"), animated: false)

    #expect(!consultedForOne)
    #expect(showsBar(stage) == (answer == .byTheTop))
    #expect(stage.screen.engine.consultedQuestions.contains(.hiddenBottomBar))
  }

  @Test func `another tab shows the bar that the first one's stack hides`() {
    let stage = TabStage()
    let page = stage.page("A2")
    page.hidesBottomBarWhenPushed = true
    stage.stack(0)?.pushViewController(page, animated: false)

    stage.controller.selectedIndex = 1
    let onOther = showsBar(stage)
    stage.controller.selectedIndex = 0

    #expect(onOther)
    #expect(!showsBar(stage))
  }

  @Test func `the app hides the bar`() {
    let stage = TabStage()

    stage.controller.setTabBarHidden(true, animated: false)
    let isHidden = !showsBar(stage)
    stage.controller.isTabBarHidden = false

    #expect(isHidden && showsBar(stage))
  }

  @Test func `an animator runs between two tabs and the selection is final at once`() {
    let stage = TabStage()
    let animator = SlideAnimator()
    stage.animator = animator

    stage.tapTab(1)
    let (selected, calls) = (stage.controller.selectedIndex, stage.calls)
    let coordinator = stage.stack(1)?.transitionCoordinator
    stage.screen.wait(1)

    #expect(selected == 1 && coordinator != nil)
    #expect(
      calls == [
        "shouldSelect B", "B1.didLoad", "B1.willAppear", "A1.willDisappear", "didSelect B",
      ])
    #expect(stage.calls.suffix(2) == ["A1.didDisappear", "B1.didAppear"])
    #expect(animator.ended == [true])
    #expect(stage.stack(0)?.view.superview == nil)
    #expect(stage.stack(1)?.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
  }

  @Test func `a cancelled interactive change selects the old tab again`() {
    let stage = TabStage()
    let (animator, driver) = (SlideAnimator(), UIPercentDrivenInteractiveTransition())
    (stage.animator, stage.interaction) = (animator, driver)

    stage.controller.selectedIndex = 1
    driver.update(0.4)
    driver.cancel()
    stage.screen.wait(1)

    #expect(stage.controller.selectedIndex == 0)
    #expect(stage.controller.tabBar.selectedItem?.title == "A")
    #expect(stage.calls.suffix(2) == ["A1.willAppear", "A1.didAppear"])
    #expect(stage.stack(0)?.view.window != nil && stage.stack(1)?.view.window == nil)
    #expect(animator.ended == [false])
  }

  @Test func `removing the controller during a change ends it at its end`() {
    let stage = TabStage()
    let animator = SlideAnimator()
    stage.animator = animator
    stage.controller.selectedIndex = 1

    stage.screen.window.rootViewController = UIViewController()
    stage.screen.wait(1)

    #expect(animator.ended == [true])
    #expect(stage.calls.last == "B1.didDisappear")
    #expect(stage.controller.transitionCoordinator == nil)
  }
}
#endif
