#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Table views: rows, selection and swipe actions.
@MainActor @Suite struct TableViewTests {
  private let screen = Screen()

  @Test func `C162: a table view cell publicly conforms to UIGestureRecognizerDelegate`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")

    #expect((cell as Any) is any UIGestureRecognizerDelegate)
    #expect(!((UIScrollView() as Any) is any UIGestureRecognizerDelegate))
    #expect(cell.reuseIdentifier == "row")
  }

  @Test func `C177: a table view has a private pan besides its scroll view's recognizers`() {
    let table = UITableView(frame: .zero, style: .plain)
    let others = Set(UIScrollView().gestureRecognizers?.map { "\(type(of: $0))" } ?? [])
    let own = (table.gestureRecognizers ?? []).filter { !others.contains("\(type(of: $0))") }

    #expect(table.gestureRecognizers?.contains(table.panGestureRecognizer) == true)
    #expect(own.count == 1)
    #expect(own.first is UIPanGestureRecognizer)
  }

  @Test func `C114: a row whose touch rests before it lifts opens by position alone`() {
    for (seconds, opens) in [(0.0, true), (0.3, false)] {
      let screen = Screen()
      let stage = TableStage(screen, actions: ["trailing"])

      screen.touch.down(300, 20).drag(-40, 0, steps: 5).hold(seconds).up().hold(1)
      let isOpen = stage.cell(0)?.contentView.frame.minX != 0

      #expect(isOpen == opens, screen.log)
    }
  }

  @Test func `rows are stacked vertically and found by point and index path`() {
    let stage = TableStage(screen, sections: [2, 0, 3])
    stage.heights = [IndexPath(row: 1, section: 0): 100]

    stage.table.reloadData()

    #expect(stage.table.numberOfSections == 3)
    #expect(stage.table.numberOfRows(inSection: 2) == 3)
    #expect(stage.table.numberOfRows(inSection: 7) == 0)
    #expect(stage.table.contentSize == CGSize(width: 400, height: 44 * 4 + 100))
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 44)) == IndexPath(row: 1, section: 0))
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 144)) == IndexPath(row: 0, section: 2))
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 9000)) == nil)
    #expect(stage.table.rectForRow(at: IndexPath(row: 9, section: 0)) == .zero)
    #expect(stage.table.cellForRow(at: IndexPath(row: 0, section: 1)) == nil)
  }

  @Test func `a tap selects a row; a drag or a recognizer that cancels the touch does not`() {
    let stage = TableStage(screen)

    screen.touch.tap(200, 20)
    screen.touch.tap(200, 60)
    screen.touch.tap(200, 100)
    screen.touch.down(200, 20).move(0, 9).move(0, 30).up()
    screen.add(UITapGestureRecognizer(), "tap")
    screen.touch.tap(200, 20)

    #expect(
      screen.timeline[.note] == [
        "selected 0", "deselected 0", "selected 1", "deselected 1", "selected 2",
      ], screen.log)
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(stage.cell(2)?.isSelected == true && stage.cell(2)?.isHighlighted == false)
  }

  @Test func `a second touch neither selects a row nor unhighlights the first touch's row`() {
    let stage = TableStage(screen)

    screen.touch.down(200, 20)
    screen.touch(1).tap(200, 100)
    let isHighlighted = stage.cell(0)?.isHighlighted
    screen.touch.up()

    #expect(isHighlighted == true)
    #expect(screen.timeline[.note] == ["selected 0"], screen.log)
  }

  @Test func `selectRow does not notify the delegate, and reloadData clears the selection`() {
    let stage = TableStage(screen, sections: [50])
    stage.table.selectRow(
      at: IndexPath(row: 40, section: 0), animated: false, scrollPosition: .middle)
    let offsetOfMiddle = stage.table.contentOffset.y
    stage.table.allowsMultipleSelection = true
    screen.touch.tap(200, 20)
    let selectedCount = stage.table.indexPathsForSelectedRows?.count
    screen.touch.tap(200, 20)
    stage.table.reloadData()

    #expect(offsetOfMiddle == 40.5 * 44 - 400)
    #expect(selectedCount == 2)
    #expect(screen.timeline[.note].count == 2, screen.log)
    #expect(stage.table.indexPathsForSelectedRows == nil)
  }

  @Test(arguments: [60.0, -60], [true, false])
  func `C178: a swipe opens a row's actions and a swipe back closes them`(
    dx: CGFloat, hasBoth: Bool
  ) {
    let side = dx > 0 ? "leading" : "trailing"
    let stage = TableStage(screen, actions: hasBoth ? ["leading", "trailing"] : [side])

    screen.touch.down(200, 20).drag(dx, 0).up().hold(1)
    let openPosition = stage.cell(0)?.contentView.frame.minX
    screen.timeline.clear()
    screen.touch.down(200, 20).drag(-dx, 0).up().hold(1)

    #expect(screen.timeline[.action].contains("swipe began"), screen.log)
    #expect(openPosition == (dx > 0 ? 74 : -74), screen.log)
    #expect(stage.cell(0)?.contentView.frame.minX == 0, screen.log)
    #expect(stage.cell(0)?.subviews.count == 1)
  }

  @Test(arguments: [
    ([String](), 12.0, 0.0), (["leading"], -12, 0), (["trailing"], 12, 0), (["leading"], 6, 8),
  ])
  func `C178: without actions in its direction a swipe fails before a pan would begin`(
    sides: [String], dx: CGFloat, dy: CGFloat
  ) {
    let stage = TableStage(screen, actions: sides)

    screen.touch.down(200, 20).move(dx / 2, dy / 2)

    #expect(screen.timeline[.state] == ["swipe failed"], screen.log)
    #expect(stage.cell(0)?.contentView.frame.minX == 0)
  }

  @Test(arguments: [(20.0, 0.0, 0.0), (50, 0, 74), (30, 400, 74), (60, -400, 0)])
  func `C178: a released row opens or closes by position or velocity`(
    position: CGFloat, velocity: CGFloat, end: CGFloat
  ) {
    let stage = TableStage(screen, actions: ["leading"])
    let lastStep = velocity * EngineMetrics.frame

    screen.touch.down(200, 20).drag(10 + position - lastStep, 0, steps: 3)
    if lastStep == 0 { screen.touch.move(0, 1) }
    screen.touch.move(lastStep, 0).up().hold(1)

    #expect(stage.cell(0)?.contentView.frame.minX == end, screen.log)
  }

  @Test(arguments: UIKitBehavior.FirstTranslation.allCases, [60.0, -60])
  func `C178: a row opens in the touch's direction under every first translation`(
    answer: UIKitBehavior.FirstTranslation, dx: CGFloat
  ) {
    let screen = Screen(\.firstTranslation, answer)
    let stage = TableStage(screen, actions: ["leading", "trailing"])

    screen.touch.down(200, 20).drag(dx, 0, steps: 4).up().hold(1)

    #expect(stage.cell(0)?.contentView.frame.minX == (dx > 0 ? 74 : -74), screen.log)
  }

  @Test func `C178: a full swipe performs the first action, whose completion closes the row`() {
    let stage = TableStage(screen, actions: ["trailing"])

    screen.touch.down(390, 20).drag(-300, 0).move(0, 1).up()
    let performed = screen.timeline[.note]
    screen.wait(1)
    let positionBefore = stage.cell(0)?.contentView.frame.minX
    stage.complete?(true)
    screen.wait(1)

    #expect(performed == ["performed trailing"], screen.log)
    #expect(positionBefore == -74)
    #expect(stage.cell(0)?.contentView.frame.minX == 0)
  }

  @Test func `C178: a tap on an action performs it; a tap elsewhere closes without selecting`() {
    let stage = TableStage(screen, actions: ["trailing"])

    screen.touch.down(200, 20).drag(-60, 0).up().hold(1)
    screen.touch.tap(380, 20)
    let performed = screen.timeline[.note]
    screen.touch.tap(200, 60)
    screen.wait(1)
    let positionAfterTapElsewhere = stage.cell(0)?.contentView.frame.minX
    screen.touch.down(200, 20).drag(-60, 0).up().hold(1)
    screen.touch.tap(200, 20)
    screen.wait(1)

    #expect(positionAfterTapElsewhere == 0)
    #expect(performed == ["performed trailing"], screen.log)
    #expect(screen.timeline[.note] == performed, screen.log)
    #expect(stage.cell(0)?.contentView.frame.minX == 0)
  }

  @Test func `C178: scrolling closes an open row`() {
    let stage = TableStage(screen, sections: [50], actions: ["trailing"])

    screen.touch.down(200, 150).drag(-60, 0).up().hold(1)
    screen.touch.down(200, 200).drag(0, -60, steps: 20).up().hold(1)

    #expect(stage.table.contentOffset.y > 0)
    #expect(stage.cell(3)?.contentView.frame.minX == 0, screen.log)
  }

  @Test func `C178: a cancelled swipe closes the row`() {
    let stage = TableStage(screen, actions: ["trailing"])

    screen.touch.down(200, 20).drag(-30, 0).cancel().hold(1)

    #expect(stage.cell(0)?.contentView.frame.minX == 0, screen.log)
  }

  @Test(arguments: [0.0, 0.25, 0.35])
  func `C179: a row cannot be swiped while it settles`(pause: TimeInterval) {
    let stage = TableStage(screen, actions: ["leading"])
    screen.touch.down(200, 20).drag(60, 0).up()
    screen.timeline.clear()

    screen.touch.hold(pause).down(200, 20).drag(-60, 0)
    let begins = pause >= EngineMetrics.rowSettling

    #expect(screen.timeline[.action].contains("swipe began") == begins, screen.log)
    #expect(screen.timeline[.state].contains("swipe failed") == !begins, screen.log)
    #expect(stage.cell(0)?.contentView.frame.minX == (begins ? 24 : 74))
  }

  @Test(arguments: [("leading", -60.0), ("trailing", 60)])
  func `C245: leading and trailing actions swap sides in right-to-left layout`(
    side: String, dx: CGFloat
  ) {
    let stage = TableStage(screen, actions: [side])
    stage.table.semanticContentAttribute = .forceRightToLeft

    screen.touch.down(200, 20).drag(dx, 0).up().hold(1)

    #expect(stage.cell(0)?.contentView.frame.minX == (dx > 0 ? 74 : -74), screen.log)
  }

  @Test func `C178: reloadData during a swipe or without a window leaves the row closed`() {
    let stage = TableStage(screen, actions: ["trailing"])

    screen.touch.down(200, 20).drag(-60, 0)
    stage.table.reloadData()
    screen.touch.move(-20, 0).up().hold(1)
    stage.table.removeFromSuperview()
    stage.table.reloadData()
    screen.engine.clock.advance(by: 0.1)

    #expect(stage.cell(0)?.contentView.frame.minX == 0)
    #expect(screen.engine.clock.isIdle)
  }
}
#endif
