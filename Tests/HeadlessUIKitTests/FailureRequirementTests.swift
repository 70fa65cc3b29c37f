import HeadlessUIKit
import Testing

@MainActor @Suite struct FailureRequirementTests {
  private let screen = Screen()
  private let waiter = Probe()
  private let blocker = Probe()

  init() {
    screen.add(waiter, "waiter")
    screen.add(blocker, "blocker")
  }

  @Test func `C086: a waiter sends nothing until the one it waits for fails`() {
    waiter.require(toFail: blocker)
    screen.finger.down(100, 100)

    waiter.state = .began

    #expect(screen.timeline[.wait, .action] == ["waiter waits for blocker"], screen.log)

    blocker.state = .failed

    #expect(screen.timeline[.action] == ["waiter began"], screen.log)
  }

  @Test(arguments: [UIGestureRecognizer.State.began, .recognized])
  func `C086: a waiter fails when the one it waits for begins or recognizes`(
    state: UIGestureRecognizer.State
  ) {
    waiter.require(toFail: blocker)
    blocker.prevents = { _ in false }
    screen.finger.down(100, 100)
    waiter.state = .began

    blocker.state = state

    #expect(screen.timeline[.state].last == "waiter failed, requires blocker", screen.log)
    #expect(screen.timeline[.action] == ["blocker \(state)"], screen.log)
  }

  @Test func `C086: a waiter that has not tried yet fails too when the other begins`() {
    waiter.require(toFail: blocker)
    blocker.prevents = { _ in false }
    screen.finger.down(100, 100)

    blocker.state = .began

    #expect(
      screen.timeline[.state] == ["blocker began", "waiter failed, requires blocker"], screen.log)
  }

  @Test func `C086: a waiter that tries after the other began fails`() {
    blocker.prevents = { _ in false }
    waiter.waitsFor = { [blocker] in $0 === blocker }
    screen.finger.down(100, 100)
    blocker.state = .began

    waiter.state = .began

    #expect(screen.timeline[.state].last == "waiter failed, requires blocker", screen.log)
  }

  @Test func `C086: a waiter waits for all of its requirements`() {
    let other = screen.add(Probe(), "other")
    waiter.require(toFail: blocker)
    waiter.require(toFail: other)
    screen.finger.down(100, 100)
    waiter.state = .began

    blocker.state = .failed
    let afterFirst = screen.timeline[.action]
    other.state = .failed

    #expect(screen.timeline[.wait] == ["waiter waits for blocker, other"], screen.log)
    #expect(afterFirst == [])
    #expect(screen.timeline[.action] == ["waiter began"], screen.log)
  }

  @Test func `C086: failures travel along a chain`() {
    let last = screen.add(Probe(), "last")
    waiter.require(toFail: blocker)
    blocker.require(toFail: last)
    screen.finger.down(100, 100)
    waiter.state = .began
    blocker.state = .began

    last.state = .failed

    #expect(
      screen.timeline[.state] == [
        "last failed", "blocker began", "waiter failed, prevented by blocker",
      ], screen.log)
  }

  @Test func `C092: a held recognizer reports began first however far it is`() {
    waiter.require(toFail: blocker)
    screen.finger.down(100, 100)
    waiter.state = .began
    waiter.state = .changed
    screen.finger.move(5, 0)
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

    screen.finger.tap(100, 100)
    let atLift = screen.timeline[.wait, .action]
    screen.wait(EngineMetrics.tapInterval)

    #expect(atLift == ["single waits for double"], screen.log)
    #expect(screen.timeline[.action] == ["single ended"], screen.log)
    #expect(single.state == .possible)
  }

  @Test(arguments: [
    (UIKitBehavior.HeldState.readsPossible, UIGestureRecognizer.State.possible),
    (.readsOwn, .began),
  ])
  func `C093: what others read while it is held is open`(
    answer: UIKitBehavior.HeldState, state: UIGestureRecognizer.State
  ) {
    let screen = Screen(\.heldState, answer)
    let waiter = screen.add(Probe(), "waiter")
    let blocker = screen.add(Probe(), "blocker")
    waiter.require(toFail: blocker)
    screen.finger.down(100, 100)

    waiter.state = .began

    #expect(waiter.state == state)
  }

  @Test func `C094: a held recognizer does not exclude others yet`() {
    let other = screen.add(Probe(), "other")
    waiter.require(toFail: blocker)
    screen.finger.down(100, 100)

    waiter.state = .began
    other.state = .began

    #expect(
      screen.timeline[.state] == [
        "other began", "waiter failed, prevented by other", "blocker failed, prevented by other",
      ], screen.log)
  }

  @Test func `C092: a released recognizer yields to one that is active by then`() {
    let other = screen.add(Probe(), "other")
    let answers = Answers()
    other.delegate = answers
    var isAllowed = true
    answers.simultaneous = { _ in isAllowed }
    waiter.require(toFail: blocker)
    screen.finger.down(100, 100)
    waiter.state = .began
    other.state = .began
    isAllowed = false

    blocker.state = .failed

    #expect(screen.timeline[.state].last == "waiter failed, prevented by other", screen.log)
    #expect(screen.timeline[.action] == ["other began"], screen.log)
  }
}
