#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Snapshots, and the data sources that show them.
///
/// The rules are those of Apple's pages on `NSDiffableDataSourceSnapshot`,
/// `UITableViewDiffableDataSource` and `UICollectionViewDiffableDataSource`.
@MainActor @Suite struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  private let screen = Screen()

  @Test func `items are added, inserted, moved and deleted by their identifiers`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4])
    snapshot.insertItems([5], beforeItem: 1)
    snapshot.insertItems([6], afterItem: 3)
    snapshot.moveItem(2, afterItem: 4)
    snapshot.deleteItems([3])
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.moveSection("a", afterSection: "b")

    #expect(snapshot.sectionIdentifiers == ["c", "b", "a"])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [5, 1, 6])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 2])
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "b")
    #expect(snapshot.indexOfItem(5) == 2 && snapshot.indexOfSection("a") == 2)
    #expect(snapshot.numberOfItems == 5 && snapshot.numberOfItems(inSection: "c") == 0)
  }

  @Test func `an identifier that exists or does not is ignored, where UIKit raises`() {
    var snapshot = Snapshot()
    snapshot.appendItems([1])
    snapshot.appendSections(["a", "a"])
    snapshot.appendItems([1, 1, 2])
    snapshot.appendItems([2], toSection: "none")
    snapshot.moveItem(9, beforeItem: 1)
    snapshot.moveSection("a", beforeSection: "a")

    #expect(snapshot.itemIdentifiers == [1, 2] && snapshot.sectionIdentifiers == ["a"])
  }

  @Test func `a table shows a snapshot, and cells and selection move with their items`() {
    let table = UITableView(frame: screen.window.bounds, style: .plain)
    table.register(ListStage.Cell.self, forCellReuseIdentifier: "row")
    screen.window.addSubview(table)
    var configured: [Int] = []
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
      table, path, item in
      configured.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    source.apply(snapshot([1, 2, 3]), animatingDifferences: false)
    let cell = table.cellForRow(at: [0, 2])
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    configured = []

    var isDone = false
    source.apply(snapshot([3, 4, 1])) { isDone = true }

    #expect(isDone && table.visibleCells.map { $0.textLabel?.text } == ["3", "4", "1"])
    #expect(table.cellForRow(at: [0, 0]) === cell && configured == [4])
    #expect(table.indexPathForSelectedRow == [0, 0])
    #expect(source.itemIdentifier(for: [0, 1]) == 4 && source.indexPath(for: 1) == [0, 2])

    configured = []
    var again = source.snapshot()
    again.reconfigureItems([3])
    again.reloadItems([4])
    source.apply(again)

    #expect(configured.sorted() == [3, 4] && table.cellForRow(at: [0, 0]) === cell)
    #expect(source.snapshot().reconfiguredItemIdentifiers == [])
  }

  @Test func `a swipe opens no row of a snapshot unless the data source lets it be edited`() {
    let table = UITableView(frame: screen.window.bounds, style: .plain)
    let actions = Actions()
    table.delegate = actions
    screen.window.addSubview(table)
    let source = Editable(tableView: table) { _, _, _ in UITableViewCell() }
    source.apply(snapshot([1]))

    screen.touch.down(300, 20).drag(-60, 0).up().hold(1)
    let before = table.cellForRow(at: [0, 0])?.contentView.frame.minX
    source.isEditable = true
    screen.touch.down(300, 20).drag(-60, 0).up().hold(1)

    #expect(before == 0)
    #expect(table.cellForRow(at: [0, 0])?.contentView.frame.minX == -74)
  }

  @Test func `a collection view shows a snapshot with registered cells and headers`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 50)
    layout.headerReferenceSize = CGSize(width: 400, height: 30)
    let collection = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    screen.window.addSubview(collection)
    let cells = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in cell.item = item }
    let headers = UICollectionView.SupplementaryRegistration<Header>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in view.section = path.section }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }

    source.apply(snapshot([1, 2, 3]))
    collection.layoutIfNeeded()
    let cell = collection.cellForItem(at: [0, 2])
    source.apply(snapshot([3, 1, 4]))
    collection.layoutIfNeeded()

    #expect(collection.visibleCells.map { ($0 as? Cell)?.item } == [3, 1, 4])
    #expect(collection.cellForItem(at: [0, 0]) === cell)
    #expect(
      (collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]) as? Header)?.section
        == 0)
  }

  private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = Snapshot()
    snapshot.appendSections(["only"])
    snapshot.appendItems(items)
    return snapshot
  }

  private final class Cell: UICollectionViewCell { var item: Int? }
  private final class Header: UICollectionReusableView { var section: Int? }

  private final class Editable: UITableViewDiffableDataSource<String, Int> {
    var isEditable = false

    override func tableView(
      _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool { isEditable }
  }

  private final class Actions: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Do") { _, _, complete in complete(true) }
      ])
    }
  }
}
#endif
