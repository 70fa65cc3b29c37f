#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// A test of the trace reader with damaged traces and random bytes.
///
/// The reader must throw an error with line and reason, or return a valid trace.
package struct TraceFuzz {
  /// A fault of the reader.
  package struct Finding: Sendable, Equatable {
    /// The number of the text for the seed.
    package let number: Int
    /// The fault.
    package let fault: String
    /// The text.
    package let bytes: [UInt8]
  }

  /// The number of refused texts.
  package private(set) var refused = 0
  /// The number of texts that are traces in spite of the damage.
  package private(set) var survived = 0
  /// The number of bytes read.
  package private(set) var bytes = 0
  /// The first text for which the reader has a fault.
  package private(set) var finding: Finding?
  private let seed: UInt64
  private let mutation: TraceMutation

  /// Makes a test with the texts of a seed.
  @MainActor
  package init(seed: UInt64) {
    self.seed = seed
    mutation = TraceMutation(of: Self.traces)
  }

  /// Reads a number of damaged traces; reports the number after each.
  package mutating func readTraces(_ count: Int, progress: (Int) -> Void = { _ in }) {
    for number in 0..<count where finding == nil {
      readTrace(number)
      progress(number + 1)
    }
  }

  /// Reads the damaged trace with a number.
  package mutating func readTrace(_ number: Int) {
    var bits = SeededGenerator(of: seed, number)
    read(mutation.text(by: &bits), number)
  }

  /// Reads a number of random bytes in pieces; every other piece consists of JSON's characters.
  package mutating func readRandomBytes(_ count: Int) {
    var (number, left) = (0, count)
    while left > 0, finding == nil {
      var bits = SeededGenerator(of: ~seed, number)
      let length = min(left, 1 + bits.below(200))
      let piece = (0..<length).map { _ in
        number.isMultiple(of: 2) ? UInt8(bits.below(256)) : bits.pick(Self.alphabet)
      }
      read(piece, number)
      left -= length
      number += 1
    }
  }

  private mutating func read(_ text: [UInt8], _ number: Int) {
    bytes += text.count
    let verdict = Self.verdict(on: text)
    switch verdict {
    case .refused: refused += 1
    case .survived: survived += 1
    case .fault(let fault): finding = Finding(number: number, fault: fault, bytes: text)
    }
  }

  /// The result of reading a text.
  enum PopVerdict: Equatable {
    /// The text is refused with line and reason.
    case refused
    /// The text is a trace that is the same after it is written and read again.
    case survived
    /// Any other result.
    case fault(String)
  }

  /// Reads a text; writes, reads, prints, explains and replays the trace.
  static func verdict(on text: [UInt8]) -> PopVerdict {
    let trace: GestureTrace
    do throws(GestureFileError) {
      trace = try GestureTrace(json: text, named: "fuzz")
    } catch {
      return fault(of: error, in: text).map { .fault($0) } ?? .refused
    }
    do throws(GestureFileError) {
      // Compares texts, as NaN is not equal to itself.
      let json = trace.json
      let again = try GestureTrace(json: json.utf8, named: "again")
      guard again.json == json else {
        return .fault("it differs after it is written and read again")
      }
    } catch {
      return .fault("its written form is refused: \(error)")
    }
    _ = trace.replay()
    let story = TraceStory(of: trace)?.lines ?? []
    let folded = (trace.lines + story).first { $0.contains { $0.isNewline } }
    return folded.map { .fault("it prints a line break within a line: \($0)") } ?? .survived
  }

  private static func fault(of error: GestureFileError, in text: [UInt8]) -> String? {
    let lines = 1 + text.count { $0 == UInt8(ascii: "\n") }
    if error.reason.isEmpty { return "it is refused without a reason" }
    if !(1...lines).contains(error.line) {
      return "it is refused in line \(error.line) of \(lines)"
    }
    let description = error.description
    let isOneLine = !description.contains { $0.isNewline }
    return isOneLine ? nil : "it is refused in several lines: \(description)"
  }

  private static let alphabet = Array("{}[]\":,.-+eE0123456789 \n\\utrfalsn".utf8)

  /// The traces that are damaged: short, so that many can be read, and with every kind of value.
  @MainActor
  private static var traces: [GestureTrace] {
    let screens: [LabScreen] = [
      .pagerFirstPage, .map, .refusing, .suspended, .candidate, .carousel,
    ]
    let played = screens.map { screen in
      var stroke = StrokeGenerator(seed: 1)
      let start = CGPoint(x: 195, y: screen.strokeHeight)
      let script = TouchScript(
        stroke.next(.right).placed(startingAt: start, within: StageMetrics.screen))
      return Trial(script, on: screen, withArbiter: true, traceCapacity: 1_000).trace
    }
    return played.map { trace in
      GestureTrace(
        events: Array(trace.events.prefix(8)), lost: trace.lost, policies: trace.policies)
    } + [.ofEverything]
  }
}
#endif
