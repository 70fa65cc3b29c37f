import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct SwipeAndPinchTests {
  typealias Direction = UISwipeGestureRecognizer.Direction
  private let screen = Screen()

  @Test(arguments: [
    (Direction.right, 60.0, 0.0), (.left, -60, 0), (.up, 0, -60), (.down, 0, 60),
  ])
  func `C127: a swipe is recognized once, in its direction, while the finger is down`(
    direction: Direction, dx: CGFloat, dy: CGFloat
  ) {
    let swipe = screen.add(UISwipeGestureRecognizer(), "swipe")
    swipe.direction = direction

    screen.finger.down(200, 400).drag(dx, dy, steps: 3)
    let inDirection = screen.timeline[.action]
    screen.finger.up()
    screen.finger.down(200, 400).drag(-dx, -dy, steps: 3).up()

    #expect(inDirection == ["swipe ended"])
    #expect(screen.timeline[.action] == ["swipe ended"], screen.log)
  }

  @Test func `C127: a swipe goes right by default`() {
    #expect(UISwipeGestureRecognizer().direction == .right)
  }

  @Test func `C128: a swipe that takes too long or drifts too far fails`() {
    screen.add(UISwipeGestureRecognizer(), "swipe")

    screen.finger.down(200, 400).move(20, 0).hold(EngineMetrics.swipeDuration)
    let slow = screen.timeline[.state]
    screen.finger.up()
    screen.finger.down(200, 400).move(20, EngineMetrics.swipeDrift + 1)

    #expect(slow == ["swipe failed"])
    #expect(screen.timeline[.state] == ["swipe failed", "swipe failed"], screen.log)
  }

  @Test func `C129: a mask of two directions takes both`() {
    let swipe = screen.add(UISwipeGestureRecognizer(), "swipe")
    swipe.direction = [.left, .right]

    screen.finger.down(200, 400).drag(60, 0).up()
    screen.finger.down(200, 400).drag(-60, 0).up()

    #expect(screen.timeline[.action] == ["swipe ended", "swipe ended"], screen.log)
  }

  @Test func `C130: fingers that meet as a pinch begins scale again when they part`() {
    let pinch = screen.add(UIPinchGestureRecognizer(), "pinch")
    screen.finger(0).down(200, 400)
    let other = screen.finger(1).down(200, 410)

    other.move(0, -10)
    let met = pinch.scale
    other.move(0, 50)
    let apart = pinch.scale
    other.move(0, 50)

    #expect(met == 1 && apart > 1, screen.log)
    #expect(abs(pinch.scale - 2 * apart) < 1e-6)
    #expect(pinch.scale.isFinite)
  }

  @Test func `C130: a pinch begins, changes and ends when both fingers are lifted`() {
    let pinch = screen.add(UIPinchGestureRecognizer(), "pinch")
    let (one, other) = (screen.finger(0), screen.finger(1))
    one.down(100, 100)
    other.down(200, 100).move(7, 0)
    let before = pinch.state
    other.move(1, 0).move(108, 0)
    let scale = pinch.scale
    one.up()
    let afterFirst = pinch.state
    other.up()

    #expect(before == .possible)
    #expect(scale == 2)
    #expect(afterFirst == .changed)
    #expect(
      screen.timeline[.action] == ["pinch began", "pinch changed", "pinch ended"], screen.log)
  }

  @Test func `C130: scale counts from 1, in the window, and can be set`() {
    let pinch = screen.add(UIPinchGestureRecognizer(), "pinch")
    var scales: [CGFloat] = []
    pinch.observeActions { [weak pinch] _ in scales.append(pinch?.scale ?? 0) }
    screen.finger.down(100, 100)
    screen.finger(1).down(200, 100).move(100, 0)

    pinch.scale = 0.5
    screen.finger.move(-200, 0)

    #expect(scales == [1, 1])
    #expect(abs(pinch.velocity - 30) < 1e-6)
  }

  @Test func `C130: a third finger does not make the scale jump, coming or going`() {
    let pinch = screen.add(UIPinchGestureRecognizer(), "pinch")
    let (one, other, third) = (screen.finger(0), screen.finger(1), screen.finger(2))
    one.down(100, 100)
    other.down(200, 100).move(10, 0).move(110, 0)
    let scale = pinch.scale
    third.down(100, 500)
    let afterLanding = pinch.scale
    other.up()
    third.move(0, 1)

    #expect(scale == 2)
    #expect(afterLanding == 2)
    #expect(abs(pinch.scale - 2) < 0.02, screen.log)
  }
}
