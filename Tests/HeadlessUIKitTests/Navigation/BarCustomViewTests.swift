#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Custom views of bar button items in a navigation bar.
@MainActor @Suite struct BarCustomViewTests {
  private let stage = NavigationStage(depth: 1)
  private let button = UIButton(type: .system)

  @Test func `C200: a custom button replaces the back button and performs its action`() {
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    let item = UIBarButtonItem(customView: button)
    item.primaryAction = UIAction { _ in presses += 100 }
    push { $0.leftBarButtonItem = item }

    stage.screen.touch.tap(22, 22)
    stage.screen.wait(1)

    #expect(presses == 1)
    #expect(stage.stack == "AB")
    #expect(button.superview === stage.navigation.navigationBar)
    #expect(button.frame == CGRect(x: 0, y: 0, width: 44, height: 44))
  }

  @Test func `a custom view enters the bar with its screen and leaves it after the pop`() {
    push(wait: 0.01) { $0.leftBarButtonItem = UIBarButtonItem(customView: button) }
    let duringPush = button.superview

    stage.screen.wait(1)
    let shown = button.window
    stage.navigation.popViewController(animated: true)
    stage.screen.wait(0.01)
    let duringPop = button.window
    stage.screen.wait(1)

    #expect(duringPush == nil)
    #expect(shown === stage.screen.window && duringPop === shown)
    #expect(button.superview == nil && button.window == nil)
  }

  @Test(arguments: [false, true])
  func `an interactive pop removes a custom view unless the pop is cancelled`(isCancelled: Bool) {
    push { $0.rightBarButtonItem = UIBarButtonItem(customView: button) }

    stage.screen.touch.down(2, 400).drag(300, 0)
    let duringDrag = button.window
    if isCancelled { stage.screen.touch.drag(-290, 0) }
    stage.screen.touch.up().hold(1)

    #expect(duringDrag != nil)
    #expect(stage.stack == (isCancelled ? "AB" : "A"))
    #expect((button.window != nil) == isCancelled)
    #expect(!isCancelled || button.frame.minX == 356)
  }

  @Test(arguments: [(false, 44.0, 240.0), (true, 326.0, 44.0)])
  func `C241: custom views keep their sizes and follow the layout direction`(
    isMirrored: Bool, left: CGFloat, right: CGFloat
  ) {
    if isMirrored { stage.navigation.view.semanticContentAttribute = .forceRightToLeft }
    button.frame.size = CGSize(width: 30, height: 20)
    let wide = UIView(frame: CGRect(x: 7, y: 7, width: 116, height: 60))
    push {
      $0.leftBarButtonItems = [UIBarButtonItem(customView: button)]
      $0.leftItemsSupplementBackButton = true
      $0.rightBarButtonItems = [UIBarButtonItem(), UIBarButtonItem(customView: wide)]
    }

    #expect(button.frame == CGRect(x: left, y: 12, width: 30, height: 20))
    #expect(wide.frame == CGRect(x: right, y: -8, width: 116, height: 60))
  }

  @Test func `C241: changing the layout direction of a visible bar moves its custom views`() {
    push { $0.leftBarButtonItem = UIBarButtonItem(customView: button) }

    stage.navigation.view.semanticContentAttribute = .forceRightToLeft

    #expect(button.frame == CGRect(x: 356, y: 0, width: 44, height: 44))
  }

  @Test func `other bar buttons are laid out beside a wide custom view`() {
    var presses = 0
    let wide = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    push {
      $0.leftBarButtonItems = [
        UIBarButtonItem(customView: wide),
        UIBarButtonItem(primaryAction: UIAction { _ in presses += 1 }),
      ]
    }

    stage.screen.touch.tap(66, 22)
    let tapsOnView = presses
    stage.screen.touch.tap(110, 22)

    #expect(tapsOnView == 0)
    #expect(presses == 1)
  }

  @Test func `the bar ignores touches in a custom view and still tracks other touches`() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
    var (presses, backActions) = (0, 0)
    control.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    push {
      $0.backAction = UIAction { _ in backActions += 1 }
      $0.rightBarButtonItem = UIBarButtonItem(customView: control)
    }

    stage.screen.touch.tap(380, 22)
    stage.screen.touch.down(380, 22)
    stage.screen.touch(1).tap(22, 22)
    stage.screen.touch.up()

    #expect(presses == 2)
    #expect(backActions == 1)
  }

  @Test func `changes to the visible navigation item update the bar`() {
    let item = UIBarButtonItem(customView: button)
    push { $0.leftBarButtonItem = UIBarButtonItem() }
    let shown = stage.page(at: 1)?.navigationItem

    shown?.rightBarButtonItem = item
    let isAdded = button.window != nil
    item.isHidden = true
    let isHidden = button.window == nil
    item.isHidden = false
    let other = UIView()
    item.customView = other
    let isReplaced = button.window == nil && other.window != nil
    shown?.rightBarButtonItems = nil

    #expect(isAdded && isHidden && isReplaced)
    #expect(other.window == nil)
    #expect(stage.navigation.navigationBar.subviews.isEmpty)
  }

  @Test func `a custom view shared by two screens moves to the bar of the visible one`() {
    push { $0.rightBarButtonItem = UIBarButtonItem(customView: button) }
    push("C") { $0.rightBarButtonItem = UIBarButtonItem(customView: button) }
    let onC = button.window

    stage.navigation.setViewControllers(
      Array(stage.navigation.viewControllers.prefix(2)), animated: false)

    #expect(onC != nil && button.window != nil)
    #expect(button.frame.minX == 356)
  }

  @Test func `a standalone bar shows custom views`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 50))
    let item = UINavigationItem(title: "1")
    item.leftBarButtonItem = UIBarButtonItem(customView: button)

    bar.pushItem(item, animated: false)
    let isShown = button.superview === bar
    bar.frame.size = CGSize(width: 300, height: 60)
    let middle = button.center
    bar.popItem(animated: false)

    #expect(isShown)
    #expect(middle == CGPoint(x: 25, y: 30))
    #expect(button.superview == nil)
  }

  /// Pushes a screen whose navigation item is configured first, and waits.
  private func push(
    _ name: String = "B", wait time: TimeInterval = 1, configure: (UINavigationItem) -> Void
  ) {
    let page = stage.page(name)
    configure(page.navigationItem)
    stage.navigation.pushViewController(page, animated: true)
    stage.screen.wait(time)
  }
}
#endif
