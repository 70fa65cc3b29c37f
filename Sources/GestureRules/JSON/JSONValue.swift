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

  /// An object by key.
  case object([String: JSONValue])

  /// A number beyond the range of `Double`, such as 1e999.
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
