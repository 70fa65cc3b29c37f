#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Page view controllers.
@MainActor @Suite struct PagerTests {
  typealias Mirroring = UIKitBehavior.PagerMirroring

  @Test func `C172: the scroll style has a paging scroll view and no gesture recognizers`() {
    let stage = PagerStage(Screen())
    let scrollViews = stage.pager.view.subviews.compactMap { $0 as? UIScrollView }

    #expect(stage.pager.gestureRecognizers.isEmpty)
    #expect(scrollViews.count == 1)
    #expect(scrollViews.first?.isPagingEnabled == true)
  }

  @Test func `C173: with page curl a pan and a tap turn pages and accept delegates`() throws {
    let screen = Screen()
    let stage = PagerStage(screen, style: .pageCurl)
    let pan = try #require(stage.pager.gestureRecognizers.first as? UIPanGestureRecognizer)
    let tap = try #require(stage.pager.gestureRecognizers.last as? UITapGestureRecognizer)

    screen.touch.down(300, 400).drag(-250, 0).up()
    let afterDrag = stage.shown
    screen.touch.down(300, 400).drag(-60, 0).move(0, 1).up()
    let afterShortDrag = stage.shown
    screen.touch.tap(200, 400)
    screen.touch.tap(10, 400)
    let afterTaps = stage.shown
    let refusing = DelegateStub()
    refusing.shouldBegin = { _ in false }
    pan.delegate = refusing
    tap.delegate = refusing
    screen.touch.down(300, 400).drag(-250, 0).up()
    screen.touch.tap(390, 400)

    #expect(afterDrag == "C" && afterShortDrag == "C" && afterTaps == "B")
    #expect(stage.shown == "B", screen.log)
    #expect(
      stage.calls == [
        "will C", "did C from B, completed: true", "will D", "did C from C, completed: false",
        "will B", "did B from C, completed: true",
      ], screen.log)
    #expect(stage.pager.view.subviews.count == 1)
  }

  @Test(arguments: [(0.0, "C"), (0.3, "B")])
  func `C114: a curl whose touch rests before it lifts turns by position alone`(
    seconds: Double, page: String
  ) {
    let screen = Screen()
    let stage = PagerStage(screen, style: .pageCurl)

    screen.touch.down(300, 400).drag(-80, 0, steps: 8).hold(seconds).up().hold(1)

    #expect(stage.shown == page, screen.log)
  }

  @Test(arguments: [0.0, 0.1, 0.2])
  func `C175: a programmatic page turn stopped by a touch ends on a page`(seconds: Double) {
    let screen = Screen()
    let stage = PagerStage(screen)
    var completions: [Bool] = []
    stage.pager.setViewControllers([stage.page("C")], direction: .forward, animated: true) {
      completions.append($0)
    }
    screen.wait(seconds)

    screen.touch.down(200, 400).hold(1).up().hold(2)

    #expect(completions.count == 1, screen.log)
    #expect(stage.shown == (completions == [true] ? "C" : "B"))

    screen.touch.down(300, 400).drag(-200, 0).up().hold(2)

    #expect(stage.shown == (completions == [true] ? "D" : "C"), screen.log)
  }

  @Test(arguments: UIKitBehavior.FirstTranslation.allCases, [250.0, -250])
  func `C173: a curl follows the touch's direction under every first translation`(
    answer: UIKitBehavior.FirstTranslation, dx: CGFloat
  ) {
    let screen = Screen(\.firstTranslation, answer)
    let stage = PagerStage(screen, style: .pageCurl)

    screen.touch.down(200 - dx / 2, 400).drag(dx, 0).up()

    #expect(stage.shown == (dx > 0 ? "A" : "C"), screen.log)
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func `C174: without a data source a touch turns no page`(
    style: UIPageViewController.TransitionStyle
  ) {
    let screen = Screen()
    let stage = PagerStage(screen, style: style)
    stage.pager.dataSource = nil

    screen.touch.down(300, 400).drag(-250, 0).up().hold(2)
    screen.touch.tap(395, 400)
    let withoutDataSource = (stage.shown, stage.calls)
    stage.pager.dataSource = stage
    screen.touch.down(300, 400).drag(-250, 0).up().hold(2)

    #expect(withoutDataSource == ("B", []), screen.log)
    #expect(stage.shown == "C", screen.log)
  }

  @Test func `C175: every page, even the first and last, rests one page width from the start`() {
    let screen = Screen()
    let stage = PagerStage(screen, pages: "ABC", first: "A")
    var offsets = [stage.scrollView?.contentOffset.x]
    var pages = [stage.shown]

    for dx in [-200.0, -200, -200, 200, 200, 200] {
      screen.touch.down(200, 400).drag(dx * 0.9, 0).up().hold(2)
      offsets.append(stage.scrollView?.contentOffset.x)
      pages.append(stage.shown)
    }

    #expect(offsets == Array(repeating: 400, count: 7), screen.log)
    #expect(pages == ["A", "B", "C", "C", "B", "A", "A"], screen.log)
    #expect(stage.scrollView?.contentSize.width == 1200)
    #expect(screen.engine.clock.isIdle)
  }

  @Test func `C175: a reversed drag ends on its page and reports an uncompleted transition`() {
    let screen = Screen()
    let stage = PagerStage(screen)

    screen.touch.down(200, 400).drag(-100, 0).drag(180, 0).drag(-80, 0).move(0, 1).up().hold(2)

    #expect(stage.shown == "B")
    #expect(
      stage.calls == ["will C", "will A", "did B from B, completed: false"]
        || stage.calls == ["will C", "will A", "will C", "did B from B, completed: false"],
      screen.log)
    #expect(stage.pager.children.count == 1)
    #expect(stage.scrollView?.subviews.count == 1)
  }

  @Test func `C175: page turns send appearance callbacks, and cancelled turns reverse them`() {
    let screen = Screen()
    let stage = PagerStage(screen)
    let initialCalls = stage.appearances
    stage.forget()

    screen.touch.down(300, 400).drag(-250, 0).up().hold(2)
    let callsOfTurn = stage.appearances
    stage.forget()
    screen.touch.down(300, 400).drag(-30, 0).move(0, 1).up().hold(2)

    #expect(initialCalls == ["B.willAppear", "B.didAppear"])
    #expect(
      callsOfTurn == ["C.willAppear", "B.willDisappear", "B.didDisappear", "C.didAppear"],
      screen.log)
    #expect(
      stage.appearances == [
        "D.willAppear", "C.willDisappear", "D.willDisappear", "C.willAppear", "D.didDisappear",
        "C.didAppear",
      ], screen.log)
  }

  @Test(arguments: [UIPageViewController.NavigationDirection.forward, .reverse])
  func `C244: setViewControllers turns to any page from the given side and calls its completion`(
    direction: UIPageViewController.NavigationDirection
  ) {
    let screen = Screen()
    let stage = PagerStage(screen)
    var completions: [Bool] = []

    stage.pager.setViewControllers(
      [stage.page("F")], direction: direction, animated: true,
      completion: { completions.append($0) })
    screen.wait(0.2)
    let offset = stage.scrollView?.contentOffset.x ?? 400
    screen.wait(2)

    #expect(direction == .forward ? offset > 500 : offset < 300)
    #expect(completions == [true])
    #expect(stage.shown == "F")
    #expect(stage.calls == [], screen.log)
    #expect(stage.scrollView?.contentOffset.x == 400)
  }

  @Test func `C175: setViewControllers during a turn leaves one page`() {
    let screen = Screen()
    let stage = PagerStage(screen)
    screen.touch.down(300, 400).drag(-150, 0)

    stage.pager.setViewControllers([], direction: .forward, animated: false)
    stage.pager.setViewControllers([stage.page("F")], direction: .forward, animated: false)
    screen.touch.up().hold(2)

    #expect(stage.shown == "F")
    #expect(stage.pager.children.count == 1)
    #expect(stage.scrollView?.subviews.count == 1, screen.log)
    #expect(stage.scrollView?.contentOffset.x == 400)
  }

  @Test func `C175: vertical pages are stacked from top to bottom and follow the view's size`() {
    let screen = Screen()
    let stage = PagerStage(screen, orientation: .vertical)
    stage.pager.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)

    screen.touch.down(200, 500).drag(0, -350).up().hold(2)

    #expect(stage.shown == "C", screen.log)
    #expect(stage.scrollView?.contentOffset == CGPoint(x: 0, y: 600))
    #expect(stage.pager.viewControllers?.first?.view.frame.origin == CGPoint(x: 0, y: 600))
  }

  @Test(arguments: [20.0 as Double as any Sendable, CGFloat(20), 20, "20"])
  func `C175: interPageSpacing widens the row and every page still fills the view`(
    option: any Sendable
  ) {
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: option])
    pager.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    let page = UIViewController()
    let spacing: CGFloat = option is String ? 0 : 20

    pager.setViewControllers([page], direction: .forward, animated: false)
    let scrollView = pager.view.subviews.compactMap { $0 as? UIScrollView }.first

    #expect(scrollView?.contentOffset.x == 400 + spacing)
    #expect(page.view.convert(page.view.bounds, to: pager.view) == pager.view.bounds)
  }

  @Test func `C175: the app may set the scroll view's delegate`() {
    let screen = Screen()
    let stage = PagerStage(screen)
    let counter = ScrollCounter()
    stage.scrollView?.delegate = counter

    screen.touch.down(300, 400).drag(-250, 0).up().hold(2)

    #expect(counter.didScrollCalls > 10)
    #expect(stage.shown == "C", screen.log)
  }

  @Test(arguments: ["A", "B"])
  func `C176: a pager wins over the content pop, also on its first page`(first: String) {
    let stage = NavigationStage()
    let pager = PagerStage(stage.screen, in: stage.navigation, first: first)

    stage.screen.touch.down(100, 400).drag(250, 0).up().hold(2)

    #expect(stage.stack == "AB", stage.screen.log)
    #expect(stage.screen.timeline[.action].contains("pages began"))
    #expect(stage.screen.timeline[.state].contains { $0.hasPrefix("content failed") })
    #expect(pager.shown == "A")
  }

  @Test(arguments: [
    (Mirroring.mirrors, 250.0, "C"), (.mirrors, -250, "A"), (.staysPhysical, -250, "C"),
  ])
  func `C244: the behavior decides whether pages are mirrored in right-to-left layout`(
    answer: Mirroring, dx: CGFloat, shown: String
  ) {
    let screen = Screen(\.pagerMirroring, answer)
    let stage = PagerStage(screen, direction: .forceRightToLeft)

    screen.touch.down(200 - dx / 2, 400).drag(dx, 0).up().hold(2)

    #expect(stage.shown == shown, screen.log)
    #expect(stage.scrollView?.contentOffset.x == 400)
  }
}

@MainActor
private final class ScrollCounter: NSObject, UIScrollViewDelegate {
  private(set) var didScrollCalls = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { didScrollCalls += 1 }
}
#endif
