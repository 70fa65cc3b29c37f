import Foundation

/// Where a policy lets the content pop start, measured from the leading edge.
///
/// The edge pop is not limited by it: which touches come in from the bezel is UIKit's to say (C117).
public enum PopStart: Sendable, Hashable {
  /// Only at the leading edge: within ``RuleMetrics/edgeWidth``.
  case edge
  /// In a strip along the leading edge, as many pt wide.
  case leading(CGFloat)
  /// Anywhere in the content.
  case anywhere

  /// The width of the strip along the leading edge, in pt, or nil for no limit.
  public var width: CGFloat? {
    switch self {
    case .edge: RuleMetrics.edgeWidth
    case .leading(let width): width
    case .anywhere: nil
    }
  }
}
