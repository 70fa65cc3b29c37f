import HeadlessUIKit
import Testing

@MainActor @Suite struct ExclusionTests {
  private let screen = Screen()
  private let a = Probe()
  private let b = Probe()
  private let answersOfA = Answers()
  private let answersOfB = Answers()

  init() {
    screen.add(a, "a")
    screen.add(b, "b")
    a.delegate = answersOfA
    b.delegate = answersOfB
  }

  @Test func `C073: the first to recognize fails everyone it shares a touch with`() {
    screen.finger.down(100, 100)

    a.state = .began

    #expect(screen.timeline[.state] == ["a began", "b failed, prevented by a"], screen.log)
  }

  @Test func `C074: exclusion is evaluated again when a continuous recognizer ends`() {
    var isAllowed = true
    answersOfA.simultaneous = { _ in isAllowed }
    screen.finger.down(100, 100)
    a.state = .began

    isAllowed = false
    a.state = .ended

    #expect(
      screen.timeline[.state] == ["a began", "a ended", "b failed, prevented by a"], screen.log)
  }

  @Test func `C034: recognizers of siblings share no touch and are active together`() {
    let (left, right) = (screen.addView("left", width: 200), screen.addView("right", x: 200))
    let (panLeft, panRight) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    screen.add(panLeft, "left", to: left)
    screen.add(panRight, "right", to: right)
    a.isEnabled = false
    b.isEnabled = false

    screen.finger.down(100, 100).drag(30, 0)
    screen.finger(1).down(300, 100).drag(30, 0)

    #expect(panLeft.state == .changed, screen.log)
    #expect(panRight.state == .changed, screen.log)
  }

  @Test func `C035: a touch that both saw counts as shared after it was lifted`() {
    let view = screen.addView(width: 200)
    let child = screen.add(Probe(), "child", to: view)
    screen.finger.down(100, 100)
    screen.finger(1).down(300, 100)
    screen.finger.up()

    a.state = .began

    #expect(child.state == .possible)
    #expect(
      screen.timeline[.state].contains("b failed, prevented by a"), screen.log)
  }

  @Test func `C077: either delegate alone allows both, and neither has a veto`() {
    answersOfB.simultaneous = { [a] in $0 === a }
    screen.finger.down(100, 100)

    a.state = .began
    b.state = .began

    #expect(screen.timeline[.action] == ["a began", "b began"], screen.log)
  }

  @Test func `C078: simultaneity is asked only where one would block the other`() {
    var asked: [String] = []
    answersOfA.simultaneous = { other in
      asked.append(other.label)
      return false
    }
    a.prevents = { _ in false }
    screen.finger.down(100, 100)

    a.state = .began

    #expect(asked == [])
    #expect(screen.timeline[.state] == ["a began"], screen.log)
  }

  /// Prevention takes all of: the active one can prevent, the other can be prevented, and neither
  /// delegate says simultaneous.
  @Test(arguments: 0..<16)
  func `C080: prevention has the truth table of the reference platform`(row: Int) {
    let (canPrevent, canBePrevented) = (row & 1 != 0, row & 2 != 0)
    let (isAllowedByA, isAllowedByB) = (row & 4 != 0, row & 8 != 0)
    a.prevents = { _ in canPrevent }
    b.isPreventedBy = { _ in canBePrevented }
    answersOfA.simultaneous = { _ in isAllowedByA }
    answersOfB.simultaneous = { _ in isAllowedByB }
    screen.finger.down(100, 100)

    a.state = .began

    let isPrevented = canPrevent && canBePrevented && !isAllowedByA && !isAllowedByB
    #expect(b.state == (isPrevented ? .failed : .possible), screen.log)
  }

  @Test func `C073: an active recognizer fails one that comes with a later finger`() {
    let view = screen.addView(x: 200)
    let child = screen.add(Probe(), "child", to: view)
    screen.finger.down(100, 100)
    a.state = .began
    screen.finger(1).down(300, 100)

    child.state = .began

    #expect(screen.timeline[.state].last == "child failed, prevented by a", screen.log)
  }

  @Test func `C073: two that became active apart do not come to share a later touch`() {
    let screen = Screen(\.resetTime, .atOnceIfUntied)
    let view = screen.addView(width: 200)
    let child = screen.add(UIPanGestureRecognizer(), "child", to: view)
    let parent = screen.add(UIPanGestureRecognizer(), "parent")
    screen.finger(0).down(100, 100).drag(30, 0)
    screen.finger(1).down(300, 100).drag(30, 0)
    let areActive = child.state == .changed && parent.state == .changed

    screen.finger(2).down(100, 300)

    #expect(areActive, screen.log)
    #expect(child.numberOfTouches == 2)
    #expect(parent.numberOfTouches == 1)
  }

  @Test(arguments: [
    (UIKitBehavior.LaterRecognition.leavesBegun, ["a began", "b began"]),
    (.cancelsBegun, ["a began", "b began", "a cancelled"]),
  ])
  func `C097: whether a later recognizer cancels one that has begun is open`(
    answer: UIKitBehavior.LaterRecognition, actions: [String]
  ) {
    let screen = Screen(\.laterRecognition, answer)
    let (a, b) = (Probe(), Probe())
    screen.add(a, "a")
    screen.add(b, "b")
    b.isPreventedBy = { _ in false }
    screen.finger.down(100, 100)

    a.state = .began
    b.state = .began

    #expect(screen.timeline[.action] == actions, screen.log)
  }
}
