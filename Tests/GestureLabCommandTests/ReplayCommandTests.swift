#if HEADLESS
import Foundation
import Testing

@MainActor @Suite
struct ReplayCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `traces within the limits have a line each, with status 0`() throws {
    let path = try folder.file("good.json", Self.file(Self.slow("A"), Self.slow("B")))

    let outcome = CommandOutcome("read", "replay", path)

    #expect(outcome.status == .fine)
    #expect(outcome.errors == [])
    #expect(
      outcome.output == [
        "A: dragging 0.00 pt, decelerating 0.00 pt, settling not recorded, callbacks in order",
        "B: dragging 0.00 pt, decelerating 0.00 pt, settling not recorded, callbacks in order",
        "2 passed, 0 failed",
      ])
  }

  @Test func `a trace that differs prints its differences, with status 1`() throws {
    let planted = Self.slow("B", final: 1061, move: 5)
    let path = try folder.file("differing.json", Self.file(Self.slow("A"), planted))

    let outcome = CommandOutcome("read", "replay", path)

    #expect(outcome.status == .findings)
    #expect(
      outcome.output.dropFirst() == [
        "B: dragging 0.00 pt, decelerating 11.00 pt, settling not recorded, callbacks differ, "
          + "FAILED: more than 2 pt while decelerating; willBeginDragging at move 4, recorded at 5",
        "1 passed, 1 failed",
      ])
  }

  @Test func `a bad trace is named, costs no other, and outranks a difference`() throws {
    let bad = Self.slow("B").replacingOccurrences(of: #""dt":0.016"#, with: #""dt":-0.016"#)
    let path = try folder.file(
      "mixed.json", Self.file(Self.slow("A"), bad, Self.slow("C", final: 0)))

    let outcome = CommandOutcome("read", "replay", path)

    #expect(outcome.status == .badData)
    #expect(
      outcome.errors == [
        "gesture-lab: \(path): trace B, key input.dt: is -0.016; write seconds from 0 to 86400, "
          + "a day"
      ])
    #expect(outcome.output.count == 3 && outcome.output.last == "1 passed, 1 failed")
  }

  @Test func `a missing file isn't an input`() {
    let path = folder.path + "/absent.json"

    let outcome = CommandOutcome("read", "replay", path)

    #expect(outcome.status == .noInput)
    #expect(outcome.errors == ["gesture-lab: \(path): there is no such file; check the path"])
    #expect(outcome.output == [])
  }

  @Test(arguments: ["", "{", #"{"traces":[]}"#])
  func `a file without a list of traces is bad data, in one line`(contents: String) throws {
    let path = try folder.file("malformed.json", contents)

    let outcome = CommandOutcome("read", "replay", path)

    #expect(outcome.status == .badData)
    #expect(outcome.errors.count == 1)
    #expect(outcome.errors.first?.hasPrefix("gesture-lab: \(path): whole file") == true)
    #expect(outcome.output == [])
  }

  @Test(arguments: [
    (["read", "replay"], "read replay needs a file of scroll traces."),
    (["read", "replay", "--seed"], #"read replay has no option "--seed"; it has --behavior."#),
    (["read", "replay", "a.json", "b.json"], #""b.json" is one argument too many."#),
  ])
  func `wrong usage has a message`(
    arguments: [String], expected: String
  ) {
    let outcome = CommandOutcome(arguments)

    #expect(outcome.status == .usage)
    #expect(outcome.errors == ["gesture-lab: \(expected) See gesture-lab help read replay."])
  }

  @Test func `the help contains the command`() {
    #expect(
      CommandOutcome("help", "all").output.contains { $0.contains("gesture-lab read replay FILE") })
  }

  private static func file(_ traces: String...) -> String {
    """
    {"viewport":[393,852],"contentSize":[393,40000],"decelerationRate":0.998,
     "traces":[\(traces.joined(separator: ",\n"))]}
    """
  }

  /// Twenty moves of 3 pt: 50 pt of offset from 1,000, and no deceleration (M01, M05).
  private static func slow(_ name: String, final: Double = 1050, move: Int = 4) -> String {
    """
    {"name":"\(name)","startOffset":1000,
     "input":{"x":196,"y0":700,"dy":-3,"dt":0.016,"n":20,"hold":0,"t_end":0.336},
     "willBeginDragging":{"t":0.064,"atMove":\(move),"offset":1000},
     "didScrollAfterMove":{"4":1002,"12":1026,"20":1050},
     "willEndDragging":{"t":0.336,"vy_pt_per_ms":0,"targetY":1050},
     "didEndDragging":{"decelerate":false,"offset":1050},"didEndDecelerating":null,
     "finalOffset":\(final),"samples":[[0.01,1000],[0.2,1026],[0.4,1050]]}
    """
  }
}
#endif
