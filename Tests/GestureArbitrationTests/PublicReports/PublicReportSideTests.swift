#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Rows with trailing actions in a pager, and photos in a pager: a claim names a side.
@MainActor @Suite struct PublicReportSideTests {
  /// A pager at its second page, with a bubble that has a pan of its own.
  @MainActor
  private struct Screen {
    let pager: UIScrollView
    let bubble = UIView(frame: CGRect(x: 390, y: 200, width: 390, height: 300))
    let pan = UIPanGestureRecognizer()

    init(on stage: Stage, _ role: PopGestureRole?) {
      pager = UIScrollView(frame: StageMetrics.screen)
      pager.contentSize = CGSize(width: 1170, height: 844)
      pager.isPagingEnabled = true
      pager.contentOffset.x = 390
      pan.name = "bubble.pan"
      bubble.addGestureRecognizer(pan)
      pager.addSubview(bubble)
      let screen = UIViewController()
      screen.view.addSubview(pager)
      stage.push(screen)
      stage.rest()
      bubble.popGestureRole = role
    }

    /// Drags over the bubble, and returns whether its pan or the pager has the drag.
    func drag(by way: CGPoint, on stage: Stage) -> (own: Bool, pager: Bool) {
      let winners = stage.timeline.winners.count
      stage.play(.drag(from: CGPoint(x: 195, y: 350), by: way))
      let new = stage.timeline.winners.dropFirst(winners)
      let found = (
        own: new.contains { $0 === pan }, pager: new.contains { $0 === pager.panGestureRecognizer }
      )
      stage.rest()
      return found
    }
  }

  private nonisolated static let ways: [(DragDirections, CGPoint)] = [
    (.towardsLeading, CGPoint(x: -160, y: 5)), (.towardsTrailing, CGPoint(x: 160, y: 5)),
  ]

  @Test(arguments: [DragDirections.towardsLeading, .towardsTrailing])
  func `a claim on one side leaves the other one to the pager (promise 12)`(side: DragDirections) {
    for (way, translation) in Self.ways {
      everywhereWithoutArbiter { stage in
        let screen = Screen(on: stage, .claims(side).forEnclosingPans)
        let found = screen.drag(by: translation, on: stage)
        #expect(found.own == (way == side), "\(stage.story)")
        #expect(found.pager == (way != side), "\(stage.story)")
      }
    }
  }

  @Test func `the sides are those of the layout`() {
    for (way, translation) in Self.ways {
      let stage = Stage(layoutDirection: .rightToLeft)
      let screen = Screen(on: stage, .claims(.towardsLeading).forEnclosingPans)
      let found = screen.drag(by: CGPoint(x: -translation.x, y: 0), on: stage)
      #expect(found.own == (way == .towardsLeading), "\(stage.story)")
    }
  }

  @Test(arguments: ReportSetting.all, [DragDirections.towardsLeading, .towardsTrailing])
  func `the side that a claim does not name is the pager's with a driver and without`(
    setting: ReportSetting, side: DragDirections
  ) {
    for (way, translation) in Self.ways {
      let phone = setting.phone(isPushed: false)
      let screen = Screen(on: phone.stage, .claims(side).forEnclosingPans)
      screen.pager.allowsPopGestureAtLeadingEdge = true
      let x = setting.isMirrored ? -translation.x : translation.x
      let found = screen.drag(by: CGPoint(x: x, y: 4), on: phone.stage)
      #expect(found.own == (way == side), "\(phone.story)")
      #expect(found.pager == (way != side), "\(phone.story)")
      #expect(phone.depth == 2, "\(phone.story)")
    }
  }

  @Test(arguments: [true, false])
  func `a condition concerns the directions that a claim names, and nothing else`(holds: Bool) {
    for (way, translation) in Self.ways {
      // From iOS 26 on the bubble defers to a pop as well.
      everywhereWithoutArbiter([.v16, .v18]) { stage in
        let role = PopGestureRole.claims(.towardsLeading) { _ in holds }.forEnclosingPans
        let screen = Screen(on: stage, role)
        let found = screen.drag(by: translation, on: stage)
        #expect(found.own == (!holds || way == .towardsLeading), "\(stage.story)")
        #expect(found.pager == (holds && way != .towardsLeading), "\(stage.story)")
      }
    }
  }

  @Test func `a claim that does not name the way of a pop lets it begin`() {
    everywhere { phone in
      let view = UIView(frame: StageMetrics.screen)
      phone.screen.view.addSubview(view)
      phone.arbiter.driver = .arbiter
      view.popGestureRole = .claims([.towardsLeading, .up])
      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `a closure of a role knows the direction once the touch has moved as far as a pan`() {
    let phone = Phone()
    let view = UIView(frame: StageMetrics.screen)
    phone.screen.view.addSubview(view)
    var known: [DragDirections?] = []
    view.popGestureRole = .custom { drag in
      known.append(drag.direction)
      return drag.direction == .towardsTrailing ? "it scrubs" : nil
    }
    phone.swipeRight()
    phone.stage.rest()
    #expect(phone.depth == 2, "\(phone.story)")
    #expect(known.first == DragDirections?.none && known.last == .towardsTrailing, "\(known)")
  }

  @Test(arguments: [true, false])
  func `pages that are locked leave the drag to the menu around them (promise 5)`(turns: Bool) {
    everywhereWithoutArbiter { stage in
      let (host, pan) = (UIView(frame: StageMetrics.screen), UIPanGestureRecognizer())
      let (pages, scrollView) = (UIView(frame: StageMetrics.screen), UIScrollView())
      scrollView.frame = pages.bounds
      scrollView.contentSize = CGSize(width: 1170, height: 844)
      scrollView.contentOffset.x = 390
      scrollView.isScrollEnabled = turns
      pages.addSubview(scrollView)
      host.addGestureRecognizer(pan)
      host.addSubview(pages)
      stage.navigation.viewControllers[0].view.addSubview(host)
      pages.popGestureRole = .pageController(isAtFirstPage: { false }).forEnclosingPans
      stage.swipeRight()
      #expect(stage.timeline.winners.contains { $0 === pan } == !turns, "\(stage.story)")
    }
  }

  enum Panel: CaseIterable, Sendable { case plain, simultaneous, scrollViewsWait }

  @Test(arguments: Panel.allCases, [0, 1, 2])
  func `a pager that has a page to reveal keeps the drag from every kind of panel around it`(
    kind: Panel, page: Int
  ) {
    for (way, translation) in Self.ways {
      // Where what waits excludes others, a pager at its end keeps the drag from the panel.
      everywhereWithoutArbiter(except: [.heldExclusion]) { stage in
        let (panel, pan) = (UIView(frame: StageMetrics.screen), UIPanGestureRecognizer())
        let delegate = PanelDelegate(kind)
        pan.delegate = delegate
        panel.addGestureRecognizer(pan)
        let pager = UIScrollView(frame: StageMetrics.screen)
        pager.contentSize = CGSize(width: 1170, height: 844)
        pager.isPagingEnabled = true
        pager.contentOffset.x = 390 * CGFloat(page)
        panel.addSubview(pager)
        stage.navigation.viewControllers[0].view.addSubview(panel)
        pager.popGestureRole = .pagingScrollView.forEnclosingPans
        stage.play(.drag(from: CGPoint(x: 195, y: 350), by: translation))
        stage.rest()
        let hasPage = way == .towardsLeading ? page < 2 : page > 0
        let winners = stage.timeline.winners
        #expect(winners.contains { $0 === pan } == !hasPage, "\(stage.story)")
        #expect(
          winners.contains { $0 === pager.panGestureRecognizer } == hasPage, "\(stage.story)")
        withExtendedLifetime(delegate) {}
      }
    }
  }
}

private final class PanelDelegate: NSObject, UIGestureRecognizerDelegate {
  let kind: PublicReportSideTests.Panel

  init(_ kind: PublicReportSideTests.Panel) { self.kind = kind }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { kind == .simultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { kind == .scrollViewsWait && otherGestureRecognizer.view is UIScrollView }
}
#endif
