#if HEADLESS
import Foundation
import GestureArbitration
import GestureDiagnostics
import GestureLab
import HeadlessUIKit
import Testing

/// Quick taps near the edge whose finger trembles: they show no screen below, and stay taps.
@MainActor @Suite struct PublicReportTapTests {
  private final class Shown: NSObject, UINavigationControllerDelegate {
    var count = 0
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { count += 1 }
  }

  private func behavior(_ version: SystemVersion) -> UIKitBehavior {
    var behavior = UIKitBehavior(version: version)
    behavior.edgeTravel = .tiny
    return behavior
  }

  @Test(arguments: SystemVersion.allCases, [CGFloat(1), 3, 9])
  func `with a least travel a tap that trembles is a tap (C120)`(
    version: SystemVersion, trembles: CGFloat
  ) {
    for needsTravel in [false, true] {
      let phone = Phone(behavior(version), isPushed: false)
      let (button, delegate) = (
        UIButton(frame: CGRect(x: 0, y: 300, width: 60, height: 60)), Shown()
      )
      phone.screen.view.addSubview(button)
      phone.stage.push(phone.screen)
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      phone.stage.navigation.delegate = delegate
      if needsTravel { phone.arbiter.policy.rules.insert(.leastEdgeTravel, at: 0) }
      phone.stage.play(
        TouchScript().down(at: CGPoint(x: 8, y: 330))
          .move(to: CGPoint(x: 8 + trembles, y: 330), over: 0.06).up())
      phone.stage.rest()
      #expect(phone.depth == 2)
      if needsTravel { #expect(delegate.count == 0 && taps == 1, "\(phone.story)") }
    }
  }

  @Test(arguments: SystemVersion.allCases, [CGPoint(x: 200, y: 4), CGPoint(x: 130, y: 90)])
  func `a swipe over the edge still pops`(version: SystemVersion, way: CGPoint) {
    for driver in [PopDriver.uikitOnly, .arbiter] {
      let phone = Phone(behavior(version))
      phone.arbiter.driver = driver
      phone.arbiter.policy.rules.insert(.leastEdgeTravel, at: 0)
      phone.drag(from: CGPoint(x: 3, y: 500), by: way)
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test(arguments: ReportSetting.all, DragPace.allCases)
  func `on each side a swipe over the edge pops at every pace, and a tap does not`(
    setting: ReportSetting, pace: DragPace
  ) {
    for way in [CGPoint(x: pace.travel, y: 4), CGPoint(x: 4, y: 0)] {
      let phone = setting.phone()
      phone.arbiter.policy.rules.insert(.leastEdgeTravel, at: 0)
      phone.stage.play(setting.script(pace, from: 3, by: way))
      phone.stage.rest()
      #expect(phone.depth == (way.x > 4 ? 1 : 2), "\(phone.story)")
    }
  }

  @Test func `the rule has no opinion of other gestures, and is written down with its travel`() {
    let rule = PopRule.leastEdgeTravel(14)
    func verdict(_ gesture: NavigationGesture, _ x: CGFloat) -> PopVerdict {
      rule.verdict(on: PopAttempt(gesture: gesture, start: .zero, translation: CGPoint(x: x, y: 0)))
    }
    #expect(verdict(.edgePop, 13) == .undecided(.notEnoughMovement(travel: 13, needed: 14)))
    #expect(verdict(.edgePop, -5) == .undecided(.notEnoughMovement(travel: 0, needed: 14)))
    #expect(verdict(.edgePop, 14) == .noOpinion)
    #expect(verdict(.contentPop, 0) == .noOpinion)
    let policy = PopPolicy(rules: [rule])
    #expect("\(policy)".contains(".leastEdgeTravel(14)"))
    #expect("\(StoredPolicy(policy).policy().policy)" == "\(policy)")
  }
}
#endif
