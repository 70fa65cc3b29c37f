import UIKitShim

/// Which of the drags that begin in a view are its own.
///
/// A claim is settled when the finger lands: a view that follows raw touches instead of recognizers
/// never loses a touch to the pops it keeps out. By default it keeps the content pop out, and the edge
/// pop still begins.
///
/// ```swift
/// chart.popGestureClaim = .horizontalDrags
/// canvas.popGestureClaim = .allDrags(.contentAndEdge)
/// timeline.popGestureClaim = .drags(named: "playhead") { drag in playhead.frame.contains(drag.point) }
/// ```
public struct PopGestureClaim: Sendable {
  /// The pops that the claim keeps out.
  public var scope: PopScope
  /// The noun that stands for the view in decisions.
  let noun: String
  private let extent: Extent

  private enum Extent: Sendable {
    case horizontal
    case all
    case matching(@MainActor @Sendable (PopDrag) -> Bool)
  }

  private init(_ noun: String, _ extent: Extent, _ scope: PopScope) {
    self.noun = noun
    self.extent = extent
    self.scope = scope
  }

  /// Drags to either side; the edge pop still begins.
  public static let horizontalDrags = horizontalDrags(.content)

  /// Drags to either side.
  public static func horizontalDrags(_ scope: PopScope) -> PopGestureClaim {
    PopGestureClaim("content", .horizontal, scope)
  }

  /// Drags in every direction; the edge pop still begins. A pop is a drag to the side, so against pops
  /// it claims what ``horizontalDrags`` does.
  public static let allDrags = allDrags(.content)

  /// Drags in every direction.
  public static func allDrags(_ scope: PopScope) -> PopGestureClaim {
    PopGestureClaim("content", .all, scope)
  }

  /// The drags that a condition picks by where they begin and which way they go, under a name for
  /// decisions.
  ///
  /// The condition is asked when a finger lands, once for each pop that might begin, about a drag
  /// towards trailing. It is kept with the view: let it capture the view weakly or not at all, the
  /// drag brings it along.
  public static func drags(
    named noun: String, _ scope: PopScope = .content,
    where condition: @escaping @MainActor @Sendable (PopDrag) -> Bool
  ) -> PopGestureClaim {
    PopGestureClaim(noun, .matching(condition), scope)
  }

  /// The claim under another noun.
  func called(_ noun: String) -> PopGestureClaim { PopGestureClaim(noun, extent, scope) }

  /// Whether somebody has to be asked.
  var hasCondition: Bool {
    if case .matching = extent { true } else { false }
  }

  /// Whether a drag is the view's own.
  @MainActor
  func owns(_ drag: PopDrag) -> Bool {
    guard scope.includes(drag.source) else { return false }
    return switch extent {
    case .horizontal: drag.direction.isHorizontal
    case .all: true
    case .matching(let condition): condition(drag)
    }
  }
}
