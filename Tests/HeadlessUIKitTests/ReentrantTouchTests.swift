import Foundation
import HeadlessUIKit
import Testing

/// What views and delegates do while they are being told, or asked.
@MainActor @Suite struct ReentrantTouchTests {
  private let screen = Screen()

  @Test func `C022: a touch whose view removes itself as it begins stays cancelled`() {
    let view = screen.addView()
    let probe = screen.add(Probe(), "probe")
    view.onTouches = { [weak view] _, phase in if phase == .began { view?.removeFromSuperview() } }

    screen.finger.down(10, 10).move(5, 5).move(5, 5).up()

    #expect(screen.timeline[.view] == ["view began", "view cancelled"], screen.log)
    #expect(probe.phases == [.began, .cancelled], screen.log)
  }

  @Test func `C023: a touch that the system takes as it begins is over`() {
    let view = screen.addView()
    view.onTouches = { [weak screen] _, phase in
      guard phase == .began, let engine = screen?.engine else { return }
      engine.cancelTouches(at: engine.clock.now)
    }

    screen.finger.down(10, 10).move(5, 5).up()

    #expect(screen.timeline[.view] == ["view began", "view cancelled"], screen.log)
  }

  @Test func `C022: a view that removes itself in mid-touch is told, and not kept`() {
    weak var gone: UIView?
    do {
      let view = screen.addView()
      gone = view
      view.onTouches = { [weak view] _, phase in
        if phase == .moved { view?.removeFromSuperview() }
      }
    }

    screen.finger.down(10, 10).move(5, 5).move(5, 5).up()

    #expect(screen.timeline[.view] == ["view began", "view moved", "view cancelled"], screen.log)
    #expect(gone == nil)
  }

  @Test(arguments: [true, false])
  func `C028: one that is disabled or removed while it is asked takes no touch`(removes: Bool) {
    let (asked, probe) = (Answers(), screen.add(Probe(), "probe"))
    probe.delegate = asked
    asked.receivesTouch = { _ in
      if removes { screen.window.removeGestureRecognizer(probe) } else { probe.isEnabled = false }
      return true
    }

    screen.finger.down(100, 100).drag(40, 0).up()

    #expect(probe.phases == [], screen.log)
    #expect(probe.state == .possible, screen.log)
  }

  @Test func `C022: a view that leaves as a recognizer takes its touch cancels the recognizer`() {
    let view = screen.addView()
    screen.add(UIPanGestureRecognizer(), "pan")
    view.onTouches = { [weak view] _, phase in
      if phase == .cancelled { view?.removeFromSuperview() }
    }

    screen.finger.down(100, 100).drag(40, 0).up()

    #expect(screen.timeline[.view].last == "view cancelled", screen.log)
    #expect(screen.timeline[.action].last == "pan cancelled", screen.log)
  }

  @Test func `C017: touches read the phase of what their view is told`() {
    let view = screen.addView()
    screen.add(UIPanGestureRecognizer(), "pan")
    var phases: [UITouch.Phase] = []
    view.onTouches = { touches, _ in phases += touches.map(\.phase) }

    screen.finger.down(100, 100).drag(40, 0).up()

    #expect(phases.first == .began)
    #expect(phases.last == .cancelled, screen.log)
  }

  @Test func `C041: the touches of one view are cancelled together`() {
    let view = screen.addView()
    view.isMultipleTouchEnabled = true
    screen.add(UIPinchGestureRecognizer(), "pinch")
    var cancelled: [Int] = []
    view.onTouches = { touches, phase in if phase == .cancelled { cancelled.append(touches.count) }
    }

    screen.finger.down(100, 100)
    screen.finger(1).down(200, 200).drag(60, 60).up()
    screen.finger.up()

    #expect(cancelled == [2], screen.log)
  }

  @Test func `C045: what a recognizer has delayed never reaches the view once it recognizes`() {
    screen.addView().timeline = screen.timeline
    let probe = screen.add(Probe(), "probe")
    probe.delaysTouchesBegan = true
    probe.cancelsTouchesInView = false

    screen.finger.down(100, 100)
    probe.state = .ended
    screen.finger.move(5, 5).up()

    #expect(screen.timeline[.view] == [], screen.log)
  }

  @Test func `C057: a change that is set in an action is told with the next move`() {
    let probe = screen.add(Probe(), "probe")
    probe.observeActions { recognizer in
      if recognizer.state != .ended { (recognizer as? Probe)?.state = .changed }
    }
    screen.finger.down(100, 100)
    probe.state = .began

    screen.finger.move(5, 5).move(5, 5)
    probe.state = .ended
    screen.finger.up()

    #expect(
      screen.timeline[.action] == ["probe began", "probe changed", "probe changed", "probe ended"],
      screen.log)
  }
}
