import Foundation
import GestureDiagnostics
import SampleAttempts
import Testing

/// Bytes that are not a trace are refused with a line and a reason.
@MainActor @Suite struct TraceDamageTests {
  /// A trace on ten lines: a head, two policies from line 3, and events from line 7.
  private static let whole = GestureTrace(
    events: [
      TraceEvent(time: 1, gesture: 1, kind: .touch(.began, number: 1, at: CGPoint(x: 8, y: 9))),
      TraceEvent(time: 1, gesture: 1, kind: .judged(.landed, policy: 1)),
      TraceEvent(time: 2, gesture: 1, kind: .recognizer("pager.pan", .failed)),
    ],
    policies: [StoredPolicy(.standard), StoredPolicy(PopPolicy(rules: [.never]))]
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

  nonisolated static let damages = [
    Damage(
      #""version":1"#, #""version":2"#, 1,
      "version is 2, which a newer version of the package wrote; update the package"),
    Damage(#""version":1"#, #""version":0"#, 1, "version is 0; write 1"),
    Damage(#""version":1"#, #""vrsion":1"#, 1, "version is missing; add it"),
    Damage(
      #""GestureArbiter""#, #""Other""#, 1,
      "trace isn't a trace of a GestureArbiter; take a file that one wrote"),
    Damage(#""lost":0"#, #""lost":-1"#, 1, "lost is -1; write 0 or more"),
    Damage(
      #""time":2"#, #""time":0.5"#, 9,
      "events[2].time runs backwards, from 1.0 to 0.5 s; put events in order"),
    Damage(
      #""gesture":1,"recognizer""#, #""gesture":0,"recognizer""#, 9,
      "events[2].gesture runs backwards, from 1 to 0; put events in order"),
    Damage(
      #""gesture":1,"recognizer""#, #""gesture":-1,"recognizer""#, 9,
      "events[2].gesture is -1; write 0 or more"),
    Damage(
      #""time":2"#, #""time":-2"#, 9,
      "events[2].time isn't a time since a device started; write seconds from 0 to 10000000000"),
    Damage(
      #""time":2"#, #""time":1e10000"#, 9,
      "the text has a number out of range; correct it"),
    Damage(
      #""time":2"#, #""time":2"# + String(repeating: "0", count: 400), 9,
      "the text has a number out of range; correct it"),
    Damage(
      #""time":2"#, #""time":"nan""#, 9,
      "events[2].time isn't a time since a device started; write seconds from 0 to 10000000000"),
    Damage(
      #""time":2"#, #""time":1.0000001e10"#, 9,
      "events[2].time isn't a time since a device started; write seconds from 0 to 10000000000"),
    Damage(
      #""recognizer""#, #""pinch""#, 9,
      "events[2] is an event of no known kind; correct it or update the package"),
    Damage(
      #""state":"failed""#, #""state":"lost""#, 9,
      #"events[2].state is "lost", which has no meaning here; correct it or update the package"#),
    Damage(#""state":"failed","#, "", 9, "events[2].state is missing; add it"),
    Damage(
      #""state":"failed""#, #""state":null"#, 9,
      "events[2].state is missing or null; write a text"),
    Damage(
      #""policy":2"#, #""policy":3"#, 8, "events[1].policy names policy 3 of 2; correct the number"),
    Damage(
      #""policy":2"#, #""policy":0"#, 8, "events[1].policy names policy 0 of 2; correct the number"),
    Damage(
      #""policy":2"#, #""policy":1.5"#, 8,
      "events[1].policy is 1.5, which has no meaning here; correct it or update the package"),
    Damage(
      #""stackDepth":2"#, #""stackDepth":2.5"#, 8,
      """
      events[1].judged.attempt.stackDepth is 2.5, which has no meaning here; correct it or update \
      the package
      """),
    Damage(
      #""suspensions":[]"#, #""suspensions":[{"gestures":1e30,"owner":"","reason":""}]"#, 8,
      """
      events[1].judged.attempt.suspensions[0].gestures is 1e30, which has no meaning here; correct \
      it or update the package
      """),
    Damage(
      #""stackDepth":2"#, #""stackDepth":"two""#, 8,
      "events[1].judged.attempt.stackDepth is not a whole number; write a whole number"),
    Damage(
      #""isEnabled":true"#, #""isEnabled":1"#, 8,
      "events[1].judged.attempt.isEnabled is not true or false; write true or false"),
    Damage(
      #""contents":[]"#, #""contents":{}"#, 8,
      "events[1].judged.attempt.contents is not a list; write a list"),
    Damage(
      #""start":[195,340]"#, #""start":[195]"#, 8,
      "events[1].judged.attempt.start[1] is missing or null; write a number"),
    Damage(
      #""at":[8,9]"#, #""at":[8,"nine"]"#, 7,
      "events[0].at[1] is not a number; write a number"),
    Damage(
      #""thresholds":{}"#, #""thresholds":{"speed":1}"#, 3,
      """
      policies[0].rules[7].recipe.direction.thresholds.speed is not a threshold of the direction \
      rule; remove it
      """),
    Damage(
      #""gesture":1,"recognizer""#, #""gesture":1,"gesture":1,"recognizer""#, 9,
      #"the text is not JSON (the key "gesture" occurs twice); correct the syntax"#),
    Damage(
      #""gesture":1,"recognizer""#, #""gesture":1,"\u0067esture":1,"recognizer""#, 9,
      #"the text is not JSON (the key "gesture" occurs twice); correct the syntax"#),
    Damage(
      "\n]}", "\n}", 10,
      "the text is not JSON (a comma or a closing bracket is missing); correct the syntax"),
    Damage("\n]}", "\n]", 11, "the text is not JSON (it ends in the middle); correct the syntax"),
    Damage(
      "\n]}", "\n]}}", 10, "the text is not JSON (more text follows its end); correct the syntax"),
    Damage(
      #""at":[8,9]"#, #""at":[8,09]"#, 7,
      "the text is not JSON (a number begins with 0); correct the syntax"),
  ]

  @Test(arguments: damages)
  func `damage is found in its line`(damage: Damage) throws {
    let text = Self.whole.replacingOccurrences(of: damage.part, with: damage.other)
    try #require(text != Self.whole)

    let error = #expect(throws: GestureFileError.self) {
      try GestureTrace(json: text.utf8, named: "bug.json")
    }

    #expect(error?.description == "bug.json: line \(damage.line): \(damage.reason)")
  }

  @Test func `the line is that of the file, however it is laid out`() throws {
    // One line for each value, as an editor may lay it out.
    let text = Self.whole.replacingOccurrences(of: "{", with: "{\n")
      .replacingOccurrences(of: ",", with: ",\n")
      .replacingOccurrences(of: #""state":"failed""#, with: #""state":"lost""#)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains(#""state":"lost""#) }) + 1

    let error = #expect(throws: GestureFileError.self) {
      try GestureTrace(json: text.utf8, named: "bug.json")
    }

    #expect(error?.line == line)
  }

  @Test func `a file that is cut off anywhere is refused in a line that it has`() throws {
    let bytes = Array(Self.whole.utf8)
    // After the last bracket only the end of a line can be cut off.
    let last = bytes.count - 2
    for length in Array(stride(from: 0, to: last, by: 7)) + [last] {
      let error = #expect(throws: GestureFileError.self) {
        try GestureTrace(json: bytes[..<length], named: "cut")
      }
      let lines = 1 + bytes[..<length].count { $0 == UInt8(ascii: "\n") }
      #expect(error.map { 1...lines ~= $0.line } == true)
      let reasons = ["the text is not JSON (it ends in the middle)", "the text is not UTF-8"]
      #expect(reasons.contains { error?.reason.hasPrefix($0) == true })
    }
  }

  @Test func `bytes that are not UTF-8 are refused in their line`() {
    let bytes = Array("{\n\"trace\":\n\"\u{e9}".utf8.dropLast()) + Array("\"}".utf8)

    let error = #expect(throws: GestureFileError.self) {
      try GestureTrace(json: bytes, named: "latin")
    }

    #expect(error?.line == 3)
    #expect(error?.reason == "the text is not UTF-8; save it as UTF-8 text")
  }

  @Test func `too many events and too many bytes are refused`() throws {
    let event = TraceEvent(time: 1, gesture: 1, kind: .recognizer("r", .began))
    func trace(_ count: Int) -> String {
      GestureTrace(events: Array(repeating: event, count: count)).json
    }
    let large = Array(repeating: UInt8(ascii: " "), count: DiagnosticMetrics.traceBytes + 1)

    #expect(try GestureTrace(json: trace(20_000).utf8, named: "long").events.count == 20_000)
    let tooMany = #expect(throws: GestureFileError.self) {
      try GestureTrace(json: trace(20_001).utf8, named: "long")
    }
    let tooLarge = #expect(throws: GestureFileError.self) {
      try GestureTrace(json: large, named: "large")
    }

    #expect(
      tooMany?.description == """
        long: line 5: events has 20001 entries, and at most 20000 are read; record with a smaller \
        traceCapacity
        """)
    #expect(
      tooLarge?.description == """
        large: line 1: has 32000001 bytes, and a trace at most 32000000; record with a smaller \
        traceCapacity
        """)
  }

  @Test func `deep nesting is refused before it exhausts a stack`() {
    let deep = String(repeating: "[", count: 1_000_000)

    let error = #expect(throws: GestureFileError.self) {
      try GestureTrace(json: deep.utf8, named: "deep")
    }

    #expect(
      error?.reason == "the text is not JSON (it nests more than 64 deep); correct the syntax")
  }

  @Test func `unknown keys and a byte order mark are ignored`() throws {
    let text =
      "\u{FEFF}"
      + Self.whole.replacingOccurrences(
        of: #"{"at""#, with: #"{"new":[1,{"\ud83d\udd90":null}],"at""#)

    #expect(try GestureTrace(json: text.utf8, named: "t").json == Self.whole)
  }

  @Test func `the latest time of a trace is accepted`() throws {
    let text = Self.whole.replacingOccurrences(of: #""time":2"#, with: #""time":1e10"#)

    #expect(try GestureTrace(json: text.utf8, named: "t").events.last?.time == 1e10)
  }

  @Test(arguments: [
    "null", " true\n", "false", "[]", "{ }", #""""#, "[1, [2]\t,\r{}]", #"{"a":1,"b":{"c":null}}"#,
    #""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDD90""#, "\"é🖐\"", "1e308", "0e999", "-0", "1E+3", "2.5e-1",
    "0.1",
  ])
  func `a JSON value is accepted`(value: String) throws {
    let text = Self.whole.replacingOccurrences(of: #"{"trace""#, with: #"{"x":\#(value),"trace""#)

    #expect(try GestureTrace(json: text.utf8, named: "t").json == Self.whole)
  }

  @Test(arguments: [
    "", " ", "nul", "True", "[", "]", "[1,]", "[,1]", "[1 2]", "{", "{}}", #"{"a"}"#, #"{"a":}"#,
    #"{"a":1,}"#, "{a:1}", #"{1:1}"#, #"{"a":1 "b":2}"#, #"{"a":1,"a":2}"#, "\"", "\"\\", "\"\\x\"",
    "\"\n\"", "\"\u{1}\"", #""\u12""#, #""\u12g4""#, #""\ud800""#, #""\ud800\u0041""#, #""\udc00""#,
    "01", "-01", "+1", "-", ".5", "1.", "1e", "1e+", "0x1", "NaN", "Infinity", "1 2", "'a'",
    "// a\n1", "[1]]", "1,", "\u{00A0}1",
  ])
  func `text that is not JSON is refused`(value: String) {
    let error = #expect(throws: GestureFileError.self) {
      try GestureTrace(json: value.utf8, named: "t")
    }

    #expect(error?.reason.hasPrefix("the text is not JSON (") == true)
    #expect(error?.reason.hasSuffix("; correct the syntax") == true)
  }
}
