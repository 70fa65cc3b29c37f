#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension LabScreen {
  /// A row of cards in a vertical list in a pager, each at its start; strokes start on the row.
  package static let nestedFirstPage = LabScreen(
    "nested-first", title: "row in a list in a pager, first page", strokeHeight: 400,
    owner: { drag in
      if drag.mayPop { return .pop }
      // There is no content to reveal at the leading side, so the innermost scroll view bounces.
      return .content(drag.heading == .vertical ? "list" : "row")
    }
  ) { stage in show(page: 0, on: stage) }

  /// The same with the pager on a middle page.
  ///
  /// The row would transfer a drag past its end to the list, its nearest scroll view (C155), which
  /// cannot scroll horizontally, so the row bounces.
  package static let nestedMiddlePage = LabScreen(
    "nested-middle", title: "row in a list in a pager, middle page", strokeHeight: 400,
    owner: {
      $0.mayPop && $0.place == .edge ? .pop : .content($0.heading == .vertical ? "list" : "row")
    }
  ) { stage in show(page: 1, on: stage) }

  private static func show(page: Int, on stage: Stage) -> [LabContent] {
    let size = StageMetrics.screen.size
    let screen = UIViewController()
    let pager = scrollView(
      "pager", CGRect(origin: .zero, size: size),
      content: CGSize(width: size.width * 3, height: size.height))
    pager.isPagingEnabled = true
    pager.contentOffset.x = size.width * CGFloat(page)
    let list = scrollView(
      "list", CGRect(x: size.width * CGFloat(page), y: 0, width: size.width, height: size.height),
      content: CGSize(width: size.width, height: 4_000))
    list.contentOffset.y = 800
    let row = scrollView(
      "row", CGRect(x: 0, y: 1_120, width: size.width, height: 160),
      content: CGSize(width: 1_600, height: 160))
    list.addSubview(row)
    pager.addSubview(list)
    screen.view.addSubview(pager)
    stage.push(screen)
    return [
      LabContent(name: "row", view: row, role: .pagingScrollView),
      LabContent(name: "list", view: list, role: nil),
      LabContent(name: "pager", view: pager, role: .pagingScrollView),
    ]
  }

  private static func scrollView(
    _ name: String, _ frame: CGRect, content: CGSize
  ) -> UIScrollView {
    let scrollView = UIScrollView(frame: frame)
    scrollView.contentSize = content
    scrollView.panGestureRecognizer.name = "\(name).pan"
    return scrollView
  }
}
#endif
