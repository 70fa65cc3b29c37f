#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Editing of tables, and what it does to taps and swipes.
///
/// The rules are those of Apple's pages on `setEditing(_:animated:)`,
/// `tableView(_:canEditRowAt:)`, `tableView(_:commit:forRowAt:)`,
/// `tableView(_:willBeginEditingRowAt:)` and `allowsMultipleSelectionDuringEditing`.
@MainActor @Suite struct TableEditingTests {
  @Test func `editing begins in every visible cell of a row that can be edited, and in later ones`()
  {
    let stage = ListStage([(0..<100).map { "\($0)" }])
    stage.fixed = ["1", "60"]

    stage.table.setEditing(true, animated: false)
    let first = (0..<3).map { stage.cell($0)?.isEditing }
    stage.table.contentOffset.y = 44 * 59
    let later = (59..<62).map { stage.cell($0)?.isEditing }
    stage.table.isEditing = false

    #expect(first == [true, false, true] && later == [true, false, true])
    #expect(stage.table.visibleCells.allSatisfy { !$0.isEditing })
  }

  @Test func `a tap on the control shows a button that deletes the row`() {
    let stage = ListStage([["a", "b"]])
    stage.table.setEditing(true, animated: false)

    stage.screen.touch.tap(20, 66)
    stage.screen.wait(1)
    let afterFirstTap = (stage.calls, stage.cell(1)?.contentView.frame.minX)
    stage.screen.touch.tap(380, 66)
    stage.screen.wait(1)

    #expect(afterFirstTap.0 == [])
    #expect(
      afterFirstTap.1 == EngineMetrics.editingControlWidth - EngineMetrics.swipeActionWidth)
    #expect(stage.calls == ["delete b"])
    #expect(stage.shown == ["a"])
  }

  @Test func `a tap on the control for inserting commits at once`() {
    let stage = ListStage([["a"]])
    stage.editingStyle = .insert
    stage.table.setEditing(true, animated: false)

    stage.screen.touch.tap(20, 22)

    #expect(stage.calls == ["insert a"])
    #expect(stage.cell(0)?.editingStyle == .insert)
  }

  @Test func `content makes room for the control while editing`() {
    let stage = ListStage([["a"]])

    stage.table.setEditing(true, animated: false)
    let during = stage.cell(0)?.contentView.frame
    stage.table.setEditing(false, animated: false)

    #expect(during == CGRect(x: 40, y: 0, width: 360, height: 44))
    #expect(stage.cell(0)?.contentView.frame == CGRect(x: 0, y: 0, width: 400, height: 44))
    #expect(stage.cell(0)?.editingStyle == UITableViewCell.EditingStyle.none)
  }

  @Test func `C178: a swipe opens no row while editing, and none that cannot be edited`() {
    let stage = ListStage([["a", "b"]])
    stage.hasActions = true
    stage.fixed = ["b"]
    stage.table.allowsSelection = false

    stage.screen.touch.down(300, 66).drag(-60, 0).up().hold(1)
    stage.table.setEditing(true, animated: false)
    stage.screen.touch.down(300, 22).drag(-60, 0).up().hold(1)
    let whileEditing = stage.calls
    stage.table.setEditing(false, animated: false)
    stage.screen.touch.down(300, 22).drag(-60, 0).up().hold(1)

    #expect(whileEditing == [])
    #expect(stage.calls == ["will edit 0"])
    #expect(stage.cell(0)?.contentView.frame.minX == -74)
  }

  @Test func `a swiped row closes when editing begins`() {
    let stage = ListStage([["a"]])
    stage.hasActions = true
    stage.screen.touch.down(300, 22).drag(-60, 0).up().hold(1)

    stage.table.setEditing(true, animated: true)

    #expect(stage.cell(0)?.contentView.frame.minX == EngineMetrics.editingControlWidth)
  }

  @Test func `taps select no row while editing, unless the table says so`() {
    let stage = ListStage([["a", "b"]])
    stage.table.setEditing(true, animated: false)
    stage.screen.touch.tap(200, 22)
    let without = stage.calls
    stage.table.allowsSelectionDuringEditing = true
    stage.screen.touch.tap(200, 22)

    #expect(without == [] && stage.calls == ["selected 0"])
  }

  @Test func `several rows can be selected while editing, and then there are no controls`() {
    let stage = ListStage([["a", "b"]])
    stage.table.allowsMultipleSelectionDuringEditing = true

    stage.table.setEditing(true, animated: false)
    stage.screen.touch.tap(20, 22)
    stage.screen.touch.tap(200, 66)
    let selection = stage.table.indexPathsForSelectedRows
    stage.table.setEditing(false, animated: false)

    #expect(stage.calls == ["selected 0", "selected 1"])
    #expect(selection == [[0, 0], [0, 1]])
    #expect(stage.table.indexPathsForSelectedRows == nil)
  }

  @Test func `the edit button begins and ends editing of a table view controller`() {
    let stage = NavigationStage(depth: 1)
    let controller = Rows(style: .plain)
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    stage.navigation.pushViewController(controller, animated: false)

    stage.screen.touch.tap(380, 22)
    let during = (controller.isEditing, controller.tableView.isEditing)
    let title = controller.editButtonItem.title
    stage.screen.touch.tap(380, 22)

    #expect(during == (true, true) && title == "Done")
    #expect(!controller.tableView.isEditing && controller.editButtonItem.title == "Edit")
  }

  @Test func `a table view controller clears the selection when it appears again`() {
    let stage = NavigationStage(depth: 1)
    let controller = Rows(style: .plain)
    stage.navigation.setViewControllers([controller], animated: false)
    controller.tableView.selectRow(at: [0, 0], animated: false, scrollPosition: .none)

    stage.navigation.pushViewController(UIViewController(), animated: false)
    let during = controller.tableView.indexPathForSelectedRow
    stage.navigation.popViewController(animated: false)

    #expect(during == [0, 0] && controller.tableView.indexPathForSelectedRow == nil)
  }

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
  }
}
#endif
