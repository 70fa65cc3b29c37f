import Foundation
import HeadlessUIKit
import Testing

/// Views of an app's own in a bar.
@MainActor @Suite struct BarCustomViewTests {
  private let stage = NavigationStage(depth: 1)
  private let button = UIButton(type: .system)

  @Test func `C200: a button in the bar takes the place of the back button and runs its action`() {
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    let item = UIBarButtonItem(customView: button)
    item.primaryAction = UIAction { _ in presses += 100 }
    push { $0.leftBarButtonItem = item }

    stage.screen.finger.tap(22, 22)
    stage.screen.wait(1)

    #expect(presses == 1)
    #expect(stage.stack == "AB")
    #expect(button.superview === stage.navigation.navigationBar)
    #expect(button.frame == CGRect(x: 0, y: 0, width: 44, height: 44))
  }

  @Test func `a custom view comes with its screen, and is gone after the pop`() {
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
  func `a swipe takes a custom view away, unless it is cancelled`(isCancelled: Bool) {
    push { $0.rightBarButtonItem = UIBarButtonItem(customView: button) }

    stage.screen.finger.down(2, 400).drag(300, 0)
    let underFinger = button.window
    if isCancelled { stage.screen.finger.drag(-290, 0) }
    stage.screen.finger.up().hold(1)

    #expect(underFinger != nil)
    #expect(stage.stack == (isCancelled ? "AB" : "A"))
    #expect((button.window != nil) == isCancelled)
    #expect(!isCancelled || button.frame.minX == 356)
  }

  @Test(arguments: [(false, 44.0, 240.0), (true, 326.0, 44.0)])
  func `C241: custom views keep their sizes, from both ends in the order of reading`(
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

  @Test func `C241: a bar that is turned round while it shows moves its custom views`() {
    push { $0.leftBarButtonItem = UIBarButtonItem(customView: button) }

    stage.navigation.view.semanticContentAttribute = .forceRightToLeft

    #expect(button.frame == CGRect(x: 356, y: 0, width: 44, height: 44))
  }

  @Test func `the bar's other buttons stand beside a wide custom view`() {
    var presses = 0
    let wide = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    push {
      $0.leftBarButtonItems = [
        UIBarButtonItem(customView: wide),
        UIBarButtonItem(primaryAction: UIAction { _ in presses += 1 }),
      ]
    }

    stage.screen.finger.tap(66, 22)
    let onView = presses
    stage.screen.finger.tap(110, 22)

    #expect(onView == 0)
    #expect(presses == 1)
  }

  @Test func `a touch in a custom view is none of the bar's, and no other finger's matter`() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
    var (presses, backs) = (0, 0)
    control.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    push {
      $0.backAction = UIAction { _ in backs += 1 }
      $0.rightBarButtonItem = UIBarButtonItem(customView: control)
    }

    stage.screen.finger.tap(380, 22)
    stage.screen.finger.down(380, 22)
    stage.screen.finger(1).tap(22, 22)
    stage.screen.finger.up()

    #expect(presses == 2)
    #expect(backs == 1)
  }

  @Test func `what changes on the item that shows changes in the bar`() {
    let item = UIBarButtonItem(customView: button)
    push { $0.leftBarButtonItem = UIBarButtonItem() }
    let shown = stage.shown(1)?.navigationItem

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

  @Test func `a custom view that goes from screen to screen is in the bar all the same`() {
    push { $0.rightBarButtonItem = UIBarButtonItem(customView: button) }
    push("C") { $0.rightBarButtonItem = UIBarButtonItem(customView: button) }
    let onC = button.window

    stage.navigation.setViewControllers(
      Array(stage.navigation.viewControllers.prefix(2)), animated: false)

    #expect(onC != nil && button.window != nil)
    #expect(button.frame.minX == 356)
  }

  @Test func `a bar of one's own hosts custom views too`() {
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

  /// Pushes a screen with what its navigation item gets.
  private func push(
    _ name: String = "B", wait time: TimeInterval = 1, _ setUp: (UINavigationItem) -> Void
  ) {
    let page = stage.page(name)
    setUp(page.navigationItem)
    stage.navigation.pushViewController(page, animated: true)
    stage.screen.wait(time)
  }
}
