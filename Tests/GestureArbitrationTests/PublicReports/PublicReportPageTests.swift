#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Tables with trailing actions in a page controller, and a magnified photo in a pager.
@MainActor @Suite struct PublicReportPageTests {
  /// A page: a table whose rows have trailing actions.
  @MainActor
  private final class Rows: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: StageMetrics.screen)

    override func viewDidLoad() {
      super.viewDidLoad()
      table.rowHeight = 60
      (table.dataSource, table.delegate) = (self, self)
      view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        done(true)
      }
      let actions = UISwipeActionsConfiguration(actions: [action])
      actions.performsFirstActionWithFullSwipe = false
      return actions
    }

    /// Whether the row at a height is open, in pt of the table.
    func isOpen(at y: CGFloat) -> Bool {
      let path = table.indexPathForRow(at: CGPoint(x: 100, y: y))
      return path.flatMap { table.cellForRow(at: $0) }?.contentView.frame.minX != 0
    }
  }

  @Test(arguments: ReportSetting.withDriver, DragPace.allCases)
  func
    `on the last page forth opens a row, back turns a page, and from the first it leaves the screen`(
      setting: ReportSetting, pace: DragPace
    )
  {
    for page in 0...2 {
      // Forth on an earlier page nothing changes: UIKit's row has the drag.
      for goesBack in page == 2 ? [true, false] : [true] {
        let (phone, pages) = (setting.phone(isPushed: false), [Rows(), Rows(), Rows()])
        let screen = UIViewController()
        let book = PageBook(in: screen, page: page, of: pages)
        let side: UISemanticContentAttribute =
          setting.isMirrored ? .forceRightToLeft : .forceLeftToRight
        for rows in pages {
          rows.view.semanticContentAttribute = side
          rows.table.semanticContentAttribute = side
          rows.table.popGestureRole =
            .claims(.towardsLeading) { [weak book] _ in book?.page == 2 }.forEnclosingPans
        }
        screen.view.semanticContentAttribute = side
        book.controller.view.semanticContentAttribute = side
        book.turn(to: page)
        book.controller.view.popGestureRole = .pageController { [weak book] in
          book?.page == 0
        } isAtLastPage: { [weak book] in
          book?.page == 2
        }
        phone.stage.push(screen)
        phone.stage.rest()
        let way = CGPoint(x: goesBack ? pace.travel : -pace.travel, y: 4)
        phone.stage.play(setting.script(pace, from: 195, y: 334, by: way))
        phone.stage.rest()
        let story = "page \(page) \(phone.story)"
        #expect(phone.depth == (goesBack && page == 0 ? 1 : 2), "\(story)")
        #expect(pages[page].isOpen(at: 334) == (!goesBack && page == 2), "\(story)")
        #expect(book.page == (goesBack ? max(page - 1, 0) : page), "\(story)")
      }
    }
  }

  @Test(arguments: ReportSetting.all, [CGPoint(x: 220, y: 4), CGPoint(x: 4, y: 220)])
  func `a magnified photo is not closed by a drag down, and turns the page at its side`(
    setting: ReportSetting, way: CGPoint
  ) {
    let stage = setting.phone(isPushed: false).stage
    let (viewer, pager) = (UIViewController(), UIScrollView(frame: StageMetrics.screen))
    viewer.modalPresentationStyle = .overFullScreen
    pager.contentSize = CGSize(width: 1170, height: 844)
    pager.isPagingEnabled = true
    let close = UIPanGestureRecognizer()
    let photo = UIScrollView(frame: CGRect(x: 390, y: 0, width: 390, height: 844))
    photo.contentSize = CGSize(width: 780, height: 1688)
    photo.bounces = false
    photo.popGestureRole = .claims(.verticalDrags) { _ in true }.forEnclosingPans
    pager.addSubview(photo)
    viewer.view.addSubview(pager)
    viewer.view.addGestureRecognizer(close)
    stage.navigation.present(viewer, animated: false)
    stage.rest()
    pager.contentOffset.x = 390
    // Its leading side.
    photo.contentOffset = CGPoint(x: setting.isMirrored ? 390 : 0, y: 400)
    stage.play(setting.script(from: 195, y: 400, by: way))
    stage.rest()
    #expect(!stage.timeline.winners.contains { $0 === close } || way.x > 4, "\(stage.story)")
    #expect((pager.contentOffset.x == 390) == (way.x == 4), "\(stage.story)")
  }
}
#endif
