#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// Damages the JSON of files like a transfer, an editor or an attacker.
struct FileMutation: Sendable {
  private let sources: [Source]

  /// A text and the ranges of its numbers, strings and lines.
  fileprivate struct Source {
    let bytes: [UInt8]
    let numbers: [Range<Int>]
    let texts: [Range<Int>]
    let lines: [Range<Int>]
  }

  private enum Kind: CaseIterable {
    case number, text, member, flip, cut, end, splice, insert, repeatPart, lines, nest, breakLines
  }

  /// Makes a mutation of files.
  init(of files: [String]) {
    sources = files.map { Source(Array($0.utf8)) }
  }

  /// Returns a damaged text; one in twenty is intact.
  func text(by bits: inout SeededGenerator) -> [UInt8] {
    let source = bits.pick(sources)
    if bits.chance(1, in: 20) { return source.bytes }
    // The first damage respects the structure of the text; further damage does not.
    var text = damaged(source, by: &bits)
    while bits.chance(1, in: 3), !text.isEmpty { corrupt(&text, by: &bits) }
    return text
  }

  private func damaged(_ source: Source, by bits: inout SeededGenerator) -> [UInt8] {
    var text = source.bytes
    switch bits.pick(Kind.allCases) {
    case .number:
      text.replaceSubrange(bits.pick(source.numbers), with: bits.pick(Self.oddValues).utf8)
    case .text:
      let place = bits.pick(source.texts)
      let other = bits.pick(sources)
      bits.chance(1, in: 2)
        ? text.replaceSubrange(place, with: other.bytes[bits.pick(other.texts)])
        : text.replaceSubrange(place, with: bits.pick(Self.oddValues).utf8)
    case .member:
      // A duplicate key with another value, or an unknown key.
      let key = bits.pick(["time", "version", "events", "attempt", "views", "parent", "unknown"])
      let braces = text.indices.filter { text[$0] == UInt8(ascii: "{") }
      text.insert(
        contentsOf: "\"\(key)\":\(bits.pick(Self.oddValues)),".utf8, at: bits.pick(braces) + 1)
    case .lines:
      // Two lines are swapped, or one is duplicated or removed.
      let (one, other) = (bits.pick(source.lines), bits.pick(source.lines))
      switch bits.below(3) {
      case 0: text.removeSubrange(one)
      case 1: text.insert(contentsOf: source.bytes[other], at: one.lowerBound)
      default:
        let (first, second) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
        guard first.upperBound <= second.lowerBound else { break }
        text.replaceSubrange(second, with: source.bytes[first])
        text.replaceSubrange(first, with: source.bytes[second])
      }
    case .splice:
      let other = bits.pick(sources).bytes
      text = Array(text[..<bits.below(text.count)] + other[bits.below(other.count)...])
    case .nest:
      let depth = bits.chance(1, in: 10) ? 10_000 : bits.below(100)
      let bracket = bits.pick(["[", "{\"a\":"])
      text.replaceSubrange(
        bits.pick(source.numbers), with: String(repeating: bracket, count: depth).utf8)
    case .breakLines:
      // Another layout changes only the line numbers.
      text = text.flatMap { byte -> [UInt8] in
        byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
          ? [byte, UInt8(ascii: "\n")] : [byte]
      }
    case .flip, .cut, .end, .insert, .repeatPart: corrupt(&text, by: &bits)
    }
    return text
  }

  private func corrupt(_ text: inout [UInt8], by bits: inout SeededGenerator) {
    let place = bits.below(text.count)
    let end = min(text.count, place + 1 + bits.below(40))
    switch bits.below(5) {
    case 0: text[place] ^= 1 << UInt8(bits.below(8))
    case 1: text.removeSubrange(place..<end)
    case 2: text.removeSubrange(place...)
    case 3:
      text.insert(contentsOf: (0..<bits.below(6)).map { _ in UInt8(bits.below(256)) }, at: place)
    default: text.insert(contentsOf: text[place..<end], at: bits.below(text.count))
    }
  }

  /// Values that are difficult for readers.
  private static let oddValues = [
    "1e999", "-1e999", "1e-400", "-0", "-0.0", "00", "1.", ".5", "-", "1e", "0x10", "NaN", "null",
    "true",
    "123456789012345678901234567890", "9007199254740993", "9223372036854775808", "1e18", "-1", "0",
    "2",
    "1e15", "0.1", "4.9e-324", "\"nan\"", "\"infinity\"", "\"-infinity\"", "\"\"", "\"\\ud800\"",
    "\"\\ud83d\\ude00\"", "\"\\u0000\"", "\"\\n\"", "\"\\q\"", "\"\u{2029}\"", "[]", "{}", "[1,2]",
    "[2,1]",
    "[1,2,3,4]", "[0,\"infinity\"]", "\"anywhere\"", "{\"is\":\"anywhere\"}", "\"refuse\"",
  ]
}

extension FileMutation.Source {
  fileprivate init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var numbers: [Range<Int>] = []
    var texts: [Range<Int>] = []
    var lines: [Range<Int>] = []
    var (index, lineStart) = (0, 0)
    while index < bytes.count {
      let start = index
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index + 1, bytes.count)
        texts.append(start..<index)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        while index < bytes.count, ![0x2C, 0x5D, 0x7D].contains(bytes[index]) { index += 1 }
        numbers.append(start..<index)
      case UInt8(ascii: "\n"):
        index += 1
        lines.append(lineStart..<index)
        lineStart = index
      default: index += 1
      }
    }
    self.numbers = numbers
    self.texts = texts
    self.lines = lines
  }
}
#endif
