import HeadlessUIKit
import Testing

/// Recognizers that are turned off or taken away in mid-gesture.
@MainActor @Suite struct DisablingTests {
  @Test func `C066: disabling in mid-gesture cancels, with an action`() {
    let screen = Screen()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    screen.finger.down(100, 100).drag(30, 0)
    screen.timeline.clear()

    pan.isEnabled = false
    screen.finger.drag(30, 0).up()

    #expect(screen.timeline[.state, .action] == ["pan cancelled, disabled", "pan cancelled"])
    #expect(pan.numberOfTouches == 0)
  }

  @Test func `C066: disabling before it began fails, without an action`() {
    let screen = Screen()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    screen.finger.down(100, 100)

    pan.isEnabled = false
    screen.finger.drag(30, 0).up()

    #expect(screen.timeline[.state, .action] == ["pan failed, disabled"], screen.log)
  }

  @Test func `C066: a recognizer that disables itself in its action is cancelled after it`() {
    let screen = Screen()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    pan.observeActions { if $0.state == .began { $0.isEnabled = false } }

    screen.finger.down(100, 100).drag(30, 0).up()

    #expect(screen.timeline[.action] == ["pan began", "pan cancelled"], screen.log)
  }

  @Test func `C067: off and on again drops the fingers that are down and takes the next`() {
    let screen = Screen()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    screen.finger.down(100, 100)

    pan.isEnabled = false
    pan.isEnabled = true
    screen.finger.drag(30, 0).up()
    let actionsOfFirst = screen.timeline[.action]
    screen.finger.down(100, 100).drag(30, 0, steps: 2)

    #expect(actionsOfFirst == [], screen.log)
    #expect(screen.timeline[.action] == ["pan began", "pan changed"], screen.log)
  }

  @Test func `C068: a tap that is held does not come after its view has left the window`() {
    let screen = Screen()
    let view = screen.addView()
    let (one, two) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    two.numberOfTapsRequired = 2
    screen.add(one, "one", to: view)
    screen.add(two, "two", to: view)
    one.require(toFail: two)
    screen.finger.tap(100, 100)

    view.removeFromSuperview()
    screen.wait(1)

    #expect(screen.timeline[.action] == [], screen.log)
    #expect(one.state == .possible && two.state == .possible)

    screen.window.addSubview(view)
    screen.finger.tap(100, 100)
    screen.wait(1)

    #expect(screen.timeline[.action] == ["one ended"], screen.log)
  }

  @Test func `C068: a recognizer removed in mid-gesture is reset without an action`() {
    let screen = Screen()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    screen.finger.down(100, 100).drag(30, 0)
    screen.timeline.clear()

    screen.window.removeGestureRecognizer(pan)
    screen.finger.drag(30, 0).up()

    #expect(screen.timeline[.state, .reset, .action] == ["pan possible"], screen.log)
    #expect(pan.state == .possible)
  }
}
