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
    /// It yields to a push while it rests at its trailing edge; `beforeTrailingEdge` is how far it has
    /// still to be scrolled to get there, in pt, with the same tolerance.
    case yieldsAtTrailingEdge(beforeTrailingEdge: CGFloat)
    /// It is endless and yields only to pushes that start in a strip along the trailing edge of the
    /// container, `width` pt wide.
    case yieldsInTrailingStrip(width: CGFloat)
    /// It yields where it says itself that it has come to its end, for a pop the leading one: a page
    /// controller, whose offset tells nothing.
    case yieldsAtBoundary(isThere: Bool)
    /// It owns the drags that begin in it. With `.content` the edge pop still begins.
    case claims(PopScope)
    /// No pop of the scope begins in it, and nobody need own the drag.
    case excludes(PopScope)
    /// It keeps the drag for a reason of its own.
    case keeps(reason: String)
  }

  /// The name the content has in decisions, such as "pager" or "UIScrollView".
  public var name: String
  /// What it asks of a pop.
  public var demand: Demand
  /// What it does by itself.
  public var motion: ContentMotion

  /// Makes content with a name for decisions and a demand; at rest unless said otherwise.
  public init(name: String, demand: Demand, motion: ContentMotion = .resting) {
    self.name = name
    self.demand = demand
    self.motion = motion
  }
}
