#if HEADLESS
/// Changes of sections and rows that apply at a time.
///
/// As Apple's documentation of batch updates says, what is deleted, reloaded, or moved is named by
/// its place before all changes, and what is inserted or moved to by its place after all of them.
struct BatchChanges {
  var deleted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var moved: [IndexPath: IndexPath] = [:]
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var insertedSections = IndexSet()
  var movedSections: [Int: Int] = [:]

  /// Returns the new place of every row that stays, by its old place.
  ///
  /// What stays keeps its order and fills the places that no insertion or move takes.
  func places(from old: [Int], to new: [Int]) -> [IndexPath: IndexPath] {
    var places: [IndexPath: IndexPath] = [:]
    let sections = Self.fill(
      0..<old.count, leaving: { deletedSections.contains($0) || movedSections[$0] != nil },
      into: 0..<new.count,
      taken: { insertedSections.contains($0) || movedSections.values.contains($0) })
    let targets = Set(moved.values)
    for section in old.indices where !reloadedSections.contains(section) {
      guard let newSection = movedSections[section] ?? sections[section],
        new.indices.contains(newSection)
      else { continue }
      let rows = Self.fill(
        0..<old[section],
        leaving: {
          let path = IndexPath(row: $0, section: section)
          return deleted.contains(path) || moved[path] != nil
        },
        into: 0..<new[newSection],
        taken: {
          let path = IndexPath(row: $0, section: newSection)
          return inserted.contains(path) || targets.contains(path)
        })
      for (row, newRow) in rows where !reloaded.contains(IndexPath(row: row, section: section)) {
        places[IndexPath(row: row, section: section)] = IndexPath(row: newRow, section: newSection)
      }
    }
    for (path, target) in moved where new.indices.contains(target.section) {
      if (0..<new[target.section]).contains(target.row) { places[path] = target }
    }
    return places
  }

  /// Assigns what stays to the free places, in order.
  private static func fill(
    _ old: Range<Int>, leaving isGone: (Int) -> Bool, into new: Range<Int>,
    taken isTaken: (Int) -> Bool
  ) -> [Int: Int] {
    let pairs = zip(old.filter { !isGone($0) }, new.filter { !isTaken($0) })
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
#endif
