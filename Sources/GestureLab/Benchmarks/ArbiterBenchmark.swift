import Foundation
import GestureArbitration
import HeadlessUIKit

/// What the arbiter costs: against the same screen without it, and against the same tests written by
/// hand.
@MainActor
package struct ArbiterBenchmark {
  /// One comparison, as it is printed.
  package struct Line: Equatable, Sendable {
    /// What is measured.
    package let name: String
    /// What it takes with the arbiter, in µs.
    package let microseconds: Double
    /// What it is compared with.
    package let reference: String
    /// What that takes, in µs.
    package let referenceMicroseconds: Double
    /// How many calls of the allocator it takes; nil where they are not traced.
    package let allocations: Double?
    /// How many what it is compared with takes.
    package let referenceAllocations: Double?

    /// How many times as long it takes.
    package var ratio: Double { microseconds / referenceMicroseconds }
  }

  private let seconds: TimeInterval
  private let trace = AllocationTrace()

  /// Makes a benchmark whose rounds take a number of seconds each, by the wall clock.
  package init(seconds: TimeInterval) { self.seconds = seconds }

  /// Measures everything.
  package func run() -> [Line] {
    var lines = LabScreen.pagers.map(drag(on:))
    lines.append(decision())
    lines += LabScreen.pagers.map(tracedDrag(on:))
    lines.append(tracedDecision())
    let few = RegisteredViewsStage(10)
    for count in [1, 100, 1_000] {
      let many = RegisteredViewsStage(count)
      lines.append(
        line(
          "an event with \(count) registered views", per: many.events, many.play,
          against: "10 registered views", per: few.events, few.play))
    }
    return lines
  }

  /// A whole drag towards leading, which the pager takes with the arbiter and without.
  private func drag(on screen: LabScreen) -> Line {
    let (with, without) = (
      DragStage(screen, withArbiter: true), DragStage(screen, withArbiter: false)
    )
    return line(
      "an event of a drag on \(screen.name)", per: with.events, with.play,
      against: "the same without the arbiter", per: without.events, without.play)
  }

  /// The same drag with the arbiter, written down and not.
  private func tracedDrag(on screen: LabScreen) -> Line {
    let traced = DragStage(screen, withArbiter: true, traceCapacity: Self.traceCapacity)
    let untraced = DragStage(screen, withArbiter: true)
    return line(
      "a traced event of a drag on \(screen.name)", per: traced.events, traced.play,
      against: "the same untraced", per: untraced.events, untraced.play)
  }

  /// A drag that pops.
  private let attempt = PopAttempt(
    phase: .moved, source: .content, start: CGPoint(x: 195, y: 400),
    translation: CGPoint(x: 30, y: 2), velocity: CGPoint(x: 600, y: 10),
    contents: [AttemptContent(name: "pager", demand: .yieldsAtLeadingEdge(pastLeadingEdge: 0))])

  /// How many decisions, or events, are kept where they are traced.
  private static let traceCapacity = 1_000

  /// One decision of the standard policy, written down in a ring that is full, as the arbiter does it.
  private func tracedDecision() -> Line {
    let policy = PopPolicy.standard
    let tracer = ArbiterTracer(capacity: Self.traceCapacity)
    let repeats = Self.traceCapacity
    return line(
      "a traced decision of the standard policy", per: repeats,
      {
        for _ in 0..<repeats {
          let decision = policy.decision(on: attempt)
          tracer.conclude(decision, under: policy, at: 0)
          consume(decision.allows)
        }
      },
      against: "an untraced one", per: repeats,
      { for _ in 0..<repeats { consume(policy.decision(on: attempt).allows) } })
  }

  /// One decision of the standard policy on a drag that pops.
  private func decision() -> Line {
    let policy = PopPolicy.standard
    let chain = HandWrittenChain()
    let repeats = 1_000
    return line(
      "a decision of the standard policy", per: repeats,
      { for _ in 0..<repeats { consume(policy.decision(on: attempt).allows) } },
      against: "a chain of ifs", per: repeats,
      { for _ in 0..<repeats { consume(chain.allows(attempt)) } })
  }

  /// Takes a result, so that the compiler cannot leave out what leads to it.
  @inline(never)
  private func consume(_ result: Bool) {}

  /// Measures two things in turns; the best round of each counts, the least disturbed by what else
  /// runs.
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

  /// The calls of the allocator in one of many rounds: what is drawn out over rounds counts too.
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
