#if HEADLESS
import Foundation

/// A trace as a recorder would write it, from the numbers measured on a device (M01 to M07).
///
/// The formulas are independent of the engine.
struct RecordedScroll {
  /// The values of the trace by key; change them to plant a difference.
  var fields: [String: Any]

  /// Records a drag of a view of 393 × 852 pt with content 40,000 pt high.
  ///
  /// - Parameters:
  ///   - lag: The delay of all recorded times, in s.
  ///   - rate: The share of the velocity that is left after a millisecond.
  init(
    _ name: String, from start: Double, step: Double, every frame: Double, moves: Int,
    hold: Int = 0, lag: Double = 0, rate: Double = 0.998
  ) {
    var offsets: [String: Double] = [:]
    var begin: Int?
    var atLift = start
    for move in 1...moves {
      let travel = abs(step) * Double(move)
      guard travel >= 10 else { continue }
      begin = begin ?? move
      let wanted = start - (step < 0 ? -1 : 1) * (travel - 10)
      atLift = Self.pixel(wanted < 0 ? -Self.band(-wanted) : wanted)
      offsets["\(move)"] = atLift
    }
    let lift = Double(moves + hold + 1) * frame
    let speed = hold > 0 || abs(step / frame) < 400 ? 0 : -step / frame
    let free = Free(from: atLift, speed: speed, rate: rate)
    var samples: [[Double]] = []
    var time = 0.003
    while time < lift {
      let move = min(moves, Int(time / frame))
      samples.append([time + lag, offsets["\(move)"] ?? start])
      time += 1.0 / 60
    }
    if let duration = free.duration {
      for tick in 1...Int(duration * 60) {
        let offset = Self.pixel(free.offset(at: Double(tick) / 60))
        samples.append([lift + Double(tick) / 60 + lag, offset])
      }
    }
    fields = [
      "name": name, "startOffset": start, "finalOffset": Self.pixel(free.end), "samples": samples,
      "input": [
        "x": 196, "y0": step < 0 ? 800 : 60, "dy": step, "dt": frame, "n": moves, "hold": hold,
        "t_end": lift,
      ],
      "didScrollAfterMove": offsets,
      "willEndDragging": ["t": lift + lag, "vy_pt_per_ms": speed / 1000, "targetY": free.end],
      "didEndDragging": ["decelerate": free.duration != nil, "offset": atLift],
    ]
    if let begin {
      fields["willBeginDragging"] = [
        "t": Double(begin) * frame + lag, "atMove": begin, "offset": start,
      ]
    }
    if let duration = free.duration {
      fields["didEndDecelerating"] = [
        "t": lift + lag + duration, "offset": Self.pixel(free.end),
      ]
    }
  }

  /// Changes a value at a key path such as `input.dt`; nil removes it.
  func with(_ path: String, _ value: Any?) -> RecordedScroll {
    var copy = self
    let keys = path.split(separator: ".").map(String.init)
    if keys.count == 2 {
      var inner = copy.fields[keys[0]] as? [String: Any] ?? [:]
      inner[keys[1]] = value
      copy.fields[keys[0]] = inner
    } else {
      copy.fields[path] = value
    }
    return copy
  }

  /// Moves every sample after the lift.
  func movingSamples(by change: ([Double]) -> [Double]) -> RecordedScroll {
    let lift = (fields["willEndDragging"] as? [String: Any])?["t"] as? Double ?? 0
    let samples = fields["samples"] as? [[Double]] ?? []
    return with("samples", samples.map { $0[0] > lift ? change($0) : $0 })
  }

  /// A file of traces.
  static func file(_ traces: [RecordedScroll], rate: Double = 0.998) throws -> Data {
    try JSONSerialization.data(withJSONObject: [
      "viewport": [393, 852], "contentSize": [393, 40_000], "decelerationRate": rate,
      "traces": traces.map(\.fields),
    ])
  }

  /// Traces of every measured kind.
  static var all: [RecordedScroll] {
    [
      RecordedScroll("slow, 3 pt in 16 ms", from: 1000, step: -3, every: 0.016, moves: 60),
      RecordedScroll("750 pt/s in 8 ms", from: 1000, step: -6, every: 0.008, moves: 40),
      RecordedScroll(
        "750 pt/s in 16 ms, late", from: 900, step: -12, every: 0.016, moves: 20, lag: 0.013),
      RecordedScroll("3000 pt/s", from: 1000, step: -24, every: 0.008, moves: 20),
      RecordedScroll("3000 pt/s downwards", from: 20_000, step: 24, every: 0.008, moves: 20),
      RecordedScroll("held", from: 5000, step: -10, every: 0.016, moves: 30, hold: 20),
      RecordedScroll(
        "past the edge and back", from: 0, step: 10, every: 0.008, moves: 60, hold: 30),
      RecordedScroll("into the edge", from: 200, step: 24, every: 0.008, moves: 8),
      RecordedScroll(
        "into the edge, coarse", from: 300, step: 48, every: 0.016, moves: 5, lag: 0.007),
    ]
  }

  /// M07.
  private static func pixel(_ offset: Double) -> Double { (offset * 3).rounded() / 3 }

  /// M03.
  private static func band(_ beyond: Double) -> Double { (1 - 1 / (0.55 * beyond / 852 + 1)) * 852 }

  /// Content after the lift: M04, M05, M06 and C266.
  private struct Free {
    let from: Double
    let speed: Double
    let rate: Double

    private var reach: Double { rate / (1 - rate) / 1000 }
    private var stop: Double { from + (speed - (speed < 0 ? -10 : 10)) * reach }
    private var crossing: Double { log(1 + from / (speed * reach)) / log(rate) / 1000 }

    var end: Double {
      if speed == 0 { return max(0, from) }
      return max(0, stop)
    }

    var duration: Double? {
      if speed == 0 { return from < 0 ? 0.69 : nil }
      return stop < 0 ? crossing + 0.79 : log(10 / abs(speed)) / log(rate) / 1000
    }

    func offset(at time: Double) -> Double {
      if speed == 0 { return from * (1 + 4 * time) * exp(-11 * time) }
      if stop < 0, time > crossing {
        let (late, arriving) = (time - crossing, speed * pow(rate, crossing * 1000))
        return arriving * late * exp(-11 * late)
      }
      return from + speed * reach * (1 - pow(rate, time * 1000))
    }
  }
}
#endif
