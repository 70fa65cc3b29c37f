#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Windows that override `sendEvent(_:)`.
@MainActor @Suite struct WindowEventTests {
  /// A window that records its events and passes on those that the test allows.
  private final class EventWindow: UIWindow {
    var passesOn: (UIEvent) -> Bool = { _ in true }
    var onEvent: (UIEvent) -> Void = { _ in }
    private(set) var events: [String] = []

    override func sendEvent(_ event: UIEvent) {
      switch event.type {
      case .touches: events += (event.touches(for: self) ?? []).map { "touch \($0.phase)" }.sorted()
      case .presses: events.append("press")
      case .scroll: events.append("scroll")
      default: events.append("other")
      }
      onEvent(event)
      if passesOn(event) { super.sendEvent(event) }
    }
  }

  private let screen = Screen()
  private let window = EventWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let view: TouchRecordingView

  init() {
    screen.engine.attach(window)
    view = screen.addView(to: window)
  }

  @Test func `C001: a window's sendEvent receives every event of a touch before recognizers do`() {
    let pan = screen.add(UIPanGestureRecognizer(), "pan", to: view)
    var states: [UIGestureRecognizer.State] = []
    window.onEvent = { _ in states.append(pan.state) }

    screen.touch.down(200, 400).move(0, 20).move(0, 20).up()

    #expect(window.events == ["touch began", "touch moved", "touch moved", "touch ended"])
    #expect(states == [.possible, .possible, .began, .changed])
    #expect(
      screen.timeline[.action] == ["pan began", "pan changed", "pan ended"], screen.log)
  }

  @Test func `C001: an event that sendEvent keeps reaches neither recognizers nor views`() {
    screen.add(UITapGestureRecognizer(), "tap", to: view)
    window.passesOn = { _ in false }

    screen.touch.tap(200, 400)

    #expect(window.events == ["touch began", "touch ended"])
    #expect(screen.timeline[.action, .view, .state] == [], screen.log)

    window.passesOn = { _ in true }
    screen.wait(1)
    screen.touch.tap(200, 400)

    #expect(screen.timeline[.action] == ["tap ended"], screen.log)
  }

  @Test func `C001: a touch whose beginning sendEvent keeps stays unknown`() {
    screen.add(UIPanGestureRecognizer(), "pan", to: view)
    window.passesOn = { $0.allTouches?.contains { $0.phase == .began } != true }

    screen.touch.down(200, 400).drag(0, 100).up()

    #expect(screen.timeline[.action, .view, .state] == [], screen.log)
  }

  @Test func `C001: a touch whose end sendEvent keeps is cancelled, and the next one is normal`() {
    let pan = screen.add(UIPanGestureRecognizer(), "pan", to: view)
    window.passesOn = { $0.allTouches?.contains { $0.phase == .ended } != true }

    screen.touch.down(200, 400).move(0, 20).up()
    let actions = screen.timeline[.action]
    window.passesOn = { _ in true }
    screen.touch.down(200, 400).move(0, 20).up()

    #expect(actions == ["pan began", "pan cancelled"], screen.log)
    #expect(pan.state == .possible)
    #expect(
      screen.timeline[.action].suffix(2) == ["pan began", "pan ended"], screen.log)
  }

  @Test func `C001: presses and scrolling pass through sendEvent too`() {
    final class PressView: UIView {
      var presses = 0
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        self.presses += 1
      }
    }
    let pan = screen.add(UIPanGestureRecognizer(), "pan", to: view)
    pan.allowedScrollTypesMask = .all
    let pressView = PressView()
    window.addSubview(pressView)
    window.makeKey()
    pressView.becomeFirstResponder()
    let place = CGPoint(x: 200, y: 400)

    func perform(at time: TimeInterval) {
      screen.engine.press([PressSample(.select, .began)], at: time)
      screen.engine.press([PressSample(.select, .ended)], at: time + 0.1)
      screen.engine.scroll(.began, over: place, at: time + 0.2)
      screen.engine.scroll(.moved, by: CGPoint(x: 0, y: 30), over: place, at: time + 0.3)
      screen.engine.scroll(.ended, over: place, at: time + 0.4)
    }
    perform(at: 1)
    let actions = screen.timeline[.action]
    window.passesOn = { _ in false }
    perform(at: 2)

    #expect(pressView.presses == 1)
    #expect(actions == ["pan began", "pan ended"], screen.log)
    #expect(screen.timeline[.action] == actions, screen.log)
    #expect(
      window.events == ["press", "press", "scroll", "scroll", "scroll", "press", "press", "scroll"])
  }

  @Test func `C001: touches of two windows pass through the sendEvent of each`() {
    let other = EventWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    screen.engine.attach(other)
    _ = screen.addView("other", height: 100, to: other)
    other.passesOn = { _ in false }

    screen.send([
      TouchSample(touch: 0, phase: .began, location: CGPoint(x: 200, y: 400)),
      TouchSample(touch: 1, phase: .began, location: CGPoint(x: 200, y: 50)),
    ])

    #expect(window.events == ["touch began"] && other.events == ["touch began"])
    #expect(screen.timeline[.view] == ["view began"], screen.log)
  }

  @Test func `C001: touches of two windows are delivered in one pass`() {
    let other = EventWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    screen.engine.attach(other)
    let (first, second) = (screen.touch(1), screen.touch(2))
    screen.add(UIPanGestureRecognizer(), "pan", to: view)
    screen.add(UIPanGestureRecognizer(), "other", to: other)
    first.down(200, 400)
    second.down(200, 50)

    screen.send([first.movement(0, 20), second.movement(0, 20)])
    screen.send([
      TouchSample(touch: 1, phase: .ended, location: first.location),
      TouchSample(touch: 2, phase: .ended, location: second.location),
    ])

    #expect(
      Set(screen.timeline[.action]) == ["pan began", "pan ended", "other began", "other ended"],
      screen.log)
  }

  @Test func `C001: touches sent from an override of sendEvent are delivered after its event`() {
    var hasSent = false
    window.onEvent = { [screen] _ in
      guard !hasSent else { return }
      hasSent = true
      screen.engine.send(
        [TouchSample(touch: 7, phase: .began, location: CGPoint(x: 10, y: 10))], at: 0)
    }
    view.isMultipleTouchEnabled = true

    screen.touch.down(200, 400).move(0, 20).up()

    #expect(
      screen.timeline[.view] == ["view began", "view began", "view moved", "view ended"],
      screen.log)
  }

  @Test func `C001: an override of sendEvent may disable recognizers and remove views`() {
    let pan = screen.add(UIPanGestureRecognizer(), "pan", to: view)
    screen.touch.down(200, 400).move(0, 20)
    window.onEvent = { [view] event in
      guard event.allTouches?.contains(where: { $0.phase == .ended }) == true else { return }
      pan.isEnabled = false
      view.removeFromSuperview()
    }
    screen.touch.up()

    #expect(screen.timeline[.action] == ["pan began", "pan cancelled"], screen.log)
    #expect(screen.timeline[.view] == ["view began", "view cancelled"], screen.log)

    pan.isEnabled = true
    window.addSubview(view)
    screen.touch.down(200, 400).move(0, 20)

    #expect(pan.state == .began, screen.log)
  }

  @Test func `C001: calling sendEvent at another time delivers nothing`() {
    screen.touch.down(200, 400)
    let lines = screen.timeline[.view]

    window.sendEvent(UIEvent())
    UIWindow().sendEvent(UIEvent())

    #expect(screen.timeline[.view] == lines)
  }
}
#endif
