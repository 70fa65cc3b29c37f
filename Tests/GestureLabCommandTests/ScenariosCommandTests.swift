#if HEADLESS
import Foundation
import Testing

@MainActor @Suite
struct ScenariosCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `scenarios that pass print one line, with status 0`() throws {
    let path = try folder.file("good.json", Self.file(Self.tap("A"), Self.tap("B")))

    let outcome = CommandOutcome("check", "scenarios", path)

    #expect(outcome.status == .fine)
    #expect(outcome.output == ["2 passed, 0 failed"])
    #expect(outcome.errors == [])
  }

  @Test func `a scenario that fails has a line, and the status is 1`() throws {
    let path = try folder.file(
      "failing.json", Self.file(Self.tap("A"), Self.tap("B", count: "2"), Self.tap("C")))

    let outcome = CommandOutcome("check", "scenarios", path)

    #expect(outcome.status == .findings)
    #expect(outcome.output == ["B: expected tap 2, got 1", "2 passed, 1 failed"])
    #expect(outcome.errors == [])
  }

  @Test func `a scenario with several differences has one line`() throws {
    let path = try folder.file(
      "failing.json", Self.file(Self.tap("B", count: #"">1","press":1"#)))

    let outcome = CommandOutcome("check", "scenarios", path)

    #expect(
      outcome.output == [
        "B: expected press 1, got 0; expected tap >=2, got 1", "0 passed, 1 failed",
      ])
  }

  @Test func `a bad scenario is named and costs no other`() throws {
    let bad = Self.tap("B").replacingOccurrences(of: #""kind":"tap""#, with: #""kind":"twist""#)
    let path = try folder.file("mixed.json", Self.file(Self.tap("A"), bad, Self.tap("C")))

    let outcome = CommandOutcome("check", "scenarios", path)

    #expect(outcome.status == .badData)
    #expect(outcome.output == ["2 passed, 0 failed"])
    #expect(outcome.errors.count == 1)
    #expect(
      outcome.errors.first?.hasPrefix(
        "gesture-lab: \(path): scenario B, key recognizers[0].kind: is \"twist\", which is unknown;"
      ) == true, "\(outcome.errors)")
  }

  @Test func `bad data outranks failures, and both are printed`() throws {
    let path = try folder.file("mixed.json", Self.file("{}", Self.tap("B", count: "0")))

    let outcome = CommandOutcome("check", "scenarios", path)

    #expect(outcome.status == .badData)
    #expect(outcome.output == ["B: expected tap 0, got 1", "0 passed, 1 failed"])
    #expect(
      outcome.errors == ["gesture-lab: \(path): scenario number 1, key id: is missing; add it"])
  }

  @Test func `one scenario is played in full, and written as a case`() throws {
    let path = try folder.file("good.json", Self.file(Self.tap("A"), Self.tap("B", count: "2")))
    let written = folder.path + "/case.json"

    let outcome = CommandOutcome("check", "scenarios", path, "B", "--output", written)
    let again = CommandOutcome("check", written)

    #expect(outcome.status == .findings)
    #expect(outcome.output.contains { $0.hasSuffix("acts ended") })
    #expect(
      Array(outcome.output.suffix(2)) == ["failed, judged at 640 ms", "expected tap 2, got 1"])
    #expect(again.output.first == "no violation")
    #expect(again.output.contains("  tap tap on view v"))
  }

  @Test func `a scenario that no file can hold is not written`() throws {
    let many = Self.tap("A").replacingOccurrences(
      of: #""kind":"longPress""#, with: #""kind":"longPress","touches":12"#)
    let table = """
      {"id":"T","table":{"active_canPrevent":true,"possible_canBePrevented":true,
       "active_delegate_simultaneous":null,"possible_delegate_simultaneous":null},
       "expect":{"possible_prevented":true}}
      """
    let path = try folder.file("odd.json", Self.file(many, table))
    let written = folder.path + "/case.json"

    let (one, other) = (
      CommandOutcome("check", "scenarios", path, "A", "--output", written),
      CommandOutcome("check", "scenarios", path, "T", "--output", written)
    )

    #expect(one.status == .badData && one.errors.first?.contains("from 1 to 5") == true)
    #expect(other.status == .usage && other.errors.first?.contains("in two orders") == true)
    #expect(!FileManager.default.fileExists(atPath: written))
  }

  @Test func `an id that no scenario has is answered with the ids`() throws {
    let path = try folder.file("good.json", Self.file(Self.tap("A")))

    let outcome = CommandOutcome("check", "scenarios", path, "Z")

    #expect(outcome.status == .usage)
    #expect(
      outcome.errors.first?.hasPrefix("gesture-lab: \(path) has no scenario \"Z\"; there are A.")
        == true, "\(outcome.errors)")
  }

  @Test func `a missing file isn't an input`() {
    let path = folder.path + "/absent.json"

    let outcome = CommandOutcome("check", "scenarios", path)

    #expect(outcome.status == .noInput)
    #expect(
      outcome.errors == ["gesture-lab: \(path): there is no such file; check the path"])
    #expect(outcome.output == [])
  }

  @Test func `a directory isn't an input`() {
    let outcome = CommandOutcome("check", "scenarios", folder.path)

    #expect(outcome.status == .noInput)
    #expect(
      outcome.errors == [
        "gesture-lab: \(folder.path): cannot be read: it is a directory; name a file in it"
      ])
  }

  @Test(arguments: ["", "{", "[]", #"{"version":2,"scenarios":[]}"#, #"{"version":1}"#])
  func `a file without a list of scenarios is bad data, in one line`(contents: String) throws {
    let path = try folder.file("malformed.json", contents)

    let outcome = CommandOutcome("check", "scenarios", path)

    #expect(outcome.status == .badData)
    #expect(outcome.errors.count == 1)
    #expect(
      outcome.errors.first?.hasPrefix("gesture-lab: \(path): whole file") == true,
      "\(outcome.errors)")
    #expect(outcome.output == [])
  }

  private static func file(_ scenarios: String...) -> String {
    #"{"version":1,"scenarios":[\#(scenarios.joined(separator: ",\n"))]}"#
  }

  /// A tap and a long press that does not begin.
  private static func tap(_ id: String, count: String = "1") -> String {
    """
    {"id":"\(id)","views":[{"id":"v","parent":null,"frame":[0,0,300,300]}],
     "recognizers":[{"id":"tap","kind":"tap","view":"v"},
                    {"id":"press","kind":"longPress","view":"v"}],
     "touches":[[0,"began",0,50,50],[40,"ended",0,50,50]],"runUntil_ms":640,
     "expect":{"tap":\(count)}}
    """
  }
}
#endif
