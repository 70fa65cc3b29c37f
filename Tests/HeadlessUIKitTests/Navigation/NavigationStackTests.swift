#if HEADLESS
import HeadlessUIKit
import Testing

/// Pushes and pops made by the app, without a gesture.
@MainActor @Suite struct NavigationStackTests {
  @Test func `a view controller covered by setViewControllers leaves the window and disappears`() {
    let stage = NavigationStage()
    let covered = stage.navigation.viewControllers[1]

    stage.navigation.setViewControllers(
      stage.navigation.viewControllers + [stage.page("C")], animated: false)

    #expect(stage.stack == "ABC")
    #expect(covered.view.window == nil)
    #expect(stage.calls.contains("B.didDisappear"), "\(stage.calls)")
  }

  @Test func `setViewControllers drops duplicates`() {
    let stage = NavigationStage(depth: 1)
    let only = stage.navigation.viewControllers[0]

    stage.navigation.setViewControllers([only, only], animated: false)

    #expect(stage.stack == "A")
  }

  @Test(arguments: [true, false])
  func `M10: a push sends appearance callbacks in UIKit's order`(animated: Bool) {
    let stage = NavigationStage(depth: 1)

    stage.navigation.pushViewController(stage.page("B"), animated: animated)
    stage.screen.wait(1)

    #expect(
      stage.calls == [
        "B.didLoad", "willShow B", "A.willDisappear", "B.willAppear", "A.didDisappear",
        "B.didAppear", "didShow B",
      ])
  }

  @Test(arguments: [true, false])
  func `M10: a pop sends appearance callbacks in UIKit's order`(animated: Bool) {
    let stage = NavigationStage(depth: 3)

    stage.navigation.popViewController(animated: animated)
    stage.screen.wait(1)

    #expect(
      stage.calls == [
        "willShow B", "C.willDisappear", "B.willAppear", "C.didDisappear", "B.didAppear",
        "didShow B",
      ])
  }

  @Test func `the root view controller is in the window and knows its navigation controller`() {
    let screen = Screen()
    let stage = NavigationStage(screen, depth: 1)

    #expect(stage.navigation.topViewController?.viewIfLoaded?.window === screen.window)
    #expect(stage.navigation.viewControllers.first?.navigationController === stage.navigation)
  }

  @Test func `an animated push changes the stack at once and ends after the transition duration`() {
    let stage = NavigationStage(depth: 1)

    stage.navigation.pushViewController(stage.page("B"), animated: true)
    let stackAtPush = stage.stack
    stage.screen.wait(EngineMetrics.transitionDuration - 0.01)
    let callBeforeEnd = stage.calls.last
    stage.screen.wait(0.02)

    #expect(stackAtPush == "AB")
    #expect(callBeforeEnd == "B.willAppear")
    #expect(stage.calls.last == "didShow B")
  }

  @Test func `C228: a push during a push completes the first at once`() {
    let stage = NavigationStage(depth: 1)
    stage.navigation.pushViewController(stage.page("B"), animated: true)

    stage.navigation.pushViewController(stage.page("C"), animated: true)
    stage.screen.wait(1)

    #expect(stage.stack == "ABC")
    #expect(stage.calls.filter { $0.hasPrefix("didShow") } == ["didShow B", "didShow C"])
  }

  @Test func `pops return the removed view controllers`() {
    let stage = NavigationStage(depth: 4)
    let pages = stage.navigation.viewControllers

    let one = stage.navigation.popViewController(animated: false)
    let toSecond = stage.navigation.popToViewController(pages[1], animated: false)
    let toRoot = stage.navigation.popToRootViewController(animated: false)
    let none = stage.navigation.popViewController(animated: false)

    #expect(one === pages[3])
    #expect(toSecond == [pages[2]])
    #expect(toRoot == [pages[1]])
    #expect(none == nil)
    #expect(pages[1].parent == nil)
  }

  @Test func `C230: a coordinator lasts as long as its transition and children inherit it`() {
    let stage = NavigationStage(depth: 1)
    let page = stage.page("B")
    var completed: [Bool] = []

    let coordinatorBefore = stage.navigation.transitionCoordinator

    stage.navigation.pushViewController(page, animated: true)
    let coordinator = page.transitionCoordinator
    let isQueued = coordinator?.animate(alongsideTransition: nil) { context in
      completed.append(context.isCancelled)
    }
    stage.screen.wait(1)

    #expect(coordinatorBefore == nil)
    #expect(isQueued == true)
    #expect(coordinator?.initiallyInteractive == false)
    #expect(coordinator?.viewController(forKey: .to) === page)
    #expect(completed == [false])
    #expect(page.transitionCoordinator == nil)
    #expect(coordinator?.animate(alongsideTransition: nil) == false)
  }
}
#endif
