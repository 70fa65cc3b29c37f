#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// What the sampling recognizer sees, and that it leaves others alone.
@MainActor @Suite struct TraceRecognizerTests {
  private let phone = Phone(UIKitBehavior(version: .v26)) { arbiter, _ in
    arbiter.traceCapacity = 1_000
  }

  /// The states of a recognizer in the trace, in order.
  private func states(of name: String) -> [RecognizerState] {
    phone.arbiter.trace.events.compactMap { event in
      if case .recognizer(name, let state) = event.kind { state } else { nil }
    }
  }

  /// What touches did, by number.
  private var touches: [String] {
    phone.arbiter.trace.events.compactMap { event in
      guard case .touch(let action, let number, _, _) = event.kind else { return nil }
      return "\(number) \(action)"
    }
  }

  @Test func `the recognizer cancels, delays and prevents nothing, and is never prevented`() throws
  {
    let recognizer = try #require(
      phone.stage.gates().first { $0.name == "GestureArbiter.trace" })
    let other = phone.addPannedView().pan

    #expect(!recognizer.cancelsTouchesInView)
    #expect(!recognizer.delaysTouchesBegan && !recognizer.delaysTouchesEnded)
    #expect(!recognizer.canPrevent(other) && !recognizer.canBePrevented(by: other))
  }

  @Test func `a touch that lands after every gate has failed is recorded`() {
    phone.touch(.began, 6)
    for x in [30.0, 60, 90] { phone.touch(.moved, x) }
    #expect(phone.decisions.map(\.refusal) == [nil, nil], "\(phone.story)")

    phone.stage.engine.send(
      [TouchSample(touch: 1, phase: .began, location: CGPoint(x: 200, y: 700))],
      at: phone.stage.engine.clock.now + 0.01)

    #expect(touches == ["1 began", "2 began"], "\(phone.story)")
  }

  @Test func `a cancelled touch is recorded as that`() {
    phone.touch(.began, 200)
    phone.touch(.cancelled, 200)

    #expect(touches == ["1 began", "1 cancelled"], "\(phone.story)")
  }

  @Test func `a second touch is recorded before the decision that it makes`() {
    // UIKit's pop would take both touches (C110).
    phone.stage.navigation.isNavigationBarHidden = true
    phone.arbiter.driver = .arbiter
    phone.touch(.began, 200)
    phone.touch(.moved, 205)
    for (phase, y) in [(UITouch.Phase.began, CGFloat(700)), (.moved, 704)] {
      phone.stage.engine.send(
        [TouchSample(touch: 1, phase: phase, location: CGPoint(x: 100, y: y))],
        at: phone.stage.engine.clock.now + 0.01)
    }
    phone.touch(.moved, 210)

    let events = phone.arbiter.trace.events
    let landing = events.lastIndex {
      if case .touch(.began, number: 2, _, _) = $0.kind { true } else { false }
    }
    let decision = events.firstIndex { $0.decision?.decision.refusal == .severalTouches(2) }
    #expect(landing != nil && decision != nil, "\(phone.story)")
    #expect((landing ?? 0) < (decision ?? 0), "\(phone.story)")
  }

  @Test(arguments: UIKitBehavior.DeliveryOrder.allCases)
  func `a pop is followed by its transition in whatever order touches are delivered`(
    order: UIKitBehavior.DeliveryOrder
  ) {
    var behavior = UIKitBehavior()
    behavior.deliveryOrder = order
    let phone = Phone(behavior)
    phone.arbiter.traceCapacity = 1_000

    phone.swipeRight()
    phone.stage.rest()

    #expect(
      phone.arbiter.trace.events.map(\.kind).contains(.recognizer(TraceEvent.transition, .ended)),
      "\(phone.story)")
  }

  @Test func `a transition is recorded once, with the drag that moves it`() {
    phone.swipeRight()
    #expect(phone.stage.navigation.transitionCoordinator != nil, "\(phone.story)")

    phone.stage.play(TouchScript().down(at: CGPoint(x: 195, y: 422)).up())
    phone.stage.rest()

    #expect(phone.arbiter.trace.gestures == [1, 2], "\(phone.story)")
    #expect(states(of: TraceEvent.transition) == [.ended], "\(phone.story)")
  }

  @Test func `a transition that no touch moves is not recorded with a drag`() {
    phone.arbiter.policy = .disabled
    phone.stage.navigation.pushViewController(UIViewController(), animated: true)
    let pan = UIPanGestureRecognizer()
    phone.stage.window.addGestureRecognizer(pan)

    phone.stage.play(
      TouchScript().down(at: CGPoint(x: 195, y: 422)).move(to: CGPoint(x: 230, y: 422), over: 0.05)
        .up())
    #expect(phone.stage.navigation.transitionCoordinator != nil, "\(phone.story)")
    phone.stage.rest()

    #expect(phone.hasWon(pan), "\(phone.story)")
    #expect(states(of: TraceEvent.transition).isEmpty, "\(phone.story)")
  }

  @Test func `that a drag waits for the screen is recorded before it is refused`() {
    phone.stage.push(InterceptingScreen { _ in false })

    phone.swipeRight()

    let verdicts = phone.arbiter.trace.events.compactMap(\.decision?.decision)
      .filter { $0.attempt.gesture == .contentPop }.map(\.rule)
    #expect(verdicts.suffix(2) == ["asksScreen", "asksScreen"], "\(phone.story)")
  }
}
#endif
