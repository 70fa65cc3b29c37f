import Foundation

/// Directions of drags, of which a view claims some.
///
/// ```swift
/// chart.popGestureRole = .claims(.horizontalDrags)
/// row.popGestureRole = .claims(.towardsLeading).forEnclosingPans
/// ```
///
/// A drag has the direction in which it is farther from where the touch landed, and a diagonal one
/// is vertical, as for a scroll view (C151). Leading and trailing are those of the navigation
/// controller's view, or of the window where none is around the view.
public struct DragDirections: OptionSet, Hashable, Sendable {
  /// The directions as bits.
  public let rawValue: Int

  /// Creates directions from bits; others than those below mean nothing.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Drags towards the leading edge, such as those that open a row's trailing actions.
  public static let towardsLeading = DragDirections(rawValue: 1)
  /// Drags towards the trailing edge, in the direction of a pop.
  public static let towardsTrailing = DragDirections(rawValue: 2)
  /// Drags up.
  public static let up = DragDirections(rawValue: 4)
  /// Drags down, such as those that close what was opened.
  public static let down = DragDirections(rawValue: 8)

  /// Drags to both sides, such as those of a slider or a chart.
  ///
  /// The pops are horizontal, so ``allDrags`` claims as much from them. Of the pans around the view,
  /// those that follow a vertical drag begin with one.
  public static let horizontalDrags: DragDirections = [.towardsLeading, .towardsTrailing]
  /// Drags up and down, such as those of a chart that is scrubbed vertically in a sheet.
  ///
  /// A horizontal drag pops as if the view had no role. A pop that UIKit would begin with a
  /// vertical drag does not begin (C119).
  public static let verticalDrags: DragDirections = [.up, .down]
  /// Drags in every direction, such as those of a map.
  public static let allDrags: DragDirections = [.horizontalDrags, .verticalDrags]

  /// The direction of a translation; down if it is zero.
  package init(of translation: CGPoint, in layout: PopAttempt.LayoutDirection) {
    self =
      if abs(translation.x) > abs(translation.y) {
        layout.towardsTrailing(translation.x) > 0 ? .towardsTrailing : .towardsLeading
      } else { translation.y < 0 ? .up : .down }
  }

  /// The direction of a translation; nil before it is as long as a pan requires.
  package init?(known translation: CGPoint, in layout: PopAttempt.LayoutDirection) {
    guard hypot(translation.x, translation.y) >= GestureMetrics.decisionTravel else { return nil }
    self.init(of: translation, in: layout)
  }

  /// The directions that are not among them.
  package var others: DragDirections { .allDrags.subtracting(self) }

  /// Whether one of them is among others.
  package func intersects(_ others: DragDirections) -> Bool { !isDisjoint(with: others) }

  /// The drags as decisions print them.
  package var name: String {
    switch self {
    case .allDrags, []: return "the drags that start in it"
    case .horizontalDrags: return "horizontal drags"
    case .verticalDrags: return "vertical drags"
    default: break
    }
    let names: [(DragDirections, String)] = [
      (.up, "up"), (.down, "down"), (.towardsLeading, "towards leading"),
      (.towardsTrailing, "towards trailing"),
    ]
    return "drags " + names.filter { contains($0.0) }.map(\.1).joined(separator: " and ")
  }
}
