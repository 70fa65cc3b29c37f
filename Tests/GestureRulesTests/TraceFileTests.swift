import Foundation
import GestureRules
import Testing

/// A file that is no trace is refused with line and reason.
struct TraceFileTests {
  /// A trace on ten lines: a head, two policies from line 3, and events from line 7.
  private static let whole = GestureTrace(
    events: [
      TraceEvent(time: 1, gesture: 1, kind: .finger(.landed, number: 1, at: CGPoint(x: 8, y: 9))),
      TraceEvent(time: 1, gesture: 1, kind: .judged(.waiting, policy: 1)),
      TraceEvent(time: 2, gesture: 1, kind: .recognizer("pager.pan", .failed)),
    ],
    policies: [TracedPolicy(.standard), TracedPolicy(PopPolicy(rules: [.never]))]
  ).json

  struct Damage: CustomTestStringConvertible, Sendable {
    let part: String
    let other: String
    let line: Int
    let reason: String
    var testDescription: String { reason }

    init(_ part: String, _ other: String, _ line: Int, _ reason: String) {
      self.part = part
      self.other = other
      self.line = line
      self.reason = reason
    }
  }

  static let damages = [
    Damage(
      #""version":1"#, #""version":2"#, 1,
      "version was made by a newer version (2); update the package"),
    Damage(#""version":1"#, #""version":0"#, 1, "version is 0; write 1 or more"),
    Damage(#""version":1"#, #""vrsion":1"#, 1, "version is missing; add it"),
    Damage(
      #""GestureArbiter""#, #""Other""#, 1,
      "trace is no trace of a GestureArbiter; take a file that one wrote"),
    Damage(#""lost":0"#, #""lost":-1"#, 1, "lost is -1; write 0 or more"),
    Damage(
      #""time":2"#, #""time":0.5"#, 9,
      "events[2].time runs backwards, from 1.0 to 0.5 s; put events in order"),
    Damage(
      #""time":2,"gesture":1"#, #""time":2,"gesture":0"#, 9,
      "events[2].gesture runs backwards, from 1 to 0; put events in order"),
    Damage(
      #""time":2"#, #""time":-2"#, 9,
      "events[2].time is no time since a device was started; write seconds"),
    Damage(
      #""time":2"#, #""time":1e999"#, 9,
      "events[2].time is a value out of range where a finite number belongs; write a finite number"),
    Damage(
      #""what":"recognizer""#, #""what":"pinch""#, 9,
      #"events[2].what is "pinch", which is unknown; write one of finger, judged, decided, recognizer"#
    ),
    Damage(#","state":"failed""#, "", 9, "events[2].state is missing; add it"),
    Damage(
      #""policy":2"#, #""policy":3"#, 8, "events[1].policy names policy 3 of 2; correct the number"),
    Damage(
      #""stackDepth":2"#, #""stackDepth":"two""#, 8,
      "events[1].attempt.stackDepth is a text where a finite number belongs; write a finite number"),
    Damage(
      #""start":[195,340]"#, #""start":[195]"#, 8,
      "events[1].attempt.start is no list of 2 numbers; write one"),
    Damage(
      #""at":[8,9]"#, #""at":[8,"nine"]"#, 7,
      #"events[0].at[1] is a text where a number belongs; write a number, "infinity", "-infinity" or "nan""#
    ),
    Damage(
      #""test":{}"#, #""test":{"speed":1}"#, 3,
      "policies[0].rules[8].test.speed is none of the figures of a DirectionTest; remove it"),
    Damage(
      #""gesture":1,"what":"recognizer""#, #""gesture":1,"gesture":1,"what":"recognizer""#, 9,
      #"the text is not JSON (the key "gesture" is there twice); correct the syntax"#),
    Damage(
      "\n]}", "\n}", 10,
      "the text is not JSON (a comma or a closing bracket is missing); correct the syntax"),
    Damage("\n]}", "\n]", 11, "the text is not JSON (it ends in the middle); correct the syntax"),
    Damage("\n]}", "\n]}}", 10, "the text is not JSON (goes on after its end); correct the syntax"),
    Damage(
      #""at":[8,9]"#, #""at":[8,09]"#, 7,
      "the text is not JSON (a number begins with 0); correct the syntax"),
  ]

  @Test(arguments: damages)
  func `damage is found in its line`(damage: Damage) throws {
    let text = Self.whole.replacingOccurrences(of: damage.part, with: damage.other)
    try #require(text != Self.whole)

    let error = #expect(throws: TraceFileError.self) {
      try GestureTrace(json: text.utf8, named: "bug.json")
    }

    #expect(error?.reason == damage.reason)
    #expect(error?.line == damage.line)
    #expect(error?.description.hasPrefix("bug.json: line \(damage.line): ") == true)
  }

  @Test func `the line is that of the file, however it is laid out`() throws {
    // One line for each value, as an editor lays it out.
    let text = Self.whole.replacingOccurrences(of: "{", with: "{\n")
      .replacingOccurrences(of: ",", with: ",\n")
      .replacingOccurrences(of: #""state":"failed""#, with: #""state":"lost""#)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains(#""state":"lost""#) }) + 1

    let error = #expect(throws: TraceFileError.self) {
      try GestureTrace(json: text.utf8, named: "bug.json")
    }

    #expect(error?.line == line)
  }

  @Test func `cut off anywhere it is refused, in a line that it has`() throws {
    let bytes = Array(Self.whole.utf8)
    // Behind the last bracket only a line's end is left to be cut off.
    for length in 0..<bytes.count - 1 {
      let error = #expect(throws: TraceFileError.self) {
        try GestureTrace(json: bytes[..<length], named: "cut")
      }
      let lines = 1 + bytes[..<length].count { $0 == UInt8(ascii: "\n") }
      #expect(error.map { 1...lines ~= $0.line } == true)
      #expect(error?.reason.hasPrefix("the text is not JSON (it ends in the middle)") == true)
    }
  }

  @Test func `what is not UTF-8 is refused in its line`() {
    let bytes = Array("{\n\"trace\":\n\"\u{e9}".utf8.dropLast()) + Array("\"}".utf8)

    let error = #expect(throws: TraceFileError.self) {
      try GestureTrace(json: bytes, named: "latin")
    }

    #expect(error?.line == 3)
    #expect(error?.reason == "the text is not UTF-8; save it as UTF-8 text")
  }

  @Test func `too many events and too many bytes are refused`() {
    let event = TraceEvent(time: 1, gesture: 1, kind: .recognizer("r", .began))
    let long = GestureTrace(
      events: Array(repeating: event, count: TraceMetrics.mostEvents + 1)
    ).json
    let large = Array(repeating: UInt8(ascii: " "), count: TraceMetrics.mostBytes + 1)

    let tooMany = #expect(throws: TraceFileError.self) {
      try GestureTrace(json: long.utf8, named: "long")
    }
    let tooLarge = #expect(throws: TraceFileError.self) {
      try GestureTrace(json: large, named: "large")
    }

    #expect(tooMany?.line == 5)
    #expect(
      tooMany?.reason
        == "events are 20001, and may be 20000; record with a smaller traceCapacity")
    #expect(
      tooLarge?.description
        == "large: line 1: has 64000001 bytes, and a trace at most 64000000; record with a smaller traceCapacity"
    )
  }

  @Test func `deep nesting is refused and does no harm`() {
    let deep = String(repeating: "[", count: 1_000_000)

    let error = #expect(throws: TraceFileError.self) {
      try GestureTrace(json: deep.utf8, named: "deep")
    }

    #expect(
      error?.reason == "the text is not JSON (it nests more than 64 deep); correct the syntax")
  }

  @Test func `unknown keys and a mark of the encoding are passed over`() throws {
    let text =
      "\u{FEFF}"
      + Self.whole.replacingOccurrences(of: "{", with: #"{"new":[1,{}],"#)
      .replacingOccurrences(of: #""test":{"new":[1,{}],}"#, with: #""test":{}"#)

    #expect(try GestureTrace(json: text.utf8, named: "t").json == Self.whole)
  }
}
