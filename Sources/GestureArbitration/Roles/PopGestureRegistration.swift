/// A role as it is stored with the view that has it, so that registering a view retains nothing.
@MainActor
package final class PopGestureRegistration {
  package let role: PopGestureRole
  package let name: String

  init(role: PopGestureRole, name: String) {
    self.role = role
    self.name = name
  }
}

/// Whether a view that is given a role has changed: SwiftUI gives the same one at every update.
extension PopGestureRegistration {
  /// Counts a change, unless the old and the new role are known to be the same.
  static func noteChange(from old: PopGestureRegistration?, to new: PopGestureRegistration?) {
    switch (old, new) {
    case (nil, nil): break
    case (let old?, let new?) where old.name == new.name && old.role.plainlyEquals(new.role): break
    default: Installation.current.roleChanges += 1
    }
  }
}

extension PopGestureRole {
  /// Whether the role is known to equal another one: closures cannot be compared.
  fileprivate func plainlyEquals(_ other: PopGestureRole) -> Bool {
    name == other.name && isForEnclosingPans == other.isForEnclosingPans
      && kind.plainlyEquals(other.kind)
  }
}

extension PopGestureRole.Kind {
  fileprivate func plainlyEquals(_ other: PopGestureRole.Kind) -> Bool {
    switch (self, other) {
    case (.defersAtEdge(let keeps), .defersAtEdge(let otherKeeps)): keeps == otherKeeps
    case (.defersInStrip(let width), .defersInStrip(let otherWidth)): width == otherWidth
    case (.claims(let drags, let gestures, nil), .claims(let otherDrags, let otherGestures, nil)):
      drags == otherDrags && gestures == otherGestures
    case (.excluded(let gestures), .excluded(let otherGestures)): gestures == otherGestures
    case (.simultaneous, .simultaneous): true
    default: false
    }
  }
}
