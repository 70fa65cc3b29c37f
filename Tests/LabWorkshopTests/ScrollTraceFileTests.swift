#if HEADLESS
import Foundation
import GestureLab
import LabWorkshop
import Testing

/// Files of scroll traces, valid and invalid.
@Suite struct ScrollTraceFileTests {
  @Test func `a file is read completely, and unknown keys are ignored`() throws {
    let trace = RecordedScroll.all[3].with("device", "a phone").with("input.finger", "index")

    let file = try read([trace, RecordedScroll.all[0]])

    #expect(file.traces.count == 2 && file.problems == [])
    #expect(file.setup.viewport == CGSize(width: 393, height: 852))
    #expect(file.setup.decelerationRate == 0.998)
    let first = try #require(file.traces.first)
    #expect(first.input.moves == 20 && first.input.step == -24 && first.input.hold == 0)
    #expect(first.willBeginDragging?.move == 1 && first.startOffset == 1000)
    #expect(first.offsetsAfterMoves.count == 20 && first.didEndDragging?.decelerates == true)
  }

  @Test(
    arguments: [
      ("name", nil, "trace number 1, key name: is missing"),
      ("startOffset", nil, "trace T, key startOffset: is missing"),
      ("input", nil, "trace T, key input: is missing"),
      ("input.dy", nil, "trace T, key input.dy: is missing"),
      ("input.hold", nil, "trace T, key input.hold: is missing"),
      ("input.n", "many", "trace T, key input.n: is not a number"),
      ("input.n", "-2", "trace T, key input.n: is -2"),
      ("input.n", "2.5", "trace T, key input.n: is 2.5; write a whole number"),
      ("input.n", "100000000", "trace T, key input.n: is 100000000; write 0 to 100000"),
      (
        "input.dt", "-0.01", "trace T, key input.dt: is -0.01; write seconds from 0 to 86400, a day"
      ),
      ("input.dt", "0", "trace T, key input.dt: is 0"),
      ("input.t_end", "0.01", "trace T, key input.t_end: is before the last of 40 moves"),
      (
        "willBeginDragging.t", "-1",
        "trace T, key willBeginDragging.t: is -1.0; write seconds from 0 to 86400, a day"
      ),
      (
        "willBeginDragging.atMove", "soon", "trace T, key willBeginDragging.atMove: is not a number"
      ),
      ("didEndDragging.decelerate", "1", "trace T, key didEndDragging.decelerate: is not a truth"),
      ("didScrollAfterMove.99", "3", "trace T, key didScrollAfterMove.99: is of no move"),
      ("didScrollAfterMove.last", "3", "trace T, key didScrollAfterMove.last: is of no move"),
      ("samples", "3", "trace T, key samples: is not a list"),
      ("finalOffset", "end", "trace T, key finalOffset: is not a number"),
      (
        "didEndDecelerating.t", "1e9",
        "trace T, key didEndDecelerating.t: is 1000000000.0; write seconds from 0 to 86400, a day"
      ),
    ] as [(String, String?, String)])
  func `a flaw names file, trace and key, and costs no other trace`(
    path: String, value: String?, message: String
  ) throws {
    let changed: Any? = value.map { text -> Any in Double(text).map { $0 as Any } ?? text }
    let bad = RecordedScroll.all[1].with("name", "T").with(path, changed)

    let file = try read([bad, RecordedScroll.all[0]])

    #expect(file.traces.map(\.name) == ["slow, 3 pt in 16 ms"])
    let text = try #require(file.problems.first).description
    #expect(file.problems.count == 1 && text.hasPrefix("traces.json: \(message)"), "\(text)")
  }

  @Test func `a sample that is not a pair is named by its index`() throws {
    let bad = RecordedScroll.all[1].with("samples", [[0.1, 2], [0.2]])

    let file = try read([bad])

    #expect(file.problems.first?.place.hasSuffix("key samples[1]") == true)
  }

  @Test(arguments: [
    "", "{", "[]", "{}", #"{"viewport":[393,852],"contentSize":[393,40000],"traces":[]}"#,
    #"{"viewport":[393],"contentSize":[393,40000],"decelerationRate":0.998,"traces":[]}"#,
    #"{"viewport":[393,852],"contentSize":[0,0],"decelerationRate":0.998,"traces":[]}"#,
    #"{"viewport":[393,852],"contentSize":[9,9],"decelerationRate":1,"traces":[]}"#,
    #"{"viewport":[393,852],"contentSize":[9,9],"decelerationRate":0.998,"traces":{}}"#,
  ])
  func `a file without a list of traces is malformed`(contents: String) {
    let error = #expect(throws: DataFileError.self) {
      try ScrollTraceFile(contents: Data(contents.utf8), name: "traces.json")
    }

    #expect(error?.isMissingInput == false)
    #expect(error?.problems.first?.place.hasPrefix("whole file") == true)
  }

  private func read(_ traces: [RecordedScroll]) throws -> ScrollTraceFile {
    try ScrollTraceFile(contents: RecordedScroll.file(traces), name: "traces.json")
  }
}
#endif
