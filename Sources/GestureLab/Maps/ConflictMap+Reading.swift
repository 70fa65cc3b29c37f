#if HEADLESS
import Foundation
import HeadlessUIKit

extension ConflictMap {
  /// Returns the owner of a drag; nil if no drag of that direction was played near its start.
  ///
  /// The answer is that of the nearest start point, at most half the map's spacing away along each
  /// axis.
  ///
  /// - Parameters:
  ///   - direction: The direction of the drag.
  ///   - start: Where the drag starts, in screen coordinates, in pt.
  public func owner(of direction: SwipeDirection, from start: CGPoint) -> DragOwner? {
    cell(of: direction, from: start)?.owner
  }

  /// Returns why a drag has its owner: the decision of the arbiter, or the recognizer that began.
  ///
  /// - Parameters:
  ///   - direction: The direction of the drag.
  ///   - start: Where the drag starts, in screen coordinates, in pt.
  public func reason(of direction: SwipeDirection, from start: CGPoint) -> String? {
    cell(of: direction, from: start)?.reason
  }

  /// Returns the picture of a direction as SVG, which follows the light or dark appearance.
  public func svg(of direction: SwipeDirection) -> String {
    MapPicture(self, MapDirection(direction)).svg
  }

  /// The map as one line of JSON, as the command line writes it; throws if a frame is not finite.
  ///
  /// `ConflictMap` is `Codable`: it can be read again and compared with `==`.
  public var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }

  private func cell(of direction: SwipeDirection, from start: CGPoint) -> MapCell? {
    guard (0..<grid.size.width).contains(start.x), (0..<grid.size.height).contains(start.y)
    else { return nil }
    return cell(
      column: Int(start.x) / grid.spacing, row: Int(start.y) / grid.spacing,
      MapDirection(direction))
  }
}

extension MapDirection {
  /// Makes one of the four directions along an axis.
  package init(_ direction: SwipeDirection) {
    self =
      switch direction {
      case .right: .right
      case .left: .left
      case .up: .up
      case .down: .down
      }
  }
}
#endif
