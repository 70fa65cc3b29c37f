#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Content that still scrolls when a touch lands on it.
@MainActor @Suite struct ContentMotionTests {
  @Test(arguments: UIKitBehavior.DeliveryOrder.allCases)
  func `contentAtRest refuses a swipe that stops decelerating content`(
    order: UIKitBehavior.DeliveryOrder
  ) {
    var behavior = UIKitBehavior()
    behavior.deliveryOrder = order
    let phone = Phone(behavior)
    phone.arbiter.policy.rules.insert(.contentAtRest, at: 0)

    swipeDuringDeceleration(phone)

    #expect(phone.decisions.last?.refusal == .contentMoving(name: "pager", motion: .decelerating))
    #expect(!phone.hasPopBegun, "\(phone.story)")
  }

  @Test func `without the rule a swipe that stops content at its leading edge pops`() {
    let phone = Phone()

    swipeDuringDeceleration(phone)

    #expect(phone.hasPopBegun, "\(phone.story)")
  }

  @Test func `the next swipe finds the content at rest`() {
    let phone = Phone()
    phone.arbiter.policy.rules.insert(.contentAtRest, at: 0)
    swipeDuringDeceleration(phone)

    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test func `content that a touch stops was moving, though another touch rests elsewhere`() {
    let phone = Phone()
    let inner = phone.embedController(depth: 2)
    inner.view.frame.size.height = 600
    var rules: [String] = []
    inner.gestureArbiter.onDecision = { rules.append($0.rule) }
    inner.gestureArbiter.policy.rules.insert(.contentAtRest, at: 0)
    let pager = phone.addScrollView(
      content: CGSize(width: 1950, height: 600), offset: CGPoint(x: 30, y: 0),
      in: inner.topViewController?.view, frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    pager.alwaysBounceHorizontal = true
    pager.allowsPopGestureAtLeadingEdge = true
    phone.drag(from: CGPoint(x: 100, y: 422), by: CGPoint(x: 150, y: 0))
    #expect(pager.isDecelerating, "\(phone.story)")
    rules.removeAll()

    phone.send(.began, CGPoint(x: 195, y: 800))
    for x in stride(from: 195.0, through: 300, by: 10) {
      phone.stage.engine.send(
        [
          TouchSample(
            touch: 1, phase: x == 195 ? .began : .moved, location: CGPoint(x: x, y: 422))
        ], at: phone.stage.engine.clock.now + 1.0 / 120)
    }

    #expect(rules == ["contentAtRest"], "\(phone.story)")
  }

  /// Flicks a pager beyond its leading edge, and swipes while it decelerates.
  private func swipeDuringDeceleration(_ phone: Phone) {
    let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844))
    pager.alwaysBounceHorizontal = true
    phone.arbiter.register(pager, as: .pagingScrollView)
    pager.contentOffset.x = 30
    phone.drag(from: CGPoint(x: 100, y: 422), by: CGPoint(x: 150, y: 0))
    #expect(pager.isDecelerating, "\(phone.story)")
    phone.stage.engine.clock.advance(by: 0.05)
    phone.swipeRight()
    phone.stage.rest()
  }
}
#endif
