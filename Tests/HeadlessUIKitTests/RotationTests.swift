import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct RotationTests {
  private let screen = Screen()

  @Test func `a rotation begins when two fingers have turned, changes, and ends when both lift`() {
    let turn = screen.add(UIRotationGestureRecognizer(), "turn")
    let (one, other) = (screen.finger(0), screen.finger(1))
    one.down(200, 400)
    other.down(300, 400)
    place(other, at: 0.14)
    let before = turn.state
    place(other, at: 0.2)
    place(other, at: 0.7)
    let (rotation, velocity) = (turn.rotation, turn.velocity)
    other.up()
    let afterFirst = turn.state
    one.up()

    #expect(before == .possible)
    #expect(abs(rotation - 0.5) < 1e-9)
    #expect(abs(velocity - 30) < 1e-6)
    #expect(afterFirst == .changed)
    #expect(screen.timeline[.action] == ["turn began", "turn changed", "turn ended"], screen.log)
    #expect(turn.rotation == 0)
  }

  @Test(arguments: [-1.0, 1])
  func `a rotation counts on over the half turn, in either direction`(sign: CGFloat) {
    let turn = screen.add(UIRotationGestureRecognizer(), "turn")
    screen.finger.down(200, 400)
    screen.finger(1).down(300, 400)

    for step in 1...20 { place(screen.finger(1), at: sign * 0.2 * CGFloat(step)) }

    #expect(abs(turn.rotation - sign * 3.8) < 1e-9, screen.log)
  }

  @Test func `a finger that comes or goes is no turn`() {
    let turn = screen.add(UIRotationGestureRecognizer(), "turn")
    let (one, other, third) = (screen.finger(0), screen.finger(1), screen.finger(2))
    one.down(200, 400)
    other.down(300, 400)
    place(other, at: 0.2)
    place(other, at: 0.5)
    third.down(100, 100)
    let afterLanding = turn.rotation
    one.up()
    let afterLift = turn.rotation
    third.move(1, 1)

    #expect(abs(afterLanding - 0.3) < 1e-9)
    #expect(afterLift == afterLanding)
    #expect(abs(turn.rotation - 0.3) < 0.02, screen.log)
  }

  @Test func `rotation can be set, is measured on the screen, and one finger turns nothing`() {
    let view = screen.addView()
    let turn = screen.add(UIRotationGestureRecognizer(), "turn", to: view)
    screen.finger.down(200, 400).move(100, 100)
    let alone = turn.state
    screen.finger.move(-100, -100)
    screen.finger(1).down(300, 400)
    place(screen.finger(1), at: 0.2)
    turn.rotation = 1
    let velocity = turn.velocity
    view.transform = CGAffineTransform(rotationAngle: 1)
    place(screen.finger(1), at: 0.3)

    #expect(alone == .possible)
    #expect(velocity == 0)
    #expect(abs(turn.rotation - 1.1) < 1e-9, screen.log)
  }

  @Test func `fingers on one spot, a cancelled touch and a lift before the turn are survived`() {
    let turn = screen.add(UIRotationGestureRecognizer(), "turn")
    screen.finger.down(200, 400)
    screen.finger(1).down(200, 400).move(100, 0).move(-100, 0).move(100, 1)
    let state = turn.state
    screen.finger(1).up()
    screen.finger.up()
    screen.finger.down(200, 400)
    screen.finger(1).down(300, 400)
    place(screen.finger(1), at: 0.5)
    screen.finger.cancel()
    screen.finger(1).cancel()

    #expect(state == .possible)
    #expect(screen.timeline[.state] == ["turn failed", "turn began", "turn cancelled"], screen.log)
  }

  /// Puts a finger on a circle of 100 pt around (200, 400), at an angle in rad.
  private func place(_ finger: Finger, at angle: CGFloat) {
    let goal = CGPoint(x: 200 + 100 * cos(angle), y: 400 + 100 * sin(angle))
    finger.move(goal.x - finger.location.x, goal.y - finger.location.y)
  }
}
