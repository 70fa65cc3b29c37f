import Foundation
import HeadlessUIKit
import Testing

/// Pans with several fingers.
@MainActor @Suite struct PanFingersTests {
  private let screen = Screen()
  private let pan = UIPanGestureRecognizer()
  private let one: Finger
  private let other: Finger

  init() {
    screen.add(pan, "pan")
    (one, other) = (screen.finger(0), screen.finger(1))
  }

  @Test func `C108: a pan ends when all its fingers are lifted`() {
    one.down(100, 100).move(20, 0)
    other.down(200, 100)
    one.up()
    let afterFirst = pan.state
    other.move(5, 0).up()

    #expect(afterFirst == .began)
    #expect(screen.timeline[.action] == ["pan began", "pan changed", "pan ended"], screen.log)
  }

  @Test func `C108: a pan of two fingers does not begin with one`() {
    pan.minimumNumberOfTouches = 2

    one.down(100, 100).drag(50, 0)

    #expect(pan.state == .possible)
  }

  @Test func `C108: movement before there are enough fingers does not count`() {
    pan.minimumNumberOfTouches = 2
    one.down(100, 100).drag(50, 0)

    other.down(200, 100).move(1, 0)
    let afterOnePoint = pan.state
    screen.send([one.movement(12, 0), other.movement(12, 0)])

    #expect(afterOnePoint == .possible, screen.log)
    #expect(pan.state == .began, screen.log)
  }

  @Test func `C109: too many fingers before it began prevent it`() {
    pan.maximumNumberOfTouches = 1
    one.down(100, 100)
    other.down(200, 100)

    one.drag(50, 0)

    #expect(screen.timeline[.state] == ["pan failed"], screen.log)
  }

  @Test func `C109: a finger too many after it began does not end it`() {
    pan.maximumNumberOfTouches = 1
    one.down(100, 100).move(20, 0)

    other.down(200, 100)
    one.move(5, 0)

    #expect(pan.state == .changed)
  }

  @Test func `C110: location is the middle of the fingers`() {
    one.down(100, 100)
    other.down(200, 300)

    #expect(pan.location(in: nil) == CGPoint(x: 150, y: 200))
    #expect(pan.location(ofTouch: 1, in: nil) == CGPoint(x: 200, y: 300))
    #expect(pan.location(ofTouch: 2, in: nil) == .zero)
    #expect(pan.numberOfTouches == 2)
  }

  @Test func `C110: fingers that come and go do not make the translation jump`() {
    one.down(100, 100).move(30, 0)
    other.down(300, 500)
    let afterLanding = pan.translation(in: nil)
    screen.send([one.movement(10, 0), other.movement(10, 0)])
    let afterMove = pan.translation(in: nil)
    one.up()
    let afterLifting = pan.translation(in: nil)
    other.move(4, 0)

    #expect(afterLanding == CGPoint(x: 20, y: 0))
    #expect(afterMove == CGPoint(x: 30, y: 0))
    #expect(afterLifting == CGPoint(x: 30, y: 0))
    #expect(pan.translation(in: nil) == CGPoint(x: 34, y: 0))
  }

  @Test func `C110: one of two fingers moves the translation by half its way`() {
    one.down(100, 100)
    other.down(200, 100)

    one.move(20, 0).move(10, 0)

    #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 0))
  }
}
