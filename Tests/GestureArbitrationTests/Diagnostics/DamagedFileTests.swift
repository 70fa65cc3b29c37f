#if HEADLESS
import Foundation
import GestureArbitration
import GestureDiagnostics
import GestureLab
import HeadlessUIKit
import LabWorkshop
import SampleAttempts
import Testing

/// Whatever the bytes are, they are a trace, a recording, a snapshot or a life, or they are refused
/// with the place and the reason.
@MainActor @Suite struct DamagedFileTests {
  @Test(arguments: 1...4)
  func `a damaged file is refused with line and reason, or is the same when read again`(
    seed: UInt64
  ) {
    var damage = Damage(of: Self.files, seed: seed)
    var intact = 0

    for number in 0..<200 {
      let bytes = damage.text()
      guard let fault = fault(reading: bytes, &intact) else { continue }
      Issue.record("\(fault), text \(number): \(Data(bytes).base64EncodedString())")
    }

    #expect(15..<100 ~= intact)
  }

  @Test(arguments: 1...2)
  func `random bytes are refused with line and reason`(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    let alphabet = seed == 1 ? Array(0...255) : Array("{}[]\":,.-+eE0123456789 \n\\utrfalsn".utf8)
    var intact = 0

    for _ in 0..<150 {
      let bytes = (0..<numbers.below(200)).map { _ in numbers.pick(alphabet) }
      #expect(fault(reading: bytes, &intact) == nil, "\(bytes)")
    }

    #expect(intact == 0)
  }

  // MARK: - Reading

  /// Reads bytes as what they begin as; a file is written and read again, and used.
  private func fault(reading bytes: [UInt8], _ intact: inout Int) -> String? {
    let start = String(decoding: bytes.prefix(64), as: UTF8.self)
    if start.contains("\"seed\"") { return fault(readingLife: bytes, &intact) }
    do throws(GestureFileError) {
      let fault = start.contains("snapshot") ? try use(snapshot: bytes) : try use(trace: bytes)
      intact += 1
      return fault
    } catch {
      let lines = 1 + bytes.count { $0 == UInt8(ascii: "\n") }
      let isReadable =
        1...lines ~= error.line && !error.reason.isEmpty
        && !error.description.contains(where: \.isNewline)
      return isReadable ? nil : "it is refused so: \(error)"
    }
  }

  private func fault(readingLife bytes: [UInt8], _ intact: inout Int) -> String? {
    do throws(DataFileError) {
      let life = try DataFile.decode(LabCase.self, from: Data(bytes), name: "damaged")
      intact += 1
      _ = Player.play(life, detail: .events).log.lines + life.lines
      let again = try DataFile.decode(LabCase.self, from: Data(life.json.utf8), name: "again")
      return again == life ? nil : "it differs when it is read again"
    } catch {
      let isReadable = "\(error)".hasPrefix("damaged: ") && !"\(error)".contains(where: \.isNewline)
      return isReadable ? nil : "it is refused so: \(error)"
    }
  }

  private func use(snapshot bytes: [UInt8]) throws(GestureFileError) -> String? {
    let snapshot = try GestureSnapshot(json: bytes, named: "damaged")
    let screen = LabScreen(snapshot, named: "damaged")
    _ = Trial(Self.drag(screen), on: screen, withArbiter: true, until: .lift)
    return try GestureSnapshot(json: snapshot.json.utf8, named: "again").json == snapshot.json
      ? nil : "it differs when it is read again"
  }

  private func use(trace bytes: [UInt8]) throws(GestureFileError) -> String? {
    let trace = try GestureTrace(json: bytes, named: "damaged")
    _ = trace.checkDecisions()
    for take in RecordedTake.all(of: trace, named: "damaged").takes {
      _ = ReproductionTable(Reproduction(take, behavior: UIKitBehavior())).lines
    }
    let lines = trace.lines + (TraceStory(of: trace)?.lines ?? [])
    if lines.contains(where: { $0.contains(where: \.isNewline) }) { return "a line is broken" }
    // Compares texts, as NaN is not equal to itself.
    return try GestureTrace(json: trace.json.utf8, named: "again").json == trace.json
      ? nil : "it differs when it is read again"
  }

  // MARK: - Files

  /// Snapshots with every kind of role and content, recordings, and traces with every kind of value.
  private static let files: [String] = {
    let shown: [LabScreen] = [.nestedMiddlePage, .map, .rows, .suspended, .sheet, .candidate]
    let snapshots = shown.map { $0.snapshot().json }
    let recorded: [LabScreen] = [.plain, .pagerFirstPage, .rows]
    let recordings = recorded.map {
      Trial(drag($0), on: $0, withArbiter: true, isRecording: true).trace.json
    }
    let traces = [LabScreen.refusing, .carousel].map { screen in
      let trace = Trial(drag(screen), on: screen, withArbiter: true, traceCapacity: 1_000).trace
      return GestureTrace(
        events: Array(trace.events.prefix(8)), lost: trace.lost, policies: trace.policies)
    }
    let lives = (0..<4).map { LifeGenerator.life($0, seed: 2).json }
    return snapshots + recordings + (traces + [.ofEverything]).map(\.json) + lives
  }()

  private static func drag(_ screen: LabScreen) -> TouchScript {
    TouchScript().down(at: CGPoint(x: 195, y: screen.strokeHeight))
      .move(to: CGPoint(x: 320, y: screen.strokeHeight), over: 0.05).up()
  }

}

/// Damages files as a transfer, an editor or an attacker would.
private struct Damage {
  private let files: [String]
  private var numbers: RandomNumbers

  init(of files: [String], seed: UInt64) {
    (self.files, numbers) = (files, RandomNumbers(seed: seed))
  }

  /// Returns a damaged text; one in twenty is intact.
  mutating func text() -> [UInt8] {
    var text = numbers.pick(files)
    if numbers.below(20) == 0 { return Array(text.utf8) }
    switch numbers.below(6) {
    case 0, 1:
      // A number or a string becomes another value, or one of another file.
      let odd =
        numbers.below(10) == 0 ? String(repeating: "[", count: 10_000) : numbers.pick(values)
      let other = numbers.pick(tokens(of: numbers.pick(files)))
      text.replaceSubrange(
        numbers.pick(tokens(of: text).map(\.range)),
        with: numbers.below(2) == 0 ? odd : String(other.output))
    case 2:
      // A key is there twice or unknown.
      let key = numbers.pick(["time", "version", "events", "views", "parent", "unknown"])
      let braces = text.indices.filter { text[$0] == "{" }
      text.insert(
        contentsOf: "\"\(key)\":\(numbers.pick(values)),",
        at: text.index(after: numbers.pick(braces)))
    case 3:
      // A line is there twice, or at another place.
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = numbers.below(lines.count)
      lines.insert(lines[line], at: numbers.below(lines.count))
      if numbers.below(2) == 0 { lines.remove(at: line) }
      text = lines.joined(separator: "\n")
    case 4: text = text.replacing("{", with: "{\n")
    default: break
    }
    var bytes = Array(text.utf8)
    while numbers.below(3) == 0, !bytes.isEmpty { corrupt(&bytes) }
    return bytes
  }

  private mutating func corrupt(_ bytes: inout [UInt8]) {
    let place = numbers.below(bytes.count)
    let end = min(bytes.count, place + 1 + numbers.below(40))
    switch numbers.below(5) {
    case 0: bytes[place] ^= 1 << UInt8(numbers.below(8))
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.removeSubrange(place...)
    case 3: bytes.insert(UInt8(numbers.below(256)), at: place)
    default: bytes.insert(contentsOf: bytes[place..<end], at: numbers.below(bytes.count))
    }
  }

  private func tokens(of text: String) -> [Regex<Substring>.Match] {
    text.matches(of: /"(?:[^"\\]|\\.)*"|-?[0-9][^,\]}\s]*/)
  }

  private let values = [
    "1e999", "1e-400", "-0.0", "00", ".5", "1e", "NaN", "null", "true", "123456789012345678901",
    "9223372036854775808", "1e18", "-1", "0", "2", "0.1", "\"nan\"", "\"infinity\"", "\"\"",
    "\"\\ud800\"", "\"\\u0000\"", "\"\\n\"", "\"\\q\"", "\"\u{2029}\"", "[]", "{}", "[2,1]",
    "[0,\"infinity\"]", "[1,2,3,4]", "\"anywhere\"", "{\"is\":\"anywhere\"}", "\"refuse\"",
  ]
}
#endif
