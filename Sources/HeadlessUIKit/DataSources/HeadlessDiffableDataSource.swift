#if HEADLESS
/// What the diffable data sources of tables and collection views share.
///
/// UIKit has no such class; its two data sources derive from `NSObject`.
@preconcurrency @MainActor
open class HeadlessDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject {
  weak var list: (any ListView)?
  var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  init(of list: any ListView) { self.list = list }

  /// Shows a snapshot without animation, and calls a closure.
  ///
  /// The cells and the selection of items that stay move with them.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let (places, reconfigured) = snapshot.changes(from: current)
    current = snapshot.applied
    list?.update { _, _ in places }
    if !reconfigured.isEmpty { list?.reconfigure(at: reconfigured) }
    completion?()
  }

  /// Shows a snapshot without animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

  /// Shows a snapshot and asks for all cells again, and calls a closure.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.applied
    list?.reloadData()
    completion?()
  }

  /// Returns the present snapshot.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { current }

  /// Returns the section at a place, or nil.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let all = current.sectionIdentifiers
    return all.indices.contains(index) ? all[index] : nil
  }

  /// Returns the place of a section, or nil.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Returns the item at a place, or nil.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// Returns the place of an item, or nil.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.paths[itemIdentifier]
  }

  /// The number of items of a section; 0 if there is no such section.
  func count(inSection section: Int) -> Int {
    current.counts.indices.contains(section) ? current.counts[section] : 0
  }
}
#endif
