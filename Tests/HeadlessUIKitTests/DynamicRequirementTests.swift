import HeadlessUIKit
import Testing

/// The four forms of a requirement that is asked at each attempt.
@MainActor @Suite struct DynamicRequirementTests {
  enum Form: CaseIterable { case waiterClass, waiterDelegate, blockerClass, blockerDelegate }

  @Test(arguments: Form.allCases, UIKitBehavior.RelationTime.allCases)
  func `C088: any of the four forms makes the waiter wait`(
    form: Form, time: UIKitBehavior.RelationTime
  ) {
    let screen = Screen(\.relationTime, time)
    let pair = Pair(on: screen, form)
    screen.finger.down(100, 100)

    pair.waiter.state = .began
    let held = screen.timeline[.wait, .action]
    pair.blocker.state = .failed

    #expect(held == ["waiter waits for blocker"], screen.log)
    #expect(screen.timeline[.action] == ["waiter began"], screen.log)
  }

  @Test(arguments: Form.allCases)
  func `C088: a waiter fails when a dynamic requirement begins`(form: Form) {
    let screen = Screen()
    let pair = Pair(on: screen, form)
    pair.blocker.prevents = { _ in false }
    screen.finger.down(100, 100)
    pair.waiter.state = .began

    pair.blocker.state = .began

    #expect(screen.timeline[.state].last == "waiter failed, requires blocker", screen.log)
  }

  @Test func `C088: the question is asked once per attempt, and anew at the next`() {
    let screen = Screen()
    let waiter = screen.add(Probe(), "waiter")
    let blocker = screen.add(Probe(), "blocker")
    var questions = 0
    waiter.waitsFor = { _ in
      questions += 1
      return questions == 1
    }
    screen.finger.down(100, 100)
    waiter.state = .began
    screen.finger.move(5, 0).move(5, 0)
    let questionsOfFirst = questions
    blocker.state = .failed
    waiter.state = .ended
    screen.finger.up()
    screen.timeline.clear()

    screen.finger.down(100, 100)
    waiter.state = .began

    #expect(questionsOfFirst == 1)
    #expect(questions == 2)
    #expect(screen.timeline[.wait, .action] == ["waiter began"], screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.RelationOrder.waiterFirst, ["waiter", "blocker"]),
    (.blockerFirst, ["blocker", "waiter"]),
  ])
  func `C089: which side is asked first is open`(
    order: UIKitBehavior.RelationOrder, expected: [String]
  ) {
    let screen = Screen(\.relationOrder, order)
    let waiter = screen.add(Probe(), "waiter")
    let blocker = screen.add(Probe(), "blocker")
    var asked: [String] = []
    waiter.waitsFor = { _ in
      asked.append("waiter")
      return false
    }
    blocker.isWaitedForBy = { _ in
      asked.append("blocker")
      return false
    }
    screen.finger.down(100, 100)

    waiter.state = .began

    #expect(asked == expected)
  }

  @Test(arguments: [(UIKitBehavior.RelationTime.whenRecognizing, 0), (.atTouchDown, 1)])
  func `C088: when it is asked is open`(time: UIKitBehavior.RelationTime, atTouchDown: Int) {
    let screen = Screen(\.relationTime, time)
    let waiter = screen.add(Probe(), "waiter")
    screen.add(Probe(), "blocker")
    var questions = 0
    waiter.waitsFor = { _ in
      questions += 1
      return false
    }

    screen.finger.down(100, 100)
    let questionsAtTouchDown = questions
    waiter.state = .began

    #expect(questionsAtTouchDown == atTouchDown)
    #expect(questions == 1)
  }

  @Test func `C091: an edge pan lets the recognizers of descendants wait for it`() {
    let screen = Screen()
    let view = screen.addView()
    let edge = screen.add(UIScreenEdgePanGestureRecognizer(), "edge")
    edge.edges = .left
    let answers = Answers()
    answers.isWaitedForBy = { $0.view?.isDescendant(of: screen.window) ?? false }
    edge.delegate = answers
    screen.add(UIPanGestureRecognizer(), "pan", to: view)

    screen.finger.down(2, 100).move(30, 0).up()
    let fromTheEdge = screen.timeline[.wait, .action]
    screen.timeline.clear()
    screen.finger.down(200, 100).move(30, 0).up()

    #expect(fromTheEdge == ["pan waits for edge", "edge began", "edge ended"])
    #expect(screen.timeline[.wait, .action] == ["pan began", "pan ended"], screen.log)
  }

  /// A waiter and a blocker, related in one of the four forms.
  @MainActor private struct Pair {
    let waiter: Probe
    let blocker: Probe
    private let answers = Answers()

    init(on screen: Screen, _ form: Form) {
      let waiter = screen.add(Probe(), "waiter")
      let blocker = screen.add(Probe(), "blocker")
      switch form {
      case .waiterClass: waiter.waitsFor = { [weak blocker] in $0 === blocker }
      case .blockerClass: blocker.isWaitedForBy = { [weak waiter] in $0 === waiter }
      case .waiterDelegate:
        answers.waitsFor = { [weak blocker] in $0 === blocker }
        waiter.delegate = answers
      case .blockerDelegate:
        answers.isWaitedForBy = { [weak waiter] in $0 === waiter }
        blocker.delegate = answers
      }
      self.waiter = waiter
      self.blocker = blocker
    }
  }
}
