#if HEADLESS
import Foundation
import GestureRules

/// A value of a data file that cannot be used.
///
/// Decoding throws it for a value with the right type and the wrong content; the errors of
/// `JSONDecoder` are turned into it, so that every problem has a key path and a remedy.
package struct InvalidValue: Error {
  /// The path to the value from the entry that contains it; empty for the whole entry.
  package var codingPath: [any CodingKey]

  /// Half a sentence about the value that ends in a remedy.
  package let message: String

  /// The line of a syntax error in the decoded text, the first being 1.
  package private(set) var line: Int?

  /// The path as text, such as `touches[2][0]`.
  package var key: String { codingPath.text }

  package init(_ message: String, at codingPath: [any CodingKey]) {
    self.codingPath = codingPath
    self.message = message
  }

  /// Describes an error that decoding threw.
  package init(_ error: any Error) {
    switch error {
    case let value as InvalidValue: self = value
    case DecodingError.keyNotFound(let key, let context):
      self.init("is missing; add it", at: context.codingPath + [key])
    case DecodingError.typeMismatch(let type, let context):
      let kind = JSONKind(type)
      self.init("is not \(kind.noun); write \(kind.remedy)", at: context.codingPath)
    case DecodingError.valueNotFound(let type, let context):
      self.init("is null; write \(JSONKind(type).remedy)", at: context.codingPath)
    default: self.init("cannot be read; correct the syntax", at: [])
    }
  }

  /// Describes a text that is not JSON.
  init(_ problem: JSONLines.Problem) {
    self.init(problem.message, at: [])
    line = problem.line
  }
}

/// A kind of JSON value, as messages name it.
private enum JSONKind {
  case text, boolean, number, list, object

  /// The kind from which a type is decoded.
  init(_ type: Any.Type) {
    switch type {
    case is String.Type: self = .text
    case is Bool.Type: self = .boolean
    case is any BinaryFloatingPoint.Type, is any BinaryInteger.Type: self = .number
    case is any Collection.Type: self = "\(type)".hasPrefix("Dictionary") ? .object : .list
    default: self = .object
    }
  }

  var noun: String {
    switch self {
    case .text: "a text"
    case .boolean: "a truth value"
    case .number: "a number"
    case .list: "a list"
    case .object: "an object"
    }
  }

  var remedy: String {
    switch self {
    case .text: "a text in quotes"
    case .boolean: "true or false"
    case .number: "a number"
    case .list: "a list in brackets"
    case .object: "an object in braces"
    }
  }
}
#endif
