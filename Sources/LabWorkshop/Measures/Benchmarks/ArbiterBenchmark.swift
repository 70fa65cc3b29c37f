#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
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

  /// What is measured, with the stage that it needs.
  struct Subject {
    /// The number of events, or other repeated actions, in a play.
    let count: Int
    /// Plays it once, and returns how long the measured part took, in s.
    let play: () -> TimeInterval
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
    // A chart that claims a part of the drags has recognizers of its own beside the gates.
    for screen in LabScreen.pagers + [.chartInList] {
      progress(screen.name)
      lines += drags(on: screen)
    }
    for count in [1, 100, 1_000] {
      progress("\(count) registered views")
      lines.append(
        line(
          "an event with \(count) of 1000 views registered",
          { DragStage(registering: count, behavior: behavior).drag },
          against: "the same without the arbiter",
          { DragStage(registering: 0, behavior: behavior).drag }))
    }
    progress("traces")
    lines += LabScreen.pagers.map(tracedDrag(on:))
    progress("recordings")
    lines += LabScreen.pagers.map(recordedDrag(on:))
    lines.append(tracedDecision())
    progress("snapshots")
    lines.append(snapshot())
    lines += LabScreen.pagers.compactMap(rebuiltMap(of:))
    // The last: from the first driver on, every gate of the process has the recognizers of one.
    progress("drivers")
    for screen in LabScreen.pagers { lines += drags(on: screen, driver: .arbiter) }
    return lines
  }

  /// Measures a drag towards leading, which a pager owns with and without the arbiter, and its landing.
  private func drags(on screen: LabScreen, driver: PopDriver = .uikitOnly) -> [Line] {
    func stage(withArbiter: Bool) -> DragStage {
      DragStage(screen, withArbiter: withArbiter, behavior: behavior, driver: driver)
    }
    let place = "on \(screen.name)" + (driver == .uikitOnly ? "" : " with a driver")
    let reference = "the same without the arbiter"
    return [
      line(
        "an event of a drag \(place)", { stage(withArbiter: true).drag }, against: reference,
        { stage(withArbiter: false).drag }),
      line(
        "a landing \(place)", { stage(withArbiter: true).landing }, against: reference,
        { stage(withArbiter: false).landing }),
    ]
  }

  /// Measures the same drag with the arbiter, traced and not traced.
  private func tracedDrag(on screen: LabScreen) -> Line {
    line(
      "a traced event of a drag on \(screen.name)",
      {
        DragStage(
          screen, withArbiter: true, behavior: behavior, traceCapacity: Self.traceCapacity
        ).drag
      },
      against: "the same untraced",
      { DragStage(screen, withArbiter: true, behavior: behavior).drag })
  }

  /// Measures the same drag with the arbiter, recorded and not recorded.
  private func recordedDrag(on screen: LabScreen) -> Line {
    line(
      "a recorded event of a drag on \(screen.name)",
      {
        DragStage(
          screen, withArbiter: true, behavior: behavior,
          traceCapacity: DiagnosticMetrics.recordedEvents, isRecording: true
        ).drag
      },
      against: "the same unrecorded",
      { DragStage(screen, withArbiter: true, behavior: behavior).drag })
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
    let repeats = Self.traceCapacity
    func decide(_ note: (PopDecision) -> Void) {
      for _ in 0..<repeats {
        let decision = policy.decision(on: attempt)
        note(decision)
        consume(decision.allows)
      }
    }
    return line(
      "a traced decision of the standard policy",
      {
        let tracer = GestureTracer(capacity: Self.traceCapacity)
        return subject(per: repeats) {
          decide { tracer.arbiterDidDecide($0, under: policy, at: 0) }
        }
      },
      against: "an untraced one", { subject(per: repeats) { decide { _ in } } })
  }

  /// Measures the writing down of a screen.
  private func snapshot() -> Line {
    func snapshot(of count: Int) -> Subject {
      let stage = ViewsStage(count, behavior: behavior)
      return subject { consume(stage.snapshot().notes.isEmpty) }
    }
    return line(
      "a snapshot of 2000 views", { snapshot(of: 2_000) }, against: "one of 200 views",
      { snapshot(of: 200) })
  }

  /// Measures the conflict map of a screen that is built again from its snapshot; nil if it cannot
  /// be read.
  private func rebuiltMap(of screen: LabScreen) -> Line? {
    guard let copy = try? SnapshotRoundTrip(screen, behavior: behavior).copy else { return nil }
    func map(of screen: LabScreen) -> Subject {
      subject {
        let map = ConflictMap.playing(
          screen, withArbiter: true, behavior: behavior,
          grid: MapGrid(spacing: 97, size: screen.size), slice: .whole, directions: [.right])
        consume(map.contents.isEmpty)
      }
    }
    return line(
      "a map of the rebuilt \(screen.name)", { map(of: copy) }, against: "one of the original",
      { map(of: screen) })
  }

  /// Consumes a result, so that the compiler cannot remove its computation.
  @inline(never)
  private func consume(_ result: Bool) {}

  /// Returns an action as a subject that is measured whole.
  private func subject(per count: Int = 1, _ body: @escaping () -> Void) -> Subject {
    Subject(count: count) { Self.duration(of: body) }
  }

  /// Measures two subjects in turns; the round with the lowest median of each counts.
  ///
  /// Each round makes its subject anew and drops it, so only one stage exists at a time: the arbiter
  /// of one stage puts its gates on the windows of all that exist.
  private func line(
    _ name: String, _ subject: () -> Subject, against reference: String, _ other: () -> Subject
  ) -> Line {
    var best = (Double.infinity, Double.infinity)
    for _ in 0..<Benchmark.rounds {
      best.0 = min(best.0, time(subject()))
      best.1 = min(best.1, time(other()))
    }
    return Line(
      name: name, microseconds: best.0, reference: reference, referenceMicroseconds: best.1,
      allocations: allocations(subject), referenceAllocations: allocations(other))
  }

  /// Returns the mean allocations over several plays, which includes amortized ones.
  private func allocations(_ makeSubject: () -> Subject) -> Double? {
    guard let trace else { return nil }
    let (subject, plays) = (makeSubject(), 20)
    _ = subject.play()
    return trace.count { for _ in 0..<plays { _ = subject.play() } }
      .map { Double($0) / Double(plays * subject.count) }
  }

  /// Returns the median time, in µs, of the plays of a round: what interrupts a play does not count.
  private func time(_ subject: Subject) -> Double {
    _ = subject.play()
    let start = ContinuousClock.now
    var plays: [TimeInterval] = []
    repeat { plays.append(subject.play()) } while ContinuousClock.now - start < .seconds(seconds)
    plays.sort()
    return plays[plays.count / 2] * 1e6 / Double(subject.count)
  }

  /// Returns how long a closure takes, in s.
  static func duration(of body: () -> Void) -> TimeInterval {
    ContinuousClock().measure(body) / .seconds(1)
  }
}

extension LabScreen {
  fileprivate static let pagers = [LabScreen.pagerFirstPage, .pagerMiddlePage]
}
#endif
