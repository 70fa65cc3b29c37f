#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// The navigation bar: its buttons, its items, and what hides it.
@MainActor @Suite struct NavigationBarTests {
  @Test func `C236: a tap on the back button pops`() {
    let stage = NavigationStage()

    stage.screen.touch.tap(22, 22)
    stage.screen.wait(1)

    #expect(stage.stack == "A")
    #expect(stage.calls.last == "didShow A")
  }

  @Test(arguments: [true, false])
  func `C236: shouldPop is called for the back button and not for a swipe`(mayPop: Bool) {
    let screen = Screen()
    let navigation = BarDelegateController()
    navigation.mayPop = mayPop
    navigation.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
    screen.window.rootViewController = navigation

    screen.touch.tap(22, 22)
    screen.wait(1)
    let afterTap = (navigation.viewControllers.count, navigation.shouldPopCalls)
    screen.touch.down(2, 400).drag(300, 0).up().hold(1)

    #expect(afterTap == (mayPop ? 2 : 3, 1))
    #expect(navigation.viewControllers.count == afterTap.0 - 1)
    #expect(navigation.shouldPopCalls == 1)
    #expect(navigation.navigationBar.delegate === navigation)
    #expect(navigation.didPopCalls == (mayPop ? 2 : 1))
  }

  @Test func `C237: a back action replaces the pop`() {
    let stage = NavigationStage()
    var actions = 0
    stage.page(at: 1)?.navigationItem.backAction = UIAction(title: "Close") { action in
      if action.sender != nil, action.title == "Close" { actions += 1 }
    }

    stage.screen.touch.tap(22, 22)
    stage.screen.wait(1)

    #expect(actions == 1)
    #expect(stage.stack == "AB")
  }

  @Test func `C237: a back action adds a back button at the root`() {
    let stage = NavigationStage(depth: 1)
    var actions = 0
    stage.screen.touch.tap(22, 22)
    stage.page(at: 0)?.navigationItem.backAction = UIAction { _ in actions += 1 }

    stage.screen.touch.tap(22, 22)

    #expect(actions == 1)
  }

  @Test(arguments: [(false, 22.0, "item"), (true, 22.0, "back"), (true, 66.0, "item")])
  func `C200: left items replace the back button unless they supplement it`(
    supplements: Bool, x: CGFloat, expected: String
  ) {
    let stage = NavigationStage()
    var actions = 0
    let item = stage.page(at: 1)?.navigationItem
    item?.leftBarButtonItem = UIBarButtonItem(primaryAction: UIAction { _ in actions += 1 })
    item?.leftItemsSupplementBackButton = supplements

    stage.screen.touch.tap(x, 22)
    stage.screen.wait(1)

    #expect(actions == (expected == "item" ? 1 : 0))
    #expect(stage.stack == (expected == "back" ? "A" : "AB"))
  }

  @Test(arguments: [(true, 1), (false, 0)])
  func `a right bar button item sends its action while it is enabled`(
    isEnabled: Bool, expected: Int
  ) {
    let stage = NavigationStage()
    var actions = 0
    let item = UIBarButtonItem(primaryAction: UIAction { _ in actions += 1 })
    item.isEnabled = isEnabled
    stage.page(at: 1)?.navigationItem.rightBarButtonItems = [item]

    stage.screen.touch.tap(390, 22)

    #expect(actions == expected)
  }

  @Test func `C200: a hidden back button and a hidden bar receive no taps`() {
    let stage = NavigationStage()
    stage.page(at: 1)?.navigationItem.setHidesBackButton(true, animated: false)
    stage.screen.touch.tap(22, 22)
    stage.screen.wait(1)
    let stackWithHiddenButton = stage.stack
    stage.page(at: 1)?.navigationItem.hidesBackButton = false
    stage.navigation.isNavigationBarHidden = true

    stage.screen.touch.tap(22, 22)
    stage.screen.wait(1)

    #expect(stackWithHiddenButton == "AB")
    #expect(stage.stack == "AB")
  }

  @Test(arguments: [true, false])
  func `C278: hiding the view of the bar keeps the edge pop, hiding it by the controller does not`(
    hidesView: Bool
  ) {
    let stage = NavigationStage()
    if hidesView {
      stage.navigation.navigationBar.isHidden = true
    } else {
      stage.navigation.isNavigationBarHidden = true
    }

    stage.screen.touch.down(2, 400).drag(300, 0).up()
    stage.screen.wait(1)

    #expect(stage.navigation.isNavigationBarHidden == !hidesView)
    #expect(stage.stack == (hidesView ? "A" : "AB"))
  }

  @Test func `C241: in right-to-left layout the back button is on the right`() {
    let stage = NavigationStage()
    stage.navigation.view.semanticContentAttribute = .forceRightToLeft

    stage.screen.touch.tap(22, 22)
    stage.screen.wait(1)
    let stackAfterLeftTap = stage.stack
    stage.screen.touch.tap(390, 22)
    stage.screen.wait(1)

    #expect(stackAfterLeftTap == "AB")
    #expect(stage.stack == "A")
  }

  @Test func `a navigation controller's bar shows the items of its stack`() {
    let stage = NavigationStage()
    let bar = stage.navigation.navigationBar

    bar.setItems([], animated: false)
    bar.popItem(animated: false)
    let titles = bar.items?.map(\.title)
    stage.page(at: 1)?.title = "renamed"

    #expect(titles == ["A", "B"])
    #expect(bar.topItem === stage.page(at: 1)?.navigationItem)
    #expect(bar.topItem?.title == "renamed")
    #expect(bar.backItem?.title == "A")
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 400, height: 44))
  }

  @Test func `a bar without a navigation controller pushes and pops items`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let (first, second) = (UINavigationItem(title: "1"), UINavigationItem(title: "2"))

    bar.setItems([first], animated: false)
    bar.pushItem(second, animated: false)
    let popped = bar.popItem(animated: false)

    #expect(popped === second)
    #expect(bar.items == [first])
  }

  @Test func `C220: hidesBarsOnTap hides and shows the bar with a tap`() {
    let stage = NavigationStage()
    stage.navigation.hidesBarsOnTap = true

    stage.screen.touch.tap(200, 400)
    let hidden = stage.navigation.isNavigationBarHidden
    stage.screen.touch.tap(200, 400)

    #expect(hidden)
    #expect(!stage.navigation.isNavigationBarHidden)
    #expect(stage.navigation.barHideOnTapGestureRecognizer.view === stage.navigation.view)
  }

  @Test func `C220: a drag up hides the bar, a drag down shows it, and content still scrolls`() {
    let stage = NavigationStage()
    stage.navigation.hidesBarsOnSwipe = true
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = CGSize(width: 400, height: 4000)
    stage.navigation.topViewController?.view.addSubview(scrollView)

    stage.screen.touch.down(200, 600).drag(0, -200).up().hold(3)
    let (hidden, offset) = (stage.navigation.isNavigationBarHidden, scrollView.contentOffset.y)
    stage.screen.touch.down(200, 300).drag(0, 200).up().hold(3)
    stage.navigation.hidesBarsOnSwipe = false

    #expect(hidden && offset > 100)
    #expect(!stage.navigation.isNavigationBarHidden)
    #expect(stage.navigation.barHideOnSwipeGestureRecognizer.view == nil)
  }

  private final class BarDelegateController: UINavigationController, UINavigationBarDelegate {
    var mayPop = true
    var shouldPopCalls = 0
    var didPopCalls = 0

    func navigationBar(
      _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) -> Bool {
      shouldPopCalls += 1
      return mayPop
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      didPopCalls += 1
    }
  }
}
#endif
