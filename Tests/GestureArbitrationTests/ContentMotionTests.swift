import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Content that still moves when a finger lands on it.
@MainActor @Suite struct ContentMotionTests {
  @Test(arguments: UIKitBehavior.DeliveryOrder.allCases)
  func `contentAtRest keeps the swipe after a fling for the content`(
    order: UIKitBehavior.DeliveryOrder
  ) {
    var behavior = UIKitBehavior()
    behavior.deliveryOrder = order
    let phone = Phone(behavior)
    phone.arbiter.policy.rules.insert(.contentAtRest, at: 0)

    swipeAfterAFling(phone)

    #expect(phone.decisions.last?.refusal == .contentMoving(name: "pager", motion: .decelerating))
    #expect(!phone.hasPopBegun, "\(phone.story)")
  }

  @Test func `without the rule a swipe that catches content at its leading edge pops`() {
    let phone = Phone()

    swipeAfterAFling(phone)

    #expect(phone.hasPopBegun, "\(phone.story)")
  }

  @Test func `the swipe after that finds content at rest`() {
    let phone = Phone()
    phone.arbiter.policy.rules.insert(.contentAtRest, at: 0)
    swipeAfterAFling(phone)

    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
  }

  /// Flings a pager beyond its leading edge, and swipes while it comes home.
  private func swipeAfterAFling(_ phone: Phone) {
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
