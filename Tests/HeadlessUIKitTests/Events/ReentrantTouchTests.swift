#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Views, delegates and targets that change the hierarchy while a touch is delivered.
@MainActor @Suite struct ReentrantTouchTests {
  private let screen = Screen()

  @Test func `C022: a view that removes itself in touchesBegan gets only touchesCancelled`() {
    let view = screen.addView()
    let probe = screen.add(Probe(), "probe")
    view.onTouches = { [weak view] _, phase in if phase == .began { view?.removeFromSuperview() } }

    screen.touch.down(10, 10).move(5, 5).move(5, 5).up()

    #expect(screen.timeline[.view] == ["view began", "view cancelled"], screen.log)
    #expect(probe.phases == [.began, .cancelled], screen.log)
  }

  @Test func `C023: a touch that the system cancels during touchesBegan has ended`() {
    let view = screen.addView()
    view.onTouches = { [weak screen] _, phase in
      guard phase == .began, let engine = screen?.engine else { return }
      engine.cancelTouches(at: engine.clock.now)
    }

    screen.touch.down(10, 10).move(5, 5).up()

    #expect(screen.timeline[.view] == ["view began", "view cancelled"], screen.log)
  }

  @Test func `C022: a view that removes itself in touchesMoved gets a cancellation and is freed`() {
    weak var removed: UIView?
    do {
      let view = screen.addView()
      removed = view
      view.onTouches = { [weak view] _, phase in
        if phase == .moved { view?.removeFromSuperview() }
      }
    }

    screen.touch.down(10, 10).move(5, 5).move(5, 5).up()

    #expect(screen.timeline[.view] == ["view began", "view moved", "view cancelled"], screen.log)
    #expect(removed == nil)
  }

  @Test(arguments: [true, false])
  func `C028: a recognizer disabled or removed in shouldReceive gets no touch`(removes: Bool) {
    let (answers, probe) = (DelegateStub(), screen.add(Probe(), "probe"))
    probe.delegate = answers
    answers.receivesTouch = { _ in
      if removes { screen.window.removeGestureRecognizer(probe) } else { probe.isEnabled = false }
      return true
    }

    screen.touch.down(100, 100).drag(40, 0).up()

    #expect(probe.phases == [], screen.log)
    #expect(probe.state == .possible, screen.log)
  }

  @Test func `C022: a view that removes itself in touchesCancelled cancels the recognizer`() {
    let view = screen.addView()
    screen.add(UIPanGestureRecognizer(), "pan")
    view.onTouches = { [weak view] _, phase in
      if phase == .cancelled { view?.removeFromSuperview() }
    }

    screen.touch.down(100, 100).drag(40, 0).up()

    #expect(screen.timeline[.view].last == "view cancelled", screen.log)
    #expect(screen.timeline[.action].last == "pan cancelled", screen.log)
  }

  @Test func `C017: a touch has the phase of the method that receives it`() {
    let view = screen.addView()
    screen.add(UIPanGestureRecognizer(), "pan")
    var phases: [UITouch.Phase] = []
    view.onTouches = { touches, _ in phases += touches.map(\.phase) }

    screen.touch.down(100, 100).drag(40, 0).up()

    #expect(phases.first == .began)
    #expect(phases.last == .cancelled, screen.log)
  }

  @Test func `C041: the touches of one view are cancelled in one call`() {
    let view = screen.addView()
    view.isMultipleTouchEnabled = true
    screen.add(UIPinchGestureRecognizer(), "pinch")
    var cancelledCounts: [Int] = []
    view.onTouches = { touches, phase in
      if phase == .cancelled { cancelledCounts.append(touches.count) }
    }

    screen.touch.down(100, 100)
    screen.touch(1).down(200, 200).drag(60, 60).up()
    screen.touch.up()

    #expect(cancelledCounts == [2], screen.log)
  }

  @Test func `C045: a delayed touch never reaches the view once its recognizer recognizes`() {
    screen.addView().timeline = screen.timeline
    let probe = screen.add(Probe(), "probe")
    probe.delaysTouchesBegan = true
    probe.cancelsTouchesInView = false

    screen.touch.down(100, 100)
    probe.state = .ended
    screen.touch.move(5, 5).up()

    #expect(screen.timeline[.view] == [], screen.log)
  }

  @Test func `C057: changed set in an action is sent with the next move`() {
    let probe = screen.add(Probe(), "probe")
    probe.observeActions { recognizer in
      if recognizer.state != .ended { (recognizer as? Probe)?.state = .changed }
    }
    screen.touch.down(100, 100)
    probe.state = .began

    screen.touch.move(5, 5).move(5, 5)
    probe.state = .ended
    screen.touch.up()

    #expect(
      screen.timeline[.action] == ["probe began", "probe changed", "probe changed", "probe ended"],
      screen.log)
  }
}
#endif
