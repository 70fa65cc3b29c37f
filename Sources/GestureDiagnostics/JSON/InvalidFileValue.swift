import Foundation
import GestureRules

/// A value of a file that cannot be read.
struct InvalidFileValue: Error {
  /// The path of the value in the file.
  let codingPath: [any CodingKey]
  /// Half a sentence about the value that ends in a remedy; nil if the value itself says it best.
  private let message: String?

  init(_ message: String?, at codingPath: [any CodingKey]) {
    self.message = message
    self.codingPath = codingPath
  }

  /// Returns the same of a value that contains what the path begins at.
  func inside(_ path: [any CodingKey]) -> InvalidFileValue {
    InvalidFileValue(message, at: path + codingPath)
  }

  /// Describes an error that decoding threw.
  init(_ error: any Error) {
    switch error {
    case let error as Self: self = error
    case DecodingError.keyNotFound(let key, let context):
      self.init("is missing; add it", at: context.codingPath + [key])
    case DecodingError.typeMismatch(let type, let context):
      self.init(
        Self.kind(of: type).map { "is not \($0); write \($0)" }, at: context.codingPath)
    case DecodingError.valueNotFound(let type, let context):
      self.init("is missing or null; write \(Self.kind(of: type) ?? "it")", at: context.codingPath)
    case DecodingError.dataCorrupted(let context): self.init(nil, at: context.codingPath)
    default: self.init(nil, at: [])
    }
  }

  /// The path, what is wrong, and a remedy.
  ///
  /// - Parameter text: The text of the file from the value on.
  func reason(foundText text: ArraySlice<UInt8>) -> String {
    let path = codingPath.text
    let subject = path.isEmpty ? "the text" : path
    if let message { return "\(subject) \(message)" }
    let value = text.prefix(40).prefix { ![0x0A, 0x2C, 0x5D, 0x7D].contains($0) }
    let found = String(decoding: value, as: UTF8.self)
    return "\(subject) is \(found), which has no meaning here; correct it or update the package"
  }

  /// What a Swift type is in JSON, with its article.
  private static func kind(of type: any Any.Type) -> String? {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is Int.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is [String: Any].Type: "an object"
    case is [Any].Type: "a list"
    default: nil
    }
  }
}

extension [any CodingKey] {
  /// The path as a text, such as `touches[2][0]`; empty for the whole value.
  package var text: String {
    reduce(into: "") { path, key in
      path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? "" : ".") + key.stringValue
    }
  }
}

extension KeyedDecodingContainer {
  /// Reads a whole number; synthesized conformances of this module use it as well.
  ///
  /// The error of the standard library does not say where the number is.
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    let value: Double
    do {
      value = try decode(Double.self, forKey: key)
    } catch DecodingError.typeMismatch(_, let context) {
      throw DecodingError.typeMismatch(type, context)
    }
    guard let number = Int(exactly: value) else {
      throw InvalidFileValue(nil, at: codingPath + [key])
    }
    return number
  }

  /// Reads a whole number if there is one.
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try contains(key) && !decodeNil(forKey: key) ? decode(type, forKey: key) : nil
  }

  /// Reads a set of gestures from its bits.
  func decode(_: NavigationGestures.Type, forKey key: Key) throws -> NavigationGestures {
    NavigationGestures(rawValue: try decode(Int.self, forKey: key))
  }
}

/// A key of a file.
struct FileKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ name: String) {
    stringValue = name
    intValue = nil
  }

  init(_ index: Int) {
    stringValue = "\(index)"
    intValue = index
  }

  init(stringValue: String) { self.init(stringValue) }

  init(intValue: Int) { self.init(intValue) }
}
