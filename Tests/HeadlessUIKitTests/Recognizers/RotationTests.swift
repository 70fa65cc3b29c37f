#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct RotationTests {
  private let screen = Screen()

  @Test func `a rotation begins when two touches have turned, changes, and ends when both lift`() {
    let rotation = screen.add(UIRotationGestureRecognizer(), "rotation")
    let (one, other) = (screen.touch(0), screen.touch(1))
    one.down(200, 400)
    other.down(300, 400)

    move(other, to: 0.14)
    let stateBefore = rotation.state
    move(other, to: 0.2)
    move(other, to: 0.7)
    let (angle, velocity) = (rotation.rotation, rotation.velocity)
    other.up()
    let stateAfterFirstLift = rotation.state
    one.up()

    #expect(stateBefore == .possible)
    #expect(abs(angle - 0.5) < 1e-9)
    #expect(abs(velocity - 30) < 1e-6)
    #expect(stateAfterFirstLift == .changed)
    #expect(
      screen.timeline[.action] == ["rotation began", "rotation changed", "rotation ended"],
      screen.log)
    #expect(rotation.rotation == 0)
  }

  @Test(arguments: [-1.0, 1])
  func `rotation accumulates past a half turn in either direction`(sign: CGFloat) {
    let rotation = screen.add(UIRotationGestureRecognizer(), "rotation")
    screen.touch.down(200, 400)
    screen.touch(1).down(300, 400)

    for step in 1...20 { move(screen.touch(1), to: sign * 0.2 * CGFloat(step)) }

    #expect(abs(rotation.rotation - sign * 3.8) < 1e-9, screen.log)
  }

  @Test func `adding or lifting a touch does not change the rotation`() {
    let rotation = screen.add(UIRotationGestureRecognizer(), "rotation")
    let (one, other, third) = (screen.touch(0), screen.touch(1), screen.touch(2))
    one.down(200, 400)
    other.down(300, 400)
    move(other, to: 0.2)
    move(other, to: 0.5)

    third.down(100, 100)
    let afterTouchDown = rotation.rotation
    one.up()
    let afterLift = rotation.rotation
    third.move(1, 1)

    #expect(abs(afterTouchDown - 0.3) < 1e-9)
    #expect(afterLift == afterTouchDown)
    #expect(abs(rotation.rotation - 0.3) < 0.02, screen.log)
  }

  @Test func `rotation is settable, is measured in the window, and needs two touches`() {
    let view = screen.addView()
    let rotation = screen.add(UIRotationGestureRecognizer(), "rotation", to: view)

    screen.touch.down(200, 400).move(100, 100)
    let stateWithOneTouch = rotation.state
    screen.touch.move(-100, -100)
    screen.touch(1).down(300, 400)
    move(screen.touch(1), to: 0.2)
    rotation.rotation = 1
    let velocity = rotation.velocity
    view.transform = CGAffineTransform(rotationAngle: 1)
    move(screen.touch(1), to: 0.3)

    #expect(stateWithOneTouch == .possible)
    #expect(velocity == 0)
    #expect(abs(rotation.rotation - 1.1) < 1e-9, screen.log)
  }

  @Test func `coincident and cancelled touches and an early lift leave a valid state`() {
    let rotation = screen.add(UIRotationGestureRecognizer(), "rotation")

    screen.touch.down(200, 400)
    screen.touch(1).down(200, 400).move(100, 0).move(-100, 0).move(100, 1)
    let stateWhenCoincident = rotation.state
    screen.touch(1).up()
    screen.touch.up()
    screen.touch.down(200, 400)
    screen.touch(1).down(300, 400)
    move(screen.touch(1), to: 0.5)
    screen.touch.cancel()
    screen.touch(1).cancel()

    #expect(stateWhenCoincident == .possible)
    #expect(
      screen.timeline[.state] == ["rotation failed", "rotation began", "rotation cancelled"],
      screen.log)
  }

  /// Moves a touch to an angle, in radians, on a circle of 100 pt around (200, 400).
  private func move(_ touch: TestTouch, to angle: CGFloat) {
    let target = CGPoint(x: 200 + 100 * cos(angle), y: 400 + 100 * sin(angle))
    touch.move(target.x - touch.location.x, target.y - touch.location.y)
  }
}
#endif
