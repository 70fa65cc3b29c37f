#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Long presses: duration, movement, taps and number of touches.
@MainActor @Suite struct LongPressTests {
  private let screen = Screen()
  private let press = UILongPressGestureRecognizer()

  init() { screen.add(press, "press") }

  @Test func `C122: a long press begins after half a second without movement`() {
    screen.touch.down(100, 100).hold(0.49)
    let actionsBeforeDuration = screen.timeline[.action]
    screen.touch.hold(0.01)

    #expect(actionsBeforeDuration == [])
    #expect(screen.timeline[.action] == ["press began"], screen.log)
  }

  @Test func `C122: a long press changes with any movement and ends when its touch lifts`() {
    screen.touch.down(100, 100).hold(0.5).move(200, 300).up()

    #expect(
      screen.timeline[.action] == ["press began", "press changed", "press ended"], screen.log)
  }

  @Test func `C123: lifting early fails a long press and stops its timer`() {
    screen.touch.down(100, 100).hold(0.4).up().hold(1)

    #expect(screen.timeline[.state] == ["press failed"], screen.log)
    #expect(screen.engine.clock.isIdle)
  }

  @Test func `C123: moving farther than allowableMovement fails a long press`() {
    screen.touch.down(100, 100).move(10, 0)
    let stateAtLimit = press.state
    screen.touch.move(0.5, 0)

    #expect(stateAtLimit == .possible)
    #expect(press.state == .failed)
  }

  @Test func `C122: a two-touch press counts its duration from the second touch`() {
    press.numberOfTouchesRequired = 2
    screen.touch.down(100, 100).hold(1)
    screen.touch(1).down(200, 100).hold(0.49)
    let stateBeforeDuration = press.state
    screen.wait(0.01)

    #expect(stateBeforeDuration == .possible)
    #expect(press.state == .began, screen.log)
  }

  @Test func `C122: a press with required taps begins only after those taps`() {
    press.numberOfTapsRequired = 2

    screen.touch.down(100, 100).hold(EngineMetrics.tapDuration)
    let stateWithoutTaps = press.state
    screen.touch.up()
    screen.touch.tap(100, 100)
    screen.touch.tap(105, 100)
    screen.touch.down(100, 100).hold(0.49)
    let actionsBeforeDuration = screen.timeline[.action]
    screen.touch.hold(0.02).move(50, 0).up()

    #expect(stateWithoutTaps == .failed, screen.log)
    #expect(actionsBeforeDuration == [], screen.log)
    #expect(
      screen.timeline[.action] == ["press began", "press changed", "press ended"], screen.log)
    #expect(UILongPressGestureRecognizer().numberOfTapsRequired == 0)
  }

  @Test func `C123: a press with required taps fails if it comes late or elsewhere`() {
    press.numberOfTapsRequired = 1

    screen.touch.tap(100, 100)
    screen.wait(EngineMetrics.tapInterval)
    let statesAfterInterval = screen.timeline[.state]
    screen.touch.tap(100, 100)
    screen.touch.down(300, 100)

    #expect(statesAfterInterval == ["press failed"])
    #expect(screen.timeline[.state] == ["press failed", "press failed"], screen.log)
  }

  @Test func `C122: required taps and the press may need two touches`() {
    press.numberOfTapsRequired = 1
    press.numberOfTouchesRequired = 2
    let (first, second) = (screen.touch(0), screen.touch(1))
    first.down(100, 100)
    second.down(200, 100)
    first.up()
    second.up()

    first.down(100, 100)
    second.down(200, 100).hold(0.5)

    #expect(press.state == .began, screen.log)
  }

  @Test func `C122: a surplus touch fails a long press`() {
    screen.touch.down(100, 100)
    screen.touch(1).down(200, 100)

    #expect(press.state == .failed)
  }

  @Test func `C073: a long press that begins excludes a pan of the same touch`() {
    screen.add(UIPanGestureRecognizer(), "pan")

    screen.touch.down(100, 100).hold(0.5).drag(50, 0, steps: 2).up()

    #expect(
      screen.timeline[.state] == [
        "press began", "pan failed, prevented by press", "press changed", "press changed",
        "press ended",
      ], screen.log)
  }
}
#endif
