#if HEADLESS
/// The sections and items of a data source at one time.
///
/// Every identifier occurs once. UIKit raises for an identifier that occurs twice, or that does not
/// exist; the engine ignores it.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private struct Section: Sendable {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private var sections: [Section] = []
  /// The items to ask cells of again.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are to be configured again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections to ask cells of again.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}
  /// The number of items of all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// Returns the number of items of a section; 0 if there is no such section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section in order; none if there is no such section.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { indexOfSection(identifier).map { sections[$0].items } ?? [] }

  /// Returns the section of an item, or nil.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { place(of: identifier).map { sections[$0.section].identifier } }

  /// Returns the place of an item among all items, or nil.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// Returns the place of a section, or nil.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// Adds items at the end of a section, or of the last one if nil.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index =
      sectionIdentifier.map { indexOfSection($0) } ?? (sections.isEmpty ? nil : sections.count - 1)
    guard let index else { return }
    sections[index].items += new(identifiers)
  }

  /// Inserts items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(new(identifiers), at: beforeIdentifier, offset: 0) }

  /// Inserts items after another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(new(identifiers), at: afterIdentifier, offset: 1) }

  /// Deletes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let deleted = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: deleted.contains) }
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() { sections = [] }

  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  /// Asks for the cells of items again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  /// Configures the cells of items again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += newSections(identifiers)
  }

  /// Inserts sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else { return }
    sections.insert(contentsOf: newSections(identifiers), at: index)
  }

  /// Inserts sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else { return }
    sections.insert(contentsOf: newSections(identifiers), at: index + 1)
  }

  /// Deletes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let deleted = Set(identifiers)
    sections.removeAll { deleted.contains($0.identifier) }
  }

  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  /// Asks for the cells of sections again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  /// The numbers of items of the sections.
  var counts: [Int] { sections.map(\.items.count) }

  /// Returns the item at a place, or nil.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  /// The places of all items.
  var paths: [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    for (section, value) in sections.enumerated() {
      for (item, identifier) in value.items.enumerated() {
        paths[identifier] = IndexPath(item: item, section: section)
      }
    }
    return paths
  }

  /// Returns the snapshot without what is to be reloaded or configured again.
  var applied: NSDiffableDataSourceSnapshot {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    return copy
  }

  /// Returns the new place of every item that stays and is not reloaded, by its old place, and the
  /// places of the items to configure again.
  func changes(from old: Self) -> (places: [IndexPath: IndexPath], reconfigured: [IndexPath]) {
    let target = paths
    let reloaded = Set(reloadedItemIdentifiers)
    let reloadedSections = Set(reloadedSectionIdentifiers.compactMap { indexOfSection($0) })
    var places: [IndexPath: IndexPath] = [:]
    for (item, path) in old.paths where !reloaded.contains(item) {
      guard let place = target[item], !reloadedSections.contains(place.section) else { continue }
      places[path] = place
    }
    return (places, reconfiguredItemIdentifiers.compactMap { target[$0] })
  }

  private func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (section, value) in sections.enumerated() {
      if let index = value.items.firstIndex(of: item) { return (section, index) }
    }
    return nil
  }

  /// Returns the items that the snapshot does not have yet, each once.
  private func new(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    var known = Set(itemIdentifiers)
    return identifiers.filter { known.insert($0).inserted }
  }

  private func newSections(_ identifiers: [SectionIdentifierType]) -> [Section] {
    var known = Set(sectionIdentifiers)
    return identifiers.filter { known.insert($0).inserted }.map { Section(identifier: $0) }
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at neighbor: ItemIdentifierType, offset: Int
  ) {
    guard let place = place(of: neighbor) else { return }
    sections[place.section].items.insert(contentsOf: items, at: place.item + offset)
  }

  private mutating func move(
    _ item: ItemIdentifierType, to neighbor: ItemIdentifierType, offset: Int
  ) {
    guard item != neighbor, place(of: item) != nil, place(of: neighbor) != nil else { return }
    deleteItems([item])
    insert([item], at: neighbor, offset: offset)
  }

  private mutating func move(
    _ section: SectionIdentifierType, to neighbor: SectionIdentifierType, offset: Int
  ) {
    guard section != neighbor, let index = indexOfSection(section),
      indexOfSection(neighbor) != nil
    else { return }
    let moved = sections.remove(at: index)
    guard let target = indexOfSection(neighbor) else { return }
    sections.insert(moved, at: target + offset)
  }
}
#endif
