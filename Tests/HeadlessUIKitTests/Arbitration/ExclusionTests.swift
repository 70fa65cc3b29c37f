#if HEADLESS
import HeadlessUIKit
import Testing

/// The recognizers that an active recognizer prevents, and those it does not.
@MainActor @Suite struct ExclusionTests {
  private let screen = Screen()
  private let a = Probe()
  private let b = Probe()
  private let answersOfA = DelegateStub()
  private let answersOfB = DelegateStub()

  init() {
    screen.add(a, "a")
    screen.add(b, "b")
    a.delegate = answersOfA
    b.delegate = answersOfB
  }

  @Test func `C073: the first to recognize fails every recognizer that shares a touch with it`() {
    screen.touch.down(100, 100)

    a.state = .began

    #expect(screen.timeline[.state] == ["a began", "b failed, prevented by a"], screen.log)
  }

  @Test func `C074: exclusion is evaluated again when a continuous recognizer ends`() {
    var isAllowed = true
    answersOfA.simultaneous = { _ in isAllowed }
    screen.touch.down(100, 100)
    a.state = .began

    isAllowed = false
    a.state = .ended

    #expect(
      screen.timeline[.state] == ["a began", "a ended", "b failed, prevented by a"], screen.log)
  }

  @Test func `C034: recognizers of sibling views share no touch and can both be active`() {
    let (left, right) = (screen.addView("left", width: 200), screen.addView("right", x: 200))
    let (panLeft, panRight) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    screen.add(panLeft, "left", to: left)
    screen.add(panRight, "right", to: right)
    a.isEnabled = false
    b.isEnabled = false

    screen.touch.down(100, 100).drag(30, 0)
    screen.touch(1).down(300, 100).drag(30, 0)

    #expect(panLeft.state == .changed, screen.log)
    #expect(panRight.state == .changed, screen.log)
  }

  @Test func `C035: a touch that both received counts as shared after it lifted`() {
    let view = screen.addView(width: 200)
    let child = screen.add(Probe(), "child", to: view)
    screen.touch.down(100, 100)
    screen.touch(1).down(300, 100)
    screen.touch.up()

    a.state = .began

    #expect(child.state == .possible)
    #expect(
      screen.timeline[.state].contains("b failed, prevented by a"), screen.log)
  }

  @Test
  func `C077: either delegate alone allows simultaneous recognition, and neither can veto it`() {
    answersOfB.simultaneous = { [a] in $0 === a }
    screen.touch.down(100, 100)

    a.state = .began
    b.state = .began

    #expect(screen.timeline[.action] == ["a began", "b began"], screen.log)
  }

  @Test func `C078: simultaneity is queried only where one recognizer would prevent the other`() {
    var questions: [String] = []
    answersOfA.simultaneous = { other in
      questions.append(other.label)
      return false
    }
    a.prevents = { _ in false }
    screen.touch.down(100, 100)

    a.state = .began

    #expect(questions == [])
    #expect(screen.timeline[.state] == ["a began"], screen.log)
  }

  @Test(arguments: [true, false])
  func `C079: after one delegate allows both, the other need not be asked`(isAllowedByA: Bool) {
    var questions: [String] = []
    answersOfA.simultaneous = { _ in
      questions.append("a")
      return isAllowedByA
    }
    answersOfB.simultaneous = { _ in
      questions.append("b")
      return !isAllowedByA
    }
    screen.touch.down(100, 100)

    a.state = .began
    let questionsAtBegin = questions
    b.state = .began

    #expect(Set(questionsAtBegin).isSubset(of: ["a", "b"]))
    #expect(questionsAtBegin.contains(isAllowedByA ? "a" : "b"))
    #expect(questionsAtBegin.count == Set(questionsAtBegin).count)
    #expect(Set(screen.timeline[.action]) == ["a began", "b began"], screen.log)
  }

  /// Prevention requires `canPrevent`, `canBePrevented(by:)`, and no delegate that allows both.
  @Test(arguments: 0..<16)
  func `C080: prevention follows the truth table of the reference platform`(row: Int) {
    let (canPrevent, canBePrevented) = (row & 1 != 0, row & 2 != 0)
    let (isAllowedByA, isAllowedByB) = (row & 4 != 0, row & 8 != 0)
    a.prevents = { _ in canPrevent }
    b.canBePreventedBy = { _ in canBePrevented }
    answersOfA.simultaneous = { _ in isAllowedByA }
    answersOfB.simultaneous = { _ in isAllowedByB }
    screen.touch.down(100, 100)

    a.state = .began

    let isPrevented = canPrevent && canBePrevented && !isAllowedByA && !isAllowedByB
    #expect(b.state == (isPrevented ? .failed : .possible), screen.log)
  }

  @Test func `C073: an active recognizer fails one that recognizes with a later touch`() {
    let view = screen.addView(x: 200)
    let child = screen.add(Probe(), "child", to: view)
    screen.touch.down(100, 100)
    a.state = .began
    screen.touch(1).down(300, 100)

    child.state = .began

    #expect(screen.timeline[.state].last == "child failed, prevented by a", screen.log)
  }

  @Test func `C073: recognizers that became active separately do not share a later touch`() {
    let screen = Screen(\.resetTime, .immediatelyIfUnlinked)
    let view = screen.addView(width: 200)
    let child = screen.add(UIPanGestureRecognizer(), "child", to: view)
    let parent = screen.add(UIPanGestureRecognizer(), "parent")
    screen.touch(0).down(100, 100).drag(30, 0)
    screen.touch(1).down(300, 100).drag(30, 0)
    let areActive = child.state == .changed && parent.state == .changed

    screen.touch(2).down(100, 300)

    #expect(areActive, screen.log)
    #expect(child.numberOfTouches == 2)
    #expect(parent.numberOfTouches == 1)
  }

  @Test(arguments: [
    (UIKitBehavior.LaterRecognition.leavesBegun, ["a began", "b began"]),
    (.cancelsBegun, ["a began", "b began", "a cancelled"]),
  ])
  func `C097: the behavior decides whether a later recognizer cancels one that has begun`(
    answer: UIKitBehavior.LaterRecognition, actions: [String]
  ) {
    let screen = Screen(\.laterRecognition, answer)
    let (a, b) = (Probe(), Probe())
    screen.add(a, "a")
    screen.add(b, "b")
    b.canBePreventedBy = { _ in false }
    screen.touch.down(100, 100)

    a.state = .began
    b.state = .began

    #expect(screen.timeline[.action] == actions, screen.log)
  }
}
#endif
