#if HEADLESS
import Foundation
import HeadlessUIKit

/// A replayed trace: the differences of the engine from the recording.
package struct ScrollReplay: Equatable, Sendable {
  /// The largest differences with which a replay passes.
  package enum Limits {
    /// While dragging, in pt.
    package static let dragging = 1.0
    /// While decelerating, in pt.
    package static let decelerating = 2.0
    /// Of the settling time, as a share.
    package static let settling = 0.1
    /// Of the recorder's clock, in ms.
    package static let shift = 20
  }

  /// The name of the trace.
  package let name: String
  /// The largest difference while dragging, in pt; nil if nothing was recorded to compare.
  package private(set) var dragging: Double?
  /// The largest difference after the lift, in pt; nil if nothing was recorded to compare.
  package private(set) var decelerating: Double?
  /// The shift of the recorder's clock for these differences, in ms.
  package private(set) var shift = 0
  /// The difference of the settling time, as a share; nil if none was recorded.
  package private(set) var settling: Double?
  /// The differences of the callbacks, as half sentences.
  package private(set) var callbackDifferences: [String] = []

  /// Replays a trace and compares.
  @MainActor
  package init(
    _ trace: ScrollTrace, in setup: ScrollTraceFile.Setup,
    behavior: UIKitBehavior = UIKitBehavior()
  ) {
    name = trace.name
    let performance = ScrollPerformance(trace, in: setup, behavior: behavior)
    compareDragging(trace, with: performance)
    compareDeceleration(trace, with: performance)
    if let recorded = trace.settlingTime {
      settling = abs((performance.settlingTime ?? 0) - recorded) / recorded
    }
    compareCallbacks(trace, with: performance)
  }

  /// The differences beyond their limits, as half sentences; empty if the replay passes.
  package var excesses: [String] {
    var excesses: [String] = []
    if let dragging, !(dragging <= Limits.dragging) {
      excesses.append("more than \(Int(Limits.dragging)) pt while dragging")
    }
    if let decelerating, !(decelerating <= Limits.decelerating) {
      excesses.append("more than \(Int(Limits.decelerating)) pt while decelerating")
    }
    if let settling, !(settling <= Limits.settling) {
      excesses.append("settling more than \(Int(Limits.settling * 100)) % off")
    }
    return excesses + callbackDifferences
  }

  @MainActor
  private mutating func compareDragging(
    _ trace: ScrollTrace, with performance: ScrollPerformance
  ) {
    var differences: [Double] = []
    if !trace.offsetsAfterMoves.isEmpty {
      differences.append(
        [1, 0].map { difference(ofMovesOf: trace, with: performance, from: $0) }.min() ?? 0)
    }
    if let offset = trace.willBeginDragging?.offset,
      let begin = performance.calls.first(where: { $0.callback == .willBeginDragging })
    {
      differences.append(abs(Double(begin.offset - offset)))
    }
    if let offset = trace.didEndDragging?.offset, let last = performance.offsets.last {
      differences.append(abs(Double(last - offset)))
    }
    let samples = trace.samples.filter { $0.time <= trace.recordedLift }
    if let best = bestFit(of: samples, trace, performance) { differences.append(best.difference) }
    dragging = differences.max()
  }

  /// Returns the largest difference of samples, with the clock conversion that fits best.
  @MainActor
  private func bestFit(
    of samples: [ScrollTrace.Sample], _ trace: ScrollTrace, _ performance: ScrollPerformance
  ) -> (difference: Double, shift: Int)? {
    guard !samples.isEmpty else { return nil }
    let steps = ScrollSteps(offsets: performance.offsets, frame: trace.input.frame)
    let curve = OffsetCurve(offsets: performance.curve)
    var best: (difference: Double, shift: Int)?
    for clock in RecordedClock.all(of: trace, performance) {
      var largest = 0.0
      for sample in samples {
        let time = clock.time(of: sample.time)
        let late = time - performance.liftTime
        var difference = Double.infinity
        if late < trace.input.frame { difference = steps.difference(of: sample.offset, at: time) }
        if late >= 0 { difference = min(difference, abs(Double(curve[late] - sample.offset))) }
        largest = max(largest, difference)
      }
      if best.map({ largest < $0.difference }) ?? true { best = (largest, clock.shift) }
    }
    return best
  }

  /// Returns the largest difference after a move, for a recorder that counts moves from 0 or 1.
  @MainActor
  private func difference(
    ofMovesOf trace: ScrollTrace, with performance: ScrollPerformance, from first: Int
  ) -> Double {
    trace.offsetsAfterMoves.map { move, offset in
      let index = move + 1 - first
      guard index <= trace.input.moves + trace.input.hold else { return .infinity }
      let last = performance.offsets.count - 1
      return abs(Double(performance.offsets[min(index, last)] - offset))
    }.max() ?? 0
  }

  @MainActor
  private mutating func compareDeceleration(
    _ trace: ScrollTrace, with performance: ScrollPerformance
  ) {
    let samples = trace.samples.filter { $0.time > trace.recordedLift }
    let best = bestFit(of: samples, trace, performance)
    shift = best?.shift ?? 0
    var differences = best.map { [$0.difference] } ?? []
    if let end = performance.curve.last {
      for offset in [trace.didEndDecelerating?.offset, trace.finalOffset] {
        if let offset { differences.append(abs(Double(end - offset))) }
      }
    }
    decelerating = differences.max()
  }

  @MainActor
  private mutating func compareCallbacks(
    _ trace: ScrollTrace, with performance: ScrollPerformance
  ) {
    let recorded = trace.recordedCallbacks
    let calls = performance.calls.map(\.callback).filter(recorded.contains)
    if calls != recorded {
      let names = { (callbacks: [ScrollCallback]) in
        callbacks.isEmpty ? "none" : callbacks.map(\.rawValue).joined(separator: ", ")
      }
      callbackDifferences.append("callbacks \(names(calls)), recorded \(names(recorded))")
    }
    if let decelerates = trace.didEndDragging?.decelerates, let got = performance.decelerates,
      decelerates != got
    {
      callbackDifferences.append("didEndDragging says decelerate \(got), recorded \(decelerates)")
    }
    guard let move = trace.willBeginDragging?.move,
      let begin = performance.calls.first(where: { $0.callback == .willBeginDragging })?.frame
    else { return }
    let fits = [1, 0].map { difference(ofMovesOf: trace, with: performance, from: $0) }
    let numbers = zip([begin, begin - 1], fits).filter { $0.1 == fits.min() }.map(\.0)
    if !numbers.contains(move) {
      callbackDifferences.append("willBeginDragging at move \(begin), recorded at \(move)")
    }
  }
}
#endif
