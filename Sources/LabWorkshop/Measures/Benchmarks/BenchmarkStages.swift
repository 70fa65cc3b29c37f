#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// A stage on which the same drag is repeated.
@MainActor
final class DragStage {
  private let stage: Stage
  private let events: [TouchEvent]
  private var pagers: [(view: UIScrollView, offset: CGPoint)] = []

  private init(_ stage: Stage, at y: CGFloat) {
    self.stage = stage
    // Leftwards, the pager scrolls with and without the arbiter, so that both do the same work.
    let script = TouchScript().down(at: CGPoint(x: 300, y: y))
      .move(to: CGPoint(x: 240, y: y), over: 20 * 0.008, rate: 125).hold(for: 0.2).up()
    events = script.steps.events
    stage.engine.observer = nil
  }

  /// Shows a screen, whose contents have their roles if there is an arbiter.
  convenience init(
    _ screen: LabScreen, withArbiter: Bool, behavior: UIKitBehavior, traceCapacity: Int = 0,
    isRecording: Bool = false, driver: PopDriver = .uikitOnly
  ) {
    self.init(Stage(behavior: behavior, layoutDirection: screen.layoutDirection), at: 400)
    for content in screen.show(on: stage, withArbiter: withArbiter) {
      if let view = content.view as? UIScrollView { pagers.append((view, view.contentOffset)) }
    }
    guard withArbiter else { return }
    if driver != .uikitOnly { stage.navigation.gestureArbiter.driver = driver }
    stage.navigation.gestureArbiter.traceCapacity = traceCapacity
    stage.navigation.gestureArbiter.isRecording = isRecording
  }

  /// Shows a pager above a shelf of 999 views, and registers as many of these as given; the pager
  /// is the first. With none there is no arbiter.
  convenience init(registering count: Int, behavior: UIKitBehavior) {
    self.init(Stage(behavior: behavior), at: 200)
    let screen = UIViewController()
    stage.push(screen)
    let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    pager.contentSize = CGSize(width: 1_950, height: 400)
    let shelf = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 400))
    let others = (1..<1_000).map { _ in UIView(frame: shelf.bounds) }
    for view in [pager, shelf] { screen.view.addSubview(view) }
    for view in others { shelf.addSubview(view) }
    pagers = [(pager, pager.contentOffset)]
    guard count > 0 else { return }
    let arbiter = stage.navigation.gestureArbiter
    arbiter.register(pager, as: .pagingScrollView)
    for view in others.prefix(count - 1) { arbiter.register(view, as: .custom { _ in nil }) }
  }

  /// The drag as a subject: each event counts.
  var drag: ArbiterBenchmark.Subject {
    .init(count: events.count) { self.play().drag }
  }

  /// The landing as a subject: the other events of the drag are played, and not measured.
  var landing: ArbiterBenchmark.Subject {
    .init(count: 1) { self.play().landing }
  }

  /// Plays the drag 1 s after the last one, and returns how long it and its landing took, in s.
  private func play() -> (drag: TimeInterval, landing: TimeInterval) {
    let start = stage.engine.clock.now + 1
    // What the last drag has set in motion comes to rest, and is not measured.
    stage.engine.clock.advance(to: start)
    let landing = ArbiterBenchmark.duration {
      stage.player.play([events[0]], from: start)
    }
    let rest = ArbiterBenchmark.duration {
      stage.player.play(Array(events.dropFirst()), from: start)
    }
    for (view, offset) in pagers { view.contentOffset = offset }
    return (landing + rest, landing)
  }
}

/// A stage with many views, in rows of ten.
@MainActor
final class ViewsStage {
  private let stage: Stage

  init(_ count: Int, behavior: UIKitBehavior) {
    stage = Stage(behavior: behavior)
    let screen = UIViewController()
    stage.push(screen)
    for index in 0..<count / 10 {
      let row = UIView(frame: CGRect(x: 0, y: CGFloat(index), width: 390, height: 1))
      screen.view.addSubview(row)
      for _ in 1..<10 { row.addSubview(UIView(frame: row.bounds)) }
    }
  }

  func snapshot() -> GestureSnapshot { stage.navigation.gestureArbiter.snapshot() }
}
#endif
