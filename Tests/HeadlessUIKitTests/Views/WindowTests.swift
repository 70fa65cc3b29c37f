#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct WindowTests {
  @Test func `a window is hidden until makeKeyAndVisible or until an engine attaches it`() {
    let (one, other) = (UIWindow(frame: .zero), UIWindow(frame: .zero))

    let areHidden = one.isHidden && other.isHidden

    one.makeKeyAndVisible()
    HeadlessEngine().attach(other)

    #expect(areHidden)
    #expect(!one.isHidden && !other.isHidden)
  }

  @Test func `one window is key, and both windows are notified of a change`() {
    final class KeyWindow: UIWindow {
      var calls: [String] = []
      override func becomeKey() { calls.append("become") }
      override func resignKey() { calls.append("resign") }
    }
    let (one, other) = (KeyWindow(frame: .zero), KeyWindow(frame: .zero))

    one.makeKey()
    one.makeKeyAndVisible()
    other.makeKey()

    #expect(!one.isKeyWindow && other.isKeyWindow)
    #expect(one.calls == ["become", "resign"])
    #expect(other.calls == ["become"])
  }

  @Test func `a window without a frame fills the screen`() {
    #expect(UIWindow().frame == UIScreen.main.bounds)

  }

  @Test func `a window is the window of itself and of its subviews`() {
    let window = UIWindow(frame: .zero)
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)

    let windowBefore = inner.window
    window.addSubview(outer)

    #expect(windowBefore == nil)
    #expect(window.window === window)
    #expect(inner.window === window)
  }

  @Test func `C014: makeKeyAndVisible brings a window to the front of its level`() {
    let screen = Screen()
    let (later, alert) = (UIWindow(frame: screen.window.bounds), UIWindow(frame: .zero))
    alert.windowLevel = .alert
    screen.engine.attach(later)
    screen.engine.attach(alert)
    screen.add(UITapGestureRecognizer(), "first")
    screen.add(UITapGestureRecognizer(), "later", to: later)
    screen.add(UITapGestureRecognizer(), "alert", to: alert)

    screen.window.makeKey()
    screen.touch.tap(50, 50)
    screen.window.makeKeyAndVisible()
    screen.touch.tap(50, 50)
    alert.frame = screen.window.bounds
    screen.window.makeKeyAndVisible()
    screen.touch.tap(50, 50)

    #expect(
      screen.timeline[.action] == ["later ended", "first ended", "alert ended"], screen.log)
  }

  @Test func `C022: attaching a window to another engine cancels its touches`() {
    let (screen, other) = (Screen(), HeadlessEngine())
    let view = screen.addView()
    screen.add(UIPanGestureRecognizer(), "pan", to: view)
    screen.touch.down(10, 10).drag(0, 40, steps: 4)

    other.attach(screen.window)
    let actionAtAttach = screen.timeline[.action].last
    screen.timeline.clear()
    screen.touch.drag(0, 40).up()
    let actionsOfOldEngine = screen.timeline[.action]
    for (y, phase) in [(10.0, UITouch.Phase.began), (60, .moved), (60, .ended)] {
      let sample = TouchSample(phase: phase, location: CGPoint(x: 10, y: y))
      other.send([sample], at: other.clock.now + EngineMetrics.frame)
    }

    #expect(actionAtAttach == "pan cancelled", screen.log)
    #expect(actionsOfOldEngine == [])
    #expect(screen.timeline[.action] == ["pan began", "pan ended"], screen.log)
    #expect(screen.window.headlessEngine === other)
  }

  @Test func `attaching a window to another engine completes running animations`() {
    let (stage, other) = (ScrollStage(), HeadlessEngine())
    let navigation = NavigationStage(stage.screen)
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    stage.screen.add(doubleTap, "double")
    stage.screen.window.bringSubviewToFront(stage.scrollView)
    stage.screen.touch.tap(50, 50)
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    navigation.navigation.popViewController(animated: true)
    stage.screen.wait(0.01)

    other.attach(stage.screen.window)

    #expect(stage.scrollView.contentOffset.y == 500 && !stage.scrollView.isScrollAnimating)
    #expect(navigation.calls.last == "didShow A")
    #expect(navigation.navigation.transitionCoordinator == nil)

    stage.screen.wait(1)

    #expect(stage.screen.engine.clock.isIdle)
    #expect(doubleTap.state == .possible)
  }

  @Test func `a root that is replaced in its viewWillAppear leaves no view behind`() {
    final class Replaced: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        view.window?.rootViewController = nil
        onAppear()
      }
      var onAppear: () -> Void = {}
    }
    let screen = Screen()
    let (replaced, root) = (Replaced(), UIViewController())
    replaced.onAppear = { screen.window.rootViewController = root }

    screen.window.rootViewController = replaced
    screen.wait(1)

    #expect(screen.window.rootViewController === root)
    #expect(screen.window.subviews == [root.view])
  }

  @Test func `C014: a hidden window receives no touch`() {
    let screen = Screen()
    let front = UIWindow(frame: screen.window.bounds)
    screen.engine.attach(front)
    let (behind, before) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    screen.add(behind, "behind")
    screen.add(before, "before", to: front)

    front.isHidden = true
    screen.touch.tap(50, 50)
    front.isHidden = false
    screen.touch.tap(50, 50)

    #expect(screen.timeline[.action] == ["behind ended", "before ended"], screen.log)
  }
}
#endif
