import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct LongPressTests {
  private let screen = Screen()
  private let press = UILongPressGestureRecognizer()

  init() { screen.add(press, "press") }

  @Test func `C122: a press begins by itself after half a second`() {
    screen.finger.down(100, 100).hold(0.49)
    let before = screen.timeline[.action]
    screen.finger.hold(0.01)

    #expect(before == [])
    #expect(screen.timeline[.action] == ["press began"], screen.log)
  }

  @Test func `C122: it changes as the finger moves, however far, and ends when it lifts`() {
    screen.finger.down(100, 100).hold(0.5).move(200, 300).up()

    #expect(
      screen.timeline[.action] == ["press began", "press changed", "press ended"], screen.log)
  }

  @Test func `C122: its defaults are UIKit's`() {
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    #expect(press.numberOfTouchesRequired == 1)
  }

  @Test func `C123: lifting early fails it, and its timer does nothing later`() {
    screen.finger.down(100, 100).hold(0.4).up().hold(1)

    #expect(screen.timeline[.state] == ["press failed"], screen.log)
    #expect(screen.engine.clock.isIdle)
  }

  @Test func `C123: moving farther than the allowance fails it`() {
    screen.finger.down(100, 100).move(10, 0)
    let atTheLimit = press.state
    screen.finger.move(0.5, 0)

    #expect(atTheLimit == .possible)
    #expect(press.state == .failed)
  }

  @Test func `a press of two fingers counts from the second`() {
    press.numberOfTouchesRequired = 2
    screen.finger.down(100, 100).hold(1)
    screen.finger(1).down(200, 100).hold(0.49)
    let before = press.state
    screen.wait(0.01)

    #expect(before == .possible)
    #expect(press.state == .began, screen.log)
  }

  @Test func `C122: a press that takes taps begins when they came before it`() {
    press.numberOfTapsRequired = 2
    screen.finger.down(100, 100).hold(EngineMetrics.tapDuration)
    #expect(press.state == .failed, screen.log)
    screen.finger.up()

    screen.finger.tap(100, 100)
    screen.finger.tap(105, 100)
    screen.finger.down(100, 100).hold(0.49)
    #expect(screen.timeline[.action] == [], screen.log)
    screen.finger.hold(0.02).move(50, 0).up()

    #expect(
      screen.timeline[.action] == ["press began", "press changed", "press ended"], screen.log)
    #expect(UILongPressGestureRecognizer().numberOfTapsRequired == 0)
  }

  @Test func `C123: a press that takes a tap fails if the press does not follow, or elsewhere`() {
    press.numberOfTapsRequired = 1

    screen.finger.tap(100, 100)
    screen.wait(EngineMetrics.tapInterval)
    let late = screen.timeline[.state]
    screen.finger.tap(100, 100)
    screen.finger.down(300, 100)

    #expect(late == ["press failed"])
    #expect(screen.timeline[.state] == ["press failed", "press failed"], screen.log)
  }

  @Test func `C122: taps and press may take two fingers`() {
    press.numberOfTapsRequired = 1
    press.numberOfTouchesRequired = 2
    let (one, other) = (screen.finger(0), screen.finger(1))
    one.down(100, 100)
    other.down(200, 100)
    one.up()
    other.up()

    one.down(100, 100)
    other.down(200, 100).hold(0.5)

    #expect(press.state == .began, screen.log)
  }

  @Test func `one finger too many fails it`() {
    screen.finger.down(100, 100)
    screen.finger(1).down(200, 100)

    #expect(press.state == .failed)
  }

  @Test func `a press that begins under a finger excludes a pan of the same finger`() {
    screen.add(UIPanGestureRecognizer(), "pan")

    screen.finger.down(100, 100).hold(0.5).drag(50, 0, steps: 2).up()

    #expect(
      screen.timeline[.state] == [
        "press began", "pan failed, prevented by press", "press changed", "press changed",
        "press ended",
      ], screen.log)
  }
}
