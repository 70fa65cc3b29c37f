import UIKitShim

extension GestureArbiter {
  /// Lets no pop of a scope begin until the suspension is ended, or its owner is gone.
  ///
  /// ```swift
  /// let pause = arbiter.suspend(.content, for: self, because: "recording")
  /// pause.end()
  /// ```
  ///
  /// - Parameters:
  ///   - scope: The pops; both unless given.
  ///   - owner: Whose wish it is. It is not retained; when it is gone, so is the suspension.
  ///   - reason: What decisions say.
  /// - Returns: The suspension; it need not be kept.
  @discardableResult
  public func suspend(
    _ scope: PopScope = .contentAndEdge, for owner: AnyObject, because reason: String
  ) -> PopSuspension {
    let suspension = PopSuspension(scope, for: owner, because: reason)
    suspensions.removeAll { !$0.isActive }
    suspensions.append(suspension)
    return suspension
  }

  /// What suspends pops at present, the earliest first.
  public var activeSuspensions: [Suspension] {
    guard !suspensions.isEmpty else { return [] }
    return suspensions.filter(\.isActive).map(\.asValue)
  }
}
