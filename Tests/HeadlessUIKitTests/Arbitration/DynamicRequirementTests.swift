#if HEADLESS
import HeadlessUIKit
import Testing

/// Failure requirements that subclasses and delegates answer at each attempt.
@MainActor @Suite struct DynamicRequirementTests {
  enum Form: CaseIterable { case waiterClass, waiterDelegate, blockerClass, blockerDelegate }

  @Test(arguments: Form.allCases, UIKitBehavior.RelationTime.allCases)
  func `C088: any of the four forms makes the dependent recognizer wait`(
    form: Form, time: UIKitBehavior.RelationTime
  ) {
    let screen = Screen(\.relationTime, time)
    let pair = Pair(on: screen, form)
    screen.touch.down(100, 100)

    pair.waiter.state = .began
    let eventsWhileHeld = screen.timeline[.wait, .action]
    pair.blocker.state = .failed

    #expect(eventsWhileHeld == ["waiter waits for blocker"], screen.log)
    #expect(screen.timeline[.action] == ["waiter began"], screen.log)
  }

  @Test(arguments: Form.allCases)
  func `C088: a dependent recognizer fails when its dynamic requirement begins`(form: Form) {
    let screen = Screen()
    let pair = Pair(on: screen, form)
    pair.blocker.prevents = { _ in false }
    screen.touch.down(100, 100)
    pair.waiter.state = .began

    pair.blocker.state = .began

    #expect(screen.timeline[.state].last == "waiter failed, requires blocker", screen.log)
  }

  @Test func `C088: a dynamic requirement is queried once per attempt, and again at the next`() {
    let screen = Screen()
    let waiter = screen.add(Probe(), "waiter")
    let blocker = screen.add(Probe(), "blocker")
    var questions = 0
    waiter.requiresFailureOf = { _ in
      questions += 1
      return questions == 1
    }
    screen.touch.down(100, 100)
    waiter.state = .began
    screen.touch.move(5, 0).move(5, 0)
    let questionsInFirstAttempt = questions
    blocker.state = .failed
    waiter.state = .ended
    screen.touch.up()
    screen.timeline.clear()

    screen.touch.down(100, 100)
    waiter.state = .began

    #expect(questionsInFirstAttempt == 1)
    #expect(questions == 2)
    #expect(screen.timeline[.wait, .action] == ["waiter began"], screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.RelationOrder.waiterFirst, ["waiter", "blocker"]),
    (.blockerFirst, ["blocker", "waiter"]),
  ])
  func `C089: the behavior decides which side is queried first`(
    order: UIKitBehavior.RelationOrder, expected: [String]
  ) {
    let screen = Screen(\.relationOrder, order)
    let waiter = screen.add(Probe(), "waiter")
    let blocker = screen.add(Probe(), "blocker")
    var questions: [String] = []
    waiter.requiresFailureOf = { _ in
      questions.append("waiter")
      return false
    }
    blocker.isRequiredToFailBy = { _ in
      questions.append("blocker")
      return false
    }
    screen.touch.down(100, 100)

    waiter.state = .began

    #expect(questions == expected)
  }

  @Test(arguments: [(UIKitBehavior.RelationTime.whenRecognizing, 0), (.atTouchDown, 1)])
  func `C088: the behavior decides when dynamic requirements are queried`(
    time: UIKitBehavior.RelationTime, expectedAtTouchDown: Int
  ) {
    let screen = Screen(\.relationTime, time)
    let waiter = screen.add(Probe(), "waiter")
    screen.add(Probe(), "blocker")
    var questions = 0
    waiter.requiresFailureOf = { _ in
      questions += 1
      return false
    }

    screen.touch.down(100, 100)
    let questionsAtTouchDown = questions
    waiter.state = .began

    #expect(questionsAtTouchDown == expectedAtTouchDown)
    #expect(questions == 1)
  }

  @Test func `C091: an edge pan can make recognizers of descendants wait for it`() {
    let screen = Screen()
    let view = screen.addView()
    let edge = screen.add(UIScreenEdgePanGestureRecognizer(), "edge")
    edge.edges = .left
    let answers = DelegateStub()
    answers.isRequiredToFailBy = { $0.view?.isDescendant(of: screen.window) ?? false }
    edge.delegate = answers
    screen.add(UIPanGestureRecognizer(), "pan", to: view)

    screen.touch.down(2, 100).move(30, 0).up()
    let eventsAtEdge = screen.timeline[.wait, .action]
    screen.timeline.clear()
    screen.touch.down(200, 100).move(30, 0).up()

    #expect(eventsAtEdge == ["pan waits for edge", "edge began", "edge ended"])
    #expect(screen.timeline[.wait, .action] == ["pan began", "pan ended"], screen.log)
  }

  @Test(arguments: [true, false])
  func `C090: static and dynamic requirements have the same effect`(fails: Bool) {
    let logs = [true, false].map { isStatic in
      let screen = Screen()
      let (waiter, blocker) = (screen.add(Probe(), "waiter"), screen.add(Probe(), "blocker"))
      if isStatic {
        waiter.require(toFail: blocker)
      } else {
        waiter.requiresFailureOf = { $0 === blocker }
      }
      screen.touch.down(100, 100)
      waiter.state = .began
      blocker.state = fails ? .failed : .ended
      screen.touch.up()
      return screen.timeline[.state, .action, .wait]
    }

    #expect(logs[0] == logs[1])
    #expect(logs[0].contains(fails ? "waiter began" : "blocker ended"))
  }

  /// A dependent recognizer and the blocker it requires to fail, in one of the four forms.
  @MainActor private struct Pair {
    let waiter: Probe
    let blocker: Probe
    private let answers = DelegateStub()

    init(on screen: Screen, _ form: Form) {
      let waiter = screen.add(Probe(), "waiter")
      let blocker = screen.add(Probe(), "blocker")
      switch form {
      case .waiterClass: waiter.requiresFailureOf = { [weak blocker] in $0 === blocker }
      case .blockerClass: blocker.isRequiredToFailBy = { [weak waiter] in $0 === waiter }
      case .waiterDelegate:
        answers.requiresFailureOf = { [weak blocker] in $0 === blocker }
        waiter.delegate = answers
      case .blockerDelegate:
        answers.isRequiredToFailBy = { [weak waiter] in $0 === waiter }
        blocker.delegate = answers
      }
      self.waiter = waiter
      self.blocker = blocker
    }
  }
}
#endif
