import Foundation
import GestureRules

/// How the package's files are written and read: as JSON, with one entry on each line.
enum GestureFile {
  /// What the first key of every file says.
  static let kind = "GestureArbiter"

  /// The most bytes of a file that is read; the numbers are ``DiagnosticMetrics/traceBytes`` and
  /// ``DiagnosticMetrics/snapshotBytes``.
  struct Limit {
    let bytes: Int
    /// What the file is, with its article.
    let of: String
    let remedy: String
  }

  private static let texts = (infinity: "infinity", negative: "-infinity", notANumber: "nan")

  /// Reads a file, or throws the line at which it goes wrong.
  static func read<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8], named file: String, limit: Limit
  ) throws(GestureFileError) -> Value {
    guard bytes.count <= limit.bytes else {
      throw GestureFileError(
        file: file, line: 1,
        reason:
          "has \(bytes.count) bytes, and \(limit.of) at most \(limit.bytes); \(limit.remedy)")
    }
    do throws(JSONLines.Problem) {
      try JSONLines.check(bytes)
    } catch {
      throw GestureFileError(file: file, line: error.line, reason: "the text \(error.message)")
    }
    do {
      return try decoder.decode(type, from: Data(bytes[JSONLines.startOfText(bytes)...]))
    } catch {
      let problem = InvalidFileValue(error)
      let (line, text) = JSONLines.value(at: problem.codingPath, in: bytes)
      throw GestureFileError(file: file, line: line, reason: problem.reason(foundText: text))
    }
  }

  /// Values as JSON, one per line.
  static func lines(of values: [some Encodable]) -> String {
    let encoder = encoder
    return values.map { line(of: $0, encoder) }.joined(separator: ",\n")
  }

  /// A value as JSON on one line.
  static func line(of value: some Encodable) -> String { line(of: value, encoder) }

  private static func line(of value: some Encodable, _ encoder: JSONEncoder) -> String {
    // Encoding fails only for numbers that JSON cannot write, and the strategy writes those.
    (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }

  /// A decoder for numbers that JSON cannot write.
  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: texts.infinity, negativeInfinity: texts.negative, nan: texts.notANumber)
    return decoder
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: texts.infinity, negativeInfinity: texts.negative, nan: texts.notANumber)
    return encoder
  }
}

/// The kinds of files, which the first key of a file tells.
enum GestureFileKind: String, CodingKey, CaseIterable {
  case trace, snapshot, answers

  /// The kind with its article.
  private var text: String {
    switch self {
    case .trace: "a trace or a recording"
    case .snapshot: "a snapshot"
    case .answers: "a file of answers"
    }
  }

  private enum VersionKey: CodingKey { case version }

  /// Throws if a file is of another kind or version.
  func check(_ decoder: any Decoder, version: Int) throws {
    let container = try decoder.container(keyedBy: Self.self)
    if !container.contains(self), let other = Self.allCases.first(where: container.contains) {
      throw InvalidFileValue("is \(other.text); take \(text)", at: decoder.codingPath)
    }
    guard try container.decode(String.self, forKey: self) == GestureFile.kind else {
      throw InvalidFileValue(
        "isn't a \(rawValue) of a \(GestureFile.kind); take a file that one wrote",
        at: decoder.codingPath + [self])
    }
    let found = try decoder.container(keyedBy: VersionKey.self).decode(Int.self, forKey: .version)
    guard found == version else {
      throw InvalidFileValue(
        found > version
          ? "is \(found), which a newer version of the package wrote; update the package"
          : "is \(found); write \(version)", at: decoder.codingPath + [VersionKey.version])
    }
  }
}

/// Why bytes aren't a file of the package: the file, the line, what is wrong, and what to do.
public struct GestureFileError: Error, Sendable, Equatable {
  /// The name of the file.
  package let file: String
  /// The line, the first being 1.
  package let line: Int
  /// What is wrong, and a remedy, without a full stop.
  package let reason: String
}

extension GestureFileError: CustomStringConvertible {
  /// The error on one line, as compilers print theirs: "FILE: line 7: what is wrong; remedy".
  public var description: String { "\(file): line \(line): \(reason)".onOneLine }
}
