#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// A test of the readers with damaged traces, recordings and snapshots, and with random bytes.
///
/// A reader must throw an error with line and reason, or return a value that can be used.
package struct FileFuzz {
  /// A fault of a reader.
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
  /// The number of texts that are files in spite of the damage.
  package private(set) var survived = 0
  /// The number of bytes read.
  package private(set) var bytes = 0
  /// The first text for which a reader has a fault.
  package private(set) var finding: Finding?
  private let seed: UInt64
  private let behavior: UIKitBehavior
  private let mutation: FileMutation

  /// Makes a test with the texts of a seed; what is read is played under a behavior.
  @MainActor
  package init(seed: UInt64, behavior: UIKitBehavior = UIKitBehavior()) {
    self.seed = seed
    self.behavior = behavior
    mutation = FileMutation(
      of: (Self.traces + Self.recordings).map(\.json) + Self.snapshots.map(\.json))
  }

  /// Reads a number of damaged files; reports the number after each.
  @MainActor
  package mutating func readFiles(_ count: Int, progress: (Int) -> Void = { _ in }) {
    for number in 0..<count where finding == nil {
      readFile(number)
      progress(number + 1)
    }
  }

  /// Reads the damaged file with a number.
  @MainActor
  package mutating func readFile(_ number: Int) {
    var bits = SeededGenerator(of: seed, number)
    read(mutation.text(by: &bits), number)
  }

  /// Reads a number of random bytes in pieces; every other piece consists of JSON's characters.
  @MainActor
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

  @MainActor
  private mutating func read(_ text: [UInt8], _ number: Int) {
    bytes += text.count
    let verdict = Self.verdict(on: text, behavior: behavior)
    switch verdict {
    case .refused: refused += 1
    case .survived: survived += 1
    case .fault(let fault): finding = Finding(number: number, fault: fault, bytes: text)
    }
  }

  /// The result of reading a text.
  enum Verdict: Equatable {
    /// The text is refused with line and reason.
    case refused
    /// The text is a file that is the same after it is written and read again.
    case survived
    /// Any other result.
    case fault(String)
  }

  /// Reads a text as what it begins as, and plays it under a behavior.
  @MainActor
  static func verdict(
    on text: [UInt8], behavior: UIKitBehavior = UIKitBehavior()
  ) -> Verdict {
    String(decoding: text.prefix(64), as: UTF8.self).contains("snapshot")
      ? verdict(onSnapshot: text, behavior) : verdict(onTrace: text, behavior)
  }

  /// Reads a text; writes and reads the snapshot, builds its screen and plays a drag.
  @MainActor
  private static func verdict(onSnapshot text: [UInt8], _ behavior: UIKitBehavior) -> Verdict {
    let snapshot: GestureSnapshot
    do throws(GestureFileError) {
      snapshot = try GestureSnapshot(json: text, named: "fuzz")
    } catch {
      return fault(of: error, in: text).map { .fault($0) } ?? .refused
    }
    do throws(GestureFileError) {
      let json = snapshot.json
      let again = try GestureSnapshot(json: json.utf8, named: "again")
      guard again.json == json else {
        return .fault("it differs after it is written and read again")
      }
    } catch {
      return .fault("its written form is refused: \(error)")
    }
    let screen = LabScreen(snapshot, named: "fuzz")
    let script = TouchScript().down(at: CGPoint(x: 195, y: screen.strokeHeight))
      .move(to: CGPoint(x: 320, y: screen.strokeHeight), over: 0.1).up()
    _ = Trial(script, on: screen, withArbiter: true, until: .lift, behavior: behavior)
    return .survived
  }

  /// Reads a text; writes, reads, prints, explains and replays the trace, and plays a recording
  /// again.
  @MainActor
  private static func verdict(onTrace text: [UInt8], _ behavior: UIKitBehavior) -> Verdict {
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
    _ = trace.checkDecisions()
    for take in RecordedTake.all(of: trace, named: "fuzz").takes {
      _ = ReproductionTable(Reproduction(take, behavior: behavior)).lines
    }
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

  /// The snapshots that are damaged: with every kind of role and of content.
  @MainActor
  private static var snapshots: [GestureSnapshot] {
    let screens: [LabScreen] = [
      .nestedMiddlePage, .map, .slider, .rows, .suspended, .sheet, .pagesFirst, .candidate,
    ]
    return screens.map { $0.snapshot() }
  }

  /// The recordings that are damaged: a short drag each.
  @MainActor
  private static var recordings: [GestureTrace] {
    [LabScreen.plain, .pagerFirstPage, .rows].map { screen in
      let start = CGPoint(x: 195, y: screen.strokeHeight)
      let script = TouchScript().down(at: start)
        .move(to: CGPoint(x: 320, y: screen.strokeHeight), over: 0.05).up()
      return Trial(script, on: screen, withArbiter: true, isRecording: true).trace
    }
  }

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
