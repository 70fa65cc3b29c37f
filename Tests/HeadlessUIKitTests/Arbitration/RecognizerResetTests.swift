#if HEADLESS
import HeadlessUIKit
import Testing

@MainActor @Suite struct RecognizerResetTests {
  @Test(arguments: [UIGestureRecognizer.State.ended, .failed])
  func `C061: a recognizer stays terminal until its touches have ended`(
    end: UIGestureRecognizer.State
  ) {
    let screen = Screen()
    let probe = screen.add(Probe(), "probe")
    screen.touch.down(100, 100)
    probe.state = end

    screen.touch.move(5, 0)
    let stateWhileDown = probe.state
    screen.touch.up()

    #expect(stateWhileDown == end)
    #expect(probe.state == .possible)
    #expect(screen.timeline[.reset] == ["probe possible"], screen.log)
  }

  @Test func `C062: a recognizer reset at once receives no more of the current touches`() {
    let screen = Screen(\.resetTime, .immediatelyIfUnlinked)
    let probe = screen.add(Probe(), "probe")
    screen.touch.down(100, 100)

    probe.state = .ended

    #expect(probe.state == .possible)
    #expect(screen.timeline[.reset] == ["probe possible"], screen.log)

    screen.touch.move(5, 0).up()

    #expect(probe.phases == [.began])
  }

  @Test func `C060: reset may disable, remove and release another recognizer`() {
    let screen = Screen()
    let probe = screen.add(Probe(), "probe", to: screen.addView("left", width: 200))
    let right = screen.addView("right", x: 200, width: 200)
    var others = [Probe()]
    weak let other = others.first
    right.addGestureRecognizer(others[0])
    screen.touch(1).down(300, 100)
    other?.state = .began
    probe.onReset = { _ in
      other?.isEnabled = false
      if let other { right.removeGestureRecognizer(other) }
      others = []
    }

    screen.touch.down(100, 100).up()
    screen.touch(1).up()

    #expect(other == nil)
    #expect(probe.state == .possible, screen.log)
  }

  @Test(arguments: UIKitBehavior.RemovedRecognizer.allCases)
  func `C068: a recognizer removed before its began action sends no cancelled action`(
    answer: UIKitBehavior.RemovedRecognizer
  ) {
    let screen = Screen(\.removedRecognizer, answer)
    let (first, second) = (Probe(), Probe())
    let delegate = DelegateStub()
    delegate.simultaneous = { _ in true }
    for (probe, name) in [(first, "first"), (second, "second")] {
      probe.delegate = delegate
      probe.onTouches = { probe, phase in if phase == .moved { probe.state = .began } }
      screen.add(probe, name)
    }
    for (probe, other) in [(first, second), (second, first)] {
      probe.observeActions { [weak screen, weak other] recognizer in
        guard recognizer.state == .began, let other else { return }
        screen?.window.removeGestureRecognizer(other)
      }
    }

    screen.touch.down(100, 100).move(5, 5)

    // The recognizer that acts first removes the other.
    #expect(screen.timeline[.action].count == 1, screen.log)
    #expect(screen.timeline[.action].first?.hasSuffix("began") == true, screen.log)
  }

  @Test(arguments: UIKitBehavior.LateRecognizer.allCases)
  func `C068: a recognizer moved during its cancelled action starts fresh on the new view`(
    answer: UIKitBehavior.LateRecognizer
  ) {
    var behavior = UIKitBehavior()
    behavior.removedRecognizer = .isCancelled
    behavior.lateRecognizer = answer
    let screen = Screen(behavior)
    let (left, right) = (screen.addView("left"), screen.addView("right", x: 200, width: 200))
    let probe = screen.add(Probe(), "probe", to: left)
    probe.onTouches = { probe, phase in if phase == .moved { probe.state = .began } }
    probe.observeActions { [weak screen] probe in
      if probe.state == .cancelled { screen?.window.addGestureRecognizer(probe) }
    }
    screen.touch.down(100, 100).move(5, 5)

    right.addGestureRecognizer(probe)

    #expect(probe.view === right)
    #expect(left.gestureRecognizers?.isEmpty != false)
    #expect(screen.window.gestureRecognizers?.contains { $0 === probe } != true)
    #expect(screen.timeline[.action] == ["probe began", "probe cancelled"], screen.log)
    #expect(probe.state == .possible)
  }

  @Test func `C068: a recognizer moved to a view that leaves the window sends no further action`() {
    let screen = Screen()
    let view = screen.addView()
    let probe = screen.add(Probe(), "probe")
    probe.onTouches = { probe, _ in probe.state = .began }
    probe.observeActions { [weak view] probe in
      guard probe.state == .began else { return }
      view?.addGestureRecognizer(probe)
      view?.removeFromSuperview()
    }

    screen.touch.down(100, 100).move(5, 5).up()

    #expect(probe.state == .possible, screen.log)
    #expect(screen.timeline[.action] == ["probe began"], screen.log)
  }

  @Test func `C036: a recognizer that joins while another begins is prevented by it`() {
    let screen = Screen(\.lateRecognizer, .joinsRunningTouches)
    let (first, late) = (Probe(), Probe())
    first.onTouches = { probe, phase in if phase == .moved { probe.state = .began } }
    late.onTouches = { probe, _ in probe.state = .began }
    screen.add(first, "first")
    first.observeActions { [weak screen] probe in
      if probe.state == .began { screen?.add(late, "late") }
    }

    screen.touch.down(100, 100).move(5, 5)

    #expect(screen.timeline[.action] == ["first began"], screen.log)
    #expect(late.state == .failed)
  }

  @Test(arguments: UIKitBehavior.RemovedRecognizer.allCases)
  func `C068: a pending action is not sent for the next gesture on another view`(
    answer: UIKitBehavior.RemovedRecognizer
  ) {
    var behavior = UIKitBehavior()
    behavior.removedRecognizer = answer
    behavior.lateRecognizer = .joinsRunningTouches
    let screen = Screen(behavior)
    let (first, second) = (Probe(), Probe())
    let delegate = DelegateStub()
    delegate.simultaneous = { _ in true }
    first.onTouches = { probe, phase in probe.state = phase == .began ? .began : .cancelled }
    second.onTouches = { probe, phase in if phase == .moved { probe.state = .began } }
    // Both change in one event; the second acts first and moves the first to another view.
    second.observeActions { [weak screen, weak first] probe in
      guard probe.state == .began, let first else { return }
      screen?.window.addGestureRecognizer(first)
    }
    let view = screen.addView()
    for (probe, name) in [(first, "first"), (second, "second")] {
      probe.delegate = delegate
      screen.add(probe, name, to: view)
    }

    screen.touch.down(100, 100).move(5, 5)

    let actions = screen.timeline[.action].filter { $0.hasPrefix("first") }
    let cancellation = answer == .isCancelled ? ["first cancelled"] : []

    #expect(actions == ["first began"] + cancellation + ["first began"], screen.log)
  }

  @Test(arguments: UIKitBehavior.ResetTime.allCases)
  func `C063: recognizers linked by requirements are reset at the same moment`(
    time: UIKitBehavior.ResetTime
  ) {
    let screen = Screen(\.resetTime, time)
    let (first, second, third) = (Probe(), Probe(), Probe())
    screen.add(first, "first")
    screen.add(second, "second")
    screen.add(third, "third")
    first.require(toFail: second)
    second.require(toFail: third)
    screen.touch.down(100, 100)

    first.state = .failed
    second.state = .failed

    #expect(screen.timeline[.reset] == [], screen.log)

    third.state = .failed
    screen.touch.up()
    let resets = screen.timeline.lines.filter { $0.kind == .reset }

    #expect(
      Set(resets.map(\.text)) == ["first possible", "second possible", "third possible"],
      screen.log)
    #expect(Set(resets.map(\.time)).count == 1, screen.log)
  }

  @Test(arguments: [
    (SystemVersion.v16, UIGestureRecognizer.State.ended), (.v18, .ended), (.v26, .possible),
  ])
  func `C064: inside reset the state reads possible from iOS 26, terminal before`(
    version: SystemVersion, expected: UIGestureRecognizer.State
  ) {
    let screen = Screen(UIKitBehavior(version: version))
    let probe = screen.add(Probe(), "probe")
    var states: [UIGestureRecognizer.State] = []
    probe.onReset = { states.append($0.state) }

    screen.touch.down(100, 100)
    probe.state = .ended
    screen.touch.up()

    #expect(states == [expected])
  }

  @Test func `C037: a terminal recognizer receives neither current nor new touches`() {
    let screen = Screen()
    let probe = screen.add(Probe(), "probe")
    screen.touch.down(100, 100)
    probe.state = .failed

    screen.touch.move(5, 0)
    screen.touch(1).down(200, 100).move(5, 0).up()
    screen.touch.up()

    #expect(probe.phases == [.began])
  }

  @Test func `C065: a recognizer that failed recognizes again with the next touch`() {
    let screen = Screen()
    let probe = screen.add(Probe(), "probe")
    screen.touch.down(100, 100)
    probe.state = .failed
    screen.touch.up()

    screen.touch.down(100, 100)
    probe.state = .began

    #expect(screen.timeline[.action] == ["probe began"], screen.log)
  }

  @Test func `C050: a sequence ends with reset even if the recognizer stayed possible`() {
    let screen = Screen()
    screen.add(Probe(), "probe")

    screen.touch.tap(100, 100)

    #expect(screen.timeline[.state, .reset] == ["probe possible"], screen.log)
  }

  @Test func `C036: a recognizer added during a touch starts with the next touch`() {
    let screen = Screen()
    screen.touch.down(100, 100)
    let probe = screen.add(Probe(), "probe")

    screen.touch.move(5, 0).up()
    let phasesBefore = probe.phases
    screen.touch.down(100, 100)

    #expect(phasesBefore == [])
    #expect(probe.phases == [.began])
  }

  @Test func `C069: setting the state without a touch does nothing`() {
    let screen = Screen()
    let probe = screen.add(Probe(), "probe")

    probe.state = .began

    #expect(probe.state == .possible)
    #expect(screen.timeline.lines.isEmpty)
  }
}
#endif
