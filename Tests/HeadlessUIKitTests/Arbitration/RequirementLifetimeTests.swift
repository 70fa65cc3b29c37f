#if HEADLESS
import HeadlessUIKit
import Testing

/// Which recognizers count as requirements, and for how long.
@MainActor @Suite struct RequirementLifetimeTests {
  private let screen = Screen()
  private let waiter = Probe()

  init() { screen.add(waiter, "waiter") }

  @Test func `C096: a detached requirement does not block`() {
    waiter.require(toFail: Probe())
    let detached = Probe()
    waiter.require(toFail: detached)
    screen.touch.down(100, 100)

    waiter.state = .began

    #expect(screen.timeline[.wait, .action] == ["waiter began"], screen.log)
    #expect(detached.state == .possible)
  }

  @Test func `C096: a disabled requirement does not block`() {
    let blocker = screen.add(Probe(), "blocker")
    blocker.isEnabled = false
    waiter.require(toFail: blocker)
    screen.touch.down(100, 100)

    waiter.state = .began

    #expect(screen.timeline[.wait, .action] == ["waiter began"], screen.log)
  }

  @Test func `C096: a requirement that refused the touch does not block`() {
    let blocker = screen.add(Probe(), "blocker")
    let answers = DelegateStub()
    answers.receivesTouch = { _ in false }
    blocker.delegate = answers
    waiter.require(toFail: blocker)
    screen.touch.down(100, 100)

    waiter.state = .began

    #expect(screen.timeline[.wait, .action] == ["waiter began"], screen.log)
  }

  @Test func `C096: disabling or removing a required recognizer releases its dependent`() {
    let disabled = screen.add(Probe(), "disabled")
    let removed = screen.add(Probe(), "removed")
    waiter.require(toFail: disabled)
    waiter.require(toFail: removed)
    screen.touch.down(100, 100)
    waiter.state = .began

    disabled.isEnabled = false
    let actionsAfterFirst = screen.timeline[.action]
    screen.window.removeGestureRecognizer(removed)

    #expect(actionsAfterFirst == [])
    #expect(screen.timeline[.action] == ["waiter began"], screen.log)
  }

  @Test func `C087: a static requirement persists across touch sequences`() {
    let blocker = screen.add(Probe(), "blocker")
    waiter.require(toFail: blocker)
    screen.touch.tap(100, 100)

    screen.touch.down(100, 100)
    waiter.state = .began

    #expect(screen.timeline[.wait] == ["waiter waits for blocker"], screen.log)
  }

  @Test func `M08: removing a recognizer from its view keeps its requirements`() {
    let blocker = screen.add(Probe(), "blocker")
    waiter.require(toFail: blocker)

    screen.window.removeGestureRecognizer(waiter)
    screen.window.addGestureRecognizer(waiter)
    screen.touch.down(100, 100)
    waiter.state = .began

    #expect(screen.timeline[.wait] == ["waiter waits for blocker"], screen.log)
  }

  @Test func `M08: a requirement does not retain its recognizer`() {
    weak var blocker: Probe?
    do {
      let made = Probe()
      blocker = made
      waiter.require(toFail: made)
    }

    #expect(blocker == nil)
  }

  @Test func `M08: requiring the same recognizer twice adds one requirement`() {
    let blocker = screen.add(Probe(), "blocker")
    waiter.require(toFail: blocker)
    waiter.require(toFail: blocker)
    screen.touch.down(100, 100)

    waiter.state = .began

    #expect(screen.timeline[.wait] == ["waiter waits for blocker"], screen.log)
  }

  @Test func `C088: a requirement may connect two view hierarchies`() {
    let (left, right) = (screen.addView("left", width: 200), screen.addView("right", x: 200))
    let panLeft = screen.add(Probe(), "left", to: left)
    let panRight = screen.add(Probe(), "right", to: right)
    panLeft.require(toFail: panRight)
    screen.touch.down(100, 100)
    screen.touch(1).down(300, 100)

    panLeft.state = .began

    #expect(screen.timeline[.wait] == ["left waits for right"], screen.log)
  }

  @Test func `C095: a circular requirement is reported once and ends with the touches`() {
    let blocker = screen.add(Probe(), "blocker")
    waiter.require(toFail: blocker)
    blocker.require(toFail: waiter)

    for _ in 0..<2 {
      screen.touch.down(100, 100)
      waiter.state = .began
      blocker.state = .began
      screen.touch.up()
    }

    #expect(
      screen.engine.issues == [.circularRequirement(["blocker", "waiter", "blocker"])], screen.log)
    #expect(screen.timeline[.action] == [], screen.log)
    #expect(
      screen.timeline[.state].suffix(2) == ["waiter failed, circular", "blocker failed, circular"],
      screen.log)
    #expect(waiter.state == .possible)
    #expect(blocker.state == .possible)
  }

  @Test func `C095: the issue for a circular requirement states fact and remedy`() {
    let issue = HeadlessIssue.circularRequirement(["a", "b", "a"])

    #expect(
      issue.description == """
        Recognizers wait for each other in a circle: a → b → a.

        None of them can begin. Remove one require(toFail:), or make one \
        gestureRecognizer(_:shouldRequireFailureOf:) return false.
        """)
  }

  @Test func `C095: a dependent of a circular requirement is released when the circle ends`() {
    let blocker = screen.add(Probe(), "blocker")
    let tap = screen.add(UITapGestureRecognizer(), "tap")
    waiter.require(toFail: blocker)
    blocker.require(toFail: waiter)
    tap.require(toFail: waiter)
    screen.touch.down(100, 100)
    waiter.state = .began
    blocker.state = .began

    screen.touch.up()

    #expect(screen.timeline[.action] == ["tap ended"], screen.log)
    #expect(tap.state == .possible)
  }
}
#endif
