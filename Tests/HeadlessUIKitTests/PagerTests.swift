import Foundation
import HeadlessUIKit
import Testing

/// Page view controllers.
@MainActor @Suite struct PagerTests {
  typealias Mirroring = UIKitBehavior.PagerMirroring

  @Test func `C172: in the scroll style there is no recognizer but a scroll view as subview`() {
    let stage = PagerStage(Screen())
    let scrollViews = stage.pager.view.subviews.compactMap { $0 as? UIScrollView }

    #expect(stage.pager.gestureRecognizers.isEmpty)
    #expect(scrollViews.count == 1)
    #expect(scrollViews.first?.isPagingEnabled == true)
  }

  @Test func `C173: in the page curl style a pan and a tap turn pages, and take a delegate`() throws
  {
    let screen = Screen()
    let stage = PagerStage(screen, style: .pageCurl)
    let pan = try #require(stage.pager.gestureRecognizers.first as? UIPanGestureRecognizer)
    let tap = try #require(stage.pager.gestureRecognizers.last as? UITapGestureRecognizer)

    screen.finger.down(300, 400).drag(-250, 0).up()
    let next = stage.shown
    screen.finger.down(300, 400).drag(-60, 0).move(0, 1).up()
    let taken = stage.shown
    screen.finger.tap(200, 400)
    screen.finger.tap(10, 400)
    let back = stage.shown
    let refusal = Answers()
    refusal.shouldBegin = { _ in false }
    pan.delegate = refusal
    tap.delegate = refusal
    screen.finger.down(300, 400).drag(-250, 0).up()
    screen.finger.tap(390, 400)

    #expect(next == "C" && taken == "C" && back == "B")
    #expect(stage.shown == "B", screen.log)
    #expect(
      stage.calls == [
        "will C", "did C from B, completed: true", "will D", "did C from C, completed: false",
        "will B", "did B from C, completed: true",
      ], screen.log)
    #expect(stage.pager.view.subviews.count == 1)
  }

  @Test(arguments: [(0.0, "C"), (0.3, "B")])
  func `C114: a leaf whose finger rests before the lift turns by its place alone`(
    seconds: Double, page: String
  ) {
    let screen = Screen()
    let stage = PagerStage(screen, style: .pageCurl)

    screen.finger.down(300, 400).drag(-80, 0, steps: 8).hold(seconds).up().hold(1)

    #expect(stage.shown == page, screen.log)
  }

  @Test(arguments: [0.0, 0.1, 0.2])
  func `C175: a turn by program that a finger stops ends on a page`(seconds: Double) {
    let screen = Screen()
    let stage = PagerStage(screen)
    var completions: [Bool] = []
    stage.pager.setViewControllers([stage.page("C")], direction: .forward, animated: true) {
      completions.append($0)
    }
    screen.wait(seconds)

    screen.finger.down(200, 400).hold(1).up().hold(2)

    #expect(completions.count == 1, screen.log)
    #expect(stage.shown == (completions == [true] ? "C" : "B"))
    screen.finger.down(300, 400).drag(-200, 0).up().hold(2)
    #expect(stage.shown == (completions == [true] ? "D" : "C"), screen.log)
  }

  @Test(arguments: UIKitBehavior.FirstTranslation.allCases, [250.0, -250])
  func `C173: a leaf is turned the way of the finger, whatever a pan's first translation is`(
    answer: UIKitBehavior.FirstTranslation, dx: CGFloat
  ) {
    let screen = Screen(\.firstTranslation, answer)
    let stage = PagerStage(screen, style: .pageCurl)

    screen.finger.down(200 - dx / 2, 400).drag(dx, 0).up()

    #expect(stage.shown == (dx > 0 ? "A" : "C"), screen.log)
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func `C174: without a data source a finger turns nothing`(
    style: UIPageViewController.TransitionStyle
  ) {
    let screen = Screen()
    let stage = PagerStage(screen, style: style)
    stage.pager.dataSource = nil

    screen.finger.down(300, 400).drag(-250, 0).up().hold(2)
    screen.finger.tap(395, 400)
    let without = (stage.shown, stage.calls)
    stage.pager.dataSource = stage
    screen.finger.down(300, 400).drag(-250, 0).up().hold(2)

    #expect(without == ("B", []), screen.log)
    #expect(stage.shown == "C", screen.log)
  }

  @Test func `C175: every page rests a page's width from the start, the first and the last too`() {
    let screen = Screen()
    let stage = PagerStage(screen, pages: "ABC", first: "A")
    var offsets = [stage.scrollView?.contentOffset.x]
    var shown = [stage.shown]

    for dx in [-200.0, -200, -200, 200, 200, 200] {
      screen.finger.down(200, 400).drag(dx * 0.9, 0).up().hold(2)
      offsets.append(stage.scrollView?.contentOffset.x)
      shown.append(stage.shown)
    }

    #expect(offsets == Array(repeating: 400, count: 7), screen.log)
    #expect(shown == ["A", "B", "C", "C", "B", "A", "A"], screen.log)
    #expect(stage.scrollView?.contentSize.width == 1200)
    #expect(screen.engine.clock.isIdle)
  }

  @Test func `C175: a drag that is taken back ends where it began, and says so`() {
    let screen = Screen()
    let stage = PagerStage(screen)

    screen.finger.down(200, 400).drag(-100, 0).drag(180, 0).drag(-80, 0).move(0, 1).up().hold(2)

    #expect(stage.shown == "B")
    #expect(
      stage.calls == ["will C", "will A", "did B from B, completed: false"]
        || stage.calls == ["will C", "will A", "will C", "did B from B, completed: false"],
      screen.log)
    #expect(stage.pager.children.count == 1)
    #expect(stage.scrollView?.subviews.count == 1)
  }

  @Test func `C175: appearance follows the pages`() {
    let screen = Screen()
    let stage = PagerStage(screen)
    let before = stage.appearances
    stage.forget()

    screen.finger.down(300, 400).drag(-250, 0).up().hold(2)
    let turned = stage.appearances
    stage.forget()
    screen.finger.down(300, 400).drag(-30, 0).move(0, 1).up().hold(2)

    #expect(before == ["B.willAppear", "B.didAppear"])
    #expect(
      turned == ["C.willAppear", "B.willDisappear", "B.didDisappear", "C.didAppear"], screen.log)
    #expect(
      stage.appearances == [
        "D.willAppear", "C.willDisappear", "D.willDisappear", "C.willAppear", "D.didDisappear",
        "C.didAppear",
      ], screen.log)
  }

  @Test(arguments: [
    (UIPageViewController.NavigationDirection.forward, 700.0), (.reverse, 100),
  ])
  func `the app turns to any page, from the side it names, and is told at the end`(
    direction: UIPageViewController.NavigationDirection, bound: CGFloat
  ) {
    let screen = Screen()
    let stage = PagerStage(screen)
    var ends: [Bool] = []

    stage.pager.setViewControllers(
      [stage.page("F")], direction: direction, animated: true, completion: { ends.append($0) })
    screen.wait(0.2)
    let offset = stage.scrollView?.contentOffset.x ?? 400
    screen.wait(2)

    #expect(direction == .forward ? offset > 500 : offset < 300)
    #expect(ends == [true])
    #expect(stage.shown == "F")
    #expect(stage.calls == [], screen.log)
    #expect(stage.scrollView?.contentOffset.x == 400)
    #expect(bound > 0)
  }

  @Test func `setting a page in the middle of a turn, or none at all, leaves one page`() {
    let screen = Screen()
    let stage = PagerStage(screen)
    screen.finger.down(300, 400).drag(-150, 0)

    stage.pager.setViewControllers([], direction: .forward, animated: false)
    stage.pager.setViewControllers([stage.page("F")], direction: .forward, animated: false)
    screen.finger.up().hold(2)

    #expect(stage.shown == "F")
    #expect(stage.pager.children.count == 1)
    #expect(stage.scrollView?.subviews.count == 1, screen.log)
    #expect(stage.scrollView?.contentOffset.x == 400)
  }

  @Test func `C175: pages lie below each other in the vertical orientation, and follow the size`() {
    let screen = Screen()
    let stage = PagerStage(screen, orientation: .vertical)
    stage.pager.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)

    screen.finger.down(200, 500).drag(0, -350).up().hold(2)

    #expect(stage.shown == "C", screen.log)
    #expect(stage.scrollView?.contentOffset == CGPoint(x: 0, y: 600))
    #expect(stage.pager.viewControllers?.first?.view.frame.origin == CGPoint(x: 0, y: 600))
  }

  @Test(arguments: [20.0 as Double as any Sendable, CGFloat(20), 20, "20"])
  func `C175: room between pages makes the row longer, and every page still shows whole`(
    option: any Sendable
  ) {
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: option])
    pager.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    let page = UIViewController()
    pager.setViewControllers([page], direction: .forward, animated: false)
    let room: CGFloat = option is String ? 0 : 20

    let row = pager.view.subviews.compactMap { $0 as? UIScrollView }.first
    #expect(row?.contentOffset.x == 400 + room)
    #expect(page.view.convert(page.view.bounds, to: pager.view) == pager.view.bounds)
  }

  @Test func `C175: the app may be the scroll view's delegate`() {
    let screen = Screen()
    let stage = PagerStage(screen)
    let log = ScrollLog()
    stage.scrollView?.delegate = log

    screen.finger.down(300, 400).drag(-250, 0).up().hold(2)

    #expect(log.moves > 10)
    #expect(stage.shown == "C", screen.log)
  }

  @Test(arguments: ["A", "B"])
  func `C176: a pager wins over the content pop, on its first page too`(first: String) {
    let stage = NavigationStage()
    let pager = PagerStage(stage.screen, in: stage.navigation, first: first)

    stage.screen.finger.down(100, 400).drag(250, 0).up().hold(2)

    #expect(stage.stack == "AB", stage.screen.log)
    #expect(stage.screen.timeline[.action].contains("pages began"))
    #expect(stage.screen.timeline[.state].contains { $0.hasPrefix("content failed") })
    #expect(pager.shown == "A")
  }

  @Test(arguments: [
    (Mirroring.mirrors, 250.0, "C"), (.mirrors, -250, "A"), (.staysPhysical, -250, "C"),
  ])
  func `C244: whether pages turn the other way in right-to-left is open`(
    answer: Mirroring, dx: CGFloat, shown: String
  ) {
    let screen = Screen(\.pagerMirroring, answer)
    let stage = PagerStage(screen, direction: .forceRightToLeft)

    screen.finger.down(200 - dx / 2, 400).drag(dx, 0).up().hold(2)

    #expect(stage.shown == shown, screen.log)
    #expect(stage.scrollView?.contentOffset.x == 400)
  }
}

@MainActor
private final class ScrollLog: NSObject, UIScrollViewDelegate {
  private(set) var moves = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { moves += 1 }
}
