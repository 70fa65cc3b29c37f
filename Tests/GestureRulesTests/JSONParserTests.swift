import Foundation
import GestureRules
import Testing

/// JSON is read as RFC 8259 has it.
struct JSONParserTests {
  @Test(
    arguments: [
      ("null", .null), (" true\n", .boolean(true)), ("false", .boolean(false)),
      ("[]", .array([])), ("{ }", .object([:])), (#""""#, .string("")),
      ("[1, [2]\t,\r{}]", .array([.number(1), .array([.number(2)]), .object([:])])),
      (#"{"a":1,"b":{"c":null}}"#, .object(["a": .number(1), "b": .object(["c": .null])])),
      (#""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDD90""#, .string("\"\\/\u{8}\u{c}\n\r\té🖐")),
      ("\"é🖐\"", .string("é🖐")), ("1e999", .unrepresentable), ("-1e999", .unrepresentable),
    ] as [(String, JSONValue)])
  func `what is JSON is read`(text: String, value: JSONValue) throws {
    #expect(try JSONNode(parsing: text.utf8).value == value)
  }

  @Test(arguments: [
    "", " ", "nul", "True", "[", "]", "[1,]", "[,1]", "[1 2]", "{", "{}}", #"{"a"}"#, #"{"a":}"#,
    #"{"a":1,}"#, "{a:1}", #"{1:1}"#, #"{"a":1 "b":2}"#, #"{"a":1,"a":2}"#, "\"", "\"\\", "\"\\x\"",
    "\"\n\"", "\"\u{1}\"", #""\u12""#, #""\u12g4""#, #""\ud800""#, #""\ud800\u0041""#, #""\udc00""#,
    "01", "-01", "+1", "-", ".5", "1.", "1e", "1e+", "0x1", "NaN", "Infinity", "1 2", "'a'",
    "// a\n1",
    "[1]]", "1,", "\u{00A0}1",
  ])
  func `what is not is refused, and says so`(text: String) {
    let problem = #expect(throws: JSONNodeProblem.self) { try JSONNode(parsing: text.utf8) }

    #expect(problem?.message.hasPrefix("is not JSON (") == true)
    #expect(problem?.message.hasSuffix("; correct the syntax") == true)
  }

  @Test func `numbers are the nearest there are`() throws {
    var texts = [
      "0", "-0", "0.1", "0.30000000000000004", "123456789012345", "999999999999999.9", "1e15",
      "1E+3",
      "9007199254740993", "0.000000000000001", "5e-324", "1.7976931348623157e308", "2.5e-1",
      "-12.50",
      "123456789012345678901234567890", "0.1234567890123456789", "8.41e21", "9223372036854775808",
    ]
    for index in 0..<2_000 {
      let value = Double(
        bitPattern: 0x3FB9_9999_9999_999A &+ UInt64(index) &* 0x0003_7DF1_9BCD_4321)
      if value.isFinite { texts.append("\(value)") }
      texts.append("\(index * 7919 % 1_000).\(index * 104_729 % 100_000)")
    }

    for text in texts {
      let expected = try #require(Double(text))
      #expect(try JSONNode(parsing: text.utf8).value == .number(expected), "\(text)")
    }
  }

  @Test func `the line of a value is found by its path`() throws {
    let text = "\n{\"a.b\":[1,\n2,{\"c\":\n\"x\"}],\n\"d\":5}"
    let root = try JSONNode(parsing: text.utf8)
    let list = try root.required("a.b").elements()
    let inner = try list[2].required("c")

    #expect(root.path.line(in: Array(text.utf8)) == 2)
    #expect(list[1].path.line(in: Array(text.utf8)) == 3)
    #expect(inner.path.line(in: Array(text.utf8)) == 4)
    #expect(inner.path.description == "a.b[2].c")
    #expect(try root.required("d").path.line(in: Array(text.utf8)) == 5)
    // What is missing is missing from the value around it.
    #expect(JSONPath.key(list[2].path, "nothing").line(in: Array(text.utf8)) == 3)
  }
}
