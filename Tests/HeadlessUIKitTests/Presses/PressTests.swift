#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Presses of buttons: which responders receive them, and how recognizers affect them.
@MainActor @Suite struct PressTests {
  private let stage = PressStage()
  private var screen: Screen { stage.screen }

  @Test func `C051: a press goes to the first responder and up the chain if it is forwarded`() {
    stage.click()
    stage.view.isForwarding = true
    stage.send(PressSample(.menu, .began))
    stage.send(PressSample(.menu, .changed, force: 0.5))
    stage.send(PressSample(.menu, .cancelled))

    #expect(
      screen.timeline[.view] == [
        "view began", "view ended", "view began", "outer began", "view changed", "outer changed",
        "view cancelled", "outer cancelled",
      ], screen.log)
  }

  @Test func `C051: a press carries its type, responder, window, timestamp and force`() throws {
    var presses: [UIPress] = []
    // A press retains its responder, which retains the closure that holds the presses.
    defer { presses = [] }
    var forces: [CGFloat] = []
    var times: [TimeInterval] = []
    stage.view.onPresses = { changed, _ in
      presses += changed
      forces += changed.map(\.force)
      times += changed.map(\.timestamp)
    }

    screen.engine.press([PressSample(.playPause, .began)], at: 1)
    screen.engine.press([PressSample(.playPause, .changed, force: 0.25)], at: 2)
    screen.engine.press([PressSample(.playPause, .ended)], at: 3)
    let press = try #require(presses.first)

    #expect(Set(presses).count == 1)
    #expect(press.type == .playPause)
    #expect(press.responder === stage.view)
    #expect(press.window === screen.window)
    #expect(forces == [1, 0.25, 0])
    #expect(times == [1, 2, 3])
  }

  @Test func `C051: recognizers of the responder's view and superviews receive a press first`() {
    let probe = screen.add(Probe(), "probe", to: stage.view)
    let outer = screen.add(Probe(), "outer probe", to: screen.window)
    let beside = screen.add(Probe(), "beside", to: screen.addView())
    probe.onPresses = { [timeline = screen.timeline] probe, phase, event in
      timeline.note("probe receives \(phase), \(event.presses(for: probe).count)")
    }

    stage.click()

    #expect(
      screen.timeline[.note, .view]
        == ["probe receives began, 1", "view began", "probe receives ended, 1", "view ended"],
      screen.log)
    #expect(outer.pressPhases == [.began, .ended])
    #expect(beside.pressPhases == [])
  }

  @Test func `C051: a recognizer receives only its allowed press types, by default select`() {
    let probe = screen.add(Probe(), "probe", to: stage.view)
    let defaultTypes = probe.allowedPressTypes

    for type in UIPress.PressType.allCases {
      probe.allowedPressTypes = [NSNumber(value: type.rawValue)]
      for other in UIPress.PressType.allCases { stage.click(other) }
    }
    let phaseCount = probe.pressPhases.count
    probe.allowedPressTypes = []
    stage.click()

    #expect(defaultTypes == [4])
    #expect(phaseCount == 2 * UIPress.PressType.allCases.count)
    #expect(probe.pressPhases.count == phaseCount)
  }

  @Test func `C051: a delegate may refuse the event and then each press`() {
    let probe = screen.add(Probe(), "probe", to: stage.view)
    probe.allowedPressTypes = [4, 6]
    let answers = DelegateStub()
    probe.delegate = answers
    var calls: [String] = []
    answers.receivesEvent = { event in
      calls.append("event \(event.type)")
      return true
    }
    answers.receivesPress = { press in
      calls.append("press \(press.type)")
      return press.type == .select
    }

    stage.send(PressSample(.select, .began), PressSample(.playPause, .began))
    let (phases, firstCalls) = (probe.pressPhases, calls)
    stage.send(PressSample(.select, .ended), PressSample(.playPause, .ended))
    answers.receivesEvent = { _ in false }
    stage.click()

    #expect(phases == [.began])
    #expect(firstCalls == ["event presses", "press select", "press playPause"])
    #expect(probe.pressPhases == [.began, .ended])
    #expect(calls.count == 3)
  }

  @Test func `C051: a press and its event list the recognizers that track it`() throws {
    let probe = screen.add(Probe(), "probe", to: stage.view)
    var event: UIPressesEvent?
    defer { event = nil }
    probe.onPresses = { event = $2 }

    stage.down()
    let press = try #require(event?.allPresses.first)

    #expect(press.gestureRecognizers == [probe])

    probe.isEnabled = false

    #expect(press.gestureRecognizers == [])
    #expect(event?.presses(for: probe) == [])
  }

  @Test func `C051, C041: recognition cancels the responder's press just before the action`() {
    let tap = screen.add(UITapGestureRecognizer(), "tap", to: stage.view)

    stage.click()
    tap.cancelsTouchesInView = false
    stage.click()

    #expect(
      screen.timeline[.action, .view] == [
        "view began", "view cancelled", "tap ended", "view began", "tap ended", "view ended",
      ], screen.log)
  }

  @Test(arguments: [true, false])
  func `C051, C045: delaysTouchesBegan withholds the press until the recognizer fails`(fails: Bool)
  {
    let tap = screen.add(UITapGestureRecognizer(), "tap", to: stage.view)
    tap.delaysTouchesBegan = true
    var deliveries: [String] = []
    stage.view.onPresses = { presses, _ in
      deliveries += presses.map { "\($0.phase) \($0.timestamp)" }
    }

    screen.engine.press([PressSample(.select, .began)], at: 1)
    let viewBefore = screen.timeline[.view]
    screen.engine.press([PressSample(.select, .ended)], at: fails ? 3 : 1.1)

    #expect(viewBefore == [])
    #expect(screen.timeline[.view] == (fails ? ["view began", "view ended"] : []), screen.log)
    #expect(deliveries == (fails ? ["began 1.0", "ended 3.0"] : []))
  }

  @Test(arguments: [true, false])
  func `C051, C047: delaysTouchesEnded withholds the end of a press while possible`(
    delays: Bool
  ) {
    let tap = screen.add(UITapGestureRecognizer(), "double tap", to: stage.view)
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = delays

    stage.click()
    let viewBefore = screen.timeline[.view]
    screen.wait(1)

    #expect(viewBefore == (delays ? ["view began"] : ["view began", "view ended"]), screen.log)
    #expect(screen.timeline[.view] == ["view began", "view ended"], screen.log)
    #expect(screen.engine.clock.isIdle)
  }

  @Test func `C051, C047: a press whose end was withheld is cancelled on recognition`() {
    let tap = screen.add(UITapGestureRecognizer(), "double tap", to: stage.view)
    tap.numberOfTapsRequired = 2

    stage.click()
    stage.click()

    #expect(screen.timeline[.action] == ["double tap ended"], screen.log)
    #expect(
      screen.timeline[.view] == ["view began", "view began", "view cancelled", "view cancelled"],
      screen.log)
  }

  @Test func `C051, C044: an ignored press is neither tracked nor cancelled`() {
    let probe = screen.add(Probe(), "probe", to: stage.view)
    probe.delaysTouchesBegan = true
    probe.onPresses = { probe, _, event in
      for press in event.allPresses { probe.ignore(press, for: event) }
    }

    stage.click()

    #expect(probe.pressPhases == [.began])
    #expect(screen.timeline[.view] == ["view began", "view ended"], screen.log)
  }

  @Test func `C051: prevention and failure requirements apply to presses as to touches`() {
    let single = screen.add(UITapGestureRecognizer(), "single", to: stage.view)
    let double = screen.add(UITapGestureRecognizer(), "double", to: stage.outer)
    double.numberOfTapsRequired = 2
    screen.add(UITapGestureRecognizer(), "window", to: screen.window)
    single.require(toFail: double)

    stage.click()
    screen.wait(1)
    stage.click()
    stage.click()

    #expect(
      screen.timeline[.action] == ["window ended", "window ended", "double ended"], screen.log)
  }

  @Test func `C051: a held button fails a tap and begins a long press`() {
    screen.add(UITapGestureRecognizer(), "tap", to: stage.view)
    screen.add(UILongPressGestureRecognizer(), "long", to: stage.view)

    stage.down()
    screen.wait(1)
    stage.up()
    stage.click()

    #expect(
      screen.timeline[.action] == ["long began", "long ended", "tap ended"], screen.log)
    #expect(screen.timeline[.reset].count == 4, screen.log)
  }

  @Test func `C051: two simultaneous presses or a cancelled press fail a tap`() {
    let tap = screen.add(UITapGestureRecognizer(), "tap", to: stage.view)
    tap.allowedPressTypes = [4, 5]

    stage.down(.select)
    stage.down(.menu)
    stage.up(.select)
    stage.up(.menu)
    stage.down()
    stage.send(PressSample(.select, .cancelled))

    #expect(screen.timeline[.action] == [], screen.log)
    #expect(tap.state == .possible)
  }

  @Test func `C051: a disabled or terminal recognizer receives no more of a press`() {
    let probe = screen.add(Probe(), "probe", to: stage.view)
    probe.onPresses = { probe, phase, _ in if phase == .began { probe.state = .began } }
    stage.down()
    probe.isEnabled = false
    probe.isEnabled = true
    stage.up()
    probe.onPresses = { probe, _, _ in probe.state = .ended }
    stage.click()

    #expect(probe.pressPhases == [.began, .began])
    #expect(
      screen.timeline[.action] == ["probe began", "probe cancelled", "probe ended"], screen.log)
    #expect(probe.state == .possible)
  }

  @Test
  func `C051: the behavior decides whether pans, pinches, swipes and rotations track presses`() {
    for answer in UIKitBehavior.PressesAndMovements.allCases {
      for recognizer in [
        UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UISwipeGestureRecognizer(),
        UIRotationGestureRecognizer(),
      ] {
        let stage = PressStage(Screen(\.pressesAndMovements, answer))
        stage.screen.add(recognizer, "movement", to: stage.view)
        recognizer.delaysTouchesBegan = true

        stage.down()
        let viewAtPress = stage.screen.timeline[.view]
        stage.up()

        #expect(viewAtPress == (answer == .areIgnored ? ["view began"] : []), stage.screen.log)
        #expect(stage.screen.timeline[.view] == ["view began", "view ended"], stage.screen.log)
        #expect(stage.screen.timeline[.action] == [])
      }
    }
  }

  @Test func `C051: a press is cancelled when its responder leaves the window`() {
    let probe = screen.add(Probe(), "probe", to: screen.window)

    stage.down()
    stage.outer.removeFromSuperview()
    stage.up()

    #expect(screen.timeline[.view] == ["view began", "view cancelled"], screen.log)
    #expect(probe.pressPhases == [.began, .cancelled])
  }

  @Test func `C051: a press and a touch at the same time do not affect each other`() {
    let pan = screen.add(UIPanGestureRecognizer(), "pan", to: stage.view)
    let tap = screen.add(UITapGestureRecognizer(), "tap", to: stage.outer)
    screen.touch.down(100, 100)
    stage.down()
    screen.touch.move(30, 0)
    stage.up()
    screen.touch.up()
    stage.click()
    let state = (pan.state, tap.state)
    screen.wait(3)

    #expect(screen.timeline[.action] == ["pan began", "pan ended", "tap ended"], screen.log)
    #expect(state == (.possible, .possible))
    #expect(screen.engine.clock.isIdle)
  }

  @Test func `C051: a press sent from within a press callback is delivered too`() {
    var hasPressed = false
    stage.view.onPresses = { [weak stage] presses, phase in
      guard let stage else { return }
      stage.screen.timeline.note("\(presses.map(\.type)) \(phase)")
      guard !hasPressed else { return }
      hasPressed = true
      stage.click(.menu)
    }

    stage.click()

    #expect(
      Set(screen.timeline[.note]) == [
        "[HeadlessUIKit.UIPress.PressType.select] began",
        "[HeadlessUIKit.UIPress.PressType.menu] began",
        "[HeadlessUIKit.UIPress.PressType.menu] ended",
        "[HeadlessUIKit.UIPress.PressType.select] ended",
      ], screen.log)
    #expect(screen.timeline[.note].count == 4, screen.log)
  }

  @Test func `C051: duplicate presses and releases and presses without a window are ignored`() {
    stage.up()
    stage.down()
    stage.down()
    stage.send(PressSample(.select, .stationary))
    stage.up()
    stage.up()
    HeadlessEngine().press([PressSample(.select, .began)], at: 0)

    #expect(screen.timeline[.view] == ["view began", "view ended"], screen.log)
  }
}
#endif
