#if HEADLESS
import HeadlessUIKit
import Testing

@MainActor @Suite struct RecognizerStateTests {
  @Test func `C052: states have UIKit's raw values, and recognized is ended`() {
    let states: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]

    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIGestureRecognizer.State.recognized == .ended)
  }

  @Test func `C053: a discrete recognizer sends one action, from possible to recognized`() {
    let screen = Screen()
    let probe = screen.add(Probe(), "probe")

    screen.touch.down(100, 100)
    probe.state = .recognized
    screen.touch.move(5, 0).up()

    #expect(screen.timeline[.action] == ["probe ended"], screen.log)
  }

  @Test func `C054: a continuous recognizer begins, changes and ends`() {
    let screen = Screen()
    let probe = screen.add(Probe(), "probe")

    screen.touch.down(100, 100)
    probe.state = .began
    probe.state = .changed
    probe.state = .ended

    #expect(
      screen.timeline[.action] == ["probe began", "probe changed", "probe ended"], screen.log)
  }

  @Test func `C054: a continuous recognizer may end right after it began`() {
    let screen = Screen()
    let probe = screen.add(Probe(), "probe")

    screen.touch.down(100, 100)
    probe.state = .began
    probe.state = .ended

    #expect(screen.timeline[.action] == ["probe began", "probe ended"], screen.log)
  }

  @Test(arguments: [UIGestureRecognizer.State.began, .changed])
  func `C055: setting failed after began cancels the recognizer`(state: UIGestureRecognizer.State) {
    let screen = Screen()
    let probe = screen.add(Probe(), "probe")
    screen.touch.down(100, 100)
    probe.state = .began
    probe.state = state
    screen.timeline.clear()

    probe.state = .failed

    #expect(screen.timeline[.action] == ["probe cancelled"], screen.log)
  }

  @Test func `C056: failing sends no action`() {
    let screen = Screen()
    let probe = screen.add(Probe(), "probe")

    screen.touch.down(100, 100)
    probe.state = .failed
    screen.touch.up()

    #expect(screen.timeline[.action] == [])
    #expect(screen.timeline[.state] == ["probe failed"], screen.log)
  }

  @Test func `C057: every move of a tracked touch sends changed, even if state is not set`() {
    let screen = Screen()
    let probe = screen.add(Probe(), "probe")
    screen.touch.down(100, 100)
    probe.state = .began
    screen.timeline.clear()

    screen.touch.move(1, 0).move(1, 0).move(1, 0)

    #expect(
      screen.timeline[.action] == ["probe changed", "probe changed", "probe changed"], screen.log)
  }

  @Test func `C058: two states set in one pass send one action, but began is never dropped`() {
    let screen = Screen()
    let probe = screen.add(Probe(), "probe")
    probe.onTouches = { probe, phase in
      switch phase {
      case .began: (probe.state, probe.state) = (.began, .changed)
      case .ended: (probe.state, probe.state) = (.changed, .ended)
      default: break
      }
    }

    screen.touch.down(100, 100).up()

    #expect(screen.timeline[.action] == ["probe began", "probe ended"], screen.log)
  }

  @Test func `C058: beginning and ending in one pass sends two actions, each with its own state`() {
    let screen = Screen()
    let probe = screen.add(Probe(), "probe")
    probe.onTouches = { probe, phase in
      if phase == .ended { (probe.state, probe.state) = (.began, .ended) }
    }

    screen.touch.tap(100, 100)

    #expect(screen.timeline[.action] == ["probe began", "probe ended"], screen.log)
  }

  @Test func `C058: one recognizer's actions keep their order under a reversed action order`() {
    let screen = Screen(\.actionOrder, .reversed)
    let probe = screen.add(Probe(), "probe")
    probe.onTouches = { probe, phase in
      if phase == .ended { (probe.state, probe.state) = (.began, .ended) }
    }

    screen.touch.tap(100, 100)

    #expect(screen.timeline[.action] == ["probe began", "probe ended"], screen.log)
  }

  @Test func `C058: a state that an action sets on another recognizer applies in the same pass`() {
    let screen = Screen()
    let (one, other) = (screen.add(Probe(), "one"), screen.add(Probe(), "other"))
    other.prevents = { _ in false }
    one.observeActions { _ in other.state = .ended }
    screen.touch.down(100, 100)
    other.state = .began
    screen.timeline.clear()

    one.state = .began

    #expect(screen.timeline[.action] == ["one began", "other ended"], screen.log)
  }

  @Test func `C070: a pan kept possible by minimumNumberOfTouches may be begun by its subclass`() {
    let screen = Screen()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    pan.minimumNumberOfTouches = 20
    screen.touch.down(100, 100).drag(40, 0)

    pan.state = .began
    pan.setTranslation(.zero, in: nil)
    screen.touch.move(3, 0)

    #expect(screen.timeline[.action] == ["pan began", "pan changed"], screen.log)
    #expect(pan.translation(in: nil) == CGPoint(x: 3, y: 0))
  }

  @Test(arguments: [
    (UIKitBehavior.ActionOrder.recognition, ["child began", "parent began"]),
    (.reversed, ["parent began", "child began"]),
  ])
  func `C072: the behavior decides the order of the actions of one pass`(
    order: UIKitBehavior.ActionOrder, actions: [String]
  ) {
    let screen = Screen(\.actionOrder, order)
    let view = screen.addView()
    let (child, parent) = (Probe(), Probe())
    screen.add(child, "child", to: view)
    screen.add(parent, "parent")
    child.prevents = { _ in false }
    for probe in [child, parent] {
      probe.onTouches = { probe, _ in probe.state = .began }
    }

    screen.touch.down(100, 100)

    #expect(screen.timeline[.action] == actions, screen.log)
  }
}
#endif
