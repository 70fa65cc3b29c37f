#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Split view controllers in a narrow window: one stack of all columns.
@MainActor @Suite struct CollapsedSplitTests {
  /// The titles on the stack of the primary column; nested stacks in brackets.
  private func titles(_ stage: SplitStage) -> [String] {
    stage.primary.navigationController?.viewControllers.map { controller in
      guard let nested = controller as? UINavigationController else {
        return controller.title ?? "?"
      }
      return "[" + nested.viewControllers.map { $0.title ?? "?" }.joined(separator: " ") + "]"
    } ?? []
  }

  @Test func `C260: collapsing pushes the secondary stack onto the primary one`() {
    let stage = SplitStage(width: 400)

    #expect(stage.split.isCollapsed)
    #expect(titles(stage) == ["P", "[S]"])
    #expect(stage.secondary.view.window === stage.screen.window)
    #expect(stage.primary.navigationController?.view.frame.width == 400)
    #expect(
      stage.secondary.navigationController?.navigationController
        === stage.primary.navigationController)
  }

  @Test func `the delegate may let the primary column be on top, and show pushes the other`() {
    let stage = SplitStage(width: 1000)
    stage.topColumn = .primary
    stage.resize(to: 400)
    let collapsed = (titles(stage), stage.calls.filter { $0.hasPrefix("did") })

    stage.split.show(.secondary)
    stage.screen.wait(1)
    let shown = titles(stage)
    stage.split.show(.primary)
    stage.screen.wait(1)

    #expect(collapsed.0 == ["P"] && collapsed.1 == ["didCollapse"])
    #expect(shown == ["P", "[S]"])
    #expect(titles(stage) == ["P"])
  }

  @Test func `C188: expanding takes the secondary stack back into its column`() {
    let stage = SplitStage(width: 400)
    let stack = stage.secondary.navigationController
    stage.secondary.navigationController?.pushViewController(UIViewController(), animated: false)
    stage.forget()

    stage.resize(to: 1000)

    #expect(titles(stage) == ["P"])
    #expect(stack?.parent === stage.split && stack?.viewControllers.count == 2)
    #expect(stack?.view.frame == CGRect(x: 320, y: 0, width: 680, height: 800))
    #expect(stage.primary.view.window != nil)
    #expect(stage.calls.contains("didExpand"))
  }

  @Test func `a primary column that is set after collapsing shows`() {
    let screen = Screen()
    let split = UISplitViewController(style: .doubleColumn)
    screen.window.rootViewController = split
    screen.wait(0.1)
    let menu = UIViewController()

    split.setViewController(menu, for: .primary)
    screen.wait(0.1)

    #expect(split.isCollapsed && menu.viewIfLoaded?.window != nil)
  }

  @Test func `C260: an edge swipe pops the inner stack first and then the outer one`() {
    let stage = SplitStage(width: 400)
    let inner = stage.secondary.navigationController
    let detail = UIViewController()
    detail.title = "T"
    inner?.pushViewController(detail, animated: false)

    stage.screen.touch.down(2, 400).drag(350, 0).up().hold(1)
    let afterFirst = titles(stage)
    stage.screen.touch.down(2, 400).drag(350, 0).up().hold(1)

    #expect(afterFirst == ["P", "[S]"], stage.screen.log)
    #expect(titles(stage) == ["P"], stage.screen.log)
  }

  @Test
  func `C260: one bar shows the items of both stacks, and its back button pops the inner one`() {
    let stage = SplitStage(width: 400)
    let inner = stage.secondary.navigationController
    let detail = UIViewController()
    detail.title = "T"
    inner?.pushViewController(detail, animated: false)
    let bar = stage.primary.navigationController?.navigationBar
    let items = bar?.items?.map(\.title)

    stage.screen.touch.tap(20, 20)
    stage.screen.wait(1)
    let afterFirst = titles(stage)
    stage.screen.touch.tap(20, 20)
    stage.screen.wait(1)

    #expect(items == ["P", "S", "T"])
    #expect(afterFirst == ["P", "[S]"])
    #expect(titles(stage) == ["P"])
  }

  @Test func `a compact column shows instead of the stack`() {
    let compact = UIViewController()
    let stage = SplitStage(width: 400) { $0.setViewController(compact, for: .compact) }

    let isVisible = compact.view.window != nil
    stage.resize(to: 1000)

    #expect(isVisible && titles(stage) == ["P"])
    #expect(compact.view.window == nil && stage.primary.view.window != nil)
  }

  @Test func `a detail view controller is pushed while collapsed and replaces a column otherwise`()
  {
    let (narrow, wide) = (SplitStage(width: 400), SplitStage())
    narrow.split.show(.primary)
    narrow.screen.wait(1)
    for stage in [narrow, wide] {
      let detail = UIViewController()
      detail.title = "D"
      stage.primary.showDetailViewController(detail, sender: nil)
      stage.screen.wait(1)
    }

    #expect(titles(narrow) == ["P", "D"])
    #expect(wide.split.viewController(for: .secondary)?.title == "D")
    #expect(wide.secondary.view.window == nil)
  }

  @Test func `the column swipe does nothing while collapsed`() {
    let stage = SplitStage(width: 400)
    stage.split.show(.primary)
    stage.screen.wait(1)

    stage.screen.touch.down(2, 400).drag(300, 0).up().hold(1)

    #expect(titles(stage) == ["P"] && stage.split.isCollapsed)
  }
}
#endif
