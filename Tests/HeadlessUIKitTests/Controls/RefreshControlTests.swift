#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// The control that a pull at the top of content triggers.
@MainActor @Suite struct RefreshControlTests {
  private let screen = Screen()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
  private let control = UIRefreshControl()
  private let log = Log()

  private final class Log { var count = 0 }

  init() {
    screen.window.addSubview(table)
    table.refreshControl = control
    control.addAction(UIAction { [log] _ in log.count += 1 }, for: .valueChanged)
  }

  @Test func `a pull far enough sends one event until refreshing has ended`() {
    screen.touch.down(200, 100).drag(0, 600, steps: 30)
    let during = (log.count, control.isRefreshing)
    screen.touch.up().hold(2)
    screen.touch.down(200, 100).drag(0, 600, steps: 30).up().hold(2)
    let before = log.count
    control.endRefreshing()
    screen.touch.down(200, 100).drag(0, 600, steps: 30).up().hold(2)

    #expect(during == (1, true))
    #expect(before == 1 && log.count == 2)
  }

  @Test func `a short pull and a change of the offset by the app send none`() {
    screen.touch.down(200, 100).drag(0, 60).up().hold(2)
    table.contentOffset.y = -300
    control.beginRefreshing()

    #expect(log.count == 0 && control.isRefreshing)
  }
}
#endif
