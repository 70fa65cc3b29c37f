import Foundation
import GestureArbitration
import HeadlessUIKit

/// A screen on which the same drag is made again and again.
@MainActor
final class DragStage {
  private let stage: Stage
  private let steps: [(time: TimeInterval, samples: [TouchSample])]
  private let contents: [LabContent]
  private let offsets: [CGPoint]

  init(_ screen: LabScreen, withArbiter: Bool, traceCapacity: Int = 0) {
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
    arbiter.traceCapacity = traceCapacity
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
