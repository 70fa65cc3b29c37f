import Foundation

/// What a view that competes with a pop is, and so what it asks of the pop.
public struct ContentRole: Sendable, Hashable {
  /// What the role asks.
  enum Demand: Sendable, Hashable {
    case yieldsAtLeadingEdge
    case yieldsInLeadingStrip(width: CGFloat)
    case claims(AttemptContent.ClaimScope)
  }

  let demand: Demand
  /// The noun that stands for the view in decisions.
  let noun: String

  /// A scroll view that pages or scrolls sideways: the pop goes first while it rests at its leading
  /// edge, in either direction of reading.
  ///
  /// The same as `UIScrollView.allowsPopGestureAtLeadingEdge`.
  public static let pagingScrollView = ContentRole(demand: .yieldsAtLeadingEdge, noun: "pager")

  /// An endless scroll view, which has no edge: the pop goes first where the drag starts in a strip
  /// along the leading edge, ``RuleMetrics/carouselStrip`` wide.
  public static let carousel = carousel(strip: RuleMetrics.carouselStrip)

  /// An endless scroll view with a strip of one's own, in pt; less than nothing is nothing.
  public static func carousel(strip width: CGFloat) -> ContentRole {
    ContentRole(
      demand: .yieldsInLeadingStrip(width: width > 0 ? width : 0), noun: "carousel")
  }

  /// A view that is dragged in all directions: it owns the drags that begin in it, and the edge pop
  /// still begins. The pans of the view and of what lies in it wait for the edge pop, where UIKit has
  /// marked the touch as coming over the bezel.
  public static let map = ContentRole(demand: .claims(.content), noun: "map")

  /// Whether the role makes a scroll view's pan wait for the pop.
  var yields: Bool {
    if case .claims = demand { false } else { true }
  }
}
