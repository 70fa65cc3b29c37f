#if HEADLESS
import HeadlessUIKit
import Testing

@MainActor @Suite struct ShouldBeginTests {
  private let answers = DelegateStub()

  @Test func `C082: a recognizer that its delegate refuses fails without an action`() {
    let screen = Screen()
    let probe = screen.add(Probe(), "probe")
    answers.shouldBegin = { _ in false }
    probe.delegate = answers
    screen.touch.down(100, 100)

    probe.state = .began

    #expect(
      screen.timeline[.state, .action] == ["probe failed, should not begin"], screen.log)
  }

  @Test func `C082: a refusal satisfies failure requirements`() {
    let screen = Screen()
    let probe = screen.add(Probe(), "probe")
    let waiter = screen.add(Probe(), "waiter")
    waiter.require(toFail: probe)
    answers.shouldBegin = { _ in false }
    probe.delegate = answers
    screen.touch.down(100, 100)
    waiter.state = .began

    probe.state = .began

    #expect(screen.timeline[.action] == ["waiter began"], screen.log)
  }

  @Test func `C082: shouldBegin is called once per attempt, while the state is still possible`() {
    let screen = Screen()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    var states: [UIGestureRecognizer.State] = []
    answers.shouldBegin = {
      states.append($0.state)
      return true
    }
    pan.delegate = answers

    screen.touch.down(100, 100).drag(50, 0).up()

    #expect(states == [.possible])
  }

  @Test(arguments: [
    (UIKitBehavior.ShouldBeginTime.afterRequirements, [0, 1]), (.beforeRequirements, [1, 1]),
  ])
  func `C082: the behavior decides whether shouldBegin precedes met requirements`(
    time: UIKitBehavior.ShouldBeginTime, expected: [Int]
  ) {
    let screen = Screen(\.shouldBeginTime, time)
    let waiter = screen.add(Probe(), "waiter")
    let blocker = screen.add(Probe(), "blocker")
    var calls = 0
    answers.shouldBegin = { _ in
      calls += 1
      return true
    }
    waiter.delegate = answers
    waiter.require(toFail: blocker)
    screen.touch.down(100, 100)

    waiter.state = .began
    let callsWhileHeld = calls
    blocker.state = .failed

    #expect([callsWhileHeld, calls] == expected)
  }

  @Test func `C083: shouldBegin is called on the hit view for recognizers of its superviews`() {
    let screen = Screen()
    let outer = screen.addView("outer")
    let inner = screen.addView("inner", width: 200, to: outer)
    var calls: [String] = []
    inner.shouldBegin = { recognizer in
      calls.append("inner about \(recognizer.label)")
      return false
    }
    outer.shouldBegin = { recognizer in
      calls.append("outer about \(recognizer.label)")
      return true
    }
    screen.add(UIPanGestureRecognizer(), "pan", to: outer)

    screen.touch.down(100, 100).drag(50, 0).up()

    #expect(calls == ["inner about pan"])
    #expect(screen.timeline[.state] == ["pan failed, should not begin"], screen.log)
  }

  @Test func `C083: shouldBegin is not called on the view if the delegate refused`() {
    let screen = Screen()
    let view = screen.addView()
    var calls = 0
    view.shouldBegin = { _ in
      calls += 1
      return true
    }
    let probe = screen.add(Probe(), "probe", to: view)
    answers.shouldBegin = { _ in false }
    probe.delegate = answers
    screen.touch.down(100, 100)

    probe.state = .began

    #expect(calls == 0)
  }

  @Test(arguments: [
    (UIKitBehavior.ViewShouldBegin.ifItCancels, ["pan began"]), (.always, []),
  ])
  func `C084: the behavior decides whether a view may refuse a recognizer that cancels nothing`(
    answer: UIKitBehavior.ViewShouldBegin, actions: [String]
  ) {
    let screen = Screen(\.viewShouldBegin, answer)
    let view = screen.addView()
    view.shouldBegin = { _ in false }
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    pan.cancelsTouchesInView = false

    screen.touch.down(100, 100).move(30, 0)

    #expect(screen.timeline[.action] == actions, screen.log)
  }

  @Test func `C056: a recognizer that its delegate disables in shouldBegin never begins`() {
    let screen = Screen()
    let view = screen.addView()
    let pan = screen.add(UIPanGestureRecognizer(), "pan", to: view)
    let answers = DelegateStub()
    answers.shouldBegin = { recognizer in
      recognizer.isEnabled = false
      return true
    }
    pan.delegate = answers

    screen.touch.down(100, 100).move(30, 0).up()

    #expect(screen.timeline[.action].isEmpty, screen.log)
    #expect(pan.state == .possible)
  }

  @Test func `C085: a scroll view subclass can refuse its pan in gestureRecognizerShouldBegin`() {
    final class RefusingScrollView: UIScrollView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer === panGestureRecognizer
          ? false : super.gestureRecognizerShouldBegin(recognizer)
      }
    }
    let screen = Screen()
    let scrollView = RefusingScrollView(frame: screen.window.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 4000)
    screen.window.addSubview(scrollView)
    screen.watch(scrollView.panGestureRecognizer, as: "scroll")

    screen.touch.down(100, 400).drag(0, -100).up()
    let states = screen.timeline[.state].filter { $0.hasPrefix("scroll") }

    #expect(scrollView.contentOffset == .zero)
    #expect(states == ["scroll failed, should not begin"], screen.log)
  }
}
#endif
