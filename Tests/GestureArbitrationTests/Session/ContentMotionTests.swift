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
