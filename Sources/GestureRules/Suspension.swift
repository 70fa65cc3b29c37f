/// Why pops are suspended for a while, and for whom.
public struct Suspension: Sendable, Hashable {
  /// What asked for it, as it prints itself: "RecorderViewController".
  public var owner: String
  /// The reason it gave: "recording".
  public var reason: String
  /// The pops it concerns.
  public var scope: PopScope

  /// Makes a suspension.
  public init(owner: String, reason: String, scope: PopScope) {
    self.owner = owner
    self.reason = reason
    self.scope = scope
  }
}
