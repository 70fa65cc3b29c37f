#if HEADLESS
import Foundation
import HeadlessUIKit

/// What a screen promises about drags in one direction: who owns them, by where they start.
///
/// From x < 44 a drag to the right pops, elsewhere the carousel has it:
///
/// ```swift
/// let promise = DragPromise(
///   .right, from: { $0.x < 44 }, goesTo: .pop, elsewhere: .content("carousel"))
/// #expect(map.breach(of: promise) == nil)
/// ```
public struct DragPromise: Sendable {
  let direction: SwipeDirection
  private let isInside: @Sendable (CGPoint) -> Bool
  private let owner: DragOwner
  private let otherOwner: DragOwner?

  /// Makes a promise.
  ///
  /// - Parameters:
  ///   - direction: The direction of the drags.
  ///   - isInside: Whether a drag that starts at a point is promised to `owner`; in screen
  ///     coordinates, in pt. By default every drag is.
  ///   - owner: The owner of these drags.
  ///   - otherOwner: The owner of all other drags; nil to promise nothing about them.
  public init(
    _ direction: SwipeDirection,
    from isInside: @escaping @Sendable (CGPoint) -> Bool = { _ in true },
    goesTo owner: DragOwner, elsewhere otherOwner: DragOwner? = nil
  ) {
    self.direction = direction
    self.isInside = isInside
    self.owner = owner
    self.otherOwner = otherOwner
  }

  /// Returns the promised owner of a drag; nil if nothing is promised about it.
  func owner(from start: CGPoint) -> DragOwner? { isInside(start) ? owner : otherOwner }

  /// How a map breaks a promise, in one line.
  public struct Breach: Hashable, Sendable, CustomStringConvertible {
    /// The number of start points from which a drag has another owner; 0 if none tests the promise.
    public let count: Int
    /// The breach in one line: how many drags, the first of them, its owner, and why.
    public let description: String
  }
}

extension ConflictMap {
  /// Returns how the map breaks a promise; nil if every drag of the map has the promised owner.
  ///
  /// A promise that no drag of the map tests is broken too: about a direction that was not played,
  /// or about a part of the screen without a start point. Smaller parts need a smaller spacing.
  public func breach(of promise: DragPromise) -> DragPromise.Breach? {
    let direction = MapDirection(promise.direction)
    guard isComplete([direction]) else {
      return .init(count: 0, description: "no drag \(direction.phrase) was played for this map")
    }
    var (played, tested, broken) = (0, 0, 0)
    var isTested: [DragOwner: Bool] = [:]
    var first: String?
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let start = grid.start(column: column, row: row)
        played += 1
        guard let promised = promise.owner(from: start),
          let cell = cell(column: column, row: row, direction)
        else { continue }
        tested += 1
        isTested[promised] = true
        guard cell.owner != promised else { continue }
        broken += 1
        first = first ?? Self.text(of: cell, from: start, promised)
      }
    }
    if let first {
      return .init(
        count: broken,
        description: "\(broken) of \(tested) drags \(direction.phrase), the first \(first)"
          .onOneLine)
    }
    let missing = promise.owners.filter { isTested[$0] == nil }
    guard let owner = missing.first else { return nil }
    return .init(
      count: 0,
      description: "none of the \(played) start points, \(grid.spacing) pt apart, lies where drags "
        + "\(direction.phrase) go to \(owner)")
  }

  private static func text(
    of cell: MapCell, from start: CGPoint, _ promised: DragOwner
  ) -> String {
    "from (\(whole(start.x)), \(whole(start.y))): \(cell.owner) instead of \(promised), because "
      + cell.reason
  }
}

extension DragPromise {
  /// The promised owners.
  var owners: [DragOwner] { [owner] + (otherOwner.map { [$0] } ?? []) }
}
#endif
