#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// How far and how long a touch moves until something follows it, on the virtual clock.
///
/// Nothing in it depends on the machine: the same strokes give the same figures.
@MainActor
package struct Latency {
  /// What decides about a drag.
  enum Setup: CaseIterable {
    case uikit, arbiter, driver

    var title: String {
      switch self {
      case .uikit: "UIKit"
      case .arbiter: "arbiter"
      case .driver: "with driver"
      }
    }
  }

  /// Where drags start on a screen.
  struct Start {
    let title: String
    let screen: LabScreen
    let place: StrokePlace
    /// The y coordinate, in pt; nil on the content of the screen.
    var y: CGFloat?
  }

  /// Several drags of one kind.
  package enum Drags: String, CaseIterable, Sendable {
    case aimed = "aimed strokes"
    case swipes = "fast strokes"
    case straight = "a straight drag at 250 pt/s"
    case flick = "a flick at 1,000 pt/s"
    case slanting = "a drag at 500 pt/s that slants by 25°"

    /// Returns the drags, which start at the origin.
    func strokes(rate: Double) -> [Stroke] {
      var generator = StrokeGenerator(seed: 1, rate: rate)
      let count = 40
      return switch self {
      case .aimed: (0..<count).map { _ in generator.nextAimed() }
      case .swipes: (0..<count).map { _ in generator.next(.right) }
      case .straight: [Self.line(at: 250, slantingBy: 0, rate)]
      case .flick: [Self.line(at: 1_000, slantingBy: 0, rate)]
      case .slanting: [Self.line(at: 500, slantingBy: 25, rate)]
      }
    }

    private static func line(
      at speed: Double, slantingBy degrees: Double, _ rate: Double
    ) -> Stroke {
      let way = SwipeDirection.right.vector(turnedBy: degrees)
      let count = Int((120 / speed * rate).rounded(.up))
      let samples = (0...count).map { index in
        let distance = speed * Double(index) / rate
        return StrokeSample(
          time: Double(index) / rate,
          location: CGPoint(x: way.x * distance, y: way.y * distance))
      }
      return Stroke(id: "line", source: "", screen: nil, direction: .right, samples: samples)
    }
  }

  /// The first movement in a drag.
  private struct Movement {
    let mover: String
    /// The distance of the touch from where it landed, in pt.
    let travel: Double
    /// The time since it landed, in ms.
    let time: Double
  }

  /// The lines of the table for drags at a rate, in Hz, with one part below the other for each
  /// release.
  ///
  /// A cell is what moves first in most drags, "pop" or content, with the travel in pt and the time
  /// in ms until then.
  ///
  /// - Parameters:
  ///   - isDetailed: Whether cells have the 90th percentile and the share of drags too.
  ///   - answers: The answers to UIKit's open questions, and the only release; nil for the likely
  ///     ones on iOS 18 and 26.
  ///   - progress: Called before each row, with what it is about.
  package static func table(
    of drags: Drags, rate: Double, isDetailed: Bool = false, within answers: AnswersFile? = nil,
    progress: (String) -> Void = { _ in }
  ) -> [String] {
    let likely = [SystemVersion.v18, .v26].map(UIKitBehavior.init(version:))
    let behaviors = answers.map { [$0.nearest(to: UIKitBehavior())] } ?? likely
    let strokes = drags.strokes(rate: rate)
    let title = "\(drags.rawValue), \(Int(rate)) Hz"
    let parts = behaviors.map { behavior in
      [["\(behavior.version)"] + Setup.allCases.map(\.title)]
        + starts.map { start in
          progress("\(title), \(behavior.version), \(start.title)")
          return [start.title]
            + Setup.allCases.map { setup in
              cell(
                strokes.map { movement(in: $0, from: start, under: behavior, by: setup) },
                isDetailed: isDetailed)
            }
        }
    }
    // The parts have the same columns.
    let lines = TextColumns.aligned(Array(parts.joined(separator: [[""]])))
    return [title, ""] + lines
  }

  private static let starts = [
    Start(title: "plain screen, middle", screen: .plain, place: .middle),
    Start(title: "plain screen, bezel", screen: .plain, place: .edge),
    Start(title: "vertical list, middle", screen: .list, place: .middle, y: 650),
    Start(title: "pager's first page, middle", screen: .pagerFirstPage, place: .middle),
    Start(title: "pager's third page, middle", screen: .pagerMiddlePage, place: .middle),
    Start(title: "pager's third page, bezel", screen: .pagerMiddlePage, place: .edge),
    Start(title: "carousel, middle", screen: .carousel, place: .middle),
    Start(title: "carousel, bezel", screen: .carousel, place: .edge),
    Start(title: "map, middle", screen: .pannedMap, place: .middle),
    Start(title: "map, bezel", screen: .pannedMap, place: .edge),
  ]

  /// Plays a stroke until something moves; returns nil if nothing does.
  private static func movement(
    in stroke: Stroke, from start: Start, under behavior: UIKitBehavior, by setup: Setup
  ) -> Movement? {
    let stage = start.screen.stage(behavior: behavior)
    let contents = start.screen.show(on: stage, withArbiter: setup != .uikit)
    if setup == .driver { stage.arbiter.driver = .arbiter }
    stage.engine.observer = nil
    let landing = CGPoint(
      x: start.place == .edge ? StageMetrics.edgeStart : StageMetrics.screen.midX,
      y: start.y ?? start.screen.strokeHeight)
    let samples = stroke.placed(startingAt: landing, within: StageMetrics.screen).samples
    let offsets = contents.map { ($0.view as? UIScrollView)?.contentOffset }
    let time = stage.engine.clock.now + 1
    for (index, sample) in samples.enumerated() {
      stage.player.send(
        TouchSample(phase: index == 0 ? .began : .moved, location: sample.location),
        at: time + sample.time)
      var mover: String?
      for (content, offset) in zip(contents, offsets)
      where hasMoved(content.view, from: offset) {
        mover = content.name
      }
      if let screen = stage.navigation.transitionCoordinator?.viewController(forKey: .from),
        screen.view.convert(CGPoint.zero, to: nil).x > 0
      {
        mover = "pop"
      }
      guard let mover else { continue }
      return Movement(
        mover: mover,
        travel: hypot(sample.location.x - landing.x, sample.location.y - landing.y),
        time: sample.time * 1000)
    }
    return nil
  }

  /// Whether a scroll view has scrolled, or a pan of another view has a translation.
  private static func hasMoved(_ view: UIView, from offset: CGPoint?) -> Bool {
    if let scrollView = view as? UIScrollView { return scrollView.contentOffset != offset }
    return (view.gestureRecognizers ?? []).contains { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
      return (pan.state == .began || pan.state == .changed) && pan.translation(in: nil) != .zero
    }
  }

  /// Returns what moves in most drags, with the medians of travel, in pt, and of time, in ms.
  private static func cell(_ movements: [Movement?], isDetailed: Bool) -> String {
    let groups = Dictionary(grouping: movements) { $0?.mover ?? "" }
    let most = groups.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
    guard let most, !most.key.isEmpty else { return "–" }
    let travels = most.value.compactMap { $0?.travel }.sorted()
    let times = most.value.compactMap { $0?.time }.sorted()
    func text(_ share: Double) -> String {
      let index = Int((Double(travels.count - 1) * share).rounded())
      return "\(Int(travels[index].rounded()))/\(Int(times[index].rounded()))"
    }
    let cell = "\(most.key) \(text(0.5))"
    guard isDetailed, movements.count > 1 else { return cell }
    let percent = Int((100 * Double(most.value.count) / Double(movements.count)).rounded())
    return "\(cell) (\(text(0.9))) \(percent) %"
  }
}
#endif
