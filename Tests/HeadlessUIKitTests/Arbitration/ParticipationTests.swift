#if HEADLESS
import HeadlessUIKit
import Testing

/// Which recognizers receive a touch.
@MainActor @Suite struct ParticipationTests {
  private let screen = Screen()

  @Test func `C027: recognizers of the hit view and all its superviews receive the touch`() {
    let outer = screen.addView("outer")
    let inner = screen.addView("inner", width: 200, to: outer)
    let sibling = screen.addView("sibling", x: 200, width: 200, to: outer)
    let probes = [screen.window, outer, inner, sibling].map { view in
      screen.add(Probe(), "probe", to: view)
    }

    screen.touch.down(100, 100)

    #expect(probes.map(\.numberOfTouches) == [1, 1, 1, 0])
  }

  @Test func `C028: disabled recognizers and those for other touch types receive nothing`() {
    let (disabled, pencil) = (screen.add(Probe(), "disabled"), screen.add(Probe(), "pencil"))
    disabled.isEnabled = false
    pencil.allowedTouchTypes = [2]

    screen.touch.down(100, 100)

    #expect(disabled.phases == [])
    #expect(pencil.phases == [])
  }

  @Test func `C030: shouldReceive is called once for the event, then for each touch`() {
    let probe = screen.add(Probe(), "probe")
    let answers = DelegateStub()
    var calls: [String] = []
    answers.receivesEvent = { _ in
      calls.append("event")
      return true
    }
    answers.receivesTouch = { _ in
      calls.append("touch")
      return true
    }
    probe.delegate = answers

    screen.send(
      [0, 1].map { touch in
        TouchSample(touch: touch, phase: .began, location: CGPoint(x: 100 * touch, y: 100))
      })

    #expect(calls == ["event", "touch", "touch"])
    #expect(probe.numberOfTouches == 2)
  }

  @Test func `C030: a refused event is not received and its touches are not offered`() {
    let probe = screen.add(Probe(), "probe")
    let answers = DelegateStub()
    var touchCalls = 0
    answers.receivesEvent = { _ in false }
    answers.receivesTouch = { _ in
      touchCalls += 1
      return true
    }
    probe.delegate = answers

    screen.touch.tap(100, 100)

    #expect(touchCalls == 0)
    #expect(probe.phases == [])
  }

  @Test func `C031: a refused touch is hidden and the next touch is offered again`() {
    let probe = screen.add(Probe(), "probe")
    let answers = DelegateStub()
    answers.receivesTouch = { $0.location(in: nil).x < 200 }
    probe.delegate = answers

    screen.touch.down(300, 100).move(5, 0)
    screen.touch(1).down(100, 100)

    #expect(probe.phases == [.began])
    #expect(probe.location(in: nil) == CGPoint(x: 100, y: 100))
  }

  @Test func `C038: a recognizer has one view and a weak delegate, and moves when added again`() {
    let (left, right) = (screen.addView("left"), screen.addView("right"))
    let probe = Probe()
    left.addGestureRecognizer(probe)
    weak var delegate: DelegateStub?
    do {
      let answers = DelegateStub()
      delegate = answers
      probe.delegate = answers
    }

    right.addGestureRecognizer(probe)

    #expect(left.gestureRecognizers == nil)
    #expect(right.gestureRecognizers == [probe])
    #expect(probe.view === right)
    #expect(delegate == nil)
  }

  @Test func `C039: a recognizer gets no touch outside its view but keeps one that leaves it`() {
    let view = screen.addView(width: 100, height: 100)
    let probe = screen.add(Probe(), "probe", to: view)

    screen.touch.down(200, 200).move(-150, -150).up()
    let fromOutside = probe.phases
    screen.touch.down(50, 50).move(150, 150).up()

    #expect(fromOutside == [])
    #expect(probe.phases == [.began, .moved, .ended])
  }

  @Test func `duplicate touch-downs and moves or lifts without a touch-down are ignored`() {
    let probe = screen.add(Probe(), "probe")

    screen.touch.move(5, 0).up()
    screen.touch.down(100, 100).down(300, 300)

    #expect(probe.phases == [.began])
    #expect(probe.location(in: nil) == CGPoint(x: 100, y: 100))
  }
}
#endif
