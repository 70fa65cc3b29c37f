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
