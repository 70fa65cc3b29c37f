#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// What the checks of the policies find, for pops and for pushes.
@MainActor @Suite struct PolicyChecksTests {
  private let phone = Phone()

  private var facts: [String] { phone.arbiter.diagnose().map(\.fact) }

  @Test func `a screen whose policy allows no pop may hide its bar`() {
    phone.stage.navigation.isNavigationBarHidden = true

    phone.screen.popPolicy = .disabled

    #expect(
      facts == [
        "No pop begins under the popPolicy of UIViewController; its strictest rule is .never."
      ]
    )
  }

  @Test func `an issue names the policy in force`() {
    final class Feed: UIViewController {}
    let child = Feed()
    phone.screen.addChild(child)
    phone.screen.view.addSubview(child.view)
    child.didMove(toParent: phone.screen)
    phone.screen.popPolicy = .edgeOnly

    child.popPolicy = .disabled
    #expect(facts.first?.hasPrefix("No pop begins under the popPolicy of Feed") == true, "\(facts)")

    child.popPolicy = nil
    phone.screen.popPolicy = nil
    phone.stage.navigation.popPolicy = .disabled
    #expect(
      facts.first?.hasPrefix("No pop begins under the popPolicy of UINavigationController") == true,
      "\(facts)")
  }

  @Test func `start areas are compared with the present size of the view`() {
    phone.arbiter.policy = PopPolicy(start: .box(top: 800), edgeStart: .leading(-5))
    #expect(
      facts == [
        "By GestureArbiter.policy the edge pop may start in .leading(-5), which lies outside the "
          + "navigation controller's view."
      ])

    phone.stage.navigation.view.frame.size.height = 700
    #expect(facts.count == 2)

    phone.arbiter.policy.rules.removeAll { $0.name == PopRule.startsInsideArea.name }
    #expect(facts == [])
  }

  @Test func `a push policy that allows no push is named`() {
    phone.arbiter.driver = .arbiter
    phone.screen.pushCandidate = { UIViewController() }

    phone.arbiter.pushPolicy.start = .leading(-1)
    #expect(
      facts == [
        "No push begins under GestureArbiter.pushPolicy; the strictest rule is .startsInsideArea."
      ])

    phone.arbiter.pushPolicy = .standard
    #expect(facts == [])
  }

  @Test func `issues come in the order of their subjects, and onIssue receives none`() {
    phone.arbiter.allowsPopGestures = false
    phone.arbiter.suspend(for: phone, because: "recording")
    phone.arbiter.policy = .disabled

    #expect(
      facts == [
        "GestureArbiter.allowsPopGestures is false: no pop begins.",
        "Phone suspends all pops: recording.",
        "No pop begins under GestureArbiter.policy; its strictest rule is .never.",
      ])
    #expect(phone.issues == [])
  }
}
#endif
