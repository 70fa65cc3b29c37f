import Foundation
import HeadlessUIKit
import Testing

/// Tables: rows, taps on them, and what lies at their sides.
@MainActor @Suite struct RowSwipeTests {
  private let screen = Screen()

  @Test func `C162: a cell says publicly that it answers for recognizers`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")

    #expect((cell as Any) is any UIGestureRecognizerDelegate)
    #expect(!((UIScrollView() as Any) is any UIGestureRecognizerDelegate))
    #expect(cell.reuseIdentifier == "row")
  }

  @Test func `C177: a table lists a private pan besides its scroll view's recognizers`() {
    let table = UITableView(frame: .zero, style: .plain)
    let others = Set(UIScrollView().gestureRecognizers?.map { "\(type(of: $0))" } ?? [])
    let own = (table.gestureRecognizers ?? []).filter { !others.contains("\(type(of: $0))") }

    #expect(table.gestureRecognizers?.contains(table.panGestureRecognizer) == true)
    #expect(own.count == 1)
    #expect(own.first is UIPanGestureRecognizer)
  }

  @Test func `C114: a row whose finger rests before the lift opens by its place alone`() {
    for (seconds, opens) in [(0.0, true), (0.3, false)] {
      let screen = Screen()
      let list = TableStage(screen, actions: ["trailing"])

      screen.finger.down(300, 20).drag(-40, 0, steps: 5).hold(seconds).up().hold(1)

      let isOpen = list.cell(0)?.contentView.frame.minX != 0
      #expect(isOpen == opens, screen.log)
    }
  }

  @Test func `rows lie below each other, and are found by their places`() {
    let list = TableStage(screen, sections: [2, 0, 3])
    list.heights = [IndexPath(row: 1, section: 0): 100]
    list.table.reloadData()

    #expect(list.table.numberOfSections == 3)
    #expect(list.table.numberOfRows(inSection: 2) == 3)
    #expect(list.table.numberOfRows(inSection: 7) == 0)
    #expect(list.table.contentSize == CGSize(width: 400, height: 44 * 4 + 100))
    #expect(list.table.indexPathForRow(at: CGPoint(x: 5, y: 44)) == IndexPath(row: 1, section: 0))
    #expect(list.table.indexPathForRow(at: CGPoint(x: 5, y: 144)) == IndexPath(row: 0, section: 2))
    #expect(list.table.indexPathForRow(at: CGPoint(x: 5, y: 9000)) == nil)
    #expect(list.table.rectForRow(at: IndexPath(row: 9, section: 0)) == .zero)
    #expect(list.table.cellForRow(at: IndexPath(row: 0, section: 1)) == nil)
  }

  @Test func `a tap selects a row, a drag away and a recognizer that takes the touch do not`() {
    let list = TableStage(screen)

    screen.finger.tap(200, 20)
    screen.finger.tap(200, 60)
    screen.finger.down(200, 100).up()
    screen.finger.down(200, 20).move(0, 9).move(0, 30).up()
    screen.add(UITapGestureRecognizer(), "tap")
    screen.finger.tap(200, 20)

    #expect(
      screen.timeline[.note] == [
        "selected 0", "deselected 0", "selected 1", "deselected 1", "selected 2",
      ], screen.log)
    #expect(list.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(list.cell(2)?.isSelected == true && list.cell(2)?.isHighlighted == false)
  }

  @Test func `a second finger neither selects nor lets go of the row that the first presses`() {
    let list = TableStage(screen)

    screen.finger.down(200, 20)
    screen.finger(1).tap(200, 100)
    let isPressed = list.cell(0)?.isHighlighted
    screen.finger.up()

    #expect(isPressed == true)
    #expect(screen.timeline[.note] == ["selected 0"], screen.log)
  }

  @Test func `the app selects without a word, and reloading forgets`() {
    let list = TableStage(screen, sections: [50])
    list.table.selectRow(
      at: IndexPath(row: 40, section: 0), animated: false, scrollPosition: .middle)
    let offset = list.table.contentOffset.y
    list.table.allowsMultipleSelection = true
    screen.finger.tap(200, 20)
    let both = list.table.indexPathsForSelectedRows?.count
    screen.finger.tap(200, 20)
    list.table.reloadData()

    #expect(offset == 40.5 * 44 - 400)
    #expect(both == 2)
    #expect(screen.timeline[.note].count == 2, screen.log)
    #expect(list.table.indexPathsForSelectedRows == nil)
  }

  @Test(arguments: [60.0, -60], [true, false])
  func `C178: a swipe towards actions opens the row, and a swipe back closes it`(
    dx: CGFloat, hasBoth: Bool
  ) {
    let side = dx > 0 ? "leading" : "trailing"
    let list = TableStage(screen, actions: hasBoth ? ["leading", "trailing"] : [side])

    screen.finger.down(200, 20).drag(dx, 0).up().hold(1)
    let open = list.cell(0)?.contentView.frame.minX
    screen.timeline.clear()
    screen.finger.down(200, 20).drag(-dx, 0).up().hold(1)

    #expect(screen.timeline[.action].contains("swipe began"), screen.log)
    #expect(open == (dx > 0 ? 74 : -74), screen.log)
    #expect(list.cell(0)?.contentView.frame.minX == 0, screen.log)
    #expect(list.cell(0)?.subviews.count == 1)
  }

  @Test(arguments: [
    ([String](), 12.0, 0.0), (["leading"], -12, 0), (["trailing"], 12, 0), (["leading"], 6, 8),
  ])
  func `C178: where a row has no actions for a direction its swipe fails before a pan begins`(
    sides: [String], dx: CGFloat, dy: CGFloat
  ) {
    let list = TableStage(screen, actions: sides)

    screen.finger.down(200, 20).move(dx / 2, dy / 2)

    #expect(screen.timeline[.state] == ["swipe failed"], screen.log)
    #expect(list.cell(0)?.contentView.frame.minX == 0)
  }

  @Test(arguments: [(20.0, 0.0, 0.0), (50, 0, 74), (30, 400, 74), (60, -400, 0)])
  func `C178: a row that is let go opens by its place, or by the speed of the finger`(
    opening: CGFloat, speed: CGFloat, end: CGFloat
  ) {
    let list = TableStage(screen, actions: ["leading"])
    let last = speed * EngineMetrics.frame

    screen.finger.down(200, 20).drag(10 + opening - last, 0, steps: 3)
    if last == 0 { screen.finger.move(0, 1) }
    screen.finger.move(last, 0).up().hold(1)

    #expect(list.cell(0)?.contentView.frame.minX == end, screen.log)
  }

  @Test(arguments: UIKitBehavior.FirstTranslation.allCases, [60.0, -60])
  func `C178: a row opens the way of the finger, whatever a pan's first translation is`(
    answer: UIKitBehavior.FirstTranslation, dx: CGFloat
  ) {
    let screen = Screen(\.firstTranslation, answer)
    let list = TableStage(screen, actions: ["leading", "trailing"])

    screen.finger.down(200, 20).drag(dx, 0, steps: 4).up().hold(1)

    #expect(list.cell(0)?.contentView.frame.minX == (dx > 0 ? 74 : -74), screen.log)
  }

  @Test func `C178: a long swipe performs the first action, which closes the row when it is done`()
  {
    let list = TableStage(screen, actions: ["trailing"])

    screen.finger.down(390, 20).drag(-300, 0).move(0, 1).up()
    let performed = screen.timeline[.note]
    screen.wait(1)
    let before = list.cell(0)?.contentView.frame.minX
    list.complete?(true)
    screen.wait(1)

    #expect(performed == ["performed trailing"], screen.log)
    #expect(before == -74)
    #expect(list.cell(0)?.contentView.frame.minX == 0)
  }

  @Test func `C178: a tap on an action performs it, a tap beside it closes and selects nothing`() {
    let list = TableStage(screen, actions: ["trailing"])

    screen.finger.down(200, 20).drag(-60, 0).up().hold(1)
    screen.finger.tap(380, 20)
    let performed = screen.timeline[.note]
    screen.finger.tap(200, 60)
    screen.wait(1)
    let beside = list.cell(0)?.contentView.frame.minX
    screen.finger.down(200, 20).drag(-60, 0).up().hold(1)
    screen.finger.tap(200, 20)
    screen.wait(1)

    #expect(beside == 0)
    #expect(performed == ["performed trailing"], screen.log)
    #expect(screen.timeline[.note] == performed, screen.log)
    #expect(list.cell(0)?.contentView.frame.minX == 0)
  }

  @Test func `C178: scrolling closes the row that lies open`() {
    let list = TableStage(screen, sections: [50], actions: ["trailing"])

    screen.finger.down(200, 20).drag(-60, 0).up().hold(1)
    screen.finger.down(200, 200).drag(0, -60).up().hold(1)

    #expect(list.table.contentOffset.y > 0)
    #expect(list.cell(0)?.contentView.frame.minX == 0, screen.log)
  }

  @Test func `C178: a swipe that the system cancels closes the row`() {
    let list = TableStage(screen, actions: ["trailing"])

    screen.finger.down(200, 20).drag(-30, 0).cancel().hold(1)

    #expect(list.cell(0)?.contentView.frame.minX == 0, screen.log)
  }

  @Test(arguments: [0.0, 0.25, 0.35])
  func `C179: a row that settles is not taken hold of`(pause: TimeInterval) {
    let list = TableStage(screen, actions: ["leading"])
    screen.finger.down(200, 20).drag(60, 0).up()
    screen.timeline.clear()

    screen.finger.hold(pause).down(200, 20).drag(-60, 0)

    let isTaken = pause >= EngineMetrics.rowSettling
    #expect(screen.timeline[.action].contains("swipe began") == isTaken, screen.log)
    #expect(screen.timeline[.state].contains("swipe failed") == !isTaken, screen.log)
    #expect(list.cell(0)?.contentView.frame.minX == (isTaken ? 24 : 74))
  }

  @Test(arguments: [("leading", -60.0), ("trailing", 60)])
  func `C245: leading and trailing actions swap sides in right-to-left`(side: String, dx: CGFloat) {
    let list = TableStage(screen, actions: [side])
    list.table.semanticContentAttribute = .forceRightToLeft

    screen.finger.down(200, 20).drag(dx, 0).up().hold(1)

    #expect(list.cell(0)?.contentView.frame.minX == (dx > 0 ? 74 : -74), screen.log)
  }

  @Test func `C178: reloading in the middle of a swipe, and off screen, does no harm`() {
    let list = TableStage(screen, actions: ["trailing"])

    screen.finger.down(200, 20).drag(-60, 0)
    list.table.reloadData()
    screen.finger.move(-20, 0).up().hold(1)
    list.table.removeFromSuperview()
    list.table.reloadData()
    screen.engine.clock.advance(by: 0.1)

    #expect(list.cell(0)?.contentView.frame.minX == 0)
    #expect(screen.engine.clock.isIdle)
  }
}
