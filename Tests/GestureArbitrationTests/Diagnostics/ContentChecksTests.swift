#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// What the content checks find on registered views.
@MainActor @Suite struct ContentChecksTests {
  private let phone = Phone()

  @Test(arguments: SystemVersion.allCases, [false, true])
  func `content that defers to a pop which the release does not have is named`(
    version: SystemVersion, hasDriver: Bool
  ) {
    let phone = Phone(UIKitBehavior(version: version))
    let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844))
    pager.allowsPopGestureAtLeadingEdge = true
    if hasDriver { phone.arbiter.driver = .arbiter }

    let isNamed = phone.arbiter.diagnose().contains {
      $0.fact.hasPrefix("This release has no content pop")
    }

    #expect(isNamed == (version < .v26 && !hasDriver))
  }

  @Test(arguments: ["has isUserInteractionEnabled set to false", "has no area"])
  func `content that no touch can hit is named with the obstacle`(obstacle: String) {
    for isAround in [false, true] {
      let phone = Phone()
      let around = UIView(frame: StageMetrics.screen)
      let map = UIView(frame: StageMetrics.screen)
      around.addSubview(map)
      phone.screen.view.addSubview(around)
      phone.arbiter.register(map, as: .map)
      #expect(phone.arbiter.diagnose() == [])

      let changed = isAround ? around : map
      switch obstacle {
      case "has no area": changed.frame.size.height = 0
      default: changed.isUserInteractionEnabled = false
      }

      let subject = isAround ? "the UIView around it" : "it"
      #expect(
        phone.arbiter.diagnose().map(\.fact) == [
          "The map has a role, but no touch can hit it: \(subject) \(obstacle)."
        ])

      map.popGestureRole = nil
      #expect(phone.arbiter.diagnose() == [])
    }
  }

  @Test func `what is registered is listed with its name and role, outermost first`() {
    let list = phone.addScrollView(content: CGSize(width: 390, height: 4_000))
    let row = phone.addScrollView(
      content: CGSize(width: 900, height: 100), in: list,
      frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    let map = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
    phone.screen.view.addSubview(map)
    #expect(phone.arbiter.registeredContents.isEmpty)

    phone.arbiter.register(list, as: .pagingScrollView, named: "feed")
    map.popGestureRole = .map
    let listed = phone.arbiter.registeredContents
    #expect(listed.map(\.name) == ["feed", "scroll view in feed", "map"])
    #expect(
      listed.map { ObjectIdentifier($0.view) } == [list, row, map].map(ObjectIdentifier.init))

    map.popGestureRole = nil
    row.popGestureRole = nil
    #expect(phone.arbiter.registeredContents.map(\.name) == ["feed"])
  }

  @Test func `a hidden view isn't an issue, because it may be shown again`() {
    let map = UIView(frame: StageMetrics.screen)
    phone.screen.view.addSubview(map)
    phone.arbiter.register(map, as: .map)

    for hide in [{ map.isHidden = true }, { (map.isHidden, map.alpha) = (false, 0) }] {
      hide()
      #expect(phone.arbiter.diagnose() == [])
    }
  }

  @Test func `content that defers inside an excluded view is named with it`() {
    let (around, _) = nested(as: .excluded)

    #expect(
      phone.arbiter.diagnose().map(\.fact) == [
        "The pager defers to the content pop, but the excluded view around it excludes the pop."
      ])

    phone.arbiter.register(around, as: .excluded(from: .edge))
    #expect(phone.arbiter.diagnose() == [])
  }

  @Test func `content may defer inside a claim on some drags, or on the edge only`() {
    for claim in [
      PopGestureRole.claims { _ in true }, .claims(.horizontalDrags, from: .edge),
    ] {
      let (around, _) = nested(as: claim)
      #expect(phone.arbiter.diagnose() == [])
      around.removeFromSuperview()
    }
  }

  @Test func `content may claim drags inside content that defers`() {
    let (_, pager) = nested(as: .pagingScrollView)

    phone.arbiter.register(pager, as: .map)

    #expect(phone.arbiter.diagnose() == [])
  }

  @Test func `content of a nested controller that has an arbiter isn't an issue`() {
    let inner = UINavigationController(rootViewController: UIViewController())
    phone.screen.addChild(inner)
    inner.view.frame = StageMetrics.screen
    phone.screen.view.addSubview(inner.view)
    inner.didMove(toParent: phone.screen)
    let pager = phone.addScrollView(
      content: CGSize(width: 1_950, height: 844), in: inner.topViewController?.view)
    pager.allowsPopGestureAtLeadingEdge = true

    #expect(phone.arbiter.diagnose() == [])
    #expect(inner.gestureArbiter.diagnose() == [])
  }

  private func nested(as role: PopGestureRole) -> (around: UIView, pager: UIScrollView) {
    let around = UIScrollView(frame: StageMetrics.screen)
    around.contentSize = CGSize(width: 780, height: 844)
    phone.screen.view.addSubview(around)
    let pager = phone.addScrollView(content: CGSize(width: 1_950, height: 844), in: around)
    phone.arbiter.register(pager, as: .pagingScrollView)
    phone.arbiter.register(around, as: role)
    return (around, pager)
  }
}
#endif
