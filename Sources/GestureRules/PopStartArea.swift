import Foundation

/// Where a pop may start, in pt from the leading edge of the navigation controller's view.
///
/// Right-to-left layout mirrors it. For a push the distances count from the trailing edge.
public enum PopStartArea: Sendable, Hashable {
  /// Within `GestureMetrics.edgeWidth` of the leading edge: 20 pt.
  case edge
  /// In a strip of this width along the leading edge.
  case leading(CGFloat)
  /// In a strip along the leading edge that is a fraction of the width of the view, within limits.
  ///
  /// 0.3 is 30 %. Limits in the wrong order leave no area.
  case leadingFraction(CGFloat, atLeast: CGFloat = 0, atMost: CGFloat = .infinity)
  /// In a rectangle: `start` and `end` from the leading edge, `top` and `bottom` from the top edge.
  case box(
    start: CGFloat = 0, end: CGFloat = .infinity, top: CGFloat = 0, bottom: CGFloat = .infinity)
  /// Anywhere.
  case anywhere

  /// The allowed distances from the edge, in a container.
  package func distances(in container: CGRect) -> ClosedRange<CGFloat> {
    switch self {
    case .edge: Self.range(0, GestureMetrics.edgeWidth)
    case .leading(let width): Self.range(0, width)
    case .leadingFraction(let fraction, let least, let most):
      Self.range(0, least <= most ? min(max(fraction * container.width, least), most) : .nan)
    case .box(let start, let end, _, _): Self.range(start, end)
    case .anywhere: -.infinity ... .infinity
    }
  }

  /// The allowed distances from the top edge.
  package var heights: ClosedRange<CGFloat> {
    if case .box(_, _, let top, let bottom) = self { return Self.range(top, bottom) }
    return -.infinity ... .infinity
  }

  /// An area that begins at the border of the view includes what lies beyond it: a touch that
  /// starts at the screen edge may be first seen outside. Limits in the wrong order, or that aren't
  /// numbers, leave no area.
  private static func range(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<CGFloat> {
    guard low <= high, high >= 0 else { return .infinity ... .infinity }
    return (low <= 0 ? -.infinity : low)...high
  }
}
