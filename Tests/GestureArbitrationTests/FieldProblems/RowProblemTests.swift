#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// Reported problems with rows that are swiped.
@MainActor @Suite struct RowProblemTests {
  @Test func `8: a message swiped to the right for a reply keeps its drag`() {
    everywhere { phone in
      let list = phone.addScrollView(content: CGSize(width: 390, height: 4000))
      let message = HeadlessHostingView(frame: CGRect(x: 60, y: 390, width: 250, height: 60))
      var swiped: CGFloat = 0
      message.addGesture(.drag(minimumDistance: 25), onEnded: { swiped = $0.x })
      message.popGestureRole = .claims { $0.gesture.isPop }
      list.addSubview(message)

      phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 100, y: 3))
      phone.stage.rest()
      #expect(!phone.hasPopBegun && swiped == 100, "\(phone.story)")
      phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 3, y: -60))
      #expect(list.contentOffset.y > 45, "a vertical drag on it scrolls\n\(phone.story)")
      phone.stage.rest()
      // Beside the messages a drag pops the page.
      phone.drag(from: CGPoint(x: 195, y: 700), by: CGPoint(x: 180, y: 4))
      phone.stage.rest()
      #expect(phone.depth == (phone.hasContentPop ? 1 : 2), "\(phone.story)")
    }
  }

  @Test func `27: a drag opens trailing actions and does not pop`() {
    everywhere { phone in
      let rows = phone.addRows(trailing: [3])

      phone.drag(from: CGPoint(x: 300, y: rows.height(3)), by: CGPoint(x: -90, y: 3))
      phone.stage.rest()

      #expect(!phone.hasPopBegun, "\(phone.story)")
      #expect(rows.opening(3) == -74, "\(phone.story)")
    }
  }

  @Test func `27: a drag to the right on a row with only trailing actions pops`() {
    everywhere { phone in
      let rows = phone.addRows(trailing: [3])

      phone.drag(from: CGPoint(x: 100, y: rows.height(3)), by: CGPoint(x: 180, y: 4))
      phone.stage.rest()

      // UIKit itself may protect every row that has actions.
      let mayPop = phone.hasContentPop && phone.behavior.rowsAndContentPop != .withAnyActions
      #expect(phone.depth == (mayPop ? 1 : 2), "\(phone.story)")
      #expect(rows.opening(3) == 0, "\(phone.story)")
    }
  }

  @Test func `28: a drag opens leading actions, and pops on a row without them`() {
    everywhere { phone in
      let rows = phone.addRows(leading: [3])

      phone.drag(from: CGPoint(x: 100, y: rows.height(3)), by: CGPoint(x: 90, y: 3))
      phone.stage.rest()
      #expect(!phone.hasPopBegun, "\(phone.story)")
      #expect(rows.opening(3) == 74, "\(phone.story)")
      rows.table.reloadData()
      phone.drag(from: CGPoint(x: 100, y: rows.height(6)), by: CGPoint(x: 180, y: 4))
      phone.stage.rest()
      #expect(phone.depth == (phone.hasContentPop ? 1 : 2), "\(phone.story)")
    }
  }

  @Test func `28: the edge swipe pops over leading actions`() {
    everywhere { phone in
      let rows = phone.addRows(leading: [3])

      phone.drag(from: CGPoint(x: 6, y: rows.height(3)), by: CGPoint(x: 180, y: 4))
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
      #expect(rows.opening(3) == 0, "\(phone.story)")
    }
  }

  @Test func `29: a drag closes an open row and does not pop`() {
    everywhere { phone in
      let rows = phone.addRows(trailing: [3])
      phone.drag(from: CGPoint(x: 300, y: rows.height(3)), by: CGPoint(x: -90, y: 3))
      phone.stage.rest()
      #expect(rows.opening(3) == -74, "\(phone.story)")

      phone.drag(from: CGPoint(x: 150, y: rows.height(3)), by: CGPoint(x: 120, y: 3))
      phone.stage.rest()

      #expect(!phone.hasPopBegun, "\(phone.story)")
      #expect(rows.opening(3) == 0, "\(phone.story)")
    }
  }

  @Test(arguments: [(false, false), (true, false), (false, true)])
  func `28, 29: a custom row keeps the drags that its condition claims`(
    hasLeadingActions: Bool, isOpen: Bool
  ) {
    everywhere { phone in
      let row = RawCanvas(frame: CGRect(x: 0, y: 400, width: 390, height: 60))
      phone.screen.view.addSubview(row)
      row.popGestureRole = .claims { _ in hasLeadingActions || isOpen }

      phone.swipeRight()
      phone.stage.rest()

      let isKept = hasLeadingActions || isOpen || !phone.hasContentPop
      #expect(phone.depth == (isKept ? 2 : 1), "\(phone.story)")
      #expect(row.receivedWholeDrag == isKept, "\(phone.story)")
    }
  }

  @Test func `30: a recognizer that never fails does not delay a pop`() {
    everywhere { phone in
      let list = phone.addScrollView(content: CGSize(width: 390, height: 4000))
      let shelf = phone.addScrollView(
        content: CGSize(width: 1200, height: 200), in: list,
        frame: CGRect(x: 0, y: 350, width: 390, height: 200))
      shelf.allowsPopGestureAtLeadingEdge = true
      shelf.addGestureRecognizer(Undecided())
      list.addGestureRecognizer(Undecided())
      phone.screen.view.addGestureRecognizer(UILongPressGestureRecognizer())

      phone.swipeRight()
      phone.stage.rest()

      phone.expectDeferral(of: shelf)
    }
  }
}

/// A recognizer that stays possible while a touch is down.
@MainActor
private final class Undecided: UIGestureRecognizer {
  init() { super.init(target: nil, action: nil) }
}

extension Phone {
  /// Adds a table whose rows claim the drags that their actions need.
  fileprivate func addRows(leading: Set<Int> = [], trailing: Set<Int> = []) -> RowTable {
    let rows = RowTable(leading: leading, trailing: trailing)
    screen.view.addSubview(rows.table)
    rows.table.popGestureRole = .claims { [weak rows] drag in
      guard let rows else { return false }
      return rows.hasLeadingActions(at: drag.location) || rows.isOpen(at: drag.location)
    }
    return rows
  }
}
#endif
