#if HEADLESS
import HeadlessUIKit
import Testing

/// Failure requirements: how a dependent recognizer waits, fails and is released.
@MainActor @Suite struct FailureRequirementTests {
  private let screen = Screen()
  private let waiter = Probe()
  private let blocker = Probe()

  init() {
    screen.add(waiter, "waiter")
    screen.add(blocker, "blocker")
  }

  @Test func `C086: a dependent recognizer sends no action until its requirement fails`() {
    waiter.require(toFail: blocker)
    screen.touch.down(100, 100)

    waiter.state = .began

    #expect(screen.timeline[.wait, .action] == ["waiter waits for blocker"], screen.log)

    blocker.state = .failed

    #expect(screen.timeline[.action] == ["waiter began"], screen.log)
  }

  @Test(arguments: [UIGestureRecognizer.State.began, .recognized])
  func `C086: a dependent recognizer fails when its requirement begins or recognizes`(
    state: UIGestureRecognizer.State
  ) {
    waiter.require(toFail: blocker)
    blocker.prevents = { _ in false }
    screen.touch.down(100, 100)
    waiter.state = .began

    blocker.state = state

    #expect(screen.timeline[.state].last == "waiter failed, requires blocker", screen.log)
    #expect(screen.timeline[.action] == ["blocker \(state)"], screen.log)
  }

  @Test func `C086: a dependent that is still possible fails when its requirement begins`() {
    waiter.require(toFail: blocker)
    blocker.prevents = { _ in false }
    screen.touch.down(100, 100)

    blocker.state = .began

    #expect(
      screen.timeline[.state] == ["blocker began", "waiter failed, requires blocker"], screen.log)
  }

  @Test func `C086: a dependent that recognizes after its requirement began fails`() {
    blocker.prevents = { _ in false }
    waiter.requiresFailureOf = { [blocker] in $0 === blocker }
    screen.touch.down(100, 100)
    blocker.state = .began

    waiter.state = .began

    #expect(screen.timeline[.state].last == "waiter failed, requires blocker", screen.log)
  }

  @Test func `C086: a dependent recognizer waits for all of its requirements`() {
    let other = screen.add(Probe(), "other")
    waiter.require(toFail: blocker)
    waiter.require(toFail: other)
    screen.touch.down(100, 100)
    waiter.state = .began

    blocker.state = .failed
    let actionsAfterFirstFailure = screen.timeline[.action]
    other.state = .failed

    #expect(screen.timeline[.wait] == ["waiter waits for blocker, other"], screen.log)
    #expect(actionsAfterFirstFailure == [])
    #expect(screen.timeline[.action] == ["waiter began"], screen.log)
  }

  @Test func `C086: a failure propagates along a chain of requirements`() {
    let last = screen.add(Probe(), "last")
    waiter.require(toFail: blocker)
    blocker.require(toFail: last)
    screen.touch.down(100, 100)
    waiter.state = .began
    blocker.state = .began

    last.state = .failed

    #expect(
      screen.timeline[.state] == [
        "last failed", "blocker began", "waiter failed, prevented by blocker",
      ], screen.log)
  }

  @Test func `C092: a released recognizer reports began first, even if it already ended`() {
    waiter.require(toFail: blocker)
    screen.touch.down(100, 100)
    waiter.state = .began
    waiter.state = .changed
    screen.touch.move(5, 0)
    waiter.state = .ended

    blocker.state = .failed

    #expect(screen.timeline[.action] == ["waiter began", "waiter ended"], screen.log)
  }

  @Test func `C092: a held discrete recognizer is released after its touch has ended`() {
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    screen.add(single, "single")
    screen.add(double, "double")
    single.require(toFail: double)

    screen.touch.tap(100, 100)
    let eventsAtLift = screen.timeline[.wait, .action]
    screen.wait(EngineMetrics.tapInterval)

    #expect(eventsAtLift == ["single waits for double"], screen.log)
    #expect(screen.timeline[.action] == ["single ended"], screen.log)
    #expect(single.state == .possible)
  }

  @Test(arguments: [
    (UIKitBehavior.HeldState.readsPossible, UIGestureRecognizer.State.possible),
    (.readsOwn, .began),
  ])
  func `C093: the behavior decides which state is read while a recognizer is held`(
    answer: UIKitBehavior.HeldState, state: UIGestureRecognizer.State
  ) {
    let screen = Screen(\.heldState, answer)
    let waiter = screen.add(Probe(), "waiter")
    let blocker = screen.add(Probe(), "blocker")
    waiter.require(toFail: blocker)
    screen.touch.down(100, 100)

    waiter.state = .began

    #expect(waiter.state == state)
  }

  @Test func `C094: a held recognizer does not exclude others`() {
    let other = screen.add(Probe(), "other")
    waiter.require(toFail: blocker)
    screen.touch.down(100, 100)

    waiter.state = .began
    other.state = .began

    #expect(
      screen.timeline[.state] == [
        "other began", "waiter failed, prevented by other", "blocker failed, prevented by other",
      ], screen.log)
  }

  @Test func `C092: a released recognizer fails if another one became active meanwhile`() {
    let other = screen.add(Probe(), "other")
    let answers = DelegateStub()
    other.delegate = answers
    var isAllowed = true
    answers.simultaneous = { _ in isAllowed }
    waiter.require(toFail: blocker)
    screen.touch.down(100, 100)
    waiter.state = .began
    other.state = .began
    isAllowed = false

    blocker.state = .failed

    #expect(screen.timeline[.state].last == "waiter failed, prevented by other", screen.log)
    #expect(screen.timeline[.action] == ["other began"], screen.log)
  }

  @Test func `C044: a recognizer that ignored its only touch does not hold its dependents`() {
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    pan.require(toFail: blocker)
    waiter.isEnabled = false
    blocker.onTouches = { blocker, phase in
      guard phase == .began, let event = blocker.lastEvent else { return }
      for touch in event.allTouches ?? [] { blocker.ignore(touch, for: event) }
    }

    screen.touch.down(100, 100).drag(40, 0).up()

    #expect(screen.timeline[.action].first == "pan began", screen.log)
    #expect(pan.state == .possible)
  }

  @Test func `C087: requiring its own failure does not hold a recognizer`() {
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    pan.require(toFail: pan)

    screen.touch.down(100, 100).drag(40, 0).up()

    #expect(screen.timeline[.action].first == "pan began", screen.log)
    #expect(screen.engine.issues.isEmpty)
  }
}
#endif
