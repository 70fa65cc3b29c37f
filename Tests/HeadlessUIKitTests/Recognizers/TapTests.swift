#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct TapTests {
  private let screen = Screen()
  private let tap = UITapGestureRecognizer()

  init() { screen.add(tap, "tap") }

  @Test func `C124: a tap is recognized when the touch lifts`() {
    screen.touch.down(100, 100)
    let actionsBeforeLift = screen.timeline[.action]
    screen.touch.up()

    #expect(actionsBeforeLift == [])
    #expect(screen.timeline[.action] == ["tap ended"], screen.log)
  }

  @Test func `C124: two consecutive taps are recognized separately`() {
    screen.touch.tap(100, 100)
    screen.touch.tap(100, 100)

    #expect(screen.timeline[.action] == ["tap ended", "tap ended"], screen.log)
  }

  @Test func `C124: location is that of the first tap`() {
    tap.numberOfTapsRequired = 2
    var location: CGPoint?
    tap.observeActions { location = $0.location(in: nil) }

    screen.touch.tap(100, 100)
    screen.touch.tap(110, 105)

    #expect(location == CGPoint(x: 100, y: 100))
  }

  @Test(arguments: [0.5, 1.4])
  func `C265: a touch held for half a second and more is a tap`(seconds: Double) {
    screen.touch.down(100, 100).hold(seconds).up()

    #expect(screen.timeline[.action] == ["tap ended"], screen.log)
  }

  @Test func `C125, C265: a touch held for 1.5 s fails the tap`() {
    #expect(EngineMetrics.tapDuration == 1.5)
    screen.touch.down(100, 100).hold(EngineMetrics.tapDuration)

    #expect(screen.timeline[.state] == ["tap failed"], screen.log)
  }

  @Test func `C125: a touch that moves too far fails the tap`() {
    screen.touch.down(100, 100).move(EngineMetrics.tapMovement, 0)
    let stateAtLimit = tap.state
    screen.touch.move(1, 0)

    #expect(stateAtLimit == .possible)
    #expect(tap.state == .failed)
  }

  @Test func `C126: a double tap stays possible after its first tap until the interval expires`() {
    tap.numberOfTapsRequired = 2
    screen.touch.tap(100, 100)

    screen.wait(EngineMetrics.tapInterval - 0.01)
    let linesBefore = screen.timeline[.state, .reset]
    screen.wait(0.02)

    #expect(linesBefore == [])
    #expect(screen.timeline[.state, .reset] == ["tap failed", "tap possible"], screen.log)
  }

  @Test func `C126: a second tap elsewhere fails the double tap`() {
    tap.numberOfTapsRequired = 2

    screen.touch.tap(100, 100)
    screen.touch.tap(300, 100)

    #expect(screen.timeline[.state] == ["tap failed"], screen.log)
  }

  @Test func `C124: a two-touch tap requires exactly two touches`() {
    tap.numberOfTouchesRequired = 2
    let (one, other) = (screen.touch(0), screen.touch(1))

    one.tap(100, 100)
    one.down(100, 100)
    other.down(200, 100)
    one.up()
    let statesBeforeLift = screen.timeline[.state]
    other.up()

    #expect(statesBeforeLift == ["tap failed"])
    #expect(screen.timeline[.action] == ["tap ended"], screen.log)
  }

  @Test func `C124: a second touch fails a one-touch tap`() {
    screen.touch.down(100, 100)

    screen.touch(1).down(200, 100)

    #expect(screen.timeline[.state] == ["tap failed"], screen.log)
  }

  @Test func `C023: a cancelled touch fails the tap`() {
    screen.touch.down(100, 100).cancel()

    #expect(screen.timeline[.state, .action] == ["tap failed"], screen.log)
  }
}
#endif
