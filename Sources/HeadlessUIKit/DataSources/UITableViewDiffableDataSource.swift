#if HEADLESS
/// A data source of a table whose rows are the items of snapshots.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>:
  HeadlessDiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource
{
  /// Returns the cell of an item.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

  /// The animation of changes. The engine animates none.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private let cellProvider: CellProvider

  /// Creates a data source and makes it that of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(of: tableView)
    tableView.dataSource = self
  }

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// Returns the number of items of a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count(inSection: section)
  }

  /// Returns the cell of the provider, or an empty one if it returns nil, where UIKit raises.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    current.item(at: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
      ?? UITableViewCell()
  }

  /// Returns the title of a section's header; nil by default.
  open func tableView(_: UITableView, titleForHeaderInSection _: Int) -> String? { nil }

  /// Returns the title of a section's footer; nil by default.
  open func tableView(_: UITableView, titleForFooterInSection _: Int) -> String? { nil }

  /// Returns whether a row can be edited; false by default, as in UIKit.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Commits a deletion or insertion; does nothing by default.
  open func tableView(
    _: UITableView, commit _: UITableViewCell.EditingStyle, forRowAt _: IndexPath
  ) {}

  /// Never called: the engine drags no rows.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Never called: the engine drags no rows.
  open func tableView(_: UITableView, moveRowAt _: IndexPath, to _: IndexPath) {}

  /// Never called: the engine shows no index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Never called: the engine shows no index.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
#endif
