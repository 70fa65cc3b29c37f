import Foundation
import GestureArbitration
import HeadlessUIKit

/// A screen with many registered views, two of which are under the finger.
@MainActor
final class RegisteredViewsStage {
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
