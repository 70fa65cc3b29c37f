import Foundation
import GestureArbitration
import HeadlessUIKit

/// Who would own a drag, for every start point of a screen and eight directions.
///
/// Each cell is a drag that was played on the engine.
package struct ConflictMap: Equatable, Sendable {
  /// A content and where it is on the screen, in pt.
  package struct Content: Codable, Equatable, Sendable {
    /// Its name, as owners have it.
    package let name: String
    /// Where its frame begins in the coordinates of the screen, in pt.
    package let x: Double
    /// Where its frame begins in the coordinates of the screen, in pt.
    package let y: Double
    /// How wide it is, in pt.
    package let width: Double
    /// How high it is, in pt.
    package let height: Double

    /// Makes a content with its frame.
    package init(name: String, frame: CGRect) {
      self.name = name
      x = frame.minX
      y = frame.minY
      width = frame.width
      height = frame.height
    }
  }

  /// The cells of a row that lie beside each other and are alike.
  package struct Run: Equatable, Sendable {
    /// How many cells.
    package var count: Int
    /// Their owner, as an index in `owners`.
    package let owner: Int
    /// What settled their drags, as an index in `reasons`.
    package let reason: Int
  }

  /// The screen's name.
  package let screen: String
  /// What the screen is, in a few words.
  package let title: String
  /// The screen's reading direction.
  package let reading: ReadingDirection
  /// The release of iOS it stands for.
  package let version: SystemVersion
  /// Whether the arbiter decides.
  package let withArbiter: Bool
  /// Where the drags start.
  package let grid: MapGrid
  /// What is on the screen, the outermost first.
  package let contents: [Content]
  /// Who owns drags, each once, in the order in which they turn up.
  package private(set) var owners: [Owner] = []
  /// What settled drags, each once.
  package private(set) var reasons: [String] = []
  /// For each direction the rows from the top, each as runs from the left; a row that was not played
  /// is empty.
  package private(set) var rows: [MapDirection: [[Run]]] = [:]

  private var ownerIndex: [Owner: Int] = [:]
  private var reasonIndex: [String: Int] = [:]

  /// Makes a map without cells.
  init(
    screen: String, title: String, reading: ReadingDirection, version: SystemVersion,
    withArbiter: Bool, grid: MapGrid, contents: [Content]
  ) {
    self.screen = screen
    self.title = title
    self.reading = reading
    self.version = version
    self.withArbiter = withArbiter
    self.grid = grid
    self.contents = contents
    for direction in MapDirection.allCases {
      rows[direction] = Array(repeating: [], count: grid.rows)
    }
  }

  /// What is known of a drag; nil outside the grid, or if it was not played.
  package func cell(column: Int, row: Int, _ direction: MapDirection) -> MapCell? {
    guard let runs = rows[direction], runs.indices.contains(row), column >= 0 else { return nil }
    var end = 0
    for run in runs[row] {
      end += run.count
      if column < end { return MapCell(owner: owners[run.owner], reason: reasons[run.reason]) }
    }
    return nil
  }

  /// The share of each owner in the drags of a direction, the largest first; equal ones by name.
  package func shares(_ direction: MapDirection) -> [(owner: Owner, share: Double)] {
    var counts = Array(repeating: 0, count: owners.count)
    for run in (rows[direction] ?? []).joined() { counts[run.owner] += run.count }
    let total = max(counts.reduce(0, +), 1)
    return zip(owners, counts).filter { $0.1 > 0 }
      .map { ($0, Double($1) / Double(total)) }
      .sorted { ($1.share, $0.owner.description) < ($0.share, $1.owner.description) }
  }

  /// Whether every drag of some directions in a part of the map was played.
  package func isComplete(_ directions: [MapDirection], in slice: MapSlice = .whole) -> Bool {
    directions.allSatisfy { direction in
      (rows[direction] ?? []).enumerated().allSatisfy { row, runs in
        !slice.contains(row: row) || runs.map(\.count).reduce(0, +) == grid.columns
      }
    }
  }

  /// Adds a cell to the right of those that a row has.
  mutating func add(_ cell: MapCell, row: Int, _ direction: MapDirection) {
    let run = Run(count: 1, owner: index(of: cell.owner), reason: index(of: cell.reason))
    add(run, row, direction)
  }

  /// Takes the rows that another part of the same map has and this one lacks.
  package mutating func merge(_ part: ConflictMap) {
    for direction in MapDirection.allCases {
      for (row, runs) in (part.rows[direction] ?? []).enumerated()
      where self.rows[direction]?[row].isEmpty == true {
        for run in runs {
          add(
            Run(
              count: run.count, owner: index(of: part.owners[run.owner]),
              reason: index(of: part.reasons[run.reason])), row, direction)
        }
      }
    }
  }

  /// The same map with owners and reasons in the order in which one meets them reading it: however many
  /// processes have played it, it is written the same.
  package var inReadingOrder: ConflictMap {
    var map = ConflictMap(
      screen: screen, title: title, reading: reading, version: version, withArbiter: withArbiter,
      grid: grid, contents: contents)
    map.merge(self)
    return map
  }

  /// Gives a row that is still empty its runs; they name owners and reasons by index.
  mutating func set(_ runs: [Run], row: Int, _ direction: MapDirection) {
    rows[direction]?[row] = runs
  }

  /// Takes the owners and reasons that runs will name by index.
  mutating func name(owners: [Owner], reasons: [String]) {
    for owner in owners { _ = index(of: owner) }
    for reason in reasons { _ = index(of: reason) }
  }

  private mutating func add(_ run: Run, _ row: Int, _ direction: MapDirection) {
    guard var runs = rows[direction]?[row] else { return }
    rows[direction]?[row] = []
    if let last = runs.last, last.owner == run.owner, last.reason == run.reason {
      runs[runs.count - 1].count += run.count
    } else {
      runs.append(run)
    }
    rows[direction]?[row] = runs
  }

  private mutating func index(of owner: Owner) -> Int {
    if let index = ownerIndex[owner] { return index }
    ownerIndex[owner] = owners.count
    owners.append(owner)
    return owners.count - 1
  }

  private mutating func index(of reason: String) -> Int {
    if let index = reasonIndex[reason] { return index }
    reasonIndex[reason] = reasons.count
    reasons.append(reason)
    return reasons.count - 1
  }
}
