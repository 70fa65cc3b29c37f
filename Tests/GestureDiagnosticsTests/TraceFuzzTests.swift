import Foundation
import GestureDiagnostics
import SampleAttempts
import Testing

/// Whatever the bytes are, they are a trace or an error; `gesture-lab stress --files` reads
/// millions.
@MainActor @Suite struct TraceFuzzTests {
  @Test(arguments: 0..<4)
  func `damaged traces are refused or survive`(seed: UInt64) throws {
    var numbers = RandomNumbers(seed: seed)
    let files = [NavigationGesture.allCases, [.contentPop]].map { Self.trace(of: $0) }
    var (refused, survived) = (0, 0)

    for _ in 0..<100 {
      let bytes = Self.damaged(numbers.pick(files), by: &numbers)
      if try Self.survives(bytes) { survived += 1 } else { refused += 1 }
    }

    #expect(refused > 20 && survived > 3)
  }

  /// The bytes of a trace with events of several kinds and a rule of the app's.
  private static func trace(of gestures: [NavigationGesture]) -> [UInt8] {
    let policy = PopPolicy(
      start: .box(end: 300), rules: PopPolicy.standardRules + [.refuse("a \"b\"\n") { _ in true }])
    let decisions = PopAttempt.generated(6, gestures: gestures).map(policy.decision(on:))
    let kinds: [TraceEvent.Kind] =
      [.touch(.began, number: 1, at: CGPoint(x: CGFloat.nan, y: 12.5))]
      + decisions.map { .decided($0, policy: 0) } + [.recognizer("🖐 \u{2028}", .began)]
    let events = kinds.enumerated().map { index, kind in
      TraceEvent(time: 100 + Double(index) / 120, gesture: 1 + index / 4, kind: kind)
    }
    return Array(GestureTrace(events: events, lost: 3, policies: [StoredPolicy(policy)]).json.utf8)
  }

  /// Whether bytes are a trace; everything that is done with one must not trap.
  private static func survives(_ bytes: [UInt8]) throws -> Bool {
    let trace: GestureTrace
    do {
      trace = try GestureTrace(json: bytes, named: "fuzz")
    } catch {
      let lines = 1 + bytes.count { $0 == UInt8(ascii: "\n") }
      #expect(1...lines ~= error.line, "\(error)")
      #expect(!error.reason.isEmpty && !error.description.contains { $0.isNewline })
      return false
    }
    #expect(try GestureTrace(json: trace.json.utf8, named: "again").json == trace.json)
    _ = trace.checkDecisions()
    let lines = trace.lines + (TraceStory(of: trace)?.lines ?? [])
    #expect(!lines.contains { $0.contains(where: \.isNewline) })
    return true
  }

  private static func damaged(_ file: [UInt8], by numbers: inout RandomNumbers) -> [UInt8] {
    var bytes = file
    for _ in 0...numbers.below(2) {
      let place = numbers.below(bytes.count)
      let end = min(bytes.count, place + 1 + numbers.below(8))
      switch numbers.below(6) {
      case 0: bytes[place] ^= 1 << UInt8(numbers.below(8))
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3: bytes.replaceSubrange(place..<end, with: numbers.pick(values).utf8)
      default:
        // The next number becomes another value.
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard let start = bytes[place...].firstIndex(where: { digits.contains($0) }) else { break }
        let number = bytes[start...].prefix { digits.contains($0) }
        bytes.replaceSubrange(number.indices, with: numbers.pick(values).utf8)
      }
    }
    return bytes
  }

  private static let values = [
    "0", "-1", "3", "7e18", "9223372036854775808", "1e999", "-0.0", "null", "true", "\"nan\"",
    "\"infinity\"", "\"\\ud800\"", "\"\\n\"", "[]", "{}", "[2,1]", "[1,2,3,4]", "1e-400", "\"\"",
  ]
}
