#if HEADLESS
/// An entry of a data file, which messages call by a name.
package protocol NamedEntry: Decodable {
  /// The key of the name.
  static var nameKey: String { get }
}

/// An entry that is decoded separately, so that a bad entry costs no other.
package struct ListEntry<Content: NamedEntry>: Decodable {
  /// The name of the entry, or nil if it has no readable one.
  package let name: String?
  /// The entry, or the first of its values that cannot be used.
  package let content: Result<Content, InvalidValue>

  /// Decodes an entry. It never throws: an error would end the list.
  package init(from decoder: any Decoder) {
    let container = try? decoder.container(keyedBy: DataKey.self)
    name = try? container?.decode(String.self, forKey: DataKey(Content.nameKey))
    content = Result { try Content(from: decoder) }.mapError { error in
      // Paths start at the entry, which messages name anyway.
      var value = InvalidValue(error)
      value.codingPath.removeFirst(min(decoder.codingPath.count, value.codingPath.count))
      return value
    }
  }
}

/// A key of an object, or the index of a list element, that no type declares.
package struct DataKey: CodingKey {
  package let stringValue: String
  package let intValue: Int?

  package init(_ key: String) { self.init(stringValue: key) }

  package init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  package init(intValue: Int) {
    stringValue = "\(intValue)"
    self.intValue = intValue
  }
}

extension Decoder {
  /// Returns the value as a list that has at least a number of elements.
  package func list(atLeast count: Int) throws -> any UnkeyedDecodingContainer {
    let list = try unkeyedContainer()
    if let found = list.count, found < count {
      throw invalid("has \(found) of \(count) entries; add the rest")
    }
    return list
  }

  /// Describes a problem with the value that is being decoded.
  package func invalid(_ message: String) -> InvalidValue { InvalidValue(message, at: codingPath) }
}

extension KeyedDecodingContainer {
  /// Describes a problem with the value of a key.
  package func invalid(_ key: Key, _ message: String) -> InvalidValue {
    InvalidValue(message, at: codingPath + [key])
  }
}
#endif
