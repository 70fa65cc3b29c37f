#if HEADLESS
import Foundation
import LabWorkshop
import Testing

/// Recorded drags on the engine's scroll view.
@MainActor @Suite struct ScrollReplayTests {
  @Test(arguments: RecordedScroll.all.indices)
  func `M01 to M07: every measured kind of trace is replayed within the limits`(
    index: Int
  ) throws {
    let replay = try replay(RecordedScroll.all[index])

    #expect(replay.excesses == [], "\(replay)")
    #expect(replay.callbackDifferences == [])
    #expect((replay.dragging ?? .infinity) <= 0.34, "\(replay)")
    #expect((replay.decelerating ?? .infinity) <= 0.7, "\(replay)")
    #expect(abs(replay.shift) <= 20)
  }

  @Test func `C142: content with a faster deceleration is replayed`() throws {
    let trace = RecordedScroll("fast", from: 1000, step: -12, every: 0.016, moves: 20, rate: 0.99)

    let good = try replay(trace, rate: 0.99)
    let bad = try replay(trace)

    #expect(good.excesses == [], "\(good)")
    #expect(!bad.excesses.isEmpty)
  }

  @Test(arguments: [-0.019, 0.019])
  func `a recorder may be 20 ms late or early`(delay: Double) throws {
    let samples = fling.fields["samples"] as? [[Double]] ?? []
    let moved = samples.map { [$0[0] + delay, $0[1]] }.filter { $0[0] >= 0 }

    let replay = try replay(fling.with("samples", moved))

    #expect(replay.excesses == [], "\(replay)")
    #expect(abs(Double(replay.shift) + delay * 1000) <= 1.01)
  }

  @Test func `moves may be counted from 0`() throws {
    let offsets = fling.fields["didScrollAfterMove"] as? [String: Double] ?? [:]
    let counted = Dictionary(
      uniqueKeysWithValues: offsets.map { ("\((Int($0.key) ?? 0) - 1)", $0.value) })
    let begin = (fling.fields["willBeginDragging"] as? [String: Any])?["atMove"] as? Int ?? 0

    let trace = fling.with("didScrollAfterMove", counted).with(
      "willBeginDragging.atMove", begin - 1)

    #expect(try replay(trace).excesses == [])
  }

  @Test func `a recorder's clock is aligned to the recorded drag`() throws {
    var trace = fling.with(
      "samples", (fling.fields["samples"] as? [[Double]])?.map { [$0[0] + 0.4, $0[1]] })
    for key in ["willBeginDragging", "willEndDragging", "didEndDecelerating"] {
      let time = (fling.fields[key] as? [String: Any])?["t"] as? Double ?? 0
      trace = trace.with("\(key).t", time + 0.4)
    }

    #expect(try replay(trace).excesses == [])
  }

  @Test(arguments: [
    "willBeginDragging", "didScrollAfterMove", "willEndDragging", "didEndDragging",
    "didEndDecelerating", "finalOffset", "samples",
  ])
  func `values that were not recorded are not compared`(key: String) throws {
    let missing = try replay(fling.with(key, nil))
    let null = try replay(fling.with(key, NSNull()))

    #expect(missing.excesses == [], "\(missing)")
    #expect(null == missing)
  }

  @Test func `a trace without observations has no differences`() throws {
    var trace = fling
    trace.fields = trace.fields.filter { ["name", "startOffset", "input"].contains($0.key) }

    let replay = try replay(trace)

    #expect(replay.dragging == nil && replay.decelerating == nil && replay.settling == nil)
    #expect(replay.excesses == [])
  }

  @Test func `a difference while dragging is found in every value`() throws {
    let offsets = fling.fields["didScrollAfterMove"] as? [String: Double] ?? [:]
    let samples = fling.fields["samples"] as? [[Double]] ?? []
    let planted = [
      fling.with("didScrollAfterMove.20", (offsets["20"] ?? 0) + 1.5),
      fling.with("willBeginDragging.offset", 1001.5),
      fling.with("didEndDragging.offset", (offsets["40"] ?? 0) - 1.5),
      fling.with("samples", samples.enumerated().map { $0 == 9 ? [$1[0], $1[1] - 2.5] : $1 }),
    ]

    for trace in planted {
      #expect(try replay(trace).excesses == ["more than 1 pt while dragging"])
    }
  }

  @Test func `a difference while decelerating is found in every value`() throws {
    let planted = [
      fling.with("finalOffset", 1595.0), fling.with("didEndDecelerating.offset", 1595.0),
      fling.movingSamples { [$0[0] + 0.03, $0[1]] },
      fling.movingSamples { [$0[0], $0[1] * 1.004] },
    ]

    for trace in planted {
      #expect(try replay(trace).excesses == ["more than 2 pt while decelerating"])
    }
  }

  @Test(arguments: [0.85, 1.15])
  func `a settling time that differs by a tenth is found`(factor: Double) throws {
    let lift = (fling.fields["willEndDragging"] as? [String: Any])?["t"] as? Double ?? 0
    let end = (fling.fields["didEndDecelerating"] as? [String: Any])?["t"] as? Double ?? 0

    let replay = try replay(fling.with("didEndDecelerating.t", lift + (end - lift) * factor))

    #expect(replay.excesses == ["settling more than 10 % off"])
  }

  @Test func `callbacks in another order, at another move or with another argument are found`()
    throws
  {
    let order = try replay(fling.with("didEndDragging.t", 9.0))
    let move = try replay(fling.with("willBeginDragging.atMove", 5))
    let promise = try replay(fling.with("didEndDragging.decelerate", false))
    let slow = try replay(RecordedScroll.all[0].with("didEndDecelerating.offset", 1170.0))

    #expect(order.callbackDifferences.first?.hasPrefix("callbacks willBeginDragging") == true)
    #expect(move.callbackDifferences == ["willBeginDragging at move 2, recorded at 5"])
    #expect(
      promise.callbackDifferences == ["didEndDragging says decelerate true, recorded false"])
    #expect(slow.callbackDifferences.count == 1)
  }

  @Test func `a drag that never begins is replayed`() throws {
    let trace = RecordedScroll("still", from: 100, step: -1, every: 0.016, moves: 5)
      .with("didEndDragging", nil).with("willEndDragging", nil)

    let replay = try replay(trace)

    #expect(replay.excesses == [], "\(replay)")
    #expect(replay.dragging == 0)
  }

  @Test(arguments: [
    ("input.dt", 1e-300), ("input.dy", 1e300), ("startOffset", 1e308), ("finalOffset", -1e308),
  ])
  func `absurd numbers are replayed without a trap, and differ`(path: String, value: Double) throws
  {
    let trace = fling.with(path, value).with("input.t_end", 50.0)

    #expect(try replay(trace).excesses != [])
  }

  @Test(arguments: [("input.n", 0), ("input.y0", 4000), ("input.x", -20), ("startOffset", -90)])
  func `unusual touches are replayed without a trap`(path: String, value: Int) throws {
    let trace = fling.with(path, value).with("didScrollAfterMove", nil)

    #expect(try replay(trace).name == fling.fields["name"] as? String)
  }

  private let fling = RecordedScroll.all[1]

  private func replay(_ trace: RecordedScroll, rate: Double = 0.998) throws -> ScrollReplay {
    let file = try ScrollTraceFile(
      contents: RecordedScroll.file([trace], rate: rate), name: "traces.json")
    #expect(file.problems == [])
    return ScrollReplay(try #require(file.traces.first), in: file.setup)
  }
}
#endif
