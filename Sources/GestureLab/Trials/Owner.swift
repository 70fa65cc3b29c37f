import GestureArbitration

/// Who got a drag.
package enum Owner: Hashable, Sendable {
  /// The navigation controller: a pop began.
  case pop
  /// The navigation controller: a push began.
  case push
  /// Content, by its name.
  case content(String)
  /// No one; nothing reacted.
  case nobody
}

extension Owner: CustomStringConvertible {
  /// "pop", "push", the content's name, or "nobody".
  package var description: String {
    switch self {
    case .pop: "pop"
    case .push: "push"
    case .content(let name): name
    case .nobody: "nobody"
    }
  }
}
