import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct DelayedTouchTests {
  private let screen = Screen()
  private let view: TouchedView
  private let probe = Probe()

  init() {
    view = screen.addView()
    screen.add(probe, "probe", to: view)
  }

  @Test func `C045: a delayed touch is withheld until the recognizer fails`() {
    probe.delaysTouchesBegan = true
    screen.finger.down(100, 100).move(5, 0)
    let whilePossible = screen.timeline[.view]

    probe.state = .failed

    #expect(whilePossible == [])
    #expect(screen.timeline[.view] == ["view began", "view moved"], screen.log)
  }

  @Test func `C045: if the recognizer recognizes, the view never learns of the touch`() {
    probe.delaysTouchesBegan = true
    screen.finger.down(100, 100)

    probe.state = .began
    screen.finger.move(5, 0).up()

    #expect(screen.timeline[.view] == [], screen.log)
  }

  @Test func `C046: a replay brings the landing as it was, and the present place once`() {
    probe.delaysTouchesBegan = true
    var seen: [CGPoint] = []
    var times: [Double] = []
    view.onTouches = { touches, _ in
      seen += touches.map { $0.location(in: nil) }
      times += touches.map { ($0.timestamp * 60).rounded() }
    }
    screen.finger.down(100, 100).move(5, 0).move(5, 0).move(5, 0)

    probe.state = .failed
    screen.finger.up()

    #expect(screen.timeline[.view] == ["view began", "view moved", "view ended"], screen.log)
    #expect(seen == [100, 115, 115].map { CGPoint(x: $0, y: 100) })
    #expect(times == [1, 4, 5])
  }

  @Test func `C046: a touch that has ended meanwhile is replayed from begin to end`() {
    probe.delaysTouchesBegan = true
    probe.onTouches = { probe, phase in if phase == .ended { probe.state = .failed } }

    screen.finger.tap(100, 100)

    #expect(screen.timeline[.view] == ["view began", "view ended"], screen.log)
  }

  @Test func `C047: the end of a touch waits for those that may still recognize`() {
    let doubleTap = screen.add(UITapGestureRecognizer(), "double", to: view)
    doubleTap.numberOfTapsRequired = 2
    probe.isEnabled = false

    screen.finger.tap(100, 100)
    let atLift = screen.timeline[.view]
    screen.wait(EngineMetrics.tapInterval)

    #expect(atLift == ["view began"])
    #expect(screen.timeline[.view] == ["view began", "view ended"], screen.log)
  }

  @Test func `C047: a recognizer that delays no ends does not hold one back`() {
    let doubleTap = screen.add(UITapGestureRecognizer(), "double", to: view)
    doubleTap.numberOfTapsRequired = 2
    doubleTap.delaysTouchesEnded = false
    probe.isEnabled = false

    screen.finger.tap(100, 100)

    #expect(screen.timeline[.view] == ["view began", "view ended"], screen.log)
  }

  @Test func `C047: a double tap cancels the touches of both its taps`() {
    let doubleTap = screen.add(UITapGestureRecognizer(), "double", to: view)
    doubleTap.numberOfTapsRequired = 2
    probe.isEnabled = false
    var cancelled = 0
    view.onTouches = { touches, phase in if phase == .cancelled { cancelled += touches.count } }

    screen.finger.tap(100, 100)
    screen.finger.tap(100, 100)

    #expect(
      screen.timeline[.view, .action] == [
        "view began", "view began", "view cancelled", "double ended",
      ], screen.log)
    #expect(cancelled == 2)
  }

  @Test func `C048: with several that delay, the release waits for the last`() {
    let other = screen.add(Probe(), "other")
    for recognizer in [probe, other] { recognizer.delaysTouchesBegan = true }
    screen.finger.down(100, 100)

    probe.state = .failed
    let afterFirst = screen.timeline[.view]
    other.state = .failed

    #expect(afterFirst == [])
    #expect(screen.timeline[.view] == ["view began"], screen.log)
  }

  @Test func `C049: a recognizer that only delays and fails passes the touch on`() {
    probe.delaysTouchesBegan = true
    probe.onTouches = { [clock = screen.engine.clock] probe, phase in
      if phase == .began {
        clock.schedule(after: 0.15) { [weak probe] in probe?.state = .failed }
      }
    }
    screen.finger.down(100, 100)

    screen.wait(0.14)
    let before = screen.timeline[.view]
    screen.wait(0.02)

    #expect(before == [])
    #expect(screen.timeline[.view] == ["view began"], screen.log)
  }

  @Test func `C043: after a cancel the view hears nothing more, the recognizer does`() {
    screen.finger.down(100, 100)
    probe.state = .began
    screen.timeline.clear()

    screen.finger.move(5, 0).up()

    #expect(screen.timeline[.view] == [], screen.log)
    #expect(probe.phases == [.began, .moved, .ended])
  }
}
