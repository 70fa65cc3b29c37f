#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension LabScreen {
  /// A paging scroll view over the whole screen, on its first page.
  package static let pagerFirstPage = LabScreen(
    "pager-first", title: "pager, first page",
    owner: { $0.mayPop ? .pop : $0.heading == .vertical ? .unclaimed : .content("pager") }
  ) { stage in [pager(on: stage, page: 0)] }

  /// The same pager on a middle page.
  package static let pagerMiddlePage = LabScreen(
    "pager-middle", title: "pager, middle page",
    owner: {
      $0.mayPop && $0.place == .edge
        ? .pop : $0.heading == .vertical ? .unclaimed : .content("pager")
    }
  ) { stage in [pager(on: stage, page: 2)] }

  /// The same pager, which turns its pages with edge swipes too.
  package static let pagerKeepingEdgeSwipes = LabScreen(
    "pager-keeping", title: "pager that keeps edge swipes, middle page",
    owner: { $0.heading == .vertical ? .unclaimed : .content("pager") }
  ) { stage in [pager(on: stage, page: 2, as: .pagingScrollView(keepsEdgeSwipes: true))] }

  /// A pager in right-to-left layout, on its first page, which is the rightmost.
  package static let rightToLeftPager = LabScreen(
    "pager-rtl", title: "right-to-left pager, first page", layoutDirection: .rightToLeft,
    owner: { $0.mayPop ? .pop : $0.heading == .vertical ? .unclaimed : .content("pager") }
  ) { stage in [pager(on: stage, page: pageCount - 1)] }

  static let pageCount = 5

  /// Shows a pager on a page, counted from the left.
  static func pager(
    on stage: Stage, page: Int, in screen: UIViewController = UIViewController(),
    as role: PopGestureRole = .pagingScrollView
  ) -> LabContent {
    let pager = UIScrollView(frame: StageMetrics.screen)
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(
      width: pager.bounds.width * CGFloat(pageCount), height: pager.bounds.height)
    pager.contentOffset.x = pager.bounds.width * CGFloat(page)
    pager.panGestureRecognizer.name = "pager.pan"
    screen.view.addSubview(pager)
    stage.push(screen)
    return LabContent(name: "pager", view: pager, role: role)
  }
}
#endif
