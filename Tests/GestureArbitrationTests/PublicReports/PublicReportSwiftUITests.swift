#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// SwiftUI content with a drag of its own and a role: a swipe over the bezel pops, the drag stays in
/// the content.
@MainActor @Suite struct PublicReportSwiftUITests {
  /// Shows a chart that SwiftUI drags, and drags it from a place.
  private func play(
    on phone: Phone, _ role: PopGestureRole?, minimumDistance: CGFloat, from x: CGFloat
  ) -> (isPopped: Bool, isDragged: Bool) {
    let screen = phone.pushHostedScreen()
    var isDragged = false
    (screen.view as? HeadlessHostingView)?.addGesture(
      .drag(minimumDistance: minimumDistance), name: "chart", onChanged: { _ in isDragged = true })
    phone.stage.rest()
    if let role { screen.add(role, named: "chart", nesting: 1) }
    phone.swipeRight(from: x)
    phone.stage.rest()
    return (phone.depth < 2, isDragged)
  }

  @Test(arguments: [PopGestureRole.claims(.horizontalDrags), .map], [CGFloat(0), 10, 20])
  func `a swipe over the bezel pops, a drag in the middle stays with the chart`(
    role: PopGestureRole, minimumDistance: CGFloat
  ) {
    // Where what waits excludes others, SwiftUI's gesture keeps the bezel (C094).
    everywhere(isPushed: false, except: [.heldExclusion]) { phone in
      let edge = play(on: phone, role, minimumDistance: minimumDistance, from: 3)
      #expect(edge.isPopped, "\(phone.story)")
    }
    everywhere(isPushed: false) { phone in
      let middle = play(on: phone, role, minimumDistance: minimumDistance, from: 195)
      #expect(!middle.isPopped && middle.isDragged, "\(phone.story)")
    }
  }

  @Test(arguments: ReportSetting.all, DragPace.allCases)
  func `on each side and at every pace the bezel goes back, and the chart has the middle`(
    setting: ReportSetting, pace: DragPace
  ) {
    for (leading, isDragged) in [(CGFloat(3), false), (195, true)] {
      let phone = setting.phone(isPushed: false)
      let screen = phone.pushHostedScreen()
      var wasDragged = false
      (screen.view as? HeadlessHostingView)?.addGesture(
        .drag(minimumDistance: 10), name: "chart", onChanged: { _ in wasDragged = true })
      phone.stage.rest()
      screen.add(.claims(.horizontalDrags), named: "chart", nesting: 1)
      phone.stage.play(setting.script(pace, from: leading))
      phone.stage.rest()
      #expect(phone.depth == (isDragged ? 2 : 1), "\(phone.story)")
      #expect(!isDragged || wasDragged, "\(phone.story)")
    }
  }

  @Test(arguments: SystemVersion.allCases)
  func
    `a diagnosis says that SwiftUI's gesture on a chart also keeps what the claim leaves to a list`(
      version: SystemVersion
    )
  {
    for (role, isDragged) in [
      (PopGestureRole.claims(.horizontalDrags), true), (.claims(.horizontalDrags), false),
      (.map, true), (.pagingScrollView, true),
    ] {
      let phone = Phone(UIKitBehavior(version: version), isPushed: false)
      let screen = phone.pushHostedScreen()
      let list = UIScrollView(frame: StageMetrics.screen)
      list.contentSize.height = 3000
      screen.view.addSubview(list)
      if isDragged {
        (screen.view as? HeadlessHostingView)?.addGesture(.drag(minimumDistance: 10), name: "chart")
      }
      screen.add(role, named: "chart", nesting: 1, in: list)
      phone.stage.rest()
      let issues = phone.arbiter.diagnose().filter { $0.hasPrefix("SwiftUI hosts the chart") }
      let isNamed = version != .v16 && isDragged && role.deferredDrags == .verticalDrags
      #expect(issues.count == (isNamed ? 1 : 0), "\(role) \(issues)")
    }
  }

  @Test func `a tap on hosted content with a role is as quick as without one`() {
    func tap(_ role: PopGestureRole?) -> TimeInterval? {
      let phone = Phone()
      let screen = phone.pushHostedScreen()
      var tapped: TimeInterval?
      (screen.view as? HeadlessHostingView)?.addGesture(
        .tap, name: "button", onEnded: { [weak phone] _ in tapped = phone?.stage.engine.clock.now })
      phone.stage.rest()
      if let role { screen.add(role, named: "chart", nesting: 1) }
      let start = phone.stage.engine.clock.now
      phone.stage.play(TouchScript().down(at: CGPoint(x: 4, y: 422)).hold(for: 0.05).up())
      phone.stage.rest()
      return tapped.map { $0 - start }
    }
    #expect(tap(nil) != nil && tap(.map) == tap(nil))
  }
}
#endif
