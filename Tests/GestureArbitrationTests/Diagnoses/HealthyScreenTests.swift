import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Screens on which all is well have nothing to be told of.
@MainActor @Suite struct HealthyScreenTests {
  @Test(arguments: SystemVersion.allCases)
  func `nothing is found on a built-in screen, but what it is there for`(version: SystemVersion) {
    for screen in LabScreen.all {
      let stage = screen.stage(behavior: UIKitBehavior(version: version))
      screen.show(on: stage)

      let facts = stage.navigation.gestureArbiter.diagnose().map(\.fact)

      #expect(facts == Self.byDesign[screen.name, default: []], "\(screen.name)")
    }
  }

  /// What some screens are there to show.
  private static let byDesign = [
    "disabled": [
      "By the popPolicy of UIViewController no pop ever begins; the strictest rule is .never."
    ],
    "suspended": ["UINavigationController has suspended all pops: recording."],
  ]

  @Test func `what a drag would report is found beforehand, in the same words`() {
    for name in ["flawed-pager", "flawed-candidate"] {
      guard let screen = LabScreen.flawed.first(where: { $0.name == name }) else {
        Issue.record("no \(name)")
        continue
      }
      let stage = screen.stage()
      screen.show(on: stage)
      let arbiter = stage.navigation.gestureArbiter
      var told: [ArbiterIssue] = []
      arbiter.onIssue = { told.append($0) }
      let found = arbiter.diagnose()
      #expect(told.isEmpty)

      stage.play(.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 100, y: 0)))

      #expect(told == found, "\(name)")
    }
  }

  @Test func `a diagnosis is the same every time`() {
    for screen in LabScreen.all + LabScreen.flawed {
      let stage = screen.stage()
      screen.show(on: stage)
      let arbiter = stage.navigation.gestureArbiter

      #expect(arbiter.diagnose() == arbiter.diagnose(), "\(screen.name)")
    }
  }
}
