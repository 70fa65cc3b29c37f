#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// The cost of the arbiter, compared with the same screen without it.
@MainActor
package struct ArbiterBenchmark {
  /// One comparison.
  package struct Line: Equatable, Sendable {
    /// The name of the measurement.
    package let name: String
    /// The time with the arbiter, in µs.
    package let microseconds: Double
    /// The name of the reference.
    package let reference: String
    /// The time of the reference, in µs.
    package let referenceMicroseconds: Double
    /// The number of allocations; nil if they are not traced.
    package let allocations: Double?
    /// The number of allocations of the reference.
    package let referenceAllocations: Double?

    /// The time relative to the reference.
    package var ratio: Double { microseconds / referenceMicroseconds }
  }

  private let seconds: TimeInterval
  private let behavior: UIKitBehavior
  private let trace = AllocationTrace()

  /// Makes a benchmark under a behavior, with rounds of a duration in s, by the wall clock.
  package init(seconds: TimeInterval, behavior: UIKitBehavior = UIKitBehavior()) {
    self.seconds = seconds
    self.behavior = behavior
  }

  /// Measures everything.
  ///
  /// - Parameter progress: Called before each measurement with what it is about.
  package func run(progress: (String) -> Void = { _ in }) -> [Line] {
    var lines: [Line] = []
    for screen in LabScreen.pagers {
      progress(screen.name)
      lines.append(drag(on: screen))
    }
    progress("traces")
    lines += LabScreen.pagers.map(tracedDrag(on:))
    progress("recordings")
    lines += LabScreen.pagers.map(recordedDrag(on:))
    lines.append(tracedDecision())
    progress("snapshots")
    lines.append(snapshot())
    lines += LabScreen.pagers.compactMap(rebuiltMap(of:))
    let few = RegisteredViewsStage(10, behavior: behavior)
    for count in [1, 100, 1_000] {
      progress("\(count) registered views")
      let many = RegisteredViewsStage(count, behavior: behavior)
      lines.append(
        line(
          "an event with \(count) registered views", per: many.events, many.play,
          against: "10 registered views", per: few.events, few.play))
    }
    return lines
  }

  /// Measures a drag towards leading, which the pager owns with and without the arbiter.
  private func drag(on screen: LabScreen) -> Line {
    let (with, without) = (
      DragStage(screen, withArbiter: true, behavior: behavior),
      DragStage(screen, withArbiter: false, behavior: behavior)
    )
    return line(
      "an event of a drag on \(screen.name)", per: with.events, with.play,
      against: "the same without the arbiter", per: without.events, without.play)
  }

  /// Measures the same drag with the arbiter, traced and not traced.
  private func tracedDrag(on screen: LabScreen) -> Line {
    let traced = DragStage(
      screen, withArbiter: true, behavior: behavior, traceCapacity: Self.traceCapacity)
    let untraced = DragStage(screen, withArbiter: true, behavior: behavior)
    return line(
      "a traced event of a drag on \(screen.name)", per: traced.events, traced.play,
      against: "the same untraced", per: untraced.events, untraced.play)
  }

  /// Measures the same drag with the arbiter, recorded and not recorded.
  private func recordedDrag(on screen: LabScreen) -> Line {
    let recorded = DragStage(
      screen, withArbiter: true, behavior: behavior,
      traceCapacity: DiagnosticMetrics.recordedEvents, isRecording: true)
    let unrecorded = DragStage(screen, withArbiter: true, behavior: behavior)
    return line(
      "a recorded event of a drag on \(screen.name)", per: recorded.events, recorded.play,
      against: "the same unrecorded", per: unrecorded.events, unrecorded.play)
  }

  /// A drag that pops.
  private let attempt = PopAttempt(
    hasMoved: true, gesture: .contentPop, start: CGPoint(x: 195, y: 400),
    translation: CGPoint(x: 30, y: 2), velocity: CGPoint(x: 600, y: 10),
    contents: [PopAttempt.Content(name: "pager", demand: .defersAtEdge(distance: 0))])

  /// The trace capacity, in events.
  private static let traceCapacity = 1_000

  /// Measures a traced decision of the standard policy; the trace is full, as usual.
  private func tracedDecision() -> Line {
    let policy = PopPolicy.standard
    let tracer = GestureTracer(capacity: Self.traceCapacity)
    let repeats = Self.traceCapacity
    return line(
      "a traced decision of the standard policy", per: repeats,
      {
        for _ in 0..<repeats {
          let decision = policy.decision(on: attempt)
          tracer.arbiterDidDecide(decision, under: policy, at: 0)
          consume(decision.allows)
        }
      },
      against: "an untraced one", per: repeats,
      { for _ in 0..<repeats { consume(policy.decision(on: attempt).allows) } })
  }

  /// Measures the writing down of a screen.
  private func snapshot() -> Line {
    let (many, few) = (
      ViewsStage(2_000, behavior: behavior), ViewsStage(200, behavior: behavior)
    )
    return line(
      "a snapshot of 2000 views", per: 1, { consume(many.snapshot().notes.isEmpty) },
      against: "one of 200 views", per: 1, { consume(few.snapshot().notes.isEmpty) })
  }

  /// Measures the conflict map of a screen that is built again from its snapshot; nil if it cannot
  /// be read.
  private func rebuiltMap(of screen: LabScreen) -> Line? {
    guard let copy = try? SnapshotRoundTrip(screen, behavior: behavior).copy else { return nil }
    func play(_ screen: LabScreen) {
      let map = ConflictMap.playing(
        screen, withArbiter: true, behavior: behavior,
        grid: MapGrid(spacing: 97, size: screen.size), slice: .whole, directions: [.right])
      consume(map.contents.isEmpty)
    }
    return line(
      "a map of the rebuilt \(screen.name)", per: 1, { play(copy) },
      against: "one of the original", per: 1, { play(screen) })
  }

  /// Consumes a result, so that the compiler cannot remove its computation.
  @inline(never)
  private func consume(_ result: Bool) {}

  /// Measures two closures in turns; the best round of each counts, the least disturbed one.
  private func line(
    _ name: String, per count: Int, _ body: () -> Void, against reference: String,
    per referenceCount: Int, _ other: () -> Void
  ) -> Line {
    body()
    other()
    var best = (Double.infinity, Double.infinity)
    for _ in 0..<Benchmark.rounds {
      best.0 = min(best.0, time(per: count, body))
      best.1 = min(best.1, time(per: referenceCount, other))
    }
    return Line(
      name: name, microseconds: best.0, reference: reference, referenceMicroseconds: best.1,
      allocations: allocations(per: count, body),
      referenceAllocations: allocations(per: referenceCount, other))
  }

  /// Returns the mean allocations over several rounds, which includes amortized ones.
  private func allocations(per count: Int, _ body: () -> Void) -> Double? {
    let rounds = 20
    return trace?.count { for _ in 0..<rounds { body() } }
      .map { Double($0) / Double(rounds * count) }
  }

  private func time(per count: Int, _ body: () -> Void) -> Double {
    let start = Date()
    var (repeats, elapsed) = (0, 0.0)
    repeat {
      body()
      repeats += 1
      elapsed = Date().timeIntervalSince(start)
    } while elapsed < seconds
    return elapsed * 1e6 / Double(repeats * count)
  }
}

extension LabScreen {
  fileprivate static let pagers = [LabScreen.pagerFirstPage, .pagerMiddlePage]
}
#endif
