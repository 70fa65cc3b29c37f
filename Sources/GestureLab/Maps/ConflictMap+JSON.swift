#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// The JSON format of a map: cells are runs `[count, owner, reason]` with indices of two lists.
extension ConflictMap: Codable {
  /// The version of the format.
  package static let formatVersion = 1

  private enum Key: String, CodingKey {
    case version, screen, title, ios, arbiter, width, height, spacing, columns, rows
    case contents, owners, reasons, directions, notes
    case layoutDirection = "reading"
  }

  private struct Direction: Codable {
    let direction: MapDirection
    let rows: [[Run]]
  }

  /// Encodes the map.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.formatVersion, forKey: .version)
    try container.encode(screen, forKey: .screen)
    try container.encode(title, forKey: .title)
    try container.encode("\(layoutDirection)", forKey: .layoutDirection)
    try container.encode(version.rawValue, forKey: .ios)
    try container.encode(withArbiter, forKey: .arbiter)
    try container.encode(Double(grid.size.width), forKey: .width)
    try container.encode(Double(grid.size.height), forKey: .height)
    try container.encode(grid.spacing, forKey: .spacing)
    try container.encode(grid.columns, forKey: .columns)
    try container.encode(grid.rows, forKey: .rows)
    try container.encode(contents, forKey: .contents)
    try container.encode(owners, forKey: .owners)
    try container.encode(reasons, forKey: .reasons)
    try container.encode(
      MapDirection.allCases.compactMap { direction in
        rows[direction].flatMap { rows in
          rows.contains { !$0.isEmpty } ? Direction(direction: direction, rows: rows) : nil
        }
      },
      forKey: .directions)
    if !notes.isEmpty { try container.encode(notes, forKey: .notes) }
  }

  /// Decodes a map; throws a `DecodingError` if it is inconsistent.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func refuse(_ key: Key, _ what: String) -> DecodingError {
      DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: what)
    }
    guard try container.decode(Int.self, forKey: .version) == Self.formatVersion else {
      throw refuse(.version, "is not a version that this program reads")
    }
    let size = CGSize(
      width: try container.decode(Double.self, forKey: .width),
      height: try container.decode(Double.self, forKey: .height))
    let lengths = 1...Double(DiagnosticMetrics.snapshotLength)
    guard lengths.contains(size.width), lengths.contains(size.height) else {
      throw refuse(.width, "isn't a size of a screen")
    }
    let grid = MapGrid(spacing: try container.decode(Int.self, forKey: .spacing), size: size)
    guard try container.decode(Int.self, forKey: .columns) == grid.columns,
      try container.decode(Int.self, forKey: .rows) == grid.rows
    else { throw refuse(.columns, "does not fit the spacing") }
    guard
      let text = try? container.decode(String.self, forKey: .layoutDirection),
      let layoutDirection = PopAttempt.LayoutDirection.allCases.first(where: { "\($0)" == text })
    else { throw refuse(.layoutDirection, "isn't a layout direction") }
    guard let version = SystemVersion(rawValue: try container.decode(Int.self, forKey: .ios)) else {
      throw refuse(.ios, "isn't a release of iOS that this program knows")
    }
    self.init(
      screen: try container.decode(String.self, forKey: .screen),
      title: try container.decode(String.self, forKey: .title), layoutDirection: layoutDirection,
      version: version, withArbiter: try container.decode(Bool.self, forKey: .arbiter), grid: grid,
      contents: try container.decode([Content].self, forKey: .contents),
      notes: try container.decodeIfPresent([String].self, forKey: .notes) ?? [])
    let owners = try container.decode([DragOwner].self, forKey: .owners)
    let reasons = try container.decode([String].self, forKey: .reasons)
    guard Set(owners).count == owners.count, Set(reasons).count == reasons.count else {
      throw refuse(.owners, "names an owner or a reason twice")
    }
    name(owners: owners, reasons: reasons)
    for part in try container.decode([Direction].self, forKey: .directions) {
      guard part.rows.count == grid.rows else { throw refuse(.directions, "has too few rows") }
      for (row, runs) in part.rows.enumerated() {
        let isWhole =
          runs.allSatisfy {
            $0.count > 0 && owners.indices.contains($0.owner) && reasons.indices.contains($0.reason)
          } && (runs.isEmpty || runs.map(\.count).reduce(0, +) == grid.columns)
        guard isWhole else { throw refuse(.directions, "has a row that does not fit the grid") }
        set(runs, row: row, part.direction)
      }
    }
  }
}

extension ConflictMap.Run: Codable {
  /// Encodes the run as three numbers.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(count)
    try container.encode(owner)
    try container.encode(reason)
  }

  /// Decodes three numbers.
  package init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    count = try container.decode(Int.self)
    owner = try container.decode(Int.self)
    reason = try container.decode(Int.self)
  }
}
#endif
