#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// The owners of drags from the start points of a grid over a screen, each played on the engine.
///
/// ```swift
/// let map = screen.conflictMap([.right])
/// #expect(map.owner(of: .right, from: CGPoint(x: 8, y: 400)) == .pop)
/// ```
///
/// The drags of a map are 60 pt long and last 0.07 s.
public struct ConflictMap: Equatable, Sendable {
  /// Content and its frame.
  package struct Content: Codable, Equatable, Sendable {
    /// The name, the same as the owner's.
    package let name: String
    /// The x coordinate of the frame's origin in the coordinate space of the screen, in pt.
    package let x: Double
    /// The y coordinate of the frame's origin in the coordinate space of the screen, in pt.
    package let y: Double
    /// The width of the frame, in pt.
    package let width: Double
    /// The height of the frame, in pt.
    package let height: Double

    /// Makes content with a frame.
    package init(name: String, frame: CGRect) {
      self.name = name
      x = frame.minX
      y = frame.minY
      width = frame.width
      height = frame.height
    }
  }

  /// Adjacent equal cells of a row.
  package struct Run: Equatable, Sendable {
    /// The number of cells.
    package var count: Int
    /// The index of the owner in `owners`.
    package let owner: Int
    /// The index of the reason in `reasons`.
    package let reason: Int
  }

  /// The screen's name.
  package let screen: String
  /// The screen's title.
  package let title: String
  /// The screen's layout direction.
  package let layoutDirection: PopAttempt.LayoutDirection
  /// The release of iOS.
  package let version: SystemVersion
  /// Whether the arbiter is installed.
  package let withArbiter: Bool
  /// The grid of start points.
  package let grid: MapGrid
  /// The content of the screen, the outermost first.
  package let contents: [Content]
  /// The differences between the rebuilt screen and the original, as sentences.
  package let notes: [String]
  /// The owners without duplicates, in the order of appearance.
  package private(set) var owners: [DragOwner] = []
  /// The reasons without duplicates.
  package private(set) var reasons: [String] = []
  /// The rows of each direction from the top, as runs from the left; empty if not played.
  package private(set) var rows: [MapDirection: [[Run]]] = [:]

  private var ownerIndex: [DragOwner: Int] = [:]
  private var reasonIndex: [String: Int] = [:]

  /// Makes a map without cells.
  init(
    screen: String, title: String, layoutDirection: PopAttempt.LayoutDirection,
    version: SystemVersion, withArbiter: Bool, grid: MapGrid, contents: [Content],
    notes: [String] = []
  ) {
    self.screen = screen
    self.title = title
    self.layoutDirection = layoutDirection
    self.version = version
    self.withArbiter = withArbiter
    self.grid = grid
    self.contents = contents
    self.notes = notes
    for direction in MapDirection.allCases {
      rows[direction] = Array(repeating: [], count: grid.rows)
    }
  }

  /// Returns a cell; nil outside the grid or if it was not played.
  package func cell(column: Int, row: Int, _ direction: MapDirection) -> MapCell? {
    guard let runs = rows[direction], runs.indices.contains(row), column >= 0 else { return nil }
    var end = 0
    for run in runs[row] {
      end += run.count
      if column < end { return MapCell(owner: owners[run.owner], reason: reasons[run.reason]) }
    }
    return nil
  }

  /// Returns the share of each owner in a direction, the largest first; equal shares by name.
  package func shares(_ direction: MapDirection) -> [(owner: DragOwner, share: Double)] {
    var counts = Array(repeating: 0, count: owners.count)
    for run in (rows[direction] ?? []).joined() { counts[run.owner] += run.count }
    let total = max(counts.reduce(0, +), 1)
    return zip(owners, counts).filter { $0.1 > 0 }
      .map { ($0, Double($1) / Double(total)) }
      .sorted { ($1.share, $0.owner.description) < ($0.share, $1.owner.description) }
  }

  /// Whether all drags of directions in a part of the map were played.
  package func isComplete(_ directions: [MapDirection], in slice: MapSlice = .whole) -> Bool {
    directions.allSatisfy { direction in
      (rows[direction] ?? []).enumerated().allSatisfy { row, runs in
        !slice.contains(row: row) || runs.map(\.count).reduce(0, +) == grid.columns
      }
    }
  }

  /// Adds a cell at the right end of a row.
  mutating func add(_ cell: MapCell, row: Int, _ direction: MapDirection) {
    let run = Run(count: 1, owner: index(of: cell.owner), reason: index(of: cell.reason))
    add(run, row, direction)
  }

  /// Adds the rows of another part of the same map that are empty here.
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

  /// The map with owners and reasons in the order of their cells.
  ///
  /// It is independent of the number of processes that played the map.
  package var inReadingOrder: ConflictMap { copy(notes: notes) }

  /// The map in reading order without its notes, for a page that has them once.
  package var withoutNotes: ConflictMap { copy(notes: []) }

  private func copy(notes: [String]) -> ConflictMap {
    var map = ConflictMap(
      screen: screen, title: title, layoutDirection: layoutDirection, version: version,
      withArbiter: withArbiter, grid: grid, contents: contents, notes: notes)
    map.merge(self)
    return map
  }

  /// Sets the runs of an empty row; they refer to owners and reasons by index.
  mutating func set(_ runs: [Run], row: Int, _ direction: MapDirection) {
    rows[direction]?[row] = runs
  }

  /// Adds the owners and reasons to which runs will refer by index.
  mutating func name(owners: [DragOwner], reasons: [String]) {
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

  private mutating func index(of owner: DragOwner) -> Int {
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

/// The result of one drag of a map.
package struct MapCell: Hashable, Sendable {
  /// The owner of the drag.
  package let owner: DragOwner
  /// The reason: the decision of the arbiter, or the recognizer that began.
  package let reason: String

  /// Makes a cell.
  package init(owner: DragOwner, reason: String) {
    self.owner = owner
    self.reason = reason
  }
}
#endif
