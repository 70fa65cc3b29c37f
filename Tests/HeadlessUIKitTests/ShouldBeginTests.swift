import HeadlessUIKit
import Testing

@MainActor @Suite struct ShouldBeginTests {
  private let answers = Answers()

  @Test func `C082: a delegate that refuses makes the recognizer fail, without an action`() {
    let screen = Screen()
    let probe = screen.add(Probe(), "probe")
    answers.shouldBegin = { _ in false }
    probe.delegate = answers
    screen.finger.down(100, 100)

    probe.state = .began

    #expect(
      screen.timeline[.state, .action] == ["probe failed, should not begin"], screen.log)
  }

  @Test func `C082: a refusal satisfies those who wait for the failure`() {
    let screen = Screen()
    let probe = screen.add(Probe(), "probe")
    let waiter = screen.add(Probe(), "waiter")
    waiter.require(toFail: probe)
    answers.shouldBegin = { _ in false }
    probe.delegate = answers
    screen.finger.down(100, 100)
    waiter.state = .began

    probe.state = .began

    #expect(screen.timeline[.action] == ["waiter began"], screen.log)
  }

  @Test func `C082: the question is asked once per attempt, with the state still possible`() {
    let screen = Screen()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    var seen: [UIGestureRecognizer.State] = []
    answers.shouldBegin = {
      seen.append($0.state)
      return true
    }
    pan.delegate = answers

    screen.finger.down(100, 100).drag(50, 0).up()

    #expect(seen == [.possible])
  }

  @Test(arguments: [
    (UIKitBehavior.ShouldBeginTime.afterRequirements, [0, 1]), (.beforeRequirements, [1, 1]),
  ])
  func `C082: whether it is asked before or after requirements are met is open`(
    time: UIKitBehavior.ShouldBeginTime, expected: [Int]
  ) {
    let screen = Screen(\.shouldBeginTime, time)
    let waiter = screen.add(Probe(), "waiter")
    let blocker = screen.add(Probe(), "blocker")
    var questions = 0
    answers.shouldBegin = { _ in
      questions += 1
      return true
    }
    waiter.delegate = answers
    waiter.require(toFail: blocker)
    screen.finger.down(100, 100)

    waiter.state = .began
    let whileHeld = questions
    blocker.state = .failed

    #expect([whileHeld, questions] == expected)
  }

  @Test func `C083: the hit view is asked about recognizers of views around it`() {
    let screen = Screen()
    let outer = screen.addView("outer")
    let inner = screen.addView("inner", width: 200, to: outer)
    var asked: [String] = []
    inner.shouldBegin = { recognizer in
      asked.append("inner about \(recognizer.label)")
      return false
    }
    outer.shouldBegin = { recognizer in
      asked.append("outer about \(recognizer.label)")
      return true
    }
    screen.add(UIPanGestureRecognizer(), "pan", to: outer)

    screen.finger.down(100, 100).drag(50, 0).up()

    #expect(asked == ["inner about pan"])
    #expect(screen.timeline[.state] == ["pan failed, should not begin"], screen.log)
  }

  @Test func `C083: the view is not asked if the delegate has refused`() {
    let screen = Screen()
    let view = screen.addView()
    var questions = 0
    view.shouldBegin = { _ in
      questions += 1
      return true
    }
    let probe = screen.add(Probe(), "probe", to: view)
    answers.shouldBegin = { _ in false }
    probe.delegate = answers
    screen.finger.down(100, 100)

    probe.state = .began

    #expect(questions == 0)
  }

  @Test(arguments: [
    (UIKitBehavior.ViewShouldBegin.ifItCancels, ["pan began"]), (.always, []),
  ])
  func `C084: whether the view is asked about one that cancels nothing is open`(
    answer: UIKitBehavior.ViewShouldBegin, actions: [String]
  ) {
    let screen = Screen(\.viewShouldBegin, answer)
    let view = screen.addView()
    view.shouldBegin = { _ in false }
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    pan.cancelsTouchesInView = false

    screen.finger.down(100, 100).move(30, 0)

    #expect(screen.timeline[.action] == actions, screen.log)
  }

  @Test func `C056: a recognizer that its delegate disables while asked never begins`() {
    let screen = Screen()
    let view = screen.addView()
    let asked = screen.add(UIPanGestureRecognizer(), "asked", to: view)
    let answers = Answers()
    answers.shouldBegin = { recognizer in
      recognizer.isEnabled = false
      return true
    }
    asked.delegate = answers

    screen.finger.down(100, 100).move(30, 0).up()

    #expect(screen.timeline[.action].isEmpty, screen.log)
    #expect(asked.state == .possible)
  }

  @Test func `C085: a scroll view subclass keeps its pan from beginning`() {
    final class Stubborn: UIScrollView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer === panGestureRecognizer
          ? false : super.gestureRecognizerShouldBegin(recognizer)
      }
    }
    let screen = Screen()
    let scrollView = Stubborn(frame: screen.window.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 4000)
    screen.window.addSubview(scrollView)
    screen.watch(scrollView.panGestureRecognizer, as: "scroll")

    screen.finger.down(100, 400).drag(0, -100).up()

    #expect(scrollView.contentOffset == .zero)
    let states = screen.timeline[.state].filter { $0.hasPrefix("scroll") }
    #expect(states == ["scroll failed, should not begin"], screen.log)
  }
}
