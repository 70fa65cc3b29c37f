import UIKitShim

/// Pops that somebody has suspended, until it ends the suspension or is gone.
///
/// Suspensions count: pops are free again when the last one has ended. One that begins in the middle
/// of a drag concerns the drag if the rules have not decided yet; a pop that has begun goes on.
@MainActor
public final class PopSuspension {
  /// The pops it concerns.
  public let scope: PopScope
  /// Why, as decisions say it.
  public let reason: String
  private let ownerName: String
  private weak var owner: AnyObject?
  private var hasEnded = false

  init(_ scope: PopScope, for owner: AnyObject, because reason: String) {
    self.scope = scope
    self.reason = reason
    self.owner = owner
    ownerName = "\(type(of: owner))"
  }

  /// Whether it still counts.
  public var isActive: Bool { !hasEnded && owner != nil }

  /// Ends it; doing so again changes nothing.
  public func end() { hasEnded = true }

  /// The suspension as a rule sees it.
  var asValue: Suspension { Suspension(owner: ownerName, reason: reason, scope: scope) }
}
