#if HEADLESS
/// The places of the headers, rows and footers of a table from top to bottom, in pt.
struct TableLayout {
  struct Section {
    var header: CGRect
    var rows: [CGRect]
    var footer: CGRect

    /// The rectangle of the whole section.
    var frame: CGRect { header.union(footer) }
  }

  private(set) var sections: [Section] = []
  /// The width of all rows, in pt.
  let width: CGFloat
  /// The y coordinate below the last section, in pt.
  private(set) var bottom: CGFloat

  init(width: CGFloat, top: CGFloat) {
    self.width = width
    bottom = top
  }

  /// Adds a section below the others.
  mutating func add(header: CGFloat, rows: [CGFloat], footer: CGFloat) {
    let header = next(header)
    let rows = rows.map { next($0) }
    sections.append(Section(header: header, rows: rows, footer: next(footer)))
  }

  /// The numbers of rows of the sections.
  var counts: [Int] { sections.map(\.rows.count) }

  /// Returns the rectangle of a row, or nil if there is none.
  func frame(of path: IndexPath) -> CGRect? {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  /// Returns the rows that share an area with a rectangle, in order.
  func rows(in rect: CGRect) -> [IndexPath] {
    var paths: [IndexPath] = []
    for (index, section) in sections.enumerated() where section.frame.overlaps(rect) {
      var row = firstRow(of: section, below: rect.minY)
      while row < section.rows.count, section.rows[row].minY < rect.maxY {
        if section.rows[row].overlaps(rect) { paths.append(IndexPath(row: row, section: index)) }
        row += 1
      }
    }
    return paths
  }

  /// Returns the row that contains a point, or nil if there is none.
  func row(at point: CGPoint) -> IndexPath? {
    for (index, section) in sections.enumerated()
    where point.y >= section.frame.minY && point.y < section.frame.maxY {
      let row = firstRow(of: section, below: point.y)
      guard row < section.rows.count, section.rows[row].contains(point) else { continue }
      return IndexPath(row: row, section: index)
    }
    return nil
  }

  /// Returns the first row whose bottom lies below a y coordinate.
  private func firstRow(of section: Section, below y: CGFloat) -> Int {
    var (low, high) = (0, section.rows.count)
    while low < high {
      let middle = (low + high) / 2
      if section.rows[middle].maxY > y { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private mutating func next(_ height: CGFloat) -> CGRect {
    defer { bottom += max(0, height) }
    return CGRect(x: 0, y: bottom, width: width, height: max(0, height))
  }
}
#endif
