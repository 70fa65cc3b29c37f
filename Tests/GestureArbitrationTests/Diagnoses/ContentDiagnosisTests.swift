import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// What is wrong with registered contents.
@MainActor @Suite struct ContentDiagnosisTests {
  private let phone = Phone()

  @Test(arguments: ["has isUserInteractionEnabled set to false", "has no area"])
  func `a view on which no finger can land is named, with what keeps the finger off`(why: String) {
    for isAround in [false, true] {
      let phone = Phone()
      let around = UIView(frame: StageMetrics.screen)
      let map = UIView(frame: StageMetrics.screen)
      around.addSubview(map)
      phone.screen.view.addSubview(around)
      phone.arbiter.register(map, as: .map)
      #expect(phone.arbiter.diagnose() == [])
      let obstacle = isAround ? around : map
      switch why {
      case "has no area": obstacle.frame.size.height = 0
      default: obstacle.isUserInteractionEnabled = false
      }

      let who = isAround ? "the UIView around it" : "it"
      #expect(
        phone.arbiter.diagnose().map(\.fact) == [
          "The map is registered, and no finger can land on it: \(who) \(why)."
        ])

      phone.arbiter.unregister(map)
      #expect(phone.arbiter.diagnose() == [])
    }
  }

  @Test func `a view that does not show at present is as it should be`() {
    let map = UIView(frame: StageMetrics.screen)
    phone.screen.view.addSubview(map)
    phone.arbiter.register(map, as: .map)

    for hide in [{ map.isHidden = true }, { (map.isHidden, map.alpha) = (false, 0) }] {
      hide()
      #expect(phone.arbiter.diagnose() == [])
    }
  }

  @Test func `what yields inside an excluded view is named with it`() {
    let (around, _) = nested(as: .excluded)
    #expect(
      phone.arbiter.diagnose().map(\.fact) == [
        "The pager yields to the content pop, and the excluded view around it lets none begin."
      ])

    phone.arbiter.register(around, as: .excluded(.edge))
    #expect(phone.arbiter.diagnose() == [])
  }

  @Test func `what yields inside a claim on some drags, or on the edge only, is fine`() {
    for claim in [
      PopGestureClaim.drags(named: "board") { _ in true }, .horizontalDrags(.edge),
    ] {
      let (around, _) = nested(as: .claiming(claim))
      #expect(phone.arbiter.diagnose() == [])
      around.removeFromSuperview()
    }
  }

  @Test func `a claim inside what yields is fine`() {
    let (around, pager) = nested(as: .pagingScrollView)
    phone.arbiter.register(pager, as: .map)

    #expect(phone.arbiter.diagnose() == [])
    _ = around
  }

  @Test func `content of another controller whose arbiter is there is its own affair`() {
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

  @Test func `a scroll view that is not filled yet is left alone`() {
    let pager = phone.addScrollView(content: .zero)
    pager.allowsPopGestureAtLeadingEdge = true
    #expect(phone.arbiter.diagnose() == [])

    pager.contentSize = CGSize(width: 100, height: 100)
    #expect(phone.arbiter.diagnose().count == 1)
  }

  private func nested(as role: ContentRole) -> (around: UIView, pager: UIScrollView) {
    let around = UIScrollView(frame: StageMetrics.screen)
    around.contentSize = CGSize(width: 780, height: 844)
    phone.screen.view.addSubview(around)
    let pager = phone.addScrollView(content: CGSize(width: 1_950, height: 844), in: around)
    phone.arbiter.register(pager, as: .pagingScrollView)
    phone.arbiter.register(around, as: role)
    return (around, pager)
  }
}
