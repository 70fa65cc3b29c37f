#if HEADLESS
import Foundation
import GestureArbitration
import GestureDiagnostics
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// What the people who reported a problem would have read before they knew the line.
@MainActor @Suite struct PublicReportSentenceTests {
  private func explanation(_ phone: Phone, at x: CGFloat, _ y: CGFloat) -> String {
    phone.arbiter.explanation(at: CGPoint(x: x, y: y))
  }

  private func addPan(_ name: String, to view: UIView) {
    let pan = UIPanGestureRecognizer()
    pan.name = name
    view.addGestureRecognizer(pan)
  }

  @Test func `a swipe from the middle that should not pop names its gesture`() {
    let phone = Phone(UIKitBehavior(version: .v26))
    phone.swipeRight()
    phone.stage.rest()
    #expect(
      phone.decisions.map(\.description) == [
        "content pop allowed at (195, 422): no rule objected"
      ])
  }

  @Test func `a chart in a list, and a row that is swiped, name their pans and the role to give`() {
    let phone = Phone()
    let list = phone.addScrollView(content: CGSize(width: 390, height: 3000))
    let chart = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    addPan("chart.pan", to: chart)
    list.addSubview(chart)
    let text = explanation(phone, at: 195, 400)
    #expect(
      text.contains(
        "chart.pan, in a UIView without a role: .claims(.horizontalDrags) keeps drags to the side, not those from the edge"
      ),
      "\(text)")
  }

  /// The delegate that is pasted to get the swipe back, with a method too many.
  private final class Pasted: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test(arguments: SystemVersion.allCases)
  func `a pasted delegate for which everything waits is no circle: it is named, and the edge pops`(
    version: SystemVersion
  ) {
    let (phone, pasted) = (Phone(UIKitBehavior(version: version)), Pasted())
    phone.stage.navigation.interactivePopGestureRecognizer?.delegate = pasted
    let issues = phone.arbiter.diagnose()
    #expect(issues.contains { $0.contains("it is a Pasted") }, "\(issues)")
    #expect(!issues.contains { $0.contains("None of them can begin") }, "\(issues)")
    phone.swipeRight(from: 3)
    phone.stage.rest()
    #expect(phone.depth == 1, "\(phone.story)")
  }

  enum Bar: CaseIterable, Sendable { case item, hiddenButton, hiddenBar }

  @Test(arguments: Bar.allCases, SystemVersion.allCases)
  func `a custom back button and a hidden bar are why nothing pops, and the line is named`(
    bar: Bar, version: SystemVersion
  ) {
    let phone = Phone(UIKitBehavior(version: version))
    switch bar {
    case .item:
      phone.screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "‹", primaryAction: UIAction { _ in })
    case .hiddenButton: phone.screen.navigationItem.hidesBackButton = true
    case .hiddenBar: phone.stage.navigation.isNavigationBarHidden = true
    }
    phone.swipeRight(from: 3)
    phone.stage.rest()
    #expect(phone.depth == 2, "\(phone.story)")
    // Whether iOS 26 has its content pop under a hidden bar is not known.
    let decisions = phone.decisions.filter { bar != .hiddenBar || $0.attempt.gesture == .edgePop }
    #expect(!decisions.isEmpty)
    #expect(decisions.allSatisfy { $0.refusal == .backButtonMissing }, "\(phone.story)")
    #expect(
      phone.arbiter.diagnose().contains { $0.contains("set its popsWithoutBackButton") })
  }

  @Test(.ofDebugBuilds, arguments: [SystemVersion.v16, .v18])
  func `a pager from whose middle nothing pops on this release is named once`(
    version: SystemVersion
  ) {
    let phone = Phone(UIKitBehavior(version: version))
    phone.addScrollView(content: CGSize(width: 1950, height: 844))
      .allowsPopGestureAtLeadingEdge = true
    for x in [CGFloat(3), 195, 195] {
      phone.swipeRight(from: x)
      phone.stage.rest()
      if phone.depth == 1 { phone.stage.push(phone.screen) }
    }
    #expect(phone.issues.count == 1)
    #expect(
      phone.issues.first?.hasPrefix(
        "This release has no content pop: of drags on the pager only an edge swipe pops.") == true,
      "\(phone.issues)")
  }

  @Test func `nothing is said of such a pager where the app pops, or looks at no decision`() {
    for isObserved in [false, true] {
      let phone = Phone(UIKitBehavior(version: .v18))
      phone.addScrollView(content: CGSize(width: 1950, height: 844))
        .allowsPopGestureAtLeadingEdge = true
      if isObserved {
        phone.screen.allowsFullScreenPop = true
      } else {
        phone.arbiter.onDecision = nil
      }
      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.issues == [])
    }
  }

  @Test(arguments: SystemVersion.allCases)
  func `an interceptor that VoiceOver's escape gesture bypasses is named`(version: SystemVersion) {
    let phone = Phone(UIKitBehavior(version: version))
    let interceptor = Refusal()
    phone.screen.popInterceptor = interceptor
    phone.stage.rest()
    let isNamed = phone.arbiter.diagnose().contains {
      $0.contains("before iOS 17 VoiceOver's escape gesture pops without asking")
    }
    phone.screen.view.headlessPerformEscape()
    phone.stage.rest()
    #expect(isNamed == (phone.depth == 1))
    #expect(isNamed == (version == .v16))
  }

  private final class Refusal: PopIntercepting {
    func allowsPop(by trigger: PopTrigger) -> Bool { false }
  }

  @Test func `a map in a sheet names the sheet's pan and what keeps the drag from it`() {
    let stage = Stage()
    let contents = LabScreen.show(chart: nil, in: .sheet, on: stage)
    let canvas = RawCanvas(frame: contents[0].view.bounds)
    contents[0].view.addSubview(canvas)
    let arbiter = stage.navigation.gestureArbiter
    let place = CGPoint(x: 150, y: 300)
    #expect(
      arbiter.explanation(at: place).contains("one with .forEnclosingPans in it keeps the drag"),
      "\(arbiter.explanation(at: place))")

    canvas.popGestureRole = .map.forEnclosingPans
    let text = arbiter.explanation(at: place)
    #expect(text.contains("map, a RawCanvas"), "\(text)")
    #expect(!text.contains("without a role"), "\(text)")
  }

  @Test func `a side menu around a stack is named, and who goes first`() {
    let phone = Phone(UIKitBehavior(version: .v18))
    let host = UIView(frame: StageMetrics.screen)
    addPan("menu.pan", to: host)
    phone.embed(in: host, at: 0)
    let text = explanation(phone, at: 3, 320)
    #expect(
      text.contains(
        "menu.pan, in a UIView around the stack, without a role: a driver lets the stack pop first"),
      "\(text)")
  }

  @Test func `a row in a pager names both, the row first`() {
    let phone = Phone()
    let pager = phone.addScrollView(
      content: CGSize(width: 1170, height: 844), offset: CGPoint(x: 780, y: 0))
    let row = UIView(frame: CGRect(x: 780, y: 300, width: 390, height: 60))
    addPan("row.pan", to: row)
    pager.addSubview(row)
    let text = explanation(phone, at: 195, 320)
    let lines = text.components(separatedBy: "\n").filter { $0.contains("without a role") }
    #expect(lines.count == 2 && lines.first?.contains("row.pan") == true, "\(text)")
    #expect(lines.last?.contains("allowsPopGestureAtLeadingEdge = true") == true, "\(text)")
  }
}
#endif
