#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Rows that come and go: single changes, batches and moves.
///
/// Apple's page on `performBatchUpdates(_:completion:)`: deletions are processed before insertions,
/// with indexes as they were before the batch; insertions have indexes as they are after it.
@MainActor @Suite struct TableUpdateTests {
  @Test func `rows that stay keep their cells and the selection`() {
    let stage = ListStage([["a", "b", "c"]])
    let cell = stage.cell(1)
    stage.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    let asked = stage.cellsAsked

    stage.sections = [["new", "a", "b", "c"]]
    stage.table.insertRows(at: [[0, 0]], with: .automatic)

    #expect(stage.shown == ["new", "a", "b", "c"])
    #expect(stage.cell(2) === cell && cell?.frame.minY == 88)
    #expect(stage.table.indexPathForSelectedRow == [0, 2])
    #expect(stage.cellsAsked == asked + 1)
  }

  @Test func `deleted rows leave the table, and their cells are used again`() {
    let stage = ListStage([["a", "b", "c"]])
    let cell = stage.cell(0)
    stage.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)

    stage.sections = [["b", "c"]]
    stage.table.deleteRows(at: [[0, 0]], with: .fade)
    stage.sections = [["b", "c", "d"]]
    stage.table.insertRows(at: [[0, 2]], with: .fade)

    #expect(stage.shown == ["b", "c", "d"])
    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(stage.cell(2) === cell && cell?.reuseCount == 1)
    #expect(stage.table.contentSize.height == CGFloat(132))
  }

  @Test func `a batch names deletions before and insertions after all changes`() {
    let stage = ListStage([["a", "b", "c", "d"]])
    var isComplete = false

    stage.table.performBatchUpdates {
      stage.sections = [["x", "b", "y", "d"]]
      stage.table.insertRows(at: [[0, 0], [0, 2]], with: .none)
      stage.table.deleteRows(at: [[0, 0], [0, 2]], with: .none)
    } completion: {
      isComplete = $0
    }

    #expect(isComplete && stage.shown == ["x", "b", "y", "d"])
  }

  @Test func `moves carry cells and selection, also of sections`() {
    let stage = ListStage([["a", "b"], ["c"]])
    let (cell, other) = (stage.cell(0), stage.table.cellForRow(at: [1, 0]))
    stage.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)

    stage.sections = [["b"], ["c", "a"]]
    stage.table.moveRow(at: [0, 0], to: [1, 1])
    let selection = stage.table.indexPathForSelectedRow
    stage.sections = [["c", "a"], ["b"]]
    stage.table.moveSection(1, toSection: 0)

    #expect(selection == [1, 1])
    #expect(stage.table.cellForRow(at: [0, 1]) === cell)
    #expect(stage.table.cellForRow(at: [0, 0]) === other)
    #expect(stage.table.indexPathForSelectedRow == [0, 1])
    #expect(stage.shown == ["c", "a", "b"])
  }

  @Test func `reloading asks again, and configuring again keeps the cell`() {
    let stage = ListStage([["a", "b"]])
    let cells = (stage.cell(0), stage.cell(1))

    stage.sections = [["A", "B"]]
    stage.table.reconfigureRows(at: [[0, 0]])
    stage.table.reloadRows(at: [[0, 1]], with: .none)

    #expect(stage.shown == ["A", "B"])
    #expect(stage.cell(0) === cells.0 && cells.0?.reuseCount == 0)
    #expect((cells.1?.reuseCount ?? 0) == 1)
  }

  @Test func `sections come and go with their rows`() {
    let stage = ListStage([["a"], ["b"]])

    stage.sections = [["new"], ["a"], ["b"]]
    stage.table.insertSections([0], with: .none)
    let inserted = stage.shown
    stage.sections = [["a"], ["b"]]
    stage.table.deleteSections([0], with: .none)

    #expect(inserted == ["new", "a", "b"] && stage.shown == ["a", "b"])
  }

  @Test func `numbers that do not match the changes are the data source's, and nothing traps`() {
    let stage = ListStage([["a", "b", "c"]])

    stage.sections = [["z"]]
    stage.table.insertRows(at: [[0, 9], [7, 7]], with: .none)
    stage.table.deleteRows(at: [[3, 1]], with: .none)
    stage.table.moveRow(at: [0, 8], to: [5, 5])
    stage.table.endUpdates()

    #expect(stage.table.numberOfRows(inSection: 0) == 1)
    #expect(stage.table.visibleCells.count == 1)
  }

  @Test func `a swiped row that is deleted leaves no open row behind`() {
    let stage = ListStage([["a", "b"]])
    stage.hasActions = true

    stage.screen.touch.down(300, 20).drag(-60, 0).up().hold(1)
    stage.screen.touch.tap(380, 20)
    stage.screen.wait(1)

    #expect(stage.shown == ["b"])
    #expect(stage.calls == ["will edit 0", "delete a", "did edit 0"])
    #expect(stage.table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 })
  }

  @Test func `random batches show what the data source has, and keep every cell that stays`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let old = (0..<Int.random(in: 0...8, using: &generator)).map { "\($0)" }
      let stage = ListStage([old])
      let cells = Dictionary(
        uniqueKeysWithValues: old.indices.map { (old[$0], stage.cell($0)) })
      let deleted = old.indices.filter { _ in Bool.random(using: &generator) }
      var new = old.enumerated().filter { !deleted.contains($0.offset) }.map(\.element)
      var inserted: [Int] = []
      for number in 0..<Int.random(in: 0...4, using: &generator) {
        let place = Int.random(in: 0...new.count, using: &generator)
        new.insert("new \(number)", at: place)
        inserted = inserted.map { $0 >= place ? $0 + 1 : $0 } + [place]
      }

      stage.table.performBatchUpdates {
        stage.sections = [new]
        stage.table.insertRows(at: inserted.map { [0, $0] }, with: .none)
        stage.table.deleteRows(at: deleted.map { [0, $0] }, with: .none)
      }

      #expect(stage.shown == new)
      for (row, name) in new.enumerated() {
        if let cell = cells[name] { #expect(stage.cell(row) === cell, "\(name) of \(new)") }
      }
    }
  }
}
#endif
