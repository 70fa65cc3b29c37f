#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Pans with several touches.
@MainActor @Suite struct MultipleTouchPanTests {
  private let screen = Screen()
  private let pan = UIPanGestureRecognizer()
  private let one: TestTouch
  private let other: TestTouch

  init() {
    screen.add(pan, "pan")
    (one, other) = (screen.touch(0), screen.touch(1))
  }

  @Test func `C108: a pan ends when all its touches have lifted`() {
    one.down(100, 100).move(20, 0)
    other.down(200, 100)
    one.up()
    let stateAfterFirstLift = pan.state
    other.move(5, 0).up()

    #expect(stateAfterFirstLift == .began)
    #expect(screen.timeline[.action] == ["pan began", "pan changed", "pan ended"], screen.log)
  }

  @Test func `C108: a two-touch pan does not begin with one touch`() {
    pan.minimumNumberOfTouches = 2

    one.down(100, 100).drag(50, 0)

    #expect(pan.state == .possible)
  }

  @Test func `C108: movement before the minimum number of touches does not count`() {
    pan.minimumNumberOfTouches = 2
    one.down(100, 100).drag(50, 0)

    other.down(200, 100).move(1, 0)
    let stateBefore = pan.state
    screen.send([one.movement(12, 0), other.movement(12, 0)])

    #expect(stateBefore == .possible, screen.log)
    #expect(pan.state == .began, screen.log)
  }

  @Test func `C109: a touch beyond the maximum fails a pan that has not begun`() {
    pan.maximumNumberOfTouches = 1
    one.down(100, 100)
    other.down(200, 100)

    one.drag(50, 0)

    #expect(screen.timeline[.state] == ["pan failed"], screen.log)
  }

  @Test func `C109: a touch beyond the maximum does not end a pan that has begun`() {
    pan.maximumNumberOfTouches = 1
    one.down(100, 100).move(20, 0)

    other.down(200, 100)
    one.move(5, 0)

    #expect(pan.state == .changed)
  }

  @Test func `C110: location is the centroid of the touches`() {
    one.down(100, 100)
    other.down(200, 300)

    #expect(pan.location(in: nil) == CGPoint(x: 150, y: 200))
    #expect(pan.location(ofTouch: 1, in: nil) == CGPoint(x: 200, y: 300))
    #expect(pan.location(ofTouch: 2, in: nil) == .zero)
    #expect(pan.numberOfTouches == 2)
  }

  @Test func `C110: adding or lifting a touch does not make the translation jump`() {
    one.down(100, 100).move(30, 0)
    other.down(300, 500)
    let afterTouchDown = pan.translation(in: nil)
    screen.send([one.movement(10, 0), other.movement(10, 0)])
    let afterMove = pan.translation(in: nil)
    one.up()
    let afterLift = pan.translation(in: nil)
    other.move(4, 0)

    #expect(afterTouchDown == CGPoint(x: 20, y: 0))
    #expect(afterMove == CGPoint(x: 30, y: 0))
    #expect(afterLift == CGPoint(x: 30, y: 0))
    #expect(pan.translation(in: nil) == CGPoint(x: 34, y: 0))
  }

  @Test func `C110: one of two touches moves the translation by half its travel`() {
    one.down(100, 100)
    other.down(200, 100)

    one.move(20, 0).move(10, 0)

    #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 0))
  }
}
#endif
