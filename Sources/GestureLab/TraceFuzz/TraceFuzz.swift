import Foundation
import GestureArbitration
import HeadlessUIKit

/// Reads damaged traces and random bytes, and holds the reader to its word: a clear error, or a trace.
package struct TraceFuzz {
  /// What the reader did wrong.
  package struct Finding: Sendable, Equatable {
    /// The number of the text among those of the seed.
    package let number: Int
    /// What is wrong.
    package let fault: String
    /// The text that was read.
    package let bytes: [UInt8]
  }

  /// How many texts were refused.
  package private(set) var refused = 0
  /// How many were traces all the same.
  package private(set) var survived = 0
  /// How many bytes were read.
  package private(set) var bytes = 0
  /// The first text with which the reader failed.
  package private(set) var finding: Finding?
  private let seed: UInt64
  private let mutation: TraceMutation

  /// Makes a fuzz of the texts of a seed.
  @MainActor
  package init(seed: UInt64) {
    self.seed = seed
    mutation = TraceMutation(of: Self.traces)
  }

  /// Reads so many damaged traces; tells after each how many there were.
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

  /// Reads so many random bytes in pieces of random length, of which every other is made of what JSON is
  /// made of.
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

  /// What came of reading a text.
  enum Verdict: Equatable {
    /// It was refused with line and reason.
    case refused
    /// It is a trace, and what is written of it is the same trace.
    case survived
    /// Neither.
    case fault(String)
  }

  /// Reads a text, and if it is a trace writes, reads, prints, tells and replays it.
  static func verdict(on text: [UInt8]) -> Verdict {
    let trace: GestureTrace
    do throws(TraceFileError) {
      trace = try GestureTrace(json: text, named: "fuzz")
    } catch {
      return fault(of: error, in: text).map { .fault($0) } ?? .refused
    }
    do throws(TraceFileError) {
      // By text: what is no number is not even like itself.
      let json = trace.json
      let again = try GestureTrace(json: json.utf8, named: "again")
      guard again.json == json else { return .fault("written and read again it is another") }
    } catch {
      return .fault("what was written of it is refused: \(error)")
    }
    _ = trace.replay()
    let story = TraceStory(of: trace)?.lines ?? []
    let folded = (trace.lines + story).first { $0.contains { $0.isNewline } }
    return folded.map { .fault("it prints several lines as one: \($0)") } ?? .survived
  }

  private static func fault(of error: TraceFileError, in text: [UInt8]) -> String? {
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

  /// What is damaged: a few events each, so that many can be read, and among them everything a trace
  /// may hold.
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

extension SeededGenerator {
  /// The sequence of a number among those of a seed: neighbours share none.
  fileprivate init(of seed: UInt64, _ number: Int) {
    var numbers = SeededGenerator(seed: seed)
    let start = numbers.next() &+ UInt64(bitPattern: Int64(number)) &* 0xD134_2543_DE82_EF95
    var scrambler = SeededGenerator(seed: start)
    self.init(seed: scrambler.next())
  }
}
