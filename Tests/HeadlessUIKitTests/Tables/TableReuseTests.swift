#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Cells, headers and footers of tables: when they exist, and when they are used again.
///
/// The rules are those of Apple's pages on `dequeueReusableCell(withIdentifier:for:)`,
/// `prepareForReuse()`, `cellForRow(at:)` and `indexPathsForVisibleRows`.
@MainActor @Suite struct TableReuseTests {
  private let names = (0..<100).map { "\($0)" }

  @Test func `cells exist while they are visible, and scrolling uses them again`() {
    let stage = ListStage([names])
    let first = stage.cell(0)
    let visible = stage.table.indexPathsForVisibleRows?.map(\.row)

    stage.screen.touch.down(200, 700).drag(0, -600, steps: 30).up().hold(3)
    let offset = stage.table.contentOffset.y

    #expect(visible == Array(0..<19))
    #expect(offset > 500, stage.screen.log)
    #expect(stage.cell(0) == nil)
    #expect(stage.shown.first == "\(Int(offset / 44))")
    #expect(stage.cellsMade <= 21)
    #expect((first?.reuseCount ?? 0) > 0)
    #expect(stage.table.subviews.compactMap { $0 as? UITableViewCell }.count <= 20)
  }

  @Test func `a touch that follows a change of the offset hits the cell that is there now`() {
    let stage = ListStage([names])

    stage.table.contentOffset.y = 44 * 50
    stage.screen.touch.tap(200, 10)

    #expect(stage.calls == ["selected 50"])
    #expect(stage.cell(50)?.isSelected == true)
  }

  @Test func `a cell that is used again is neither selected nor highlighted`() {
    let stage = ListStage([names])
    stage.screen.touch.tap(200, 10)
    let cell = stage.cell(0)

    stage.table.contentOffset.y = 2000
    stage.table.layoutIfNeeded()
    let isSelectedElsewhere = cell?.isSelected
    stage.table.contentOffset.y = 0
    stage.table.layoutIfNeeded()

    #expect(isSelectedElsewhere == false)
    #expect(stage.table.visibleCells.filter(\.isSelected).count == 1)
    #expect(stage.cell(0)?.isSelected == true)
  }

  @Test func `a class is made with its identifier, and without a class there is no cell`() {
    let table = UITableView()
    table.register(ListStage.Cell.self, forCellReuseIdentifier: "a")

    #expect(table.dequeueReusableCell(withIdentifier: "a") is ListStage.Cell)
    #expect(table.dequeueReusableCell(withIdentifier: "a")?.reuseIdentifier == "a")
    #expect(table.dequeueReusableCell(withIdentifier: "b") == nil)
    #expect(table.dequeueReusableCell(withIdentifier: "b", for: [0, 0]).reuseIdentifier == "b")
  }

  @Test func `headers have titles or views, scroll with their sections, and take no touches`() {
    let stage = ListStage([["a"], ["b"], ["c"]])
    stage.headers = ["First", nil, "Third"]
    stage.table.reloadData()

    #expect(stage.table.rectForHeader(inSection: 0).height == EngineMetrics.sectionHeaderHeight)
    #expect(stage.table.rectForHeader(inSection: 1).height == 0)
    #expect(stage.table.rectForRow(at: [0, 0]).minY == 28)
    #expect(stage.table.headerView(forSection: 2)?.textLabel?.text == "Third")
    #expect(stage.table.headerView(forSection: 1) == nil)
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 5)) == nil)
    #expect(stage.table.contentSize.height == CGFloat(188))

    stage.screen.touch.tap(200, 10)

    #expect(stage.calls == [])
  }

  @Test func `views above and below all sections keep their heights and take touches`() {
    let stage = ListStage([["a"]])
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)

    stage.table.tableHeaderView = button
    stage.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    stage.screen.touch.tap(200, 30)
    stage.screen.touch.tap(200, 70)

    #expect(button.frame == CGRect(x: 0, y: 0, width: 400, height: 60))
    #expect(stage.table.tableFooterView?.frame.minY == 104)
    #expect(stage.table.contentSize.height == 204)
    #expect(taps == 1 && stage.calls == ["selected 0"])
  }

  @Test func `an accessory view receives the taps on it`() {
    let stage = ListStage([["a"]])
    let toggle = UISwitch()
    stage.cell(0)?.accessoryView = toggle

    stage.screen.touch.tap(355, 22)

    #expect(toggle.isOn && stage.calls == [])
    #expect(stage.cell(0)?.contentView.frame.width == 400 - 51 - EngineMetrics.accessoryMargin)
  }

  @Test func `willSelectRowAt names another row or none`() {
    let stage = ListStage([["a", "not this"]])

    stage.screen.touch.tap(200, 66)
    stage.screen.touch.tap(200, 22)

    #expect(stage.calls == ["selected 0"])
  }
}
#endif
