/// Any JSON value, kept as it stands so that a reader can say exactly what was wrong and where.
package enum JSONValue: Equatable, Sendable {
  /// The value null, which is not the same as a missing key.
  case null

  /// True or false.
  case boolean(Bool)

  /// A finite number, whole or not.
  case number(Double)

  /// A text.
  case string(String)

  /// A list.
  case array([JSONValue])

  /// An object by key; of a key written twice one value is kept.
  case object([String: JSONValue])

  /// A number beyond the range of `Double`, such as 1e999, or a text with half a character in it.
  case unrepresentable

  /// What this is, with its article, for a message.
  package var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "a truth value"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    case .unrepresentable: "a value out of range"
    }
  }
}

extension JSONValue: Decodable {
  /// Takes whatever comes next; the most frequent kinds are tried first.
  package init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !list.isAtEnd {
        elements.append(try list.decode(JSONValue.self))
      }
      self = .array(elements)
      return
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let flag = try? container.decode(Bool.self) {
      self = .boolean(flag)
    } else if let members = try? container.decode([String: JSONValue].self) {
      self = .object(members)
    } else {
      // The decoder has parsed the bytes, so only what Swift's types cannot hold gets here.
      self = .unrepresentable
    }
  }
}
