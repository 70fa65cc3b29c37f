#if HEADLESS
/// A data source of a collection view whose items are those of snapshots.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>:
  HeadlessDiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource
{
  /// Returns the cell of an item.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
  /// Returns a supplementary view.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

  /// Returns the supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private let cellProvider: CellProvider
  private var trees:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Creates a data source and makes it that of a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(of: collectionView)
    collectionView.dataSource = self
  }

  /// Shows the visible items of a section's trees, and calls a closure; adds the section if needed.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    trees[section] = snapshot
    var whole = current
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the trees of a section; without trees, its items.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    tree.append(current.itemIdentifiers(inSection: section))
    return tree
  }

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in _: UICollectionView) -> Int { current.numberOfSections }

  /// Returns the number of items of a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count(inSection: section) }

  /// Returns the cell of the provider, or an empty one if it returns nil, where UIKit raises.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    current.item(at: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell()
  }

  /// Returns the view of the provider, or an empty one if it returns nil, where UIKit raises.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }

  /// Returns false: no item may be moved without reordering handlers, which the engine lacks.
  open func collectionView(_: UICollectionView, canMoveItemAt _: IndexPath) -> Bool { false }

  /// Does nothing: no item may be moved.
  open func collectionView(_: UICollectionView, moveItemAt _: IndexPath, to _: IndexPath) {}
}
#endif
