import HeadlessUIKit
import Testing

/// What is open about recognition, under each answer.
@MainActor @Suite struct OpenRecognitionTests {
  @Test(arguments: [
    (UIKitBehavior.LateRecognizer.waitsForTheNextTouch, [UITouch.Phase]()),
    (.joinsRunningTouches, [.began, .moved, .ended]),
  ])
  func `C036: whether a recognizer that comes late gets the finger that is down is open`(
    answer: UIKitBehavior.LateRecognizer, heard: [UITouch.Phase]
  ) {
    let screen = Screen(\.lateRecognizer, answer)
    screen.finger.down(100, 100)
    let probe = screen.add(Probe(), "probe")

    screen.finger.move(5, 0).up()

    #expect(probe.phases == heard, screen.log)
    #expect(probe.state == .possible)
  }

  @Test(arguments: [
    (UIKitBehavior.LateRecognizer.waitsForTheNextTouch, [String]()),
    (.joinsRunningTouches, ["pan began", "pan ended"]),
  ])
  func `C036: a pan that comes late takes part in full, or not at all`(
    answer: UIKitBehavior.LateRecognizer, actions: [String]
  ) {
    let screen = Screen(\.lateRecognizer, answer)
    screen.finger.down(100, 100).move(20, 0)
    screen.add(UIPanGestureRecognizer(), "pan")

    screen.finger.move(20, 0).up()

    #expect(screen.timeline[.action] == actions, screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.TouchDelay.untilAllHaveFailed, [String]()),
    (.untilOneHasFailed, ["view began"]),
  ])
  func `C048: whether the first or the last to fail lets a delayed touch go is open`(
    answer: UIKitBehavior.TouchDelay, afterFirst: [String]
  ) {
    let screen = Screen(\.touchDelay, answer)
    let view = screen.addView()
    let (one, other) = (screen.add(Probe(), "one", to: view), screen.add(Probe(), "other"))
    for probe in [one, other] { probe.delaysTouchesBegan = true }
    screen.finger.down(100, 100)

    other.state = .failed
    #expect(screen.timeline[.view] == afterFirst, screen.log)

    one.state = .failed
    #expect(screen.timeline[.view] == ["view began"], screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.RepeatedState.beganFirst, ["probe began"]),
    (.onlyTheLast, ["probe changed"]),
  ])
  func `C058: what targets learn of two states set in one pass is open`(
    answer: UIKitBehavior.RepeatedState, actions: [String]
  ) {
    let screen = Screen(\.repeatedState, answer)
    let probe = screen.add(Probe(), "probe")
    probe.onTouches = { probe, phase in
      guard phase == .began else { return }
      probe.state = .began
      probe.state = .changed
    }

    screen.finger.down(100, 100)

    #expect(screen.timeline[.action] == actions, screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.RepeatedState.beganFirst, ["probe began", "probe ended"]),
    (.onlyTheLast, ["probe ended"]),
  ])
  func `C058: one that begins and ends in one pass leaves nobody active`(
    answer: UIKitBehavior.RepeatedState, actions: [String]
  ) {
    let screen = Screen(\.repeatedState, answer)
    let probe = screen.add(Probe(), "probe")
    let other = screen.add(Probe(), "other")
    other.isPreventedBy = { _ in false }
    other.prevents = { _ in false }
    probe.onTouches = { probe, _ in
      probe.state = .began
      probe.state = .ended
    }
    screen.finger.down(100, 100)
    other.state = .began
    screen.finger.up()

    #expect(screen.timeline[.action].filter { $0.hasPrefix("probe") } == actions, screen.log)
    #expect(screen.timeline[.action].contains("other began"), screen.log)
    #expect(probe.state == .possible)
  }

  @Test(arguments: UIKitBehavior.RepeatedState.allCases)
  func `C092: one that was held reports began first, whatever is told of two states in one pass`(
    answer: UIKitBehavior.RepeatedState
  ) {
    let screen = Screen(\.repeatedState, answer)
    let (probe, blocker) = (screen.add(Probe(), "probe"), screen.add(Probe(), "blocker"))
    probe.require(toFail: blocker)
    screen.finger.down(100, 100)
    probe.state = .began
    probe.state = .changed

    blocker.state = .failed

    #expect(screen.timeline[.action] == ["probe began"], screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.RemovedRecognizer.isResetInSilence, ["probe began"]),
    (.isCancelled, ["probe began", "probe cancelled"]),
  ])
  func `C068: what targets learn when a recognizer is removed in mid-gesture is open`(
    answer: UIKitBehavior.RemovedRecognizer, actions: [String]
  ) {
    let screen = Screen(\.removedRecognizer, answer)
    let view = screen.addView()
    let probe = screen.add(Probe(), "probe", to: view)
    screen.finger.down(100, 100)
    probe.state = .began

    view.removeGestureRecognizer(probe)
    screen.finger.move(5, 0).up()

    #expect(screen.timeline[.action] == actions, screen.log)
    #expect(probe.state == .possible)
    #expect(probe.phases == [.began])
  }

  @Test(arguments: UIKitBehavior.RemovedRecognizer.allCases)
  func `C068: one that is removed before it begins is forgotten in silence`(
    answer: UIKitBehavior.RemovedRecognizer
  ) {
    let screen = Screen(\.removedRecognizer, answer)
    let probe = screen.add(Probe(), "probe")
    screen.finger.down(100, 100)

    screen.window.removeGestureRecognizer(probe)

    #expect(screen.timeline[.action] == [], screen.log)
    #expect(probe.state == .possible)
  }

  @Test(arguments: [
    (UIKitBehavior.HeldExclusion.excludesNobody, UIGestureRecognizer.State.possible),
    (.excludes, .failed),
  ])
  func `C094: whether one that is held excludes others already is open`(
    answer: UIKitBehavior.HeldExclusion, expected: UIGestureRecognizer.State
  ) {
    let screen = Screen(\.heldExclusion, answer)
    let (held, blocker) = (screen.add(Probe(), "held"), screen.add(Probe(), "blocker"))
    let bystander = screen.add(Probe(), "bystander")
    held.require(toFail: blocker)
    screen.finger.down(100, 100)

    held.state = .began

    #expect(bystander.state == expected, screen.log)
    #expect(blocker.state == .possible, screen.log)

    blocker.state = .failed

    #expect(screen.timeline[.action] == ["held began"], screen.log)
    #expect(bystander.state == .failed, screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.AbsentRequirement.holdsNobody, ["waiter began"]), (.holdsWhileAttached, []),
  ])
  func `C096: whether a required recognizer that takes no part holds its waiter is open`(
    answer: UIKitBehavior.AbsentRequirement, actions: [String]
  ) {
    let screen = Screen(\.absentRequirement, answer)
    let elsewhere = screen.addView("elsewhere", x: 300, width: 100)
    let (waiter, absent) = (
      screen.add(Probe(), "waiter"), screen.add(Probe(), "absent", to: elsewhere)
    )
    waiter.require(toFail: absent)
    screen.finger.down(100, 100)

    waiter.state = .began
    #expect(screen.timeline[.action] == actions, screen.log)

    screen.finger.up()
    #expect(waiter.state == (actions.isEmpty ? .possible : .began), screen.log)
  }

  @Test(arguments: UIKitBehavior.AbsentRequirement.allCases)
  func `C096: a required recognizer that is on no view never holds`(
    answer: UIKitBehavior.AbsentRequirement
  ) {
    let screen = Screen(\.absentRequirement, answer)
    let waiter = screen.add(Probe(), "waiter")
    let detached = Probe()
    waiter.require(toFail: detached)
    screen.finger.down(100, 100)

    waiter.state = .began

    #expect(screen.timeline[.action] == ["waiter began"], screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.ResetOrder.firstFirst, ["first possible", "second possible"]),
    (.lastFirst, ["second possible", "first possible"]),
  ])
  func `C063: the order in which recognizers are reset is open`(
    answer: UIKitBehavior.ResetOrder, resets: [String]
  ) {
    let screen = Screen(\.resetOrder, answer)
    let view = screen.addView()
    screen.add(Probe(), "first", to: view)
    screen.add(Probe(), "second")

    screen.finger.tap(100, 100)

    #expect(screen.timeline[.reset] == resets, screen.log)
  }

  @Test(arguments: [(UIKitBehavior.ThinnedPan.goesOn, 25), (.rests, 15)])
  func `C108: whether a pan of two fingers goes on with one is open`(
    answer: UIKitBehavior.ThinnedPan, translation: CGFloat
  ) {
    let screen = Screen(\.thinnedPan, answer)
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    pan.minimumNumberOfTouches = 2
    let (one, other) = (screen.finger(0), screen.finger(1))
    one.down(100, 100)
    other.down(200, 100)
    one.move(40, 0)
    other.up()
    let changes = screen.timeline[.action].count

    one.move(10, 0)

    #expect(screen.timeline[.action].count - changes == (answer == .goesOn ? 1 : 0), screen.log)

    other.down(200, 100)
    other.move(10, 0)
    #expect(pan.translation(in: nil).x == translation, screen.log)

    one.up()
    other.up()
    #expect(screen.timeline[.action].last == "pan ended", screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.SurplusFinger.isIgnored, UIGestureRecognizer.State.changed, 1),
    (.joins, .changed, 2), (.cancels, .cancelled, 2),
  ])
  func `C109: what a finger beyond the maximum does to a pan that has begun is open`(
    answer: UIKitBehavior.SurplusFinger, state: UIGestureRecognizer.State, touches: Int
  ) {
    let screen = Screen(\.surplusFinger, answer)
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    pan.maximumNumberOfTouches = 1
    let (one, other) = (screen.finger(0), screen.finger(1))
    one.down(100, 100).move(20, 0)
    let translation = pan.translation(in: nil)

    other.down(200, 100)
    #expect(pan.translation(in: nil) == translation)
    other.move(10, 0)
    one.move(10, 0)

    #expect(pan.state == state, screen.log)
    #expect(pan.numberOfTouches == touches)

    one.up()
    other.up()
    #expect(pan.state == .possible, screen.log)
  }
}
