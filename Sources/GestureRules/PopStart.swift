import Foundation

/// Where a pop may start, measured from the leading edge of the navigation controller's view and so
/// mirrored in right-to-left; lengths in pt.
public enum PopStart: Sendable, Hashable {
  /// Only at the leading edge: within ``RuleMetrics/edgeWidth``.
  case edge
  /// In a strip along the leading edge, as many pt wide.
  case leading(CGFloat)
  /// In a strip along the leading edge that is a part of the view's width (0.3 is 30 %), but at least
  /// and at most so many pt wide.
  case leadingFraction(CGFloat, atLeast: CGFloat = 0, atMost: CGFloat = .infinity)
  /// In a box: `start` and `end` are distances from the leading edge, `top` and `bottom` from the top
  /// edge.
  case box(
    start: CGFloat = 0, end: CGFloat = .infinity, top: CGFloat = 0, bottom: CGFloat = .infinity)
  /// Anywhere.
  case anywhere

  /// The distances from the leading edge at which a pop may start, in a view of some width.
  public func distances(in container: CGRect) -> ClosedRange<CGFloat> {
    switch self {
    case .edge: Self.range(0, RuleMetrics.edgeWidth)
    case .leading(let width): Self.range(0, width)
    case .leadingFraction(let part, let least, let most):
      // Bounds the wrong way round, or that are no numbers, leave nothing.
      Self.range(0, least <= most ? min(max(part * container.width, least), most) : .nan)
    case .box(let start, let end, _, _): Self.range(start, end)
    case .anywhere: -.infinity ... .infinity
    }
  }

  /// The distances from the top edge at which a pop may start.
  public var heights: ClosedRange<CGFloat> {
    if case .box(_, _, let top, let bottom) = self { return Self.range(top, bottom) }
    return -.infinity ... .infinity
  }

  /// The strip or box reaches from the border of the view outwards: a finger that came in over the
  /// bezel may be first seen beyond it. Limits the wrong way round, or that are no numbers, enclose
  /// nothing but the impossible.
  private static func range(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<CGFloat> {
    guard low <= high, high >= 0 else { return .infinity ... .infinity }
    return (low <= 0 ? -.infinity : low)...high
  }
}

extension PopStart: CustomStringConvertible {
  /// The start area as it is written: ".leading(120)".
  public var description: String {
    switch self {
    case .edge: ".edge"
    case .leading(let width): ".leading(\(number(width)))"
    case .leadingFraction(let part, let least, let most):
      ".leadingFraction(\(part)\(bound("atLeast", least, unless: 0))"
        + "\(bound("atMost", most, unless: .infinity)))"
    case .box(let start, let end, let top, let bottom):
      ".box("
        + [
          ("start", start, 0), ("end", end, .infinity), ("top", top, 0),
          ("bottom", bottom, CGFloat.infinity),
        ].filter { $0.1 != $0.2 }.map { "\($0.0): \(number($0.1))" }.joined(separator: ", ") + ")"
    case .anywhere: ".anywhere"
    }
  }

  private func bound(_ label: String, _ value: CGFloat, unless usual: CGFloat) -> String {
    value == usual ? "" : ", \(label): \(number(value))"
  }
}

extension PopStart {
  /// Whether any point of a view lies in the area.
  package func reaches(into container: CGRect) -> Bool {
    let (across, down) = (distances(in: container), heights)
    return across.lowerBound <= container.width && across.upperBound >= 0
      && down.lowerBound <= container.height && down.upperBound >= 0
  }
}
