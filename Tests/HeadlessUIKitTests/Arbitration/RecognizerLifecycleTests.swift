#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// A recognizer's part in a touch sequence: actions, held states and reset.
@MainActor @Suite struct RecognizerLifecycleTests {
  private let screen = Screen()

  @Test func `C002: actions are sent at the end of the pass, not while the state is set`() {
    let probe = screen.add(Probe(), "probe")
    let next = screen.add(Probe(), "next")
    probe.onTouches = { [timeline = screen.timeline] probe, _ in
      probe.state = .began
      timeline.note("state is set")
    }
    next.prevents = { _ in false }
    next.onTouches = { [timeline = screen.timeline] _, _ in
      timeline.note("the next recognizer receives the touch")
    }

    screen.touch.down(100, 100)

    let action = screen.timeline[.note, .action].firstIndex(of: "probe began")
    #expect(action == 2, screen.log)
  }

  @Test(arguments: [UIGestureRecognizer.State.failed, .ended])
  func `C033, C059: a recognizer that never ends keeps its dependents waiting`(
    end: UIGestureRecognizer.State
  ) {
    let (waiter, idle) = (screen.add(Probe(), "waiter"), screen.add(Probe(), "idle"))
    waiter.require(toFail: idle)
    screen.touch.down(100, 100)
    waiter.state = .ended

    screen.touch.up().hold(60)
    let eventsWhileIdle = screen.timeline[.action, .reset]
    idle.state = end

    #expect(eventsWhileIdle == [], screen.log)
    let expected = end == .failed ? "waiter ended" : "idle ended"
    #expect(screen.timeline[.action] == [expected], screen.log)
    #expect(Set(screen.timeline[.reset]) == ["waiter possible", "idle possible"], screen.log)
  }

  @Test(arguments: [UIGestureRecognizer.State.ended, .failed, .cancelled])
  func `C060: a recognizer is reset once after any terminal state, and reads possible`(
    end: UIGestureRecognizer.State
  ) {
    let probe = screen.add(Probe(), "probe")
    var resets = 0
    probe.onReset = { _ in resets += 1 }
    screen.touch.down(100, 100)
    if end == .cancelled { probe.state = .began }

    probe.state = end
    let resetsBeforeLift = resets
    screen.touch.up()

    #expect(resetsBeforeLift == 0)
    #expect(resets == 1)
    #expect(probe.state == .possible)
  }

  @Test func `C071: a held recognizer reads its own progress, and others read possible`() {
    let (waiter, blocker) = (screen.add(Probe(), "waiter"), screen.add(Probe(), "blocker"))
    waiter.require(toFail: blocker)
    var ownReadings: [UIGestureRecognizer.State] = []
    waiter.onTouches = { probe, phase in
      if phase == .began { probe.state = .began }
      ownReadings.append(probe.state)
    }

    screen.touch.down(100, 100)
    let outsideReading = waiter.state
    screen.touch.move(1, 0)

    #expect(ownReadings == [.began, .began], screen.log)
    #expect(outsideReading == .possible)
  }

  @Test func `C040: a recognizer's name has no effect`() {
    #expect(Probe().name == nil)
    for names in [("a", "b"), ("same", "same"), ("UINavigationController.edgeSwipe", "")] {
      let screen = Screen()
      let (pan, tap) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
      for (recognizer, name) in [(pan, names.0), (tap, names.1)] as [(UIGestureRecognizer, String)]
      {
        screen.window.addGestureRecognizer(recognizer)
        recognizer.name = name
      }

      screen.touch.down(100, 100).move(20, 0)

      #expect([pan.state, tap.state] == [.began, .failed], screen.log)
    }
  }

  @Test func `C083: a hit view is asked once about a recognizer with two of its touches`() {
    let view = screen.addView()
    view.isMultipleTouchEnabled = true
    screen.add(UIPinchGestureRecognizer(), "pinch")
    var questions = 0
    view.shouldBegin = {
      if $0 is UIPinchGestureRecognizer { questions += 1 }
      return true
    }

    screen.touch.down(100, 100)
    screen.touch(1).down(200, 200).drag(60, 60)

    #expect(questions == 1, screen.log)
  }
}
#endif
