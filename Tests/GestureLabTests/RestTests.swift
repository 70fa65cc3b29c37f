#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// A stage rests until nothing moves, and no longer.
@MainActor @Suite struct RestTests {
  private let middle = CGPoint(x: 195, y: 400)

  @Test func `a stage on which nothing moves rests at once`() {
    let stage = Stage()
    stage.push(UIViewController())
    stage.rest()
    let before = stage.engine.clock.now

    stage.rest()

    #expect(stage.engine.isAtRest)
    #expect(stage.engine.clock.now == before)
  }

  @Test func `the rest after a pop ends with the pop`() {
    let stage = Stage()
    stage.push(UIViewController())
    stage.drag(.right, from: CGPoint(x: 8, y: 400))
    let lift = stage.engine.clock.now

    stage.rest()

    #expect(stage.navigation.transitionCoordinator == nil)
    #expect(stage.navigation.viewControllers.count == 1)
    #expect(stage.engine.isAtRest)
    #expect(stage.engine.clock.now < lift + 1)
  }

  @Test func `the rest after a flick ends with the deceleration`() {
    let stage = Stage()
    let list = UIScrollView(frame: stage.window.bounds)
    list.contentSize = CGSize(width: 390, height: 9_000)
    let screen = UIViewController()
    screen.view.addSubview(list)
    stage.push(screen)
    stage.drag(.up, from: CGPoint(x: 195, y: 700))
    #expect(list.isDecelerating)

    stage.rest()

    #expect(!list.isDecelerating)
    #expect(list.contentOffset.y > 180)
    #expect(stage.engine.clock.now < StageMetrics.restingTime)
  }

  @Test func `while a touch is down the whole resting time passes`() {
    let stage = Stage()
    stage.push(UIViewController())
    stage.play(TouchScript().down(at: middle))

    stage.rest()

    #expect(stage.engine.clock.now == StageMetrics.restingTime)
    #expect(!stage.engine.isAtRest)
  }

  @Test func `a tap after a rest is a first tap`() throws {
    let stage = Stage()
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    stage.window.addGestureRecognizer(doubleTap)

    try stage.tap(stage.window)
    stage.rest()
    try stage.tap(stage.window)
    stage.rest()
    #expect(!stage.timeline.winners.contains(doubleTap))
    try stage.tap(stage.window)
    try stage.tap(stage.window)

    #expect(stage.timeline.winners.contains(doubleTap))
  }

  @Test func `a repeating timer does not change when a stage comes to rest`() {
    let stage = Stage()
    var ticks = 0
    func tick() {
      ticks += 1
      stage.engine.clock.schedule(after: 0.5, tick)
    }
    tick()

    stage.rest()

    #expect(ticks == 11)
    #expect(stage.engine.clock.now == StageMetrics.restingTime)
  }

  @Test func `rest ends at the resting time while a later timer is pending`() {
    let stage = Stage()
    stage.rest()
    let before = stage.engine.clock.now
    var hasFired = false
    stage.engine.clock.schedule(after: 60) { hasFired = true }

    stage.rest()

    #expect(stage.engine.clock.now == before)
    #expect(!stage.engine.isAtRest)
    #expect(!hasFired)
    stage.engine.rest(within: 100)
    #expect(hasFired)
  }

  @Test(arguments: await LabScreen.all)
  func `a screen at rest is as it would be some seconds later`(screen: LabScreen) {
    for direction in [SwipeDirection.right, .left, .up] {
      var states: [String] = []
      for waits in [false, true] {
        let stage = screen.stage()
        let contents = screen.show(on: stage)
        stage.drag(direction, from: CGPoint(x: 195, y: screen.strokeHeight))
        if waits {
          stage.engine.clock.advance(by: StageMetrics.restingTime)
        } else {
          stage.rest()
        }
        states.append(
          withExtendedLifetime(contents) {
            let offsets = contents.compactMap { ($0.view as? UIScrollView)?.contentOffset }
            return "\(stage.timeline.lines) \(offsets) \(stage.navigation.viewControllers.count)"
          })
      }
      #expect(states[0] == states[1], "\(screen.name), \(direction)")
    }
  }
}
#endif
