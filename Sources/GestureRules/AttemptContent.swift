import Foundation

/// Content under the finger that competes with the pop, as a value.
public struct AttemptContent: Sendable, Hashable {
  /// What the content asks of a pop that begins over it.
  public enum Demand: Sendable, Hashable {
    /// It yields while it rests at its leading edge.
    ///
    /// `pastLeadingEdge` is how far it has been scrolled away from there, in pt; values up to half
    /// a point count as resting (``RuleMetrics/restTolerance``), negative ones as bouncing.
    case yieldsAtLeadingEdge(pastLeadingEdge: CGFloat)
    /// It is endless and yields only to drags that start in a strip along the leading edge of the
    /// container, `width` pt wide.
    case yieldsInLeadingStrip(width: CGFloat)
    /// It owns the drags that begin in it. With `.content` the edge pop still begins.
    case claims(ClaimScope)
  }

  /// Which pop recognizers a claim keeps out.
  public enum ClaimScope: String, Sendable, Hashable, CaseIterable {
    /// The content pop only.
    case content
    /// The content pop and the edge pop.
    case contentAndEdge
  }

  /// The name the content has in decisions, such as "pager" or "UIScrollView".
  public var name: String
  /// What it asks of a pop.
  public var demand: Demand

  /// Makes content with a name for decisions and a demand.
  public init(name: String, demand: Demand) {
    self.name = name
    self.demand = demand
  }
}
