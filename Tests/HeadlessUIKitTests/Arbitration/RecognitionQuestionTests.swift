#if HEADLESS
import HeadlessUIKit
import Testing

/// Open questions about recognition, tested under every answer.
@MainActor @Suite struct RecognitionQuestionTests {
  @Test(arguments: [
    (UIKitBehavior.LateRecognizer.waitsForTheNextTouch, [UITouch.Phase]()),
    (.joinsRunningTouches, [.began, .moved, .ended]),
  ])
  func `C036: the behavior decides whether a late recognizer receives the current touch`(
    answer: UIKitBehavior.LateRecognizer, phases: [UITouch.Phase]
  ) {
    let screen = Screen(\.lateRecognizer, answer)
    screen.touch.down(100, 100)
    let probe = screen.add(Probe(), "probe")

    screen.touch.move(5, 0).up()

    #expect(probe.phases == phases, screen.log)
    #expect(probe.state == .possible)
  }

  @Test(arguments: [
    (UIKitBehavior.LateRecognizer.waitsForTheNextTouch, [String]()),
    (.joinsRunningTouches, ["pan began", "pan ended"]),
  ])
  func `C036: a pan added during a touch tracks it fully or not at all`(
    answer: UIKitBehavior.LateRecognizer, actions: [String]
  ) {
    let screen = Screen(\.lateRecognizer, answer)
    screen.touch.down(100, 100).move(20, 0)
    screen.add(UIPanGestureRecognizer(), "pan")

    screen.touch.move(20, 0).up()

    #expect(screen.timeline[.action] == actions, screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.TouchDelay.untilAllHaveFailed, [String]()),
    (.untilOneHasFailed, ["view began"]),
  ])
  func `C048: the behavior decides whether the first or last failure releases a delayed touch`(
    answer: UIKitBehavior.TouchDelay, afterFirst: [String]
  ) {
    let screen = Screen(\.touchDelay, answer)
    let view = screen.addView()
    let (one, other) = (screen.add(Probe(), "one", to: view), screen.add(Probe(), "other"))
    for probe in [one, other] { probe.delaysTouchesBegan = true }
    screen.touch.down(100, 100)

    other.state = .failed

    #expect(screen.timeline[.view] == afterFirst, screen.log)

    one.state = .failed

    #expect(screen.timeline[.view] == ["view began"], screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.RepeatedState.beganFirst, ["probe began"]),
    (.onlyTheLast, ["probe changed"]),
  ])
  func `C058: the behavior decides which of two states set in one pass is sent`(
    answer: UIKitBehavior.RepeatedState, actions: [String]
  ) {
    let screen = Screen(\.repeatedState, answer)
    let probe = screen.add(Probe(), "probe")
    probe.onTouches = { probe, phase in
      guard phase == .began else { return }
      probe.state = .began
      probe.state = .changed
    }

    screen.touch.down(100, 100)

    #expect(screen.timeline[.action] == actions, screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.RepeatedState.beganFirst, ["probe began", "probe ended"]),
    (.onlyTheLast, ["probe ended"]),
  ])
  func `C058: a recognizer that begins and ends in one pass does not stay active`(
    answer: UIKitBehavior.RepeatedState, actions: [String]
  ) {
    let screen = Screen(\.repeatedState, answer)
    let probe = screen.add(Probe(), "probe")
    let other = screen.add(Probe(), "other")
    other.canBePreventedBy = { _ in false }
    other.prevents = { _ in false }
    probe.onTouches = { probe, _ in
      probe.state = .began
      probe.state = .ended
    }
    screen.touch.down(100, 100)
    other.state = .began
    screen.touch.up()

    #expect(screen.timeline[.action].filter { $0.hasPrefix("probe") } == actions, screen.log)
    #expect(screen.timeline[.action].contains("other began"), screen.log)
    #expect(probe.state == .possible)
  }

  @Test(arguments: UIKitBehavior.RepeatedState.allCases)
  func `C092: a released recognizer reports began first under every behavior`(
    answer: UIKitBehavior.RepeatedState
  ) {
    let screen = Screen(\.repeatedState, answer)
    let (probe, blocker) = (screen.add(Probe(), "probe"), screen.add(Probe(), "blocker"))
    probe.require(toFail: blocker)
    screen.touch.down(100, 100)
    probe.state = .began
    probe.state = .changed

    blocker.state = .failed

    #expect(screen.timeline[.action] == ["probe began"], screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.RemovedRecognizer.isResetWithoutAction, ["probe began"]),
    (.isCancelled, ["probe began", "probe cancelled"]),
  ])
  func `C068: the behavior decides whether removal during a gesture sends cancelled`(
    answer: UIKitBehavior.RemovedRecognizer, actions: [String]
  ) {
    let screen = Screen(\.removedRecognizer, answer)
    let view = screen.addView()
    let probe = screen.add(Probe(), "probe", to: view)
    screen.touch.down(100, 100)
    probe.state = .began

    view.removeGestureRecognizer(probe)
    screen.touch.move(5, 0).up()

    #expect(screen.timeline[.action] == actions, screen.log)
    #expect(probe.state == .possible)
    #expect(probe.phases == [.began])
  }

  @Test(arguments: UIKitBehavior.RemovedRecognizer.allCases)
  func `C068: a recognizer removed before it begins sends no action`(
    answer: UIKitBehavior.RemovedRecognizer
  ) {
    let screen = Screen(\.removedRecognizer, answer)
    let probe = screen.add(Probe(), "probe")
    screen.touch.down(100, 100)

    screen.window.removeGestureRecognizer(probe)

    #expect(screen.timeline[.action] == [], screen.log)
    #expect(probe.state == .possible)
  }

  @Test(arguments: [
    (UIKitBehavior.HeldExclusion.excludesNone, UIGestureRecognizer.State.possible),
    (.excludes, .failed),
  ])
  func `C094: the behavior decides whether a held recognizer already prevents others`(
    answer: UIKitBehavior.HeldExclusion, expected: UIGestureRecognizer.State
  ) {
    let screen = Screen(\.heldExclusion, answer)
    let (held, blocker) = (screen.add(Probe(), "held"), screen.add(Probe(), "blocker"))
    let bystander = screen.add(Probe(), "bystander")
    held.require(toFail: blocker)
    screen.touch.down(100, 100)

    held.state = .began

    #expect(bystander.state == expected, screen.log)
    #expect(blocker.state == .possible, screen.log)

    blocker.state = .failed

    #expect(screen.timeline[.action] == ["held began"], screen.log)
    #expect(bystander.state == .failed, screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.AbsentRequirement.doesNotBlock, ["waiter began"]), (.blocksWhileAttached, []),
  ])
  func `C096: the behavior decides whether a requirement without touches holds its dependent`(
    answer: UIKitBehavior.AbsentRequirement, actions: [String]
  ) {
    let screen = Screen(\.absentRequirement, answer)
    let elsewhere = screen.addView("elsewhere", x: 300, width: 100)
    let (waiter, absent) = (
      screen.add(Probe(), "waiter"), screen.add(Probe(), "absent", to: elsewhere)
    )
    waiter.require(toFail: absent)
    screen.touch.down(100, 100)

    waiter.state = .began

    #expect(screen.timeline[.action] == actions, screen.log)

    screen.touch.up()

    #expect(waiter.state == (actions.isEmpty ? .possible : .began), screen.log)
  }

  @Test(arguments: UIKitBehavior.AbsentRequirement.allCases)
  func `C096: a required recognizer without a view never holds its dependent`(
    answer: UIKitBehavior.AbsentRequirement
  ) {
    let screen = Screen(\.absentRequirement, answer)
    let waiter = screen.add(Probe(), "waiter")
    let detached = Probe()
    waiter.require(toFail: detached)
    screen.touch.down(100, 100)

    waiter.state = .began

    #expect(screen.timeline[.action] == ["waiter began"], screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.ResetOrder.firstFirst, ["first possible", "second possible"]),
    (.lastFirst, ["second possible", "first possible"]),
  ])
  func `C063: the behavior decides the order in which recognizers are reset`(
    answer: UIKitBehavior.ResetOrder, resets: [String]
  ) {
    let screen = Screen(\.resetOrder, answer)
    let view = screen.addView()
    screen.add(Probe(), "first", to: view)
    screen.add(Probe(), "second")

    screen.touch.tap(100, 100)

    #expect(screen.timeline[.reset] == resets, screen.log)
  }

  @Test(arguments: [(UIKitBehavior.PanBelowMinimum.continues, 25), (.pauses, 15)])
  func `C108: the behavior decides whether a two-touch pan continues with one touch`(
    answer: UIKitBehavior.PanBelowMinimum, translation: CGFloat
  ) {
    let screen = Screen(\.panBelowMinimum, answer)
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    pan.minimumNumberOfTouches = 2
    let (one, other) = (screen.touch(0), screen.touch(1))
    one.down(100, 100)
    other.down(200, 100)
    one.move(40, 0)
    other.up()
    let changes = screen.timeline[.action].count

    one.move(10, 0)

    #expect(screen.timeline[.action].count - changes == (answer == .continues ? 1 : 0), screen.log)

    other.down(200, 100)
    other.move(10, 0)

    #expect(pan.translation(in: nil).x == translation, screen.log)

    one.up()
    other.up()

    #expect(screen.timeline[.action].last == "pan ended", screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.SurplusTouch.isIgnored, UIGestureRecognizer.State.changed, 1),
    (.joins, .changed, 2), (.cancels, .cancelled, 2),
  ])
  func `C109: the behavior decides what a touch beyond the maximum does to a begun pan`(
    answer: UIKitBehavior.SurplusTouch, state: UIGestureRecognizer.State, touches: Int
  ) {
    let screen = Screen(\.surplusTouch, answer)
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    pan.maximumNumberOfTouches = 1
    let (one, other) = (screen.touch(0), screen.touch(1))
    one.down(100, 100).move(20, 0)
    let translation = pan.translation(in: nil)

    other.down(200, 100)
    let translationAtTouchDown = pan.translation(in: nil)
    other.move(10, 0)
    one.move(10, 0)

    #expect(translationAtTouchDown == translation)
    #expect(pan.state == state, screen.log)
    #expect(pan.numberOfTouches == touches)

    one.up()
    other.up()

    #expect(pan.state == .possible, screen.log)
  }
}
#endif
