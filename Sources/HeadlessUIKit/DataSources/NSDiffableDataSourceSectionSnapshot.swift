#if HEADLESS
/// The items of one section as trees, of which some are shown without the items below them.
///
/// An identifier that occurs twice, or that does not exist, is ignored, where UIKit raises.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable
{
  private struct Entry: Sendable {
    let item: ItemIdentifierType
    let level: Int
    let parent: ItemIdentifierType?
  }

  private var entries: [Entry] = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}
  /// All items in order, those below an item after it.
  public var items: [ItemIdentifierType] { entries.map(\.item) }
  /// The items without another above them.
  public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }

  /// The items that show: those above all of which show the items below them.
  public var visibleItems: [ItemIdentifierType] {
    var shown: Set<ItemIdentifierType> = []
    return entries.filter { entry in
      let isShown = entry.parent.map { shown.contains($0) && expanded.contains($0) } ?? true
      if isShown { shown.insert(entry.item) }
      return isShown
    }.map(\.item)
  }

  /// Adds items at the end of those below an item, or of all if nil.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    var known = Set(self.items)
    let added = items.filter { known.insert($0).inserted }
    guard let parent else {
      entries += added.map { Entry(item: $0, level: 0, parent: nil) }
      return
    }
    guard let index = index(of: parent) else { return }
    let level = entries[index].level + 1
    entries.insert(
      contentsOf: added.map { Entry(item: $0, level: level, parent: parent) }, at: end(of: index))
  }

  /// Deletes items with those below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let index = index(of: item) else { continue }
      entries.removeSubrange(index..<end(of: index))
    }
  }

  /// Deletes all items.
  public mutating func deleteAll() {
    entries = []
    expanded = []
  }

  /// Shows the items below items.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  /// Hides the items below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  /// Returns whether the items below an item show.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Returns whether there is an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
  /// Returns the number of items above an item; 0 if there is no such item.
  public func level(of item: ItemIdentifierType) -> Int {
    index(of: item).map { entries[$0].level } ?? 0
  }
  /// Returns the item above an item, or nil.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    index(of: child).flatMap { entries[$0].parent }
  }

  private func index(of item: ItemIdentifierType) -> Int? { entries.firstIndex { $0.item == item } }

  /// Returns the place after an item and all below it.
  private func end(of index: Int) -> Int {
    let level = entries[index].level
    return entries[(index + 1)...].firstIndex { $0.level <= level } ?? entries.endIndex
  }
}
#endif
