import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Problems of the field with rows that are swiped.
@MainActor @Suite struct RowProblemTests {
  @Test func `8: a message is swiped to the right for a reply, and the page is not popped`() {
    everywhere { phone in
      let list = phone.addScrollView(content: CGSize(width: 390, height: 4000))
      let bubble = HeadlessHostingView(frame: CGRect(x: 60, y: 390, width: 250, height: 60))
      var swiped: CGFloat = 0
      bubble.addGesture(.drag(minimumDistance: 25), onEnded: { swiped = $0.x })
      bubble.popGestureClaim = .drags(named: "message") { $0.direction == .towardsTrailing }
      list.addSubview(bubble)

      phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 100, y: 3))
      phone.stage.rest()
      #expect(!phone.hasPopBegun && swiped == 100, "\(phone.story)")
      phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 3, y: -60))
      #expect(list.contentOffset.y > 45, "a vertical drag on it scrolls\n\(phone.story)")
      phone.stage.rest()
      // Beside the bubbles the page is swiped away.
      phone.drag(from: CGPoint(x: 195, y: 700), by: CGPoint(x: 180, y: 4))
      phone.stage.rest()
      #expect(phone.depth == (phone.hasContentPop ? 1 : 2), "\(phone.story)")
    }
  }

  @Test func `27: trailing actions are opened, and the page is not popped`() {
    everywhere { phone in
      let rows = phone.addRows(trailing: [3])

      phone.drag(from: CGPoint(x: 300, y: rows.height(3)), by: CGPoint(x: -90, y: 3))
      phone.stage.rest()

      #expect(!phone.hasPopBegun, "\(phone.story)")
      #expect(rows.opening(3) == -74, "\(phone.story)")
    }
  }

  @Test func `27: a row with trailing actions only pops when it is swiped the other way`() {
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

  @Test func `28: leading actions are opened, and a row without them pops`() {
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

  @Test func `29: an open row is closed, and the page is not popped`() {
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

  @Test(arguments: [false, true], [false, true])
  func `28, 29: rows that an app draws itself keep what they say they need`(
    isLeadingThere: Bool, isOpen: Bool
  ) {
    everywhere { phone in
      let row = RawCanvas(frame: CGRect(x: 0, y: 400, width: 390, height: 60))
      phone.screen.view.addSubview(row)
      row.popGestureClaim = .rowActions(
        areLeadingThere: { _ in isLeadingThere }, isOpen: { _ in isOpen })

      phone.swipeRight()
      phone.stage.rest()

      let isKept = isLeadingThere || isOpen || !phone.hasContentPop
      #expect(phone.depth == (isKept ? 2 : 1), "\(phone.story)")
      #expect(row.hadWholeDrag == isKept, "\(phone.story)")
    }
  }

  @Test func `30: recognizers that never fail hold no pop`() {
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

      phone.expectYield(of: shelf)
    }
  }
}

/// A recognizer that stays possible for as long as a finger is down.
@MainActor
private final class Undecided: UIGestureRecognizer {
  init() { super.init(target: nil, action: nil) }
}

extension Phone {
  /// Adds a table whose rows claim what their actions need.
  fileprivate func addRows(leading: Set<Int> = [], trailing: Set<Int> = []) -> RowTable {
    let rows = RowTable(leading: leading, trailing: trailing)
    screen.view.addSubview(rows.table)
    rows.table.popGestureClaim = .rowActions(
      areLeadingThere: { [weak rows] in rows?.hasLeadingActions(at: $0.point) ?? false },
      isOpen: { [weak rows] in rows?.isOpen(at: $0.point) ?? false })
    return rows
  }
}
