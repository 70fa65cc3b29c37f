import Foundation
import UIKitShim

/// A drag as the content sees that it begins in.
@MainActor
public struct PopDrag {
  /// The ways a drag can go, in the reading direction of the navigation controller's view.
  public enum Direction: Sendable, Hashable, CaseIterable {
    case towardsTrailing, towardsLeading, up, down

    /// Whether the drag goes sideways.
    public var isHorizontal: Bool { self == .towardsTrailing || self == .towardsLeading }
  }

  /// The content.
  public let view: UIView
  /// Where the finger landed, in the content's coordinates, in pt.
  public let point: CGPoint
  /// The way the drag would have to go: towards trailing, for a pop.
  public let direction: Direction
  /// The pop that would begin.
  public let source: PopSource
}
