#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// Content whose role holds towards the pans around it as well.
extension LabScreen {
  /// What a chart or a pager lies in.
  package enum Surroundings: String, CaseIterable, Sendable {
    /// A sheet over a pushed screen, which a vertical drag moves.
    case sheet
    /// A panel of the app's, whose pan begins with every drag.
    case panel
    /// The root screen of an app with a side menu, whose pan begins with every drag.
    case menu
    /// A pager on a middle page, in a pushed screen.
    case pager
    /// A page controller on its middle page, as apps with tabs above their pages have.
    case tabs
    /// A list that scrolls vertically, in a pushed screen.
    case list
  }

  /// A chart in a sheet, scrubbed vertically.
  package static let chartInSheet = LabScreen(
    "sheet-chart", title: "chart in a sheet", owner: { _ in .content("chart") }
  ) { stage in show(chart: .claims(.verticalDrags).forEnclosingPans, in: .sheet, on: stage) }

  /// A chart in a panel, scrubbed vertically.
  package static let chartInPanel = LabScreen(
    "panel-chart", title: "chart in a panel",
    owner: { .content($0.heading == .vertical ? "chart" : "panel") }
  ) { stage in show(chart: .claims(.verticalDrags).forEnclosingPans, in: .panel, on: stage) }

  /// A chart on a page of a pager, scrubbed horizontally; an edge swipe pops.
  package static let chartInPager = LabScreen(
    "pager-chart", title: "chart on a page of a pager",
    owner: { $0.mayPop && $0.place == .edge ? .pop : .content("chart") }
  ) { stage in show(chart: .claims(.horizontalDrags).forEnclosingPans, in: .pager, on: stage) }

  /// A chart in a list, scrubbed vertically; drags to the side pop.
  package static let chartInList = LabScreen(
    "list-chart", title: "chart in a list", owner: { $0.mayPop ? .pop : .content("chart") }
  ) { stage in show(chart: .claims(.verticalDrags).forEnclosingPans, in: .list, on: stage) }

  /// A pager on its first page in an app with a side menu.
  package static let pagerInMenu = LabScreen(
    "menu-pager", title: "pager beside a menu", owner: inMenu
  ) { stage in show(pager: .pagingScrollView.forEnclosingPans, at: 0, in: .menu, on: stage) }

  /// The same in right-to-left layout, where the first page is the rightmost.
  package static let rightToLeftPagerInMenu = LabScreen(
    "menu-pager-rtl", title: "right-to-left pager beside a menu", layoutDirection: .rightToLeft,
    owner: inMenu
  ) { stage in
    show(pager: .pagingScrollView.forEnclosingPans, at: pageCount - 1, in: .menu, on: stage)
  }

  private static let inMenu: @Sendable (Drag) -> DragOwner = {
    .content($0.heading == .leading ? "pager" : "menu")
  }

  /// Shows a chart that tracks raw touches, and returns it and what it lies in.
  package static func show(
    chart role: PopGestureRole?, in surroundings: Surroundings, on stage: Stage
  ) -> [LabContent] {
    let chart = RawTouchView(frame: contentFrame)
    let contents = embed(chart, in: surroundings, on: stage)
    return [LabContent(name: "chart", view: chart, role: role, drag: .touches)] + contents
  }

  /// Shows a pager on a page, counted from the left, and returns it and what it lies in.
  package static func show(
    pager role: PopGestureRole?, at page: Int, in surroundings: Surroundings, on stage: Stage
  ) -> [LabContent] {
    let pager = UIScrollView(frame: contentFrame)
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(
      width: pager.bounds.width * CGFloat(pageCount), height: pager.bounds.height)
    pager.contentOffset.x = pager.bounds.width * CGFloat(page)
    pager.panGestureRecognizer.name = "pager.pan"
    let contents = embed(pager, in: surroundings, on: stage)
    return [LabContent(name: "pager", view: pager, role: role)] + contents
  }

  private static let contentFrame = CGRect(
    x: 0, y: 0, width: StageMetrics.screen.width, height: StageMetrics.screen.height)

  /// Puts content into its surroundings and shows them.
  private static func embed(
    _ content: UIView, in surroundings: Surroundings, on stage: Stage
  ) -> [LabContent] {
    switch surroundings {
    case .sheet:
      stage.push(UIViewController())
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      stage.navigation.present(sheet, animated: false)
      stage.rest()
      sheet.view.addSubview(content)
      return [LabContent(name: "sheet", view: sheet.view, role: nil, drag: .sheet)]
    case .panel, .menu:
      let container = UIView(frame: StageMetrics.screen)
      let pan = UIPanGestureRecognizer()
      pan.name = "\(surroundings).pan"
      container.addGestureRecognizer(pan)
      container.addSubview(content)
      stage.navigation.viewControllers.first?.view.addSubview(container)
      return [LabContent(name: surroundings.rawValue, view: container, role: nil)]
    case .pager:
      let outer = UIScrollView(frame: StageMetrics.screen)
      outer.isPagingEnabled = true
      outer.contentSize = CGSize(
        width: outer.bounds.width * CGFloat(pageCount), height: outer.bounds.height)
      outer.contentOffset.x = outer.bounds.width * 2
      content.frame.origin.x = outer.contentOffset.x
      return [push(content, in: outer, named: "outer pager", as: .pagingScrollView, on: stage)]
    case .list:
      let list = UIScrollView(frame: StageMetrics.screen)
      list.contentSize = CGSize(width: list.bounds.width, height: 4_000)
      list.contentOffset.y = 800
      content.frame.origin.y = list.contentOffset.y
      return [push(content, in: list, named: "list", as: nil, on: stage)]
    case .tabs:
      let screen = PagesController(at: 1)
      screen.currentPage.view.addSubview(content)
      stage.push(screen)
      return [screen.content(named: "tabs")]
    }
  }

  private static func push(
    _ content: UIView, in scrollView: UIScrollView, named name: String, as role: PopGestureRole?,
    on stage: Stage
  ) -> LabContent {
    scrollView.panGestureRecognizer.name = "\(name).pan"
    // A chart that handles raw touches would lose how a drag began (C135).
    scrollView.delaysContentTouches = !(content is RawTouchView)
    scrollView.addSubview(content)
    let screen = UIViewController()
    screen.view.addSubview(scrollView)
    stage.push(screen)
    return LabContent(name: name, view: scrollView, role: role)
  }
}
#endif
