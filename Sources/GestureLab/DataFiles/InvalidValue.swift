#if HEADLESS
import Foundation

/// A value of a data file that cannot be used.
///
/// Decoding throws it for a value with the right type and the wrong content; the errors of
/// `JSONDecoder` are turned into it, so that every problem has a key path and a remedy.
struct InvalidValue: Error {
  /// The path to the value from the entry that contains it; empty for the whole entry.
  var codingPath: [any CodingKey]

  /// Half a sentence about the value that ends in a remedy.
  let message: String

  /// The path as text, such as `touches[2][0]`.
  var key: String {
    codingPath.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }

  init(_ message: String, at codingPath: [any CodingKey]) {
    self.codingPath = codingPath
    self.message = message
  }

  /// Describes an error that decoding threw.
  init(_ error: any Error) {
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

  /// Describes a text that `JSONDecoder` does not accept, with the line of the error.
  ///
  /// `JSONDecoder` reports no position on Linux; `JSONSerialization` does.
  init(syntaxOf text: Data) {
    guard String(data: text, encoding: .utf8) != nil else {
      self.init("is not UTF-8; save it as UTF-8 text", at: [])
      return
    }
    var facts: [String] = []
    do {
      _ = try JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed)
    } catch {
      if let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String {
        let fact = detail.prefix { $0 != "." }.replacing(Self.position, with: "")
        facts.append(fact.prefix(1).lowercased() + fact.dropFirst())
        if let line = Self.line(of: detail, in: text), line > 1 { facts.append("line \(line)") }
      }
    }
    let reason = facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))"
    self.init("is not JSON\(reason); correct the syntax", at: [])
  }

  /// The position in an error: a byte on Linux, a line on Apple's systems.
  private static var position: Regex<(Substring, Substring?, Substring?)> {
    #/ around (?:character (\d+)|line (\d+), column \d+)/#
  }

  private static func line(of detail: String, in text: Data) -> Int? {
    guard let match = detail.firstMatch(of: position) else { return nil }
    if let line = match.2 { return Int(line) }
    return match.1.flatMap { Int($0) }.map { offset in
      1 + text.prefix(offset).count { $0 == UInt8(ascii: "\n") }
    }
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
