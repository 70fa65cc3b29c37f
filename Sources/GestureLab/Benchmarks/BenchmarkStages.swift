#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// A stage on which the same drag is repeated.
@MainActor
final class DragStage {
  private let stage: Stage
  private let steps: [(time: TimeInterval, samples: [TouchSample])]
  private let contents: [LabContent]
  private let offsets: [CGPoint]

  init(
    _ screen: LabScreen, withArbiter: Bool, behavior: UIKitBehavior, traceCapacity: Int = 0,
    isRecording: Bool = false
  ) {
    stage = Stage(behavior: behavior, layoutDirection: screen.layoutDirection)
    contents = screen.present(on: stage)
    offsets = contents.map { ($0.view as? UIScrollView)?.contentOffset ?? .zero }
    stage.engine.observer = nil
    // Leftwards, the pager scrolls with and without the arbiter, so that both do the same work.
    let script = TouchScript().down(at: CGPoint(x: 300, y: 400))
      .move(to: CGPoint(x: 240, y: 400), over: 20 * 0.008, rate: 125).hold(for: 0.2).up()
    steps = script.steps.map { ($0.time, [$0.sample]) }
    guard withArbiter else { return }
    let arbiter = stage.navigation.gestureArbiter
    arbiter.traceCapacity = traceCapacity
    arbiter.isRecording = isRecording
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

/// A stage with many registered views, two of which are in the hit path.
@MainActor
final class RegisteredViewsStage {
  private let stage: Stage
  private let steps: [(time: TimeInterval, samples: [TouchSample])]

  init(_ count: Int, behavior: UIKitBehavior) {
    stage = Stage(behavior: behavior)
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
      // The first is inside the pager, in the hit path; the others are on a shelf below.
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      (index == 1 ? pager : shelf).addSubview(view)
      views.append(view)
    }
    for view in views.prefix(count) {
      arbiter.register(view, as: view === pager ? .pagingScrollView : .custom { _ in nil })
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
#endif
