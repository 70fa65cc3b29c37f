#if HEADLESS
import Foundation

/// A kind of file that a command reads, or receives by mistake; its first bytes identify it.
package enum FileKind: Sendable {
  case trace, snapshot, answers, strokes, scenarios, scrollTraces
  case map, evaluation, labCase
  case html, svg, png, jpeg, gif, pdf, archive, binary, empty

  /// Recognizes the file at a path; nil for a kind that is not known, and for what isn't a file,
  /// such as a pipe.
  package init?(at path: String) {
    // A pipe was read to its end already, and would wait.
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      let handle = FileHandle(forReadingAtPath: file)
    else { return nil }
    self.init(start: (try? handle.read(upToCount: Self.inspectedBytes)) ?? Data())
  }

  /// Recognizes the first bytes of a file.
  package init?(start: Data) {
    let bytes = [UInt8](start)
    if bytes.isEmpty {
      self = .empty
    } else if let kind = Self.signatures.first(where: { bytes.starts(with: $0.bytes) })?.kind {
      self = kind
    } else if bytes.contains(0) {
      self = .binary
    } else {
      let text = String(decoding: bytes.prefix(256), as: UTF8.self).lowercased()
      if text.contains("<svg") {
        self = .svg
      } else if text.contains("<!doctype html") || text.contains("<html") {
        self = .html
      } else {
        let keys = Self.firstKeys(in: bytes)
        guard let kind = Self.firstKeys.first(where: { keys.isSuperset(of: $0.keys) })?.kind else {
          return nil
        }
        self = kind
      }
    }
  }

  /// The kind in words, with its article.
  package var noun: String {
    switch self {
    case .trace: "a trace or a recording"
    case .snapshot: "a snapshot"
    case .answers: "a file of answers"
    case .strokes: "a file of strokes"
    case .scenarios: "a file of scenarios"
    case .scrollTraces: "a file of scroll traces"
    case .map: "the data of a map"
    case .evaluation: "the data of an evaluation"
    case .labCase: "the file of a case"
    case .html: "a web page"
    case .svg: "an SVG picture"
    case .png: "a PNG picture"
    case .jpeg: "a JPEG picture"
    case .gif: "a GIF picture"
    case .pdf: "a PDF document"
    case .archive: "an archive"
    case .binary: "a binary file"
    case .empty: "an empty file"
    }
  }

  /// What takes a file of this kind, as a clause; nil if nothing does.
  private var taker: String? {
    switch self {
    case .trace: "the commands of read take it"
    case .snapshot: "show, play and check explore take it as their screen"
    case .answers: "--behavior takes it"
    case .strokes: "--strokes takes it"
    case .scenarios: "check scenarios and check explore take it"
    case .scrollTraces: "read replay takes it"
    case .labCase: "check, show and play take it"
    default: nil
    }
  }

  /// Where a file of this kind comes from, as a clause.
  private var origin: String {
    switch self {
    case .trace: "write one with gesture-lab play trace, or in an app with arbiter.trace.json"
    case .snapshot:
      "write one with gesture-lab show snapshot, or in an app with arbiter.snapshot().json"
    case .answers: "write one with gesture-lab read calibrate"
    case .labCase: "write one with gesture-lab check lives, drags or stages --output"
    default: "its format is in the article Testing a screen without a phone"
    }
  }

  /// Says what a file is, and what to do with it.
  package var message: String { "is \(noun): \(taker ?? "no command takes it")" }

  /// Says that a file of this kind is not of the wanted ones, and what to do.
  package func message(insteadOf wanted: [FileKind]) -> String {
    // A screen is in a recording, and not in a trace.
    let nouns = wanted.map {
      $0 == .trace && wanted.contains(.snapshot) ? "a recording" : $0.noun
    }
    let others = nouns.dropLast().joined(separator: ", ")
    let names = (others.isEmpty ? "" : "\(others) or ") + (nouns.last ?? "")
    let remedy = taker ?? wanted.first?.origin ?? "name another file"
    return "is \(noun), not \(names); \(remedy)"
  }

  /// The number of bytes of a file that are read to identify it.
  private static let inspectedBytes = 1 << 16

  private static let signatures: [(bytes: [UInt8], kind: FileKind)] = [
    ([0x89, 0x50, 0x4E, 0x47], .png), ([0xFF, 0xD8, 0xFF], .jpeg), (Array("GIF8".utf8), .gif),
    (Array("%PDF".utf8), .pdf), ([0x50, 0x4B, 0x03, 0x04], .archive), ([0x1F, 0x8B], .archive),
  ]

  /// The keys that tell a kind of JSON.
  private static let firstKeys: [(keys: Set<String>, kind: FileKind)] = [
    (["trace"], .trace), (["snapshot"], .snapshot), (["answers"], .answers),
    (["scenarios"], .scenarios), (["traces"], .scrollTraces), (["id", "s"], .strokes),
    (["columns", "directions"], .map), (["cells", "scores"], .evaluation),
    // One of its keys may be misspelt.
    (["windows"], .labCase), (["steps"], .labCase),
  ]

  /// The keys of the first object of a text that begins with one, as far as it goes.
  private static func firstKeys(in bytes: [UInt8]) -> Set<String> {
    var keys: Set<String> = []
    var (depth, isInText, isEscaped) = (0, false, false)
    var text: [UInt8] = []
    for byte in bytes {
      if isInText {
        isInText = byte != UInt8(ascii: "\"") || isEscaped
        if isInText { text.append(byte) }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): (isInText, text) = (true, [])
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ":") where depth == 1: keys.insert(String(decoding: text, as: UTF8.self))
      default: break
      }
      if depth == 0, !keys.isEmpty { break }
    }
    return keys
  }
}
#endif
