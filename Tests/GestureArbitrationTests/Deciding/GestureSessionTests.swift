#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// What is known about one touch sequence, and when.
@MainActor @Suite struct GestureSessionTests {

  // MARK: The touches

  @Test func `a touch that joins a drag counts when it moves`() {
    let phone = Phone(UIKitBehavior(version: .v18)) { arbiter, _ in arbiter.driver = .arbiter }
    phone.touch(.began, 100)
    phone.touch(.moved, 105)
    phone.touchBeside(.began)
    phone.touchBeside(.moved, 604)
    #expect(phone.decisions.isEmpty, "\(phone.story)")

    phone.touch(.moved, 106)

    #expect(phone.decisions.map(\.refusal) == [.severalTouches(2)], "\(phone.story)")
  }

  @Test func `a lifted touch is not counted`() {
    let phone = Phone()
    phone.arbiter.policy.rules = [
      PopRule("alone") { $0.numberOfTouches == 1 ? .noOpinion : .undecided(.endedUndecided) }
    ]
    phone.touch(.began, 100)
    phone.touchBeside(.began)
    phone.touchBeside(.moved, 604)
    phone.touch(.moved, 110)
    phone.touchBeside(.ended, 604)
    #expect(phone.decisions.isEmpty, "\(phone.story)")

    phone.touch(.moved, 120)

    #expect(phone.decisions.map(\.attempt.numberOfTouches) == [1], "\(phone.story)")
  }

  @Test func `a touch that lands after another was lifted joins those that are down`() {
    let phone = Phone()
    phone.arbiter.policy.rules = [
      PopRule("few") { $0.numberOfTouches < 3 ? .undecided(.endedUndecided) : .noOpinion }
    ]
    phone.touch(.began, 100)
    phone.touchBeside(.began)
    phone.touchBeside(.ended)

    for phase in [UITouch.Phase.began, .moved] {
      for touch in 1...2 { phone.touchBeside(phase, phase == .began ? 600 : 604, touch: touch) }
    }
    phone.touch(.moved, 120)

    #expect(phone.decisions.map(\.attempt.numberOfTouches) == [3], "\(phone.story)")
  }

  @Test(arguments: [false, true])
  func `of touches that land together, what lies under the judged one is judged`(
    isReversed: Bool
  ) {
    everywhere([.v26]) { phone in
      for (name, y) in [("upper", CGFloat(0)), ("lower", 422)] {
        let content = UIView(frame: CGRect(x: 0, y: y, width: 390, height: 422))
        phone.screen.view.addSubview(content)
        phone.arbiter.register(content, as: .map, named: name)
      }
      for (step, phase) in [UITouch.Phase.began, .moved, .moved].enumerated() {
        let x = CGFloat(step) * 10
        let samples = [
          TouchSample(phase: phase, location: CGPoint(x: 195 + x, y: 200)),
          TouchSample(touch: 1, phase: phase, location: CGPoint(x: 100 + x, y: 600)),
        ]
        phone.stage.engine.send(
          isReversed ? samples.reversed() : samples, at: Double(step) / 60)
      }

      #expect(!phone.decisions.isEmpty, "\(phone.story)")
      for attempt in phone.decisions.map(\.attempt) {
        #expect(
          attempt.contents.map(\.name) == [attempt.start.y < 422 ? "upper" : "lower"],
          "\(phone.story)")
      }
    }
  }

  @Test(arguments: [UITouch.Phase.ended, .cancelled])
  func `a touch that lands in the event in which the last one ends starts another sequence`(
    phase: UITouch.Phase
  ) {
    let phone = Phone()
    phone.touch(.began, 195)
    func send(_ samples: TouchSample...) {
      phone.stage.engine.send(samples, at: phone.stage.engine.clock.now + 1.0 / 120)
    }

    send(
      TouchSample(phase: phase, location: CGPoint(x: 195, y: 400)),
      TouchSample(touch: 1, phase: .began, location: CGPoint(x: 100, y: 600)))
    for x in stride(from: 110.0, through: 200, by: 10) {
      send(TouchSample(touch: 1, phase: .moved, location: CGPoint(x: x, y: 600)))
    }

    #expect(
      phone.decisions.map(\.attempt.start) == [CGPoint(x: 100, y: 600)], "\(phone.story)")
  }

  @Test(arguments: [false, true], [false, true])
  func `C063: a swipe after a tap is judged though recognizers of the tap are not reset yet`(
    isRelatedAtTouchDown: Bool, isAllowed: Bool
  ) {
    var behavior = UIKitBehavior(version: .v26)
    behavior.relationTime = isRelatedAtTouchDown ? .atTouchDown : behavior.relationTime
    let phone = Phone(behavior)
    let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844))
    pager.allowsPopGestureAtLeadingEdge = true
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    pager.addGestureRecognizer(doubleTap)
    pager.panGestureRecognizer.require(toFail: doubleTap)
    if !isAllowed { phone.arbiter.policy = .disabled }

    // The pan waits for a second tap, and what it is tied to is not reset before that.
    phone.touch(.began, 200)
    phone.touch(.ended, 200)
    phone.swipeRight(from: 100)

    #expect(phone.decisions.contains { $0.allows == isAllowed }, "\(phone.story)")
    #expect(phone.hasPopBegun == isAllowed, "\(phone.story)")
  }

  @Test func `of two touches the one that drags is judged`() {
    let phone = Phone()
    phone.touch(.began, 100)
    phone.touchBeside(.began)

    for y in stride(from: 610.0, through: 700, by: 10) { phone.touchBeside(.moved, y) }
    phone.touchBeside(.ended, 700)
    phone.touch(.ended, 100)
    phone.stage.rest()

    #expect(phone.decisions.compactMap(\.refusal?.code) == ["recognizerFailed"], "\(phone.story)")
    #expect(phone.decisions.map(\.attempt.start.y) == [600])
  }

  @Test(arguments: [(CGFloat(215), 1), (225, 2)])
  func `a gesture starts where the touch lands in the controller's view`(x: CGFloat, depth: Int) {
    let phone = Phone()
    phone.arbiter.allowsPopGestures = false
    let inner = UINavigationController(rootViewController: UIViewController())
    inner.view.semanticContentAttribute = .forceLeftToRight
    phone.screen.addChild(inner)
    inner.view.frame = CGRect(x: 100, y: 0, width: 290, height: 844)
    phone.screen.view.addSubview(inner.view)
    inner.pushViewController(UIViewController(), animated: false)
    inner.gestureArbiter.policy.start = .leading(120)

    phone.swipeRight(from: x)
    phone.stage.rest()

    #expect(inner.viewControllers.count == depth, "\(phone.story)")
  }

  @Test func `a view around the controller does not compete with its pops`() {
    let phone = Phone()
    phone.arbiter.register(phone.stage.window, as: .claims(.allDrags))

    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
  }

  // MARK: The screen

  @Test(arguments: UIKitBehavior.DeliveryOrder.allCases, [true, false])
  func `the screen is told in the event after the one in which its pop is due`(
    order: UIKitBehavior.DeliveryOrder, agrees: Bool
  ) {
    var behavior = UIKitBehavior()
    behavior.deliveryOrder = order
    let phone = Phone(behavior)
    let screen = InterceptingScreen { _ in agrees }
    phone.stage.push(screen)

    phone.touch(.began, 100)
    phone.touch(.moved, 140)
    #expect(screen.attempts == [], "whatever competes may begin first")
    #expect(phone.decisions.map(\.refusal) == (agrees ? [nil] : []), "\(phone.story)")
    phone.touch(.moved, 180)
    phone.stage.engine.clock.advance(by: 0)

    #expect(screen.attempts == (agrees ? [] : [.contentSwipe]), "\(phone.story)")
    #expect(phone.decisions.map(\.refusal) == [agrees ? nil : .screenRefused], "\(phone.story)")
  }

  @Test func `a rule of the app's that refuses for the screen tells it once per drag`() {
    let phone = Phone()
    let screen = InterceptingScreen { _ in false }
    phone.stage.push(screen)
    phone.arbiter.policy.rules = [
      PopRule("asks") { !$0.hasMoved ? .noOpinion : .refuse(.screenRefused) }
    ]

    phone.swipeRight()
    phone.stage.rest()

    #expect(screen.attempts == [.contentSwipe], "\(phone.story)")
  }

  @Test func `a screen that was told of the edge pop is not told of the content pop`() {
    let phone = Phone()
    let screen = InterceptingScreen { _ in false }
    phone.stage.push(screen)

    phone.swipeRight(from: 6)
    phone.stage.rest()

    #expect(screen.attempts == [.edgeSwipe], "\(phone.story)")
    #expect(phone.decisions.compactMap(\.refusal).allSatisfy { $0 == .screenRefused })
  }

  @Test func `an interceptor that is replaced as it is told holds for that drag`() {
    let phone = Phone()
    let second = InterceptingScreen { _ in true }
    let first = InterceptingScreen { _ in false }
    first.reaction = { [weak screen = phone.screen] in screen?.popInterceptor = second }
    phone.screen.popInterceptor = first

    phone.swipeRight()
    phone.stage.rest()
    #expect(first.attempts == [.contentSwipe] && phone.depth == 2, "\(phone.story)")

    phone.swipeRight()
    phone.stage.rest()
    #expect(second.attempts.isEmpty && phone.depth == 1, "\(phone.story)")
  }

  @Test func `a screen is not told of a pop that the view under the touch does not let begin`() {
    let phone = Phone()
    let screen = InterceptingScreen { _ in false }
    phone.stage.push(screen)
    screen.view.addSubview(RefusingView(frame: StageMetrics.screen))

    phone.swipeRight()
    phone.stage.rest()

    #expect(screen.attempts.isEmpty && phone.depth == 3, "\(phone.story)")
  }

  @Test func `a pop that the view under the touch does not let begin is reported as allowed`() {
    let phone = Phone()
    phone.screen.view.addSubview(RefusingView(frame: StageMetrics.screen))

    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.decisions.map(\.allows) == [true] && phone.depth == 2, "\(phone.story)")
  }

  @Test func `a control that tracks a drag claims none from UIKit's own recognizer`() {
    let phone = Phone()
    let slider = UISlider(frame: CGRect(x: 20, y: 400, width: 350, height: 44))
    slider.value = 0.5
    phone.screen.view.addSubview(slider)

    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.decisions.allSatisfy { $0.attempt.contents.isEmpty }, "\(phone.story)")
    #expect(phone.depth == 2, "\(phone.story)")
  }

  @Test func `a screen that removes the arbiter when it is asked ends the attempt`() {
    let phone = Phone()
    let screen = InterceptingScreen { _ in true }
    phone.stage.push(screen)
    screen.answer = { [weak arbiter = phone.arbiter] _ in
      arbiter?.remove()
      return true
    }

    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.decisions.isEmpty, "\(phone.story)")
  }

  // MARK: What changes during a drag

  @Test func `a change that a decision makes applies to the next gesture in the same event`() {
    let phone = Phone()
    var rules: [String] = []
    phone.arbiter.onDecision = { [weak arbiter = phone.arbiter] in
      rules.append($0.rule)
      arbiter?.allowsPopGestures = false
    }

    phone.touch(.began, 6)
    phone.touch(.moved, 40)

    #expect(rules == ["noObjection", "allowsPopGestures"], "\(phone.story)")
  }

  @Test func `a pop that is disabled during a drag has nothing to decide`() {
    let phone = Phone()
    phone.touch(.began, 100)
    phone.touch(.moved, 105)
    phone.stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false

    phone.touch(.moved, 140)

    #expect(phone.decisions.map(\.refusal) == [.recognizerFailed], "\(phone.story)")
  }

  @Test func `a control that tracks the touch is content for the content pop, not the edge pop`() {
    let phone = Phone(UIKitBehavior(version: .v18)) { arbiter, _ in
      arbiter.driver = .arbiter
    }
    phone.stage.navigation.isNavigationBarHidden = true
    phone.screen.view.addSubview(UISlider(frame: CGRect(x: 0, y: 380, width: 350, height: 44)))
    phone.touch(.began, 6)
    for x in [20.0, 60, 120] { phone.touch(.moved, x) }

    let attempts = phone.decisions.map(\.attempt)
    let edge = attempts.first { $0.gesture == .edgePop }
    #expect(edge?.contents.isEmpty == true, "\(phone.story)")
    let content = attempts.first { $0.gesture == .contentPop }
    #expect(content?.contents.map(\.name) == ["UISlider"], "\(phone.story)")
  }

  @Test func `a drag that ends after its pop has failed is reported as that`() {
    let phone = Phone()
    phone.stage.play(
      TouchScript().down(at: CGPoint(x: 195, y: 422)).move(to: CGPoint(x: 200, y: 430), over: 0.4))
    phone.stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
    phone.send(.ended, CGPoint(x: 200, y: 430))

    #expect(phone.decisions.compactMap(\.refusal?.code) == ["recognizerFailed"], "\(phone.story)")
  }
}

/// A view that lets no recognizer begin.
private final class RefusingView: UIView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

extension Phone {
  /// One event of a second touch, 100 pt to the left of the middle and lower than ``touch(_:_:)``.
  fileprivate func touchBeside(_ phase: UITouch.Phase, _ y: CGFloat = 600, touch: Int = 1) {
    stage.engine.send(
      [TouchSample(touch: touch, phase: phase, location: CGPoint(x: 95, y: y))],
      at: stage.engine.clock.now + 1.0 / 120)
  }
}
#endif
