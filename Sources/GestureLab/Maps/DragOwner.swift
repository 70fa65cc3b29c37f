#if HEADLESS
/// The owner of a drag: who got it.
public enum DragOwner: Hashable, Sendable {
  /// The navigation controller: a pop began.
  case pop
  /// The navigation controller: a push began.
  case push
  /// Content, by its name: that of its role, or else its class.
  case content(String)
  /// No owner: no recognizer began, and no content was dragged.
  case unclaimed
}

extension DragOwner: CustomStringConvertible {
  /// The word "pop", "push" or "unclaimed", or the content's name.
  public var description: String {
    switch self {
    case .pop: "pop"
    case .push: "push"
    case .content(let name): name
    case .unclaimed: "unclaimed"
    }
  }
}

extension DragOwner: Codable {
  private enum Key: String, CodingKey { case kind, name }

  /// Encodes the kind, and the name of content.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .pop: try container.encode("pop", forKey: .kind)
    case .push: try container.encode("push", forKey: .kind)
    case .unclaimed: try container.encode("unclaimed", forKey: .kind)
    case .content(let name):
      try container.encode("content", forKey: .kind)
      try container.encode(name, forKey: .name)
    }
  }

  /// Decodes an owner.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    switch try container.decode(String.self, forKey: .kind) {
    case "pop": self = .pop
    case "push": self = .push
    case "unclaimed": self = .unclaimed
    case "content": self = .content(try container.decode(String.self, forKey: .name))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: container,
        debugDescription: "isn't an owner; there are pop, push, content and unclaimed")
    }
  }
}
#endif
