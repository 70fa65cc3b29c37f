import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct WindowTests {
  @Test func `a window is hidden until it is shown, by itself or by an engine`() {
    let (one, other) = (UIWindow(frame: .zero), UIWindow(frame: .zero))

    #expect(one.isHidden && other.isHidden)

    one.makeKeyAndVisible()
    HeadlessEngine().attach(other)

    #expect(!one.isHidden && !other.isHidden)
  }

  @Test func `one window is key, and both hear of a change`() {
    final class Listening: UIWindow {
      var heard: [String] = []
      override func becomeKey() { heard.append("become") }
      override func resignKey() { heard.append("resign") }
    }
    let (one, other) = (Listening(frame: .zero), Listening(frame: .zero))

    one.makeKey()
    one.makeKeyAndVisible()
    other.makeKey()

    #expect(!one.isKeyWindow && other.isKeyWindow)
    #expect(one.heard == ["become", "resign"])
    #expect(other.heard == ["become"])
  }

  @Test func `a window of no given frame fills the screen`() {
    #expect(UIWindow().frame == UIScreen.main.bounds)
    #expect(UIScreen.main.scale == 3)
  }

  @Test func `a window is its own window, and that of everything in it`() {
    let window = UIWindow(frame: .zero)
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)

    #expect(window.window === window && inner.window == nil)

    window.addSubview(outer)

    #expect(inner.window === window)
  }

  @Test func `C014: a window that is made key and visible comes to the front of its level`() {
    let screen = Screen()
    let (later, alert) = (UIWindow(frame: screen.window.bounds), UIWindow(frame: .zero))
    alert.windowLevel = .alert
    screen.engine.attach(later)
    screen.engine.attach(alert)
    screen.add(UITapGestureRecognizer(), "first")
    screen.add(UITapGestureRecognizer(), "later", to: later)
    screen.add(UITapGestureRecognizer(), "alert", to: alert)

    screen.window.makeKey()
    screen.finger.tap(50, 50)
    screen.window.makeKeyAndVisible()
    screen.finger.tap(50, 50)
    alert.frame = screen.window.bounds
    screen.window.makeKeyAndVisible()
    screen.finger.tap(50, 50)

    #expect(
      screen.timeline[.action] == ["later ended", "first ended", "alert ended"], screen.log)
  }

  @Test func `C022: a window that another engine takes loses its touches where it was`() {
    let (screen, other) = (Screen(), HeadlessEngine())
    let view = screen.addView()
    screen.add(UIPanGestureRecognizer(), "pan", to: view)
    screen.finger.down(10, 10).drag(0, 40, steps: 4)

    other.attach(screen.window)
    let atMove = screen.timeline[.action].last
    screen.timeline.clear()
    screen.finger.drag(0, 40).up()
    let afterwards = screen.timeline[.action]
    for (place, phase) in [(10.0, UITouch.Phase.began), (60, .moved), (60, .ended)] {
      let sample = TouchSample(phase: phase, location: CGPoint(x: 10, y: place))
      other.send([sample], at: other.clock.now + EngineMetrics.frame)
    }

    #expect(atMove == "pan cancelled", screen.log)
    #expect(afterwards == [])
    #expect(screen.timeline[.action] == ["pan began", "pan ended"], screen.log)
    #expect(screen.window.headlessEngine === other)
  }

  @Test func `what moves in a window that another engine takes comes to where it is going`() {
    let (stage, other) = (ScrollStage(), HeadlessEngine())
    let navigation = NavigationStage(stage.screen)
    let held = UITapGestureRecognizer()
    held.numberOfTapsRequired = 2
    stage.screen.add(held, "double")
    stage.screen.window.bringSubviewToFront(stage.scrollView)
    stage.screen.finger.tap(50, 50)
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    navigation.navigation.popViewController(animated: true)
    stage.screen.wait(0.01)

    other.attach(stage.screen.window)

    #expect(stage.scrollView.contentOffset.y == 500 && !stage.scrollView.isScrollAnimating)
    #expect(navigation.calls.last == "didShow A")
    #expect(navigation.navigation.transitionCoordinator == nil)
    stage.screen.wait(1)
    #expect(stage.screen.engine.clock.isIdle)
    #expect(held.state == .possible)
  }

  @Test func `C014: a hidden window takes no touch`() {
    let screen = Screen()
    let front = UIWindow(frame: screen.window.bounds)
    screen.engine.attach(front)
    let (behind, before) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    screen.add(behind, "behind")
    screen.add(before, "before", to: front)

    front.isHidden = true
    screen.finger.tap(50, 50)
    front.isHidden = false
    screen.finger.tap(50, 50)

    #expect(screen.timeline[.action] == ["behind ended", "before ended"], screen.log)
  }
}
