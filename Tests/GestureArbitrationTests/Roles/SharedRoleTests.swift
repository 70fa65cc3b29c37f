#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// The role of a scroll view, which counts for the scroll views inside it that scroll sideways.
@MainActor @Suite struct SharedRoleTests {
  private let wide = CGSize(width: 1950, height: 160)
  private let rowFrame = CGRect(x: 0, y: 340, width: 390, height: 160)

  /// Shows a collection view whose first section is a private scroll view (C270).
  private func showShelf(
    on phone: Phone, rows: Int = 40
  ) throws -> (list: UICollectionView, shelf: UIScrollView) {
    let cards = CardSource(sections: [9, rows])
    phone.keep(cards)
    let list = cards.collectionView(CardSource.shelfAndRows)
    phone.screen.view.addSubview(list)
    list.layoutIfNeeded()
    return (list, try #require(list.subviews.lazy.compactMap { $0 as? UIScrollView }.first))
  }

  /// Shows a vertical list with a row that scrolls sideways under the middle of the screen.
  private func showList(
    on phone: Phone, in parent: UIView? = nil
  ) -> (list: UIScrollView, row: UIScrollView) {
    let list = phone.addScrollView(content: CGSize(width: 390, height: 4_000), in: parent)
    let row = phone.addScrollView(content: wide, in: list, frame: rowFrame)
    row.panGestureRecognizer.name = "row.pan"
    return (list, row)
  }

  @Test
  func `C270: a sideways section defers at its leading edge, by one line of its collection view`()
    throws
  {
    var shelves: [UIScrollView] = []
    everywhere { phone in
      guard let (list, shelf) = try? showShelf(on: phone) else { return }
      shelves.append(shelf)
      list.allowsPopGestureAtLeadingEdge = true

      phone.swipeRight()
      phone.stage.rest()

      phone.expectDeferral(of: shelf)
    }
    #expect(shelves.count > 3)
  }

  @Test func `C270: a sideways section that is scrolled keeps its drags`() throws {
    var shelves: [UIScrollView] = []
    everywhere { phone in
      guard let (list, shelf) = try? showShelf(on: phone) else { return }
      shelves.append(shelf)
      list.allowsPopGestureAtLeadingEdge = true
      shelf.contentOffset.x = 420

      phone.swipeRight()
      phone.stage.rest()

      phone.expectKept(by: shelf.panGestureRecognizer)
    }
    #expect(shelves.count > 3)
  }

  @Test func `C270: a sideways section that scrolls back to its start defers with the next touch`()
    throws
  {
    let phone = Phone()
    let (list, shelf) = try showShelf(on: phone)
    list.allowsPopGestureAtLeadingEdge = true
    shelf.contentOffset.x = 100

    phone.drag(from: CGPoint(x: 60, y: 300), by: CGPoint(x: 300, y: 0))
    phone.stage.rest()
    #expect(phone.depth == 2 && shelf.contentOffset.x == 0, "\(phone.story)")
    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test func `a carousel in a row of a registered list defers at its own leading edge`() {
    everywhere { phone in
      let (list, row) = showList(on: phone)
      list.allowsPopGestureAtLeadingEdge = true

      phone.swipeRight()
      phone.stage.rest()

      phone.expectDeferral(of: row)
    }
  }

  @Test func `a carousel in a registered pager defers only where both are at their leading edges`()
  {
    for (pagerOffset, rowOffset) in [(0, 0), (390, 0), (0, 300), (390, 300)] as [(CGFloat, CGFloat)]
    {
      let phone = Phone()
      let pager = phone.addScrollView(
        content: CGSize(width: 1950, height: 844), offset: CGPoint(x: pagerOffset, y: 0))
      let row = phone.addScrollView(
        content: wide, offset: CGPoint(x: rowOffset, y: 0), in: pager,
        frame: rowFrame.offsetBy(dx: pagerOffset, dy: 0))
      pager.allowsPopGestureAtLeadingEdge = true

      phone.swipeRight()
      phone.stage.rest()

      let pops = pagerOffset == 0 && rowOffset == 0
      #expect(phone.depth == (pops ? 1 : 2), "\(phone.story)")
      #expect(!pops || !phone.hasWon(row.panGestureRecognizer), "\(phone.story)")
    }
  }

  @Test func `a decision names the registered scroll view around the content`() {
    let phone = Phone()
    let (list, row) = showList(on: phone)
    phone.arbiter.register(list, as: .pagingScrollView, named: "feed")
    row.contentOffset.x = 300

    phone.swipeRight()

    let decision = phone.decisions.map(\.description).joined(separator: "\n")
    #expect(
      decision.contains("scroll view in feed rests 300 pt past its leading edge"), "\(decision)")
  }

  @Test func `a carousel that is added, used again and removed has the role where it is`() {
    let phone = Phone()
    let (list, row) = showList(on: phone)
    let other = phone.addScrollView(content: CGSize(width: 390, height: 4_000))
    list.allowsPopGestureAtLeadingEdge = true
    #expect(row.allowsPopGestureAtLeadingEdge)

    other.addSubview(row)
    #expect(!row.allowsPopGestureAtLeadingEdge)
    list.addSubview(row)
    #expect(row.allowsPopGestureAtLeadingEdge)
    row.removeFromSuperview()
    #expect(!row.allowsPopGestureAtLeadingEdge)
    let late = phone.addScrollView(content: wide, in: list, frame: rowFrame)
    #expect(late.allowsPopGestureAtLeadingEdge && late.popGestureRole == nil)
  }

  @Test func `removing the role leaves nothing in the scroll views inside`() {
    everywhere { phone in
      let (list, row) = showList(on: phone)
      let recognizers = row.gestureRecognizers ?? []
      list.allowsPopGestureAtLeadingEdge = true
      phone.swipeRight(from: 300)
      phone.stage.rest()
      list.allowsPopGestureAtLeadingEdge = false

      #expect(!row.allowsPopGestureAtLeadingEdge && row.popGestureRole == nil)
      #expect((row.gestureRecognizers ?? []) == recognizers)
    }
  }

  @Test func `what has a role, no width, or a nearer owner does not share it`() {
    let phone = Phone()
    let (list, row) = showList(on: phone)
    list.allowsPopGestureAtLeadingEdge = true
    func isShared(_ arrange: () -> Void) -> Bool {
      arrange()
      return row.allowsPopGestureAtLeadingEdge
    }

    #expect(isShared {})
    #expect(!isShared { row.contentSize = CGSize(width: 390, height: 900) })
    #expect(isShared { row.contentSize = wide })
    #expect(!isShared { row.isScrollEnabled = false })
    row.isScrollEnabled = true
    #expect(!isShared { row.popGestureRole = nil })
    #expect(!isShared { row.popGestureRole = .claims(.horizontalDrags) })
    row.popGestureRole = .pagingScrollView
    let chart = UIView(frame: rowFrame)
    chart.popGestureRole = .claims(.horizontalDrags)
    list.addSubview(chart)
    let inChart = phone.addScrollView(content: wide, in: chart, frame: chart.bounds)
    #expect(!inChart.allowsPopGestureAtLeadingEdge)
  }

  @Test func `C180: the pages of a page view controller do not share the role around them`() {
    let phone = Phone()
    let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844))
    pager.allowsPopGestureAtLeadingEdge = true
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    let page = UIViewController()
    pages.setViewControllers([page], direction: .forward, animated: false, completion: nil)
    phone.screen.addChild(pages)
    pages.view.frame = StageMetrics.screen
    pager.addSubview(pages.view)
    let onPage = phone.addScrollView(content: wide, in: page.view, frame: rowFrame)

    let turning = pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    turning?.contentSize = CGSize(width: 1170, height: 844)
    #expect(turning?.scrollsSideways == true)
    #expect(turning?.allowsPopGestureAtLeadingEdge == false)
    #expect(onPage.allowsPopGestureAtLeadingEdge)
  }

  @Test func `the screens of a stack inside do not share the role around it`() {
    let phone = Phone()
    let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844))
    pager.allowsPopGestureAtLeadingEdge = true
    let root = UIViewController()
    let inner = UINavigationController(rootViewController: root)
    phone.screen.addChild(inner)
    pager.addSubview(inner.view)
    let row = phone.addScrollView(content: wide, in: root.view, frame: rowFrame)

    #expect(!row.allowsPopGestureAtLeadingEdge)
  }

  @Test func `the scroll views in a carousel defer in its strip`() {
    for (x, pops) in [(CGFloat(30), true), (195, false)] {
      let phone = Phone()
      let (list, row) = showList(on: phone)
      list.popGestureRole = .carousel
      row.contentOffset.x = 300

      phone.swipeRight(from: x)
      phone.stage.rest()

      #expect(phone.depth == (pops ? 1 : 2), "\(phone.story)")
      #expect(phone.hasWon(row.panGestureRecognizer) != pops, "\(phone.story)")
    }
  }

  @Test func `the scroll views in that of a region share its role`() {
    for (offset, pops) in [(CGFloat(0), true), (300, false)] {
      let phone = Phone()
      let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844))
      let row = phone.addScrollView(
        content: wide, offset: CGPoint(x: offset, y: 0), in: pager, frame: rowFrame)
      let region = PopGestureRegion(frame: StageMetrics.screen)
      region.popGestureRole = .pagingScrollView
      phone.screen.view.addSubview(region)

      phone.swipeRight()
      phone.stage.rest()

      #expect(phone.depth == (pops ? 1 : 2), "\(phone.story)")
      #expect(phone.hasWon(row.panGestureRecognizer) != pops, "\(phone.story)")
    }
  }

  @Test(arguments: UIKitBehavior.RelationTime.allCases)
  func `the scroll views inside defer to enclosing pans as the registered one does`(
    relationTime: UIKitBehavior.RelationTime
  ) throws {
    // Relations may be asked before any recognizer receives the touch (C088).
    let places: [(offset: CGFloat, defers: Bool)] = [(0, true), (300, false)]
    for (offset, defers) in places {
      var behavior = UIKitBehavior()
      behavior.relationTime = relationTime
      let phone = Phone(behavior, isPushed: false)
      let root = try #require(phone.stage.navigation.viewControllers.first?.view)
      let (menu, pan) = phone.addPannedView(in: root)
      let (list, row) = showList(on: phone, in: menu)
      row.contentOffset.x = offset
      list.popGestureRole = .pagingScrollView.forEnclosingPans

      phone.swipeRight()
      phone.stage.rest()

      #expect(phone.hasWon(pan) == defers, "\(phone.story)")
      #expect(phone.hasWon(row.panGestureRecognizer) != defers, "\(phone.story)")
    }
  }

  @Test func `a pager in a control, or on a screen whose view is one, has the default role`() {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    GestureArbiter.defaults.scrollViewRole = .pagingScrollView
    let (screen, card) = (UIControl(frame: StageMetrics.screen), UIControl())
    screen.addSubview(card)
    let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    pager.contentSize.width = 1_950
    card.addSubview(pager)

    #expect(pager.allowsPopGestureAtLeadingEdge)
  }

  @Test(arguments: SwipeDirection.allCases, [PopDriver.uikitOnly, .arbiter])
  func `C175: the default role leaves pages, and the days of a calendar, to UIKit in the middle`(
    direction: SwipeDirection, driver: PopDriver
  ) {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    for (index, version) in SystemVersion.allCases.enumerated() {
      let results = [nil, PopGestureRole.pagingScrollView].map { role in
        GestureArbiter.defaults = GestureArbiter.Defaults()
        GestureArbiter.defaults.scrollViewRole = role
        let stage = Stage(iOS: version)
        stage.navigation.gestureArbiter.driver = driver
        let screen = UIViewController()
        stage.push(screen)
        let book = PageBook(in: screen, page: 1)
        let months = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        months.contentSize = CGSize(width: 1170, height: 300)
        months.contentOffset.x = 390
        months.isPagingEnabled = true
        let picker: UIView = index.isMultiple(of: 2) ? UIDatePicker() : UICalendarView()
        picker.frame = CGRect(x: 0, y: 544, width: 390, height: 300)
        picker.addSubview(months)
        screen.view.addSubview(picker)
        for y in [300.0, 700] {
          stage.drag(direction, from: CGPoint(x: 195, y: y))
          stage.rest()
        }
        return "\(stage.depth) \(book.page ?? -1) \(months.contentOffset)"
      }
      #expect(results[0] == results[1], "\(version)")
    }
  }

  @Test(arguments: [SystemVersion.v18, .v26])
  func `a page controller whose insets end at its first page pops there by the default role`(
    version: SystemVersion
  ) {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    GestureArbiter.defaults.scrollViewRole = .pagingScrollView
    GestureArbiter.defaults.allowsFullScreenPop = true
    let stage = Stage(iOS: version)
    let screen = UIViewController()
    stage.push(screen)
    let book = PageBook(in: screen, page: 1)
    stage.swipeRight()
    stage.rest()
    #expect(stage.depth == 2 && book.page == 0, "\(stage.story)")

    stage.swipeRight()
    stage.rest()
    #expect(stage.depth == 1, "\(stage.story)")
  }

  @Test func `a diagnosis accepts a collection view of which only a section scrolls`() throws {
    let phone = Phone()
    let (list, shelf) = try showShelf(on: phone, rows: 1)
    list.allowsPopGestureAtLeadingEdge = true
    #expect(phone.arbiter.diagnose() == [])

    shelf.isScrollEnabled = false
    #expect(phone.arbiter.diagnose() == [])
  }

  @Test func `a snapshot stores the role once, with the view that it was given to`() throws {
    let phone = Phone()
    let (list, _) = showList(on: phone)
    phone.arbiter.register(list, as: .pagingScrollView, named: "feed")

    let roles = phone.arbiter.snapshot(naming: nil).views.compactMap(\.role)

    #expect(roles.map(\.name) == ["feed"])
  }
}

extension UIScrollView {
  fileprivate var scrollsSideways: Bool { contentSize.width > bounds.width }
}
#endif
