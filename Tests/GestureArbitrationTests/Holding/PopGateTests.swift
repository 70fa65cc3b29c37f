#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// What a gate decides, and what it leaves untouched.
@MainActor @Suite struct PopGateTests {
  @Test func `a drag over no content pops, and no rule objects`() {
    let phone = Phone()

    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
    #expect(
      phone.decisions.map(\.description) == ["content pop allowed at (195, 422): no rule objected"])
  }

  @Test func `an edge swipe gets a decision for each pop and pops once`() {
    let phone = Phone()
    phone.stage.push(UIViewController())

    phone.swipeRight(from: 6)
    phone.stage.rest()

    #expect(phone.depth == 2, "\(phone.story)")
    #expect(phone.decisions.map(\.attempt.gesture) == [.edgePop, .contentPop])
  }

  @Test func `a drag at the root is refused, and the next push works`() {
    let phone = Phone(isPushed: false)

    phone.swipeRight()
    phone.swipeRight(from: 6)
    phone.stage.push(phone.screen)
    phone.stage.rest()

    #expect(Set(phone.decisions.map(\.rule)) == ["notAtRoot"])
    #expect(phone.depth == 2)
  }

  @Test func `a drag during a transition is refused`() {
    let phone = Phone(UIKitBehavior(version: .v18))
    phone.stage.navigation.pushViewController(UIViewController(), animated: true)

    phone.swipeRight(from: 6)
    phone.stage.rest()

    #expect(phone.decisions.map(\.rule) == ["notDuringTransition"], "\(phone.story)")
    #expect(phone.depth == 3)
  }

  @Test(arguments: [CGFloat(6), 195])
  func `C255: three quick swipes pop three screens on iOS 26, as without the arbiter`(x: CGFloat) {
    let phone = Phone()
    for _ in 0..<3 { phone.stage.push(InterceptingScreen { _ in true }) }

    for _ in 0..<3 { phone.swipeRight(from: x) }
    phone.stage.rest()

    #expect(phone.depth == 2, "\(phone.story)")
  }

  @Test func `C092: a drag still undecided when the touch ends is refused`() {
    let phone = Phone()
    let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844))
    pager.allowsPopGestureAtLeadingEdge = true

    phone.stage.play(
      TouchScript().down(at: CGPoint(x: 195, y: 422)).move(to: CGPoint(x: 208, y: 433), over: 0.4)
        .up())
    phone.stage.rest()

    #expect(phone.decisions.map(\.refusal) == [.endedUndecided], "\(phone.story)")
    #expect(!phone.hasPopBegun, "\(phone.story)")
    #expect(phone.depth == 2, "\(phone.story)")
  }

  @Test func `a tap makes no decision`() {
    let phone = Phone(isPushed: false)

    phone.stage.play(
      TouchScript().down(at: CGPoint(x: 6, y: 422)).hold(for: 0.1).up())

    #expect(phone.decisions.isEmpty, "\(phone.story)")
  }

  @Test func `a refused drag keeps its touches, undelayed and uncancelled`() {
    let phone = Phone()
    phone.arbiter.allowsPopGestures = false
    let view = TouchTimes(frame: StageMetrics.screen)
    view.engine = phone.stage.engine
    phone.screen.view.addSubview(view)

    phone.swipeRight()

    #expect(view.log.first == "began 0.00", "\(view.log)")
    #expect(view.log.last == "ended 0.25", "\(view.log)")
    #expect(phone.decisions.map(\.rule) == ["allowsPopGestures"])
  }

  @Test func `a gate that refuses a pop prevents no other recognizer`() {
    let phone = Phone()
    let pan = UIPanGestureRecognizer()
    phone.screen.view.addGestureRecognizer(pan)
    let press = UILongPressGestureRecognizer()
    phone.screen.view.addGestureRecognizer(press)
    phone.arbiter.allowsPopGestures = false

    phone.swipeRight()

    #expect(phone.stage.timeline.winners.contains { $0 === pan }, "\(phone.story)")
  }

  @Test func `no gate cancels or delays touches, prevents, or is prevented`() {
    let phone = Phone()
    let other = UIPanGestureRecognizer()
    phone.screen.view.addGestureRecognizer(other)

    phone.touch(.began, 195)
    let gates = phone.arbiter.recognizers.filter {
      $0.name?.hasPrefix("GestureArbiter.") ?? false
    }

    #expect(gates.count == 4)
    for gate in gates {
      #expect(!gate.cancelsTouchesInView && !gate.delaysTouchesBegan && !gate.delaysTouchesEnded)
      #expect(!gate.canPrevent(other) && !gate.canBePrevented(by: other))
    }
    let navigation = phone.stage.navigation
    for (name, pop) in [
      ("edgeGate", navigation.interactivePopGestureRecognizer),
      ("contentGate", navigation.interactiveContentPopGestureRecognizer),
    ] {
      let gate = gates.first { $0.name == "GestureArbiter.\(name)" }
      #expect(pop.map { gate?.canPrevent($0) == true } == true, "what it holds excepted")
    }
  }

  @Test(arguments: UIKitBehavior.ViewShouldBegin.allCases, [false, true])
  func `C084: a hit view that lets a pop begin but not its gate lets no refused pop begin`(
    answer: UIKitBehavior.ViewShouldBegin, hasDriver: Bool
  ) {
    for version in SystemVersion.allCases {
      for x in [CGFloat(6), 195] {
        var behavior = UIKitBehavior(version: version)
        behavior.viewShouldBegin = answer
        let phone = Phone(behavior)
        if hasDriver { phone.arbiter.driver = .arbiter }
        let canvas = SelectiveView(frame: StageMetrics.screen)
        phone.screen.view.addSubview(canvas)

        phone.screen.popPolicy = .disabled
        phone.swipeRight(from: x)
        phone.stage.rest()
        #expect(phone.depth == 2, "\(phone.story)")

        phone.screen.popPolicy = nil
        phone.swipeRight(from: x)
        phone.stage.rest()
        let pops = x == 6 || hasDriver || version >= .v26
        #expect(phone.depth == (pops ? 1 : 2), "\(phone.story)")
      }
    }
  }

  @Test func `C084: over a view that refuses the gate a disabled pop stays disabled`() {
    let phone = Phone()
    let pop = phone.stage.navigation.interactiveContentPopGestureRecognizer
    pop?.isEnabled = false
    let pan = UIPanGestureRecognizer()
    phone.stage.navigation.view.addGestureRecognizer(pan)
    phone.arbiter.addPopRecognizer(pan, for: .contentPop)
    phone.screen.view.addSubview(SelectiveView(frame: StageMetrics.screen))
    phone.screen.popPolicy = .disabled

    phone.swipeRight()
    phone.stage.rest()

    #expect(pop?.isEnabled == false)
    #expect(!phone.hasWon(pan), "\(phone.story)")
  }

  @Test func `C203: over a view that refuses the gate no pop is disabled during a transition`() {
    let phone = Phone()
    phone.arbiter.policy = .disabled
    let next = UIViewController()
    next.view.addSubview(SelectiveView(frame: StageMetrics.screen))
    let pop = phone.stage.navigation.interactiveContentPopGestureRecognizer

    phone.stage.navigation.pushViewController(next, animated: true)
    phone.touch(.began, 195)
    #expect(pop?.numberOfTouches == 1, "\(phone.story)")

    phone.touch(.cancelled, 195)
    phone.stage.rest()
    phone.touch(.began, 195)
    #expect(pop?.numberOfTouches == 0, "\(phone.story)")
  }

  @Test func `C066: over other views a refusal disables no pop`() {
    let phone = Phone()
    phone.arbiter.policy = .disabled

    phone.touch(.began, 195)

    let pop = phone.stage.navigation.interactiveContentPopGestureRecognizer
    #expect(pop?.numberOfTouches == 1, "\(phone.story)")
  }

  /// A view that lets pans begin, and no recognizer that it does not know.
  private final class SelectiveView: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      gestureRecognizer is UIPanGestureRecognizer
    }
  }

  @Test func `C062: no pop begins while a touch of a refused sequence is down`() {
    var behavior = UIKitBehavior()
    behavior.resetTime = .immediatelyIfUnlinked
    let phone = Phone(behavior) { arbiter, _ in arbiter.policy = .disabled }
    let middle = CGPoint(x: 150, y: 422)

    phone.stage.play(
      TouchScript().down(at: middle).down(at: CGPoint(x: 200, y: 300), touch: 1)
        .down(at: CGPoint(x: 120, y: 500), touch: 2).hold(for: 0.02).up()
        .move(to: CGPoint(x: 330, y: 500), over: 0.2, touch: 2).up(touch: 2).up(touch: 1))
    phone.stage.rest()

    #expect(!phone.hasPopBegun, "\(phone.story)")
  }

  @Test func `with a driver a drag with two touches is refused`() {
    let phone = Phone(UIKitBehavior(version: .v18)) { arbiter, _ in arbiter.driver = .arbiter }

    phone.stage.play(.joinedByAnother)
    phone.stage.rest()

    #expect(phone.decisions.map(\.refusal) == [.severalTouches(2)], "\(phone.story)")
    #expect(!phone.hasPopBegun, "\(phone.story)")
  }

  @Test(arguments: [CGFloat(0), 780])
  func `a pager scrolls with a second touch while the first rests`(offset: CGFloat) {
    let phone = Phone()
    let pager = phone.addScrollView(
      content: CGSize(width: 1950, height: 844), offset: CGPoint(x: offset, y: 0))
    pager.allowsPopGestureAtLeadingEdge = true

    phone.stage.play(
      TouchScript().down(at: CGPoint(x: 60, y: 700)).hold(for: 0.2)
        .down(at: CGPoint(x: 320, y: 422), touch: 1)
        .move(to: CGPoint(x: 80, y: 422), over: 0.25, touch: 1))

    #expect(pager.contentOffset.x > offset + 90, "\(phone.story)")
  }

  @Test func `a slow drag that pauses still pops`() {
    let phone = Phone()
    let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844))
    pager.allowsPopGestureAtLeadingEdge = true

    phone.stage.play(
      TouchScript().down(at: CGPoint(x: 100, y: 422)).move(to: CGPoint(x: 113, y: 422), over: 0.15)
        .hold(for: 0.1).move(to: CGPoint(x: 113, y: 422.4), over: 0.016)
        .move(to: CGPoint(x: 330, y: 424), over: 0.3).up())
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
  }

  /// Let go while its drag is flat, a pager at its leading edge could only stretch.
  @Test func `a flat drag that turns down before the decision moves nothing sideways`() {
    let phone = Phone()
    let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844))
    pager.allowsPopGestureAtLeadingEdge = true

    phone.stage.play(
      TouchScript().down(at: CGPoint(x: 100, y: 400)).move(to: CGPoint(x: 116, y: 387), over: 0.2)
        .move(to: CGPoint(x: 116, y: 480), over: 0.2).up())

    #expect(!phone.hasWon(pager.panGestureRecognizer) && !phone.hasPopBegun, "\(phone.story)")
    #expect(pager.contentOffset == .zero)
  }

  @Test func `a cancelled touch is refused`() {
    let phone = Phone()

    phone.stage.play(
      TouchScript().down(at: CGPoint(x: 195, y: 422)).move(to: CGPoint(x: 204, y: 422), over: 0.4)
        .cancel())
    phone.stage.rest()

    #expect(phone.decisions.map(\.refusal) == [.endedUndecided], "\(phone.story)")
    #expect(!phone.hasPopBegun, "\(phone.story)")
    #expect(phone.depth == 2)
  }

  @Test(arguments: SystemVersion.allCases)
  func `before iOS 26 a drag from the middle makes no decision`(version: SystemVersion) {
    let phone = Phone(UIKitBehavior(version: version))

    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.decisions.isEmpty == !version.hasContentPop, "\(phone.story)")
    #expect(phone.depth == (version.hasContentPop ? 1 : 2), "\(phone.story)")
  }

  @Test func `each drag is decided by itself`() {
    let phone = Phone()
    phone.stage.push(UIViewController())

    for _ in 0..<2 {
      phone.swipeRight()
      phone.stage.rest()
    }

    #expect(phone.depth == 1, "\(phone.story)")
    #expect(phone.decisions.count == 2)
  }
}

/// A view that records its touch callbacks and their times, in s.
@MainActor
private final class TouchTimes: UIView {
  weak var engine: HeadlessEngine?
  private(set) var log: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled")
  }

  private func note(_ phase: String) {
    let time = ((engine?.clock.now ?? -1) * 100).rounded() / 100
    log.append("\(phase) \(String(format: "%.2f", time))")
  }
}
#endif
