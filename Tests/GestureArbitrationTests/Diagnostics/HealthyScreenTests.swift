#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// A diagnosis finds nothing on screens that work.
@MainActor @Suite struct HealthyScreenTests {
  @Test func `a built-in screen has no issue except the one that it demonstrates`() async {
    // Another process leaves the main actor to the other tests.
    await #expect(processExitsWith: .success) { @MainActor in
      for version in [SystemVersion.v16, .v26] {
        // All on iOS 26, and a sample on an earlier release.
        for (index, screen) in LabScreen.all.enumerated()
        where version == .v26 || index.isMultiple(of: 4) {
          let stage = screen.stage(behavior: UIKitBehavior(version: version))
          screen.show(on: stage)

          // Before iOS 26 a diagnosis says what the roles of a screen do there.
          let facts = stage.navigation.gestureArbiter.diagnose().map(\.fact).filter {
            version >= .v26 || !$0.hasPrefix("This release has no content pop")
          }

          #expect(
            facts == Self.demonstrated[screen.name, default: []], "\(screen.name), \(version)")
        }
      }
    }
  }

  private static let demonstrated = [
    "disabled": [
      "No pop begins under the popPolicy of UIViewController; its strictest rule is .never."
    ],
    "suspended": ["UINavigationController suspends all pops: recording."],
    "zoom-suspended": ["UINavigationController suspends all pops: recording."],
    "refusing": [menu], "zoom-refusing": [menu],
  ]

  private static let menu = """
    RefusingController refuses to be popped, but the back button's long-press menu pops without \
    asking, and so do popViewController(animated:) and SwiftUI's dismiss.
    """

  @Test(arguments: [
    CGSize(width: 390, height: 844), CGSize(width: 390, height: 100), CGSize(width: 100, height: 0),
  ])
  func `a pager with one page, or a short list, isn't a misuse`(content: CGSize) {
    let phone = Phone()
    let scrollView = phone.addScrollView(content: content)
    scrollView.allowsPopGestureAtLeadingEdge = true
    #expect(phone.arbiter.diagnose() == [])

    phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 0, y: -80))
    phone.stage.rest()
    scrollView.isScrollEnabled = false
    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.issues.isEmpty && phone.depth == 1, "\(phone.issues) \(phone.story)")
  }

  @Test func `two diagnoses of the same screen are equal`() {
    for screen in LabScreen.flawed {
      let stage = screen.stage()
      screen.show(on: stage)
      let arbiter = stage.navigation.gestureArbiter

      #expect(arbiter.diagnose() == arbiter.diagnose(), "\(screen.name)")
    }
  }
}
#endif
