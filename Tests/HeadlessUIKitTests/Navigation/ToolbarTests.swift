#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// The bar at the bottom of a navigation controller, views in place of titles, and buttons with
/// actions of their own.
@MainActor @Suite struct ToolbarTests {
  private let stage = NavigationStage(depth: 1)
  private let log = Log()

  private final class Log { var lines: [String] = [] }

  @Test func `a tap on a button of the bar at the bottom performs its action`() {
    let page = stage.page(at: 0)
    page?.toolbarItems = [
      item("left"), .flexibleSpace(), item("middle"), .flexibleSpace(), item("right"),
    ]

    stage.screen.touch.tap(22, 780)
    stage.navigation.setToolbarHidden(false, animated: false)
    for x: CGFloat in [22, 200, 378, 100] { stage.screen.touch.tap(x, 780) }

    #expect(log.lines == ["left", "middle", "right"])
    #expect(stage.navigation.toolbar.frame == CGRect(x: 0, y: 756, width: 400, height: 44))
  }

  @Test func `the bar shows the items of the top screen after a push and after a pop`() {
    stage.page(at: 0)?.toolbarItems = [item("root")]
    stage.navigation.isToolbarHidden = false
    let pushed = UIViewController()
    pushed.setToolbarItems([item("pushed")], animated: false)

    stage.navigation.pushViewController(pushed, animated: true)
    stage.screen.wait(1)
    stage.screen.touch.tap(22, 780)
    stage.navigation.popViewController(animated: true)
    stage.screen.wait(1)
    stage.screen.touch.tap(22, 780)
    stage.navigation.isToolbarHidden = true
    stage.screen.touch.tap(22, 780)

    #expect(log.lines == ["pushed", "root"])
  }

  @Test func `a view in place of the title lies in the middle and receives touches`() {
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.frame.size = CGSize(width: 120, height: 30)
    segments.addAction(
      UIAction { [log] _ in log.lines.append("\(segments.selectedSegmentIndex)") },
      for: .valueChanged)
    stage.page(at: 0)?.navigationItem.titleView = segments
    stage.page(at: 0)?.navigationItem.rightBarButtonItem = item("button")

    stage.screen.touch.tap(230, 22)
    stage.screen.touch.tap(390, 22)

    #expect(segments.frame == CGRect(x: 140, y: 7, width: 120, height: 30))
    #expect(log.lines == ["1", "button"])
  }

  @Test func `a space in a navigation bar isn't a button`() {
    stage.page(at: 0)?.navigationItem.rightBarButtonItems = [
      item("first"), .fixedSpace(30), item("second"),
    ]

    for x: CGFloat in [390, 340, 310] { stage.screen.touch.tap(x, 22) }

    #expect(log.lines == ["first", "second"])
  }

  private func item(_ name: String) -> UIBarButtonItem {
    UIBarButtonItem(title: name, primaryAction: UIAction { [log] _ in log.lines.append(name) })
  }
}
#endif
