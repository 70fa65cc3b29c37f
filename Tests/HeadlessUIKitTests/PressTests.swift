import Foundation
import HeadlessUIKit
import Testing

/// Buttons: whom a press reaches, and what recognizers do to it.
@MainActor @Suite struct PressTests {
  private let stage = PressStage()
  private var screen: Screen { stage.screen }

  @Test func `C051: a press goes to the first responder, and up its chain if that passes it on`() {
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

  @Test func `C051: a press tells its button, responder, window, time and force`() throws {
    var told: [UIPress] = []
    // A press keeps its responder, which keeps who is told of it.
    defer { told = [] }
    var forces: [CGFloat] = []
    var times: [TimeInterval] = []
    stage.view.onPresses = { presses, _ in
      told += presses
      forces += presses.map(\.force)
      times += presses.map(\.timestamp)
    }

    screen.engine.press([PressSample(.playPause, .began)], at: 1)
    screen.engine.press([PressSample(.playPause, .changed, force: 0.25)], at: 2)
    screen.engine.press([PressSample(.playPause, .ended)], at: 3)

    let press = try #require(told.first)
    #expect(Set(told).count == 1)
    #expect(press.type == .playPause)
    #expect(press.responder === stage.view)
    #expect(press.window === screen.window)
    #expect(forces == [1, 0.25, 0])
    #expect(times == [1, 2, 3])
  }

  @Test func `C051: recognizers of the responder's view and of all around it get the press first`()
  {
    let probe = screen.add(Probe(), "probe", to: stage.view)
    let outer = screen.add(Probe(), "outer probe", to: screen.window)
    let beside = screen.add(Probe(), "beside", to: screen.addView())
    probe.onPresses = { [timeline = screen.timeline] probe, phase, event in
      timeline.note("probe sees \(phase), \(event.presses(for: probe).count)")
    }

    stage.click()

    #expect(
      screen.timeline[.note, .view]
        == ["probe sees began, 1", "view began", "probe sees ended, 1", "view ended"], screen.log)
    #expect(outer.pressPhases == [.began, .ended])
    #expect(beside.pressPhases == [])
  }

  @Test func `C051: a recognizer gets the presses of the buttons it allows, at first of select`() {
    let probe = screen.add(Probe(), "probe", to: stage.view)
    #expect(probe.allowedPressTypes == [4])

    for type in UIPress.PressType.allCases {
      probe.allowedPressTypes = [NSNumber(value: type.rawValue)]
      for other in UIPress.PressType.allCases { stage.click(other) }
    }
    let heard = probe.pressPhases.count
    probe.allowedPressTypes = []
    stage.click()

    #expect(heard == 2 * UIPress.PressType.allCases.count)
    #expect(probe.pressPhases.count == heard)
  }

  @Test func `C051: a delegate is asked about each press, after its event, and may refuse either`()
  {
    let probe = screen.add(Probe(), "probe", to: stage.view)
    probe.allowedPressTypes = [4, 6]
    let answers = Answers()
    probe.delegate = answers
    var asked: [String] = []
    answers.receivesEvent = { event in
      asked.append("event \(event.type)")
      return true
    }
    answers.receivesPress = { press in
      asked.append("press \(press.type)")
      return press.type == .select
    }

    stage.send(PressSample(.select, .began), PressSample(.playPause, .began))
    let followed = (probe.pressPhases, asked)
    stage.send(PressSample(.select, .ended), PressSample(.playPause, .ended))
    answers.receivesEvent = { _ in false }
    stage.click()

    #expect(followed.0 == [.began])
    #expect(followed.1 == ["event presses", "press select", "press playPause"])
    #expect(probe.pressPhases == [.began, .ended])
    #expect(asked.count == 3)
  }

  @Test func `C051: press and event name the recognizers that follow`() throws {
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

  @Test func `C051, C041: recognizing takes the press from the responder just before the action`() {
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
  func `C051, C045: a delaying recognizer holds the press back until it has failed`(fails: Bool) {
    let tap = screen.add(UITapGestureRecognizer(), "tap", to: stage.view)
    tap.delaysTouchesBegan = true
    var landings: [String] = []
    stage.view.onPresses = { presses, _ in
      landings += presses.map { "\($0.phase) \($0.timestamp)" }
    }

    screen.engine.press([PressSample(.select, .began)], at: 1)
    let before = screen.timeline[.view]
    screen.engine.press([PressSample(.select, .ended)], at: fails ? 2 : 1.1)

    #expect(before == [])
    #expect(screen.timeline[.view] == (fails ? ["view began", "view ended"] : []), screen.log)
    #expect(landings == (fails ? ["began 1.0", "ended 2.0"] : []))
  }

  @Test(arguments: [true, false])
  func `C051, C047: the end of a press is held while a recognizer that delays it may recognize`(
    delays: Bool
  ) {
    let tap = screen.add(UITapGestureRecognizer(), "double tap", to: stage.view)
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = delays

    stage.click()
    let before = screen.timeline[.view]
    screen.wait(1)

    #expect(before == (delays ? ["view began"] : ["view began", "view ended"]), screen.log)
    #expect(screen.timeline[.view] == ["view began", "view ended"], screen.log)
    #expect(screen.engine.clock.isIdle)
  }

  @Test func `C051, C047: a press whose end was held is cancelled if the gesture is recognized`() {
    let tap = screen.add(UITapGestureRecognizer(), "double tap", to: stage.view)
    tap.numberOfTapsRequired = 2

    stage.click()
    stage.click()

    #expect(screen.timeline[.action] == ["double tap ended"], screen.log)
    #expect(
      screen.timeline[.view] == ["view began", "view began", "view cancelled", "view cancelled"],
      screen.log)
  }

  @Test func `C051, C044: a press that a recognizer ignores is neither followed nor cancelled`() {
    let probe = screen.add(Probe(), "probe", to: stage.view)
    probe.delaysTouchesBegan = true
    probe.onPresses = { probe, _, event in
      for press in event.allPresses { probe.ignore(press, for: event) }
    }

    stage.click()

    #expect(probe.pressPhases == [.began])
    #expect(screen.timeline[.view] == ["view began", "view ended"], screen.log)
  }

  @Test func `C051: recognizers that share a press exclude and await each other as with touches`() {
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

  @Test func `C051: a held button is no tap, and a long press`() {
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

  @Test func `C051: two buttons at once are no tap, and a cancelled press is none`() {
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

  @Test
  func `C051: a recognizer that is disabled lets its press go, one that is over hears no more`() {
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

  @Test func `C051: pans, pinches, swipes and rotations ignore presses, or follow to their end`() {
    for answer in UIKitBehavior.PressesAndMovements.allCases {
      for recognizer in [
        UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UISwipeGestureRecognizer(),
        UIRotationGestureRecognizer(),
      ] {
        let stage = PressStage(Screen(\.pressesAndMovements, answer))
        stage.screen.add(recognizer, "movement", to: stage.view)
        recognizer.delaysTouchesBegan = true

        stage.down()
        let early = stage.screen.timeline[.view]
        stage.up()

        #expect(early == (answer == .areIgnored ? ["view began"] : []), stage.screen.log)
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

  @Test func `a press beside a finger disturbs neither`() {
    let pan = screen.add(UIPanGestureRecognizer(), "pan", to: stage.view)
    let tap = screen.add(UITapGestureRecognizer(), "tap", to: stage.outer)
    screen.finger.down(100, 100)
    stage.down()
    screen.finger.move(30, 0)
    stage.up()
    screen.finger.up()
    stage.click()

    #expect(screen.timeline[.action] == ["pan began", "pan ended", "tap ended"], screen.log)
    #expect((pan.state, tap.state) == (.possible, .possible))
    #expect(screen.engine.clock.isIdle || tap.state == .possible)
  }

  @Test func `C051: who hears of a press may press another button, and is told of that too`() {
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

  @Test func `buttons that are pressed twice, released twice, or on no window do no harm`() {
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
