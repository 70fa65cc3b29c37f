import UIKitShim

/// Gestures that an object has suspended, until it ends the suspension or is deallocated.
///
/// Suspensions count: gestures may begin again when the last one has ended. A suspension that
/// begins during a drag concerns the drag unless the rules have decided; a pop that has begun
/// continues.
@MainActor
public final class PopSuspension {
  private let gestures: NavigationGestures
  private let reason: String
  private let ownerName: String
  private weak var owner: AnyObject?
  private var hasEnded = false

  /// - Parameter name: The owner's name in decisions; that of its class if missing.
  init(
    _ gestures: NavigationGestures, for owner: AnyObject, named name: String? = nil,
    because reason: String
  ) {
    self.gestures = gestures
    self.reason = reason
    self.owner = owner
    ownerName = name ?? "\(type(of: owner))"
  }

  /// Whether the suspension is in force.
  package var isActive: Bool { !hasEnded && owner != nil }

  /// Ends the suspension; ending it again has no effect.
  public func end() { hasEnded = true }

  /// The suspension as a rule sees it.
  func value(namingOwner: Bool) -> PopAttempt.Suspension {
    PopAttempt.Suspension(
      owner: namingOwner ? ownerName : "an object", reason: reason, gestures: gestures)
  }
}
