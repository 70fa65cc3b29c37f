#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Touches that a recognizer withholds from the hit view.
@MainActor @Suite struct DelayedTouchTests {
  private let screen = Screen()
  private let view: TouchRecordingView
  private let probe = Probe()

  init() {
    view = screen.addView()
    screen.add(probe, "probe", to: view)
  }

  @Test func `C045: a delayed touch is withheld from the view until the recognizer fails`() {
    probe.delaysTouchesBegan = true
    screen.touch.down(100, 100).move(5, 0)
    let whilePossible = screen.timeline[.view]

    probe.state = .failed

    #expect(whilePossible == [])
    #expect(screen.timeline[.view] == ["view began", "view moved"], screen.log)
  }

  @Test func `C045: a view never receives a delayed touch that is recognized`() {
    probe.delaysTouchesBegan = true
    screen.touch.down(100, 100)

    probe.state = .began
    screen.touch.move(5, 0).up()

    #expect(screen.timeline[.view] == [], screen.log)
  }

  @Test
  func `C046: a released touch brings its original landing and one move to its current location`() {
    probe.delaysTouchesBegan = true
    var locations: [CGPoint] = []
    var times: [Double] = []
    view.onTouches = { touches, _ in
      locations += touches.map { $0.location(in: nil) }
      times += touches.map { ($0.timestamp * 60).rounded() }
    }
    screen.touch.down(100, 100).move(5, 0).move(5, 0).move(5, 0)

    probe.state = .failed
    screen.touch.up()

    #expect(screen.timeline[.view] == ["view began", "view moved", "view ended"], screen.log)
    #expect(locations == [100, 115, 115].map { CGPoint(x: $0, y: 100) })
    #expect(times == [1, 4, 5])
  }

  @Test func `C046: a touch that already ended is delivered from begin to end`() {
    probe.delaysTouchesBegan = true
    probe.onTouches = { probe, phase in if phase == .ended { probe.state = .failed } }

    screen.touch.tap(100, 100)

    #expect(screen.timeline[.view] == ["view began", "view ended"], screen.log)
  }

  @Test func `C047: touchesEnded waits while a recognizer that delays ends is possible`() {
    let doubleTap = screen.add(UITapGestureRecognizer(), "double", to: view)
    doubleTap.numberOfTapsRequired = 2
    probe.isEnabled = false

    screen.touch.tap(100, 100)
    let touchesAtLift = screen.timeline[.view]
    screen.wait(EngineMetrics.tapInterval)

    #expect(touchesAtLift == ["view began"])
    #expect(screen.timeline[.view] == ["view began", "view ended"], screen.log)
  }

  @Test func `C047: with delaysTouchesEnded off a recognizer does not withhold touchesEnded`() {
    let doubleTap = screen.add(UITapGestureRecognizer(), "double", to: view)
    doubleTap.numberOfTapsRequired = 2
    doubleTap.delaysTouchesEnded = false
    probe.isEnabled = false

    screen.touch.tap(100, 100)

    #expect(screen.timeline[.view] == ["view began", "view ended"], screen.log)
  }

  @Test func `C047: a double tap cancels the touches of both taps`() {
    let doubleTap = screen.add(UITapGestureRecognizer(), "double", to: view)
    doubleTap.numberOfTapsRequired = 2
    probe.isEnabled = false
    var cancelled = 0
    view.onTouches = { touches, phase in if phase == .cancelled { cancelled += touches.count } }

    screen.touch.tap(100, 100)
    screen.touch.tap(100, 100)

    #expect(
      screen.timeline[.view, .action] == [
        "view began", "view began", "view cancelled", "double ended",
      ], screen.log)
    #expect(cancelled == 2)
  }

  @Test func `C048: with several delaying recognizers the release waits for the last to fail`() {
    let other = screen.add(Probe(), "other")
    for recognizer in [probe, other] { recognizer.delaysTouchesBegan = true }
    screen.touch.down(100, 100)

    probe.state = .failed
    let touchesAfterFirstFailure = screen.timeline[.view]
    other.state = .failed

    #expect(touchesAfterFirstFailure == [])
    #expect(screen.timeline[.view] == ["view began"], screen.log)
  }

  @Test func `C049: a recognizer that only delays and then fails passes the touch on`() {
    probe.delaysTouchesBegan = true
    probe.onTouches = { [clock = screen.engine.clock] probe, phase in
      if phase == .began {
        clock.schedule(after: 0.15) { [weak probe] in probe?.state = .failed }
      }
    }
    screen.touch.down(100, 100)

    screen.wait(0.14)
    let touchesBeforeFailure = screen.timeline[.view]
    screen.wait(0.02)

    #expect(touchesBeforeFailure == [])
    #expect(screen.timeline[.view] == ["view began"], screen.log)
  }

  @Test func `C043: after a cancel the view receives nothing more, and the recognizer still does`()
  {
    screen.touch.down(100, 100)
    probe.state = .began
    screen.timeline.clear()

    screen.touch.move(5, 0).up()

    #expect(screen.timeline[.view] == [], screen.log)
    #expect(probe.phases == [.began, .moved, .ended])
  }
}
#endif
