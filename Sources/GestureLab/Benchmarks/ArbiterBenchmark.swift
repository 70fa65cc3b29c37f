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

    /// How many times as long it takes.
    package var ratio: Double { microseconds / referenceMicroseconds }
  }

  private let seconds: TimeInterval

  /// Makes a benchmark whose rounds take a number of seconds each, by the wall clock.
  package init(seconds: TimeInterval) { self.seconds = seconds }

  /// Measures everything.
  package func run() -> [Line] {
    var lines = LabScreen.pagers.map(drag(on:))
    lines.append(decision())
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

  /// A whole drag towards trailing, which pops on a first page and pages elsewhere.
  private func drag(on screen: LabScreen) -> Line {
    let (with, without) = (
      DragStage(screen, withArbiter: true), DragStage(screen, withArbiter: false)
    )
    return line(
      "an event of a drag on \(screen.name)", per: with.events, with.play,
      against: "the same without the arbiter", per: without.events, without.play)
  }

  /// One decision of the standard policy on a drag that pops.
  private func decision() -> Line {
    let policy = PopPolicy.standard
    let chain = HandWrittenChain()
    let attempt = PopAttempt(
      phase: .moved, source: .content, start: CGPoint(x: 195, y: 400),
      translation: CGPoint(x: 30, y: 2), velocity: CGPoint(x: 600, y: 10),
      contents: [AttemptContent(name: "pager", demand: .yieldsAtLeadingEdge(pastLeadingEdge: 0))])
    var allowed = 0
    let repeats = 1_000
    let result = line(
      "a decision of the standard policy", per: repeats,
      { for _ in 0..<repeats where policy.decision(on: attempt).allows { allowed += 1 } },
      against: "a chain of ifs", per: repeats,
      { for _ in 0..<repeats where chain.allows(attempt) { allowed += 1 } })
    precondition(allowed > 0)
    return result
  }

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
      name: name, microseconds: best.0, reference: reference, referenceMicroseconds: best.1)
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

/// A screen on which the same drag is made again and again.
@MainActor
private final class DragStage {
  private let stage: Stage
  private let steps: [(time: TimeInterval, samples: [TouchSample])]
  private let contents: [LabContent]
  private let offsets: [CGPoint]

  init(_ screen: LabScreen, withArbiter: Bool) {
    stage = Stage(readingDirection: screen.reading)
    contents = screen.present(on: stage)
    offsets = contents.map { ($0.view as? UIScrollView)?.contentOffset ?? .zero }
    stage.engine.observer = nil
    // Leftwards: the pager pages under either, so that both do the same work.
    let script = TouchScript().down(at: CGPoint(x: 300, y: 400))
      .move(to: CGPoint(x: 240, y: 400), over: 20 * 0.008, rate: 125).hold(for: 0.2).up()
    steps = script.steps.map { ($0.time, [$0.sample]) }
    guard withArbiter else { return }
    let arbiter = stage.navigation.gestureArbiter
    for content in contents {
      if let role = content.role { arbiter.register(content.view, as: role, named: content.name) }
    }
  }

  var events: Int { steps.count }

  func play() {
    let start = stage.engine.clock.now + 1
    for step in steps { stage.engine.send(step.samples, at: start + step.time) }
    for (content, offset) in zip(contents, offsets) {
      (content.view as? UIScrollView)?.contentOffset = offset
    }
  }
}

/// A screen with many registered views, two of which are under the finger.
@MainActor
private final class RegisteredViewsStage {
  private let stage = Stage()
  private let steps: [(time: TimeInterval, samples: [TouchSample])]

  init(_ count: Int) {
    let screen = UIViewController()
    stage.push(screen)
    let arbiter = stage.navigation.gestureArbiter
    let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    pager.contentSize = CGSize(width: 1_950, height: 400)
    screen.view.addSubview(pager)
    let shelf = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 400))
    screen.view.addSubview(shelf)
    var views: [UIView] = [pager]
    for index in 1..<max(2, count) {
      // The first lies in the pager, under the finger; the others on a shelf below, where no
      // hit-test goes.
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      (index == 1 ? pager : shelf).addSubview(view)
      views.append(view)
    }
    for view in views.prefix(count) {
      arbiter.register(view, as: view === pager ? .pagingScrollView : .custom("view") { _ in nil })
    }
    stage.engine.observer = nil
    let script = TouchScript().down(at: CGPoint(x: 300, y: 200))
      .move(to: CGPoint(x: 240, y: 200), over: 20 * 0.008, rate: 125).hold(for: 0.2).up()
    steps = script.steps.map { ($0.time, [$0.sample]) }
  }

  var events: Int { steps.count }

  func play() {
    let start = stage.engine.clock.now + 1
    for step in steps { stage.engine.send(step.samples, at: start + step.time) }
  }
}

/// The tests of the standard policy as an app writes them, one `if` after the other.
private struct HandWrittenChain {
  @inline(never)
  func allows(_ attempt: PopAttempt) -> Bool {
    if !attempt.isEnabled { return false }
    for suspension in attempt.suspensions where suspension.scope.includes(attempt.source) {
      return false
    }
    if attempt.stackDepth < 2 { return false }
    if attempt.transition != .idle { return false }
    if attempt.fingers > 1 { return false }
    let isMirrored = attempt.readingDirection == .rightToLeft
    let distance =
      isMirrored
      ? attempt.container.maxX - attempt.start.x : attempt.start.x - attempt.container.minX
    if !distance.isFinite { return false }
    for content in attempt.contents {
      switch content.demand {
      case .yieldsAtLeadingEdge(let past): if !(past <= RuleMetrics.restTolerance) { return false }
      case .yieldsInLeadingStrip(let width):
        if attempt.source == .content, distance > width { return false }
      case .yieldsAtBoundary(let isThere): if !isThere { return false }
      case .claims(let scope), .excludes(let scope):
        if scope.includes(attempt.source) { return false }
      case .keeps: return false
      }
    }
    let x = isMirrored ? -attempt.translation.x : attempt.translation.x
    let (sideways, upright) = (abs(x), abs(attempt.translation.y))
    let travel = hypot(x, attempt.translation.y)
    if travel < RuleMetrics.decisionTravel { return false }
    if x < 0, sideways > upright { return false }
    let speed = hypot(attempt.velocity.x, attempt.velocity.y)
    let isClear =
      speed >= RuleMetrics.clearSpeed
      && max(sideways, upright) >= RuleMetrics.clearDominance * min(sideways, upright)
    if !(travel >= RuleMetrics.settledTravel || isClear) { return false }
    if sideways <= upright { return false }
    return attempt.screenAnswer == .agrees
  }
}

extension LabScreen {
  fileprivate static let pagers = [LabScreen.pagerFirstPage, .pagerMiddlePage]
}
