#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct SwipeAndPinchTests {
  typealias Direction = UISwipeGestureRecognizer.Direction
  private let screen = Screen()

  @Test(arguments: [
    (Direction.right, 60.0, 0.0), (.left, -60, 0), (.up, 0, -60), (.down, 0, 60),
  ])
  func `C127: a swipe is recognized once, in its direction, before the touch lifts`(
    direction: Direction, dx: CGFloat, dy: CGFloat
  ) {
    let swipe = screen.add(UISwipeGestureRecognizer(), "swipe")
    swipe.direction = direction

    screen.touch.down(200, 400).drag(dx, dy, steps: 3)
    let actionsBeforeLift = screen.timeline[.action]
    screen.touch.up()
    screen.touch.down(200, 400).drag(-dx, -dy, steps: 3).up()

    #expect(actionsBeforeLift == ["swipe ended"])
    #expect(screen.timeline[.action] == ["swipe ended"], screen.log)
  }

  @Test func `C127: by default a swipe is recognized to the right`() {
    screen.add(UISwipeGestureRecognizer(), "swipe")

    for (dx, dy) in [(-60.0, 0.0), (0, -60), (0, 60), (60, 0)] {
      screen.touch.down(200, 400).drag(dx, dy, steps: 3).up()
    }

    #expect(
      screen.timeline[.state] == ["swipe failed", "swipe failed", "swipe failed", "swipe ended"],
      screen.log)
  }

  @Test func `C128: a swipe that takes too long or drifts too far fails`() {
    screen.add(UISwipeGestureRecognizer(), "swipe")

    screen.touch.down(200, 400).move(20, 0).hold(EngineMetrics.swipeDuration)
    let statesAfterHold = screen.timeline[.state]
    screen.touch.up()
    screen.touch.down(200, 400).move(20, EngineMetrics.swipeDrift + 1)

    #expect(statesAfterHold == ["swipe failed"])
    #expect(screen.timeline[.state] == ["swipe failed", "swipe failed"], screen.log)
  }

  @Test func `C129: a mask of two directions recognizes both`() {
    let swipe = screen.add(UISwipeGestureRecognizer(), "swipe")
    swipe.direction = [.left, .right]

    screen.touch.down(200, 400).drag(60, 0).up()
    screen.touch.down(200, 400).drag(-60, 0).up()

    #expect(screen.timeline[.action] == ["swipe ended", "swipe ended"], screen.log)
  }

  @Test func `C130: touches that meet as a pinch begins scale again when they part`() {
    let pinch = screen.add(UIPinchGestureRecognizer(), "pinch")
    screen.touch(0).down(200, 400)
    let other = screen.touch(1).down(200, 410)

    other.move(0, -10)
    let scaleWhenMet = pinch.scale
    other.move(0, 50)
    let scaleApart = pinch.scale
    other.move(0, 50)

    #expect(scaleWhenMet == 1 && scaleApart > 1, screen.log)
    #expect(abs(pinch.scale - 2 * scaleApart) < 1e-6)
    #expect(pinch.scale.isFinite)
  }

  @Test func `C130: a pinch begins, changes, and ends when both touches have lifted`() {
    let pinch = screen.add(UIPinchGestureRecognizer(), "pinch")
    let (one, other) = (screen.touch(0), screen.touch(1))
    one.down(100, 100)
    other.down(200, 100).move(7, 0)
    let stateBefore = pinch.state
    other.move(1, 0).move(108, 0)
    let scale = pinch.scale
    one.up()
    let stateAfterFirstLift = pinch.state
    other.up()

    #expect(stateBefore == .possible)
    #expect(scale == 2)
    #expect(stateAfterFirstLift == .changed)
    #expect(
      screen.timeline[.action] == ["pinch began", "pinch changed", "pinch ended"], screen.log)
  }

  @Test func `C130: scale starts at 1, is measured in the window, and is settable`() {
    let pinch = screen.add(UIPinchGestureRecognizer(), "pinch")
    var scales: [CGFloat] = []
    pinch.observeActions { [weak pinch] _ in scales.append(pinch?.scale ?? 0) }
    screen.touch.down(100, 100)
    screen.touch(1).down(200, 100).move(100, 0)

    pinch.scale = 0.5
    screen.touch.move(-200, 0)

    #expect(scales == [1, 1])
    #expect(abs(pinch.velocity - 30) < 1e-6)
  }

  @Test func `C130: adding or lifting a third touch does not make the scale jump`() {
    let pinch = screen.add(UIPinchGestureRecognizer(), "pinch")
    let (one, other, third) = (screen.touch(0), screen.touch(1), screen.touch(2))
    one.down(100, 100)
    other.down(200, 100).move(10, 0).move(110, 0)
    let scale = pinch.scale
    third.down(100, 500)
    let scaleAtTouchDown = pinch.scale
    other.up()
    third.move(0, 1)

    #expect(scale == 2)
    #expect(scaleAtTouchDown == 2)
    #expect(abs(pinch.scale - 2) < 0.02, screen.log)
  }
}
#endif
