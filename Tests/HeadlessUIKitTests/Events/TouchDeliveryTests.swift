#if HEADLESS
import HeadlessUIKit
import Testing

@MainActor @Suite struct TouchDeliveryTests {
  private let screen = Screen()
  private let view: TouchRecordingView

  init() { view = screen.addView() }

  @Test func `C001: a touch reaches recognizers, then targets, then the hit view`() {
    let probe = screen.add(Probe(), "probe", to: view)
    probe.cancelsTouchesInView = false
    probe.onTouches = { [timeline = screen.timeline] probe, phase in
      timeline.note("probe receives \(phase)")
      probe.state = .ended
    }

    screen.touch.down(100, 100)

    #expect(
      screen.timeline[.note, .action, .view] == [
        "probe receives began", "probe ended", "view began",
      ],
      screen.log)
  }

  @Test func `C003: a touch stays with its hit view wherever it moves`() {
    let left = screen.addView("left", width: 200)
    let right = screen.addView("right", x: 200, width: 200)
    var isHitView: [Bool] = []
    for view in [left, right] {
      view.onTouches = { [weak left] touches, _ in isHitView += touches.map { $0.view === left } }
    }

    screen.touch.down(190, 100).move(100, 0).up()

    #expect(screen.timeline[.view] == ["left began", "left moved", "left ended"], screen.log)
    #expect(isHitView == [true, true, true])
  }

  @Test func `C041: recognition cancels the view's touch just before the action`() {
    screen.add(UIPanGestureRecognizer(), "pan", to: view)

    screen.touch.down(100, 100).move(5, 0).move(20, 0).move(5, 0).up()

    #expect(
      screen.timeline[.action, .view] == [
        "view began", "view moved", "view cancelled", "pan began", "pan changed", "pan ended",
      ], screen.log)
  }

  @Test func `C041: without cancelsTouchesInView the view keeps the touch`() {
    let pan = screen.add(UIPanGestureRecognizer(), "pan", to: view)
    pan.cancelsTouchesInView = false

    screen.touch.down(100, 100).move(20, 0).up()

    #expect(screen.timeline[.view] == ["view began", "view moved", "view ended"], screen.log)
  }

  @Test func `C042: a two-touch gesture cancels the touches of both views`() {
    let left = screen.addView("left", width: 200, to: view)
    let right = screen.addView("right", x: 200, width: 200, to: view)
    screen.add(UIPinchGestureRecognizer(), "pinch", to: view)
    screen.touch.down(190, 100)
    screen.touch(1).down(210, 100)
    screen.timeline.clear()

    screen.touch.move(-50, 0)

    #expect(
      Set(screen.timeline[.view]) == ["\(left.name) cancelled", "\(right.name) cancelled"],
      screen.log)
    #expect(screen.timeline[.action] == ["pinch began"], screen.log)
  }

  @Test func `C044: an ignored touch is neither tracked nor cancelled`() {
    let probe = screen.add(Probe(), "probe", to: view)
    probe.onTouches = { probe, _ in
      guard let event = probe.lastEvent, let touch = event.allTouches?.first else { return }
      probe.ignore(touch, for: event)
    }

    screen.touch.down(100, 100).move(5, 0)
    let touches = probe.numberOfTouches
    screen.touch.up()

    #expect(touches == 0)
    #expect(probe.phases == [.began])
    #expect(screen.timeline[.view] == ["view began", "view moved", "view ended"], screen.log)
  }

  @Test func `C015: by default a view receives one touch and its recognizers receive all`() {
    let probe = screen.add(Probe(), "probe", to: view)

    screen.touch.down(100, 100)
    screen.touch(1).down(200, 100).move(5, 0).up()

    #expect(screen.timeline[.view] == ["view began"], screen.log)
    #expect(probe.phases == [.began, .began, .moved, .ended])
  }

  @Test func `C015: with isMultipleTouchEnabled a view receives all touches`() {
    view.isMultipleTouchEnabled = true

    screen.touch.down(100, 100)
    screen.touch(1).down(200, 100).move(5, 0).up()

    #expect(
      screen.timeline[.view] == ["view began", "view began", "view moved", "view ended"],
      screen.log)
  }

  @Test func `C017: a call carries only changed touches, others are stationary in the event`() {
    let probe = screen.add(Probe(), "probe", to: view)
    screen.touch.down(100, 100)
    var phases: [Set<UITouch.Phase>] = []
    probe.onTouches = { probe, _ in
      phases.append(Set((probe.lastEvent?.allTouches ?? []).map(\.phase)))
    }

    screen.touch(1).down(200, 100).move(5, 0).up()

    #expect(phases == [[.stationary, .began], [.stationary, .moved], [.stationary, .ended]])
    #expect(probe.phases == [.began, .began, .moved, .ended])
  }

  @Test func `C017: touches that change together reach a view in one call per phase`() {
    view.isMultipleTouchEnabled = true
    var calls: [String] = []
    view.onTouches = { touches, phase in calls.append("\(phase) \(touches.count)") }

    for (time, phase) in [(0.0, UITouch.Phase.began), (0.1, .moved), (0.2, .ended)] {
      screen.engine.send(
        (0..<2).map { touch in
          TouchSample(
            touch: touch, phase: phase,
            location: CGPoint(x: 50 + 100 * Double(touch) + time, y: 9))
        }, at: time)
    }

    #expect(calls == ["began 2", "moved 2", "ended 2"])
  }

  @Test func `C018: a touch's timestamp is the time of its sample`() {
    var times: [Double] = []
    view.onTouches = { touches, _ in times += touches.map(\.timestamp) }

    screen.engine.send([TouchSample(phase: .began, location: CGPoint(x: 9, y: 9))], at: 1)
    screen.engine.send([TouchSample(phase: .ended, location: CGPoint(x: 9, y: 9))], at: 3)

    #expect(times == [1, 3])
  }

  @Test func `C021: a touch and its event list the recognizers that track it`() {
    let probe = screen.add(Probe(), "probe", to: view)
    let outer = screen.add(Probe(), "outer")
    screen.touch.down(100, 100)
    let event = probe.lastEvent
    let touch = event?.allTouches?.first

    #expect(touch?.gestureRecognizers == [probe, outer])
    #expect(event?.touches(for: probe)?.count == 1)

    outer.isEnabled = false

    #expect(touch?.gestureRecognizers == [probe])
    #expect(event?.touches(for: outer)?.count == 0)
  }

  @Test func `C022: removing the hit view cancels its touch`() {
    let probe = screen.add(Probe(), "probe", to: view)
    screen.touch.down(100, 100)

    view.removeFromSuperview()
    screen.touch.move(5, 0).up()

    #expect(screen.timeline[.view] == ["view began", "view cancelled"], screen.log)
    #expect(probe.phases == [.began, .cancelled])
    #expect(probe.state == .possible)
  }

  @Test func `C023: a touch that the system cancels is cancelled for recognizers and views`() {
    let pan = screen.add(UIPanGestureRecognizer(), "pan", to: view)
    pan.cancelsTouchesInView = false

    screen.touch.down(100, 100).move(20, 0).cancel()

    #expect(
      screen.timeline[.action, .view] == [
        "view began", "pan began", "view moved", "pan cancelled", "view cancelled",
      ], screen.log)
  }

  @Test func `C023: the system may cancel all touches at once`() {
    view.isMultipleTouchEnabled = true
    let probe = screen.add(Probe(), "probe", to: view)
    screen.touch(0).down(100, 100)
    screen.touch(1).down(200, 100)
    screen.timeline.clear()

    screen.engine.cancelTouches(at: screen.engine.clock.now)
    screen.touch.move(5, 0).up()

    #expect(probe.phases == [.began, .began, .cancelled])
    #expect(screen.timeline[.view] == ["view cancelled"], screen.log)
    #expect(probe.state == .possible)
  }
}
#endif
