#if HEADLESS
import HeadlessUIKit
import Testing

/// Recognizers that are disabled or removed during a gesture.
@MainActor @Suite struct DisablingTests {
  @Test func `C066: disabling a recognizer that has begun cancels it, with an action`() {
    let screen = Screen()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    screen.touch.down(100, 100).drag(30, 0)
    screen.timeline.clear()

    pan.isEnabled = false
    screen.touch.drag(30, 0).up()

    #expect(screen.timeline[.state, .action] == ["pan cancelled, disabled", "pan cancelled"])
    #expect(pan.numberOfTouches == 0)
  }

  @Test func `C066: disabling a possible recognizer fails it, without an action`() {
    let screen = Screen()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    screen.touch.down(100, 100)

    pan.isEnabled = false
    screen.touch.drag(30, 0).up()

    #expect(screen.timeline[.state, .action] == ["pan failed, disabled"], screen.log)
  }

  @Test func `C066: a recognizer disabled in its own action is cancelled afterwards`() {
    let screen = Screen()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    pan.observeActions { if $0.state == .began { $0.isEnabled = false } }

    screen.touch.down(100, 100).drag(30, 0).up()

    #expect(screen.timeline[.action] == ["pan began", "pan cancelled"], screen.log)
  }

  @Test func `C067: disabling and re-enabling drops the current touches and takes the next`() {
    let screen = Screen()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    screen.touch.down(100, 100)

    pan.isEnabled = false
    pan.isEnabled = true
    screen.touch.drag(30, 0).up()
    let actionsOfFirstTouch = screen.timeline[.action]
    screen.touch.down(100, 100).drag(30, 0, steps: 2)

    #expect(actionsOfFirstTouch == [], screen.log)
    #expect(screen.timeline[.action] == ["pan began", "pan changed"], screen.log)
  }

  @Test func `C068: a held tap does not recognize after its view left the window`() {
    let screen = Screen()
    let view = screen.addView()
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    screen.add(single, "single", to: view)
    screen.add(double, "double", to: view)
    single.require(toFail: double)
    screen.touch.tap(100, 100)

    view.removeFromSuperview()
    screen.wait(1)

    #expect(screen.timeline[.action] == [], screen.log)
    #expect(single.state == .possible && double.state == .possible)

    screen.window.addSubview(view)
    screen.touch.tap(100, 100)
    screen.wait(1)

    #expect(screen.timeline[.action] == ["single ended"], screen.log)
  }

  @Test func `C068: removing a recognizer during its gesture resets it without an action`() {
    let screen = Screen()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    screen.touch.down(100, 100).drag(30, 0)
    screen.timeline.clear()

    screen.window.removeGestureRecognizer(pan)
    screen.touch.drag(30, 0).up()

    #expect(screen.timeline[.state, .reset, .action] == ["pan possible"], screen.log)
    #expect(pan.state == .possible)
  }
}
#endif
