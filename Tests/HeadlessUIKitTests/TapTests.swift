import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct TapTests {
  private let screen = Screen()
  private let tap = UITapGestureRecognizer()

  init() { screen.add(tap, "tap") }

  @Test func `C124: a tap is recognized when the finger lifts`() {
    screen.finger.down(100, 100)
    let whileDown = screen.timeline[.action]
    screen.finger.up()

    #expect(whileDown == [])
    #expect(screen.timeline[.action] == ["tap ended"], screen.log)
  }

  @Test func `C124: two taps in a row are recognized one by one`() {
    screen.finger.tap(100, 100)
    screen.finger.tap(100, 100)

    #expect(screen.timeline[.action] == ["tap ended", "tap ended"], screen.log)
  }

  @Test func `C124: a tap takes one finger and one tap by default`() {
    #expect(tap.numberOfTapsRequired == 1)
    #expect(tap.numberOfTouchesRequired == 1)
  }

  @Test func `C124: location is that of the first tap`() {
    tap.numberOfTapsRequired = 2
    var place: CGPoint?
    tap.observeActions { place = $0.location(in: nil) }

    screen.finger.tap(100, 100)
    screen.finger.tap(110, 105)

    #expect(place == CGPoint(x: 100, y: 100))
  }

  @Test func `C125: a finger that stays too long is no tap`() {
    screen.finger.down(100, 100).hold(EngineMetrics.tapDuration)

    #expect(screen.timeline[.state] == ["tap failed"], screen.log)
  }

  @Test func `C125: a finger that strays too far is no tap`() {
    screen.finger.down(100, 100).move(EngineMetrics.tapMovement, 0)
    let atTheLimit = tap.state
    screen.finger.move(1, 0)

    #expect(atTheLimit == .possible)
    #expect(tap.state == .failed)
  }

  @Test func `C126: a double tap stays possible between its taps, until its time is over`() {
    tap.numberOfTapsRequired = 2
    screen.finger.tap(100, 100)

    screen.wait(EngineMetrics.tapInterval - 0.01)
    let before = screen.timeline[.state, .reset]
    screen.wait(0.02)

    #expect(before == [])
    #expect(screen.timeline[.state, .reset] == ["tap failed", "tap possible"], screen.log)
  }

  @Test func `C126: a second tap elsewhere is no double tap`() {
    tap.numberOfTapsRequired = 2

    screen.finger.tap(100, 100)
    screen.finger.tap(300, 100)

    #expect(screen.timeline[.state] == ["tap failed"], screen.log)
  }

  @Test func `a tap of two fingers takes exactly two`() {
    tap.numberOfTouchesRequired = 2
    let (one, other) = (screen.finger(0), screen.finger(1))

    one.tap(100, 100)
    one.down(100, 100)
    other.down(200, 100)
    one.up()
    let beforeLast = screen.timeline[.state]
    other.up()

    #expect(beforeLast == ["tap failed"])
    #expect(screen.timeline[.action] == ["tap ended"], screen.log)
  }

  @Test func `a second finger makes a tap of one finger fail`() {
    screen.finger.down(100, 100)

    screen.finger(1).down(200, 100)

    #expect(screen.timeline[.state] == ["tap failed"], screen.log)
  }

  @Test func `a touch that the system takes away is no tap`() {
    screen.finger.down(100, 100).cancel()

    #expect(screen.timeline[.state, .action] == ["tap failed"], screen.log)
  }
}
