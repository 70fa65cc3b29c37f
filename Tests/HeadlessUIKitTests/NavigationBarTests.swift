import Foundation
import HeadlessUIKit
import Testing

/// The bar, its buttons, and what hides it.
@MainActor @Suite struct NavigationBarTests {
  @Test func `C236: a tap on the back button pops`() {
    let stage = NavigationStage()

    stage.screen.finger.tap(22, 22)
    stage.screen.wait(1)

    #expect(stage.stack == "A")
    #expect(stage.calls.last == "didShow A")
  }

  @Test(arguments: [true, false])
  func `C236: a subclass is asked for the back button, and not for a swipe`(mayPop: Bool) {
    let screen = Screen()
    let navigation = AskedController()
    navigation.answer = mayPop
    navigation.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
    screen.window.rootViewController = navigation

    screen.finger.tap(22, 22)
    screen.wait(1)
    let afterTap = (navigation.viewControllers.count, navigation.asked)
    screen.finger.down(2, 400).drag(300, 0).up().hold(1)

    #expect(afterTap == (mayPop ? 2 : 3, 1))
    #expect(navigation.viewControllers.count == afterTap.0 - 1)
    #expect(navigation.asked == 1)
    #expect(navigation.navigationBar.delegate === navigation)
    #expect(navigation.popped == (mayPop ? 2 : 1))
  }

  @Test func `C237: a back action takes the place of going back`() {
    let stage = NavigationStage()
    var senders = 0
    stage.shown(1)?.navigationItem.backAction = UIAction(title: "Close") { action in
      if action.sender != nil, action.title == "Close" { senders += 1 }
    }

    stage.screen.finger.tap(22, 22)
    stage.screen.wait(1)

    #expect(senders == 1)
    #expect(stage.stack == "AB")
  }

  @Test func `C237: a back action makes a button where there is nothing to go back to`() {
    let stage = NavigationStage(depth: 1)
    var runs = 0
    stage.screen.finger.tap(22, 22)
    stage.shown(0)?.navigationItem.backAction = UIAction { _ in runs += 1 }

    stage.screen.finger.tap(22, 22)

    #expect(runs == 1)
  }

  @Test(arguments: [(false, 22.0, "item"), (true, 22.0, "back"), (true, 66.0, "item")])
  func `C200: items on the left replace the back button, unless they supplement it`(
    supplements: Bool, x: CGFloat, expected: String
  ) {
    let stage = NavigationStage()
    var runs = 0
    let item = stage.shown(1)?.navigationItem
    item?.leftBarButtonItem = UIBarButtonItem(primaryAction: UIAction { _ in runs += 1 })
    item?.leftItemsSupplementBackButton = supplements

    stage.screen.finger.tap(x, 22)
    stage.screen.wait(1)

    #expect(runs == (expected == "item" ? 1 : 0))
    #expect(stage.stack == (expected == "back" ? "A" : "AB"))
  }

  @Test(arguments: [(true, 1), (false, 0)])
  func `an item on the right runs its action while it is enabled`(isEnabled: Bool, runs: Int) {
    let stage = NavigationStage()
    var count = 0
    let item = UIBarButtonItem(primaryAction: UIAction { _ in count += 1 })
    item.isEnabled = isEnabled
    stage.shown(1)?.navigationItem.rightBarButtonItems = [item]

    stage.screen.finger.tap(390, 22)

    #expect(count == runs)
  }

  @Test func `C200: a hidden back button cannot be pressed, nor one in a hidden bar`() {
    let stage = NavigationStage()
    stage.shown(1)?.navigationItem.setHidesBackButton(true, animated: false)
    stage.screen.finger.tap(22, 22)
    stage.screen.wait(1)
    let hidden = stage.stack
    stage.shown(1)?.navigationItem.hidesBackButton = false
    stage.navigation.isNavigationBarHidden = true

    stage.screen.finger.tap(22, 22)
    stage.screen.wait(1)

    #expect(hidden == "AB")
    #expect(stage.stack == "AB")
  }

  @Test func `C241: in right-to-left the back button is on the right`() {
    let stage = NavigationStage()
    stage.navigation.view.semanticContentAttribute = .forceRightToLeft

    stage.screen.finger.tap(22, 22)
    stage.screen.wait(1)
    let left = stage.stack
    stage.screen.finger.tap(390, 22)
    stage.screen.wait(1)

    #expect(left == "AB")
    #expect(stage.stack == "A")
  }

  @Test func `a controller's bar has the items of its stack`() {
    let stage = NavigationStage()
    let bar = stage.navigation.navigationBar

    bar.setItems([], animated: false)
    bar.popItem(animated: false)

    #expect(bar.items?.map(\.title) == ["A", "B"])
    #expect(bar.topItem === stage.shown(1)?.navigationItem)
    #expect(bar.backItem?.title == "A")
    stage.shown(1)?.title = "renamed"
    #expect(bar.topItem?.title == "renamed")
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 400, height: 44))
  }

  @Test func `a bar of one's own pushes and pops items`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let (first, second) = (UINavigationItem(title: "1"), UINavigationItem(title: "2"))

    bar.setItems([first], animated: false)
    bar.pushItem(second, animated: false)
    let popped = bar.popItem(animated: false)

    #expect(popped === second)
    #expect(bar.items == [first])
  }

  @Test func `C220: a tap hides and shows the bar where that is wanted`() {
    let stage = NavigationStage()
    stage.navigation.hidesBarsOnTap = true

    stage.screen.finger.tap(200, 400)
    let hidden = stage.navigation.isNavigationBarHidden
    stage.screen.finger.tap(200, 400)

    #expect(hidden)
    #expect(!stage.navigation.isNavigationBarHidden)
    #expect(stage.navigation.barHideOnTapGestureRecognizer.view === stage.navigation.view)
  }

  @Test func `C220: a drag up hides the bar and a drag down shows it, while content scrolls`() {
    let stage = NavigationStage()
    stage.navigation.hidesBarsOnSwipe = true
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = CGSize(width: 400, height: 4000)
    stage.navigation.topViewController?.view.addSubview(scrollView)

    stage.screen.finger.down(200, 600).drag(0, -200).up().hold(3)
    let (hidden, offset) = (stage.navigation.isNavigationBarHidden, scrollView.contentOffset.y)
    stage.screen.finger.down(200, 300).drag(0, 200).up().hold(3)

    #expect(hidden && offset > 100)
    #expect(!stage.navigation.isNavigationBarHidden)
    stage.navigation.hidesBarsOnSwipe = false
    #expect(stage.navigation.barHideOnSwipeGestureRecognizer.view == nil)
  }

  private final class AskedController: UINavigationController, UINavigationBarDelegate {
    var answer = true
    var asked = 0
    var popped = 0

    func navigationBar(
      _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) -> Bool {
      asked += 1
      return answer
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      popped += 1
    }
  }
}
