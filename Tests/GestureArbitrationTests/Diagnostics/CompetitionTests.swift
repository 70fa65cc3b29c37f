#if HEADLESS
import Foundation
import GestureArbitration
import GestureDiagnostics
import GestureLab
import HeadlessUIKit
import Testing

/// The role that an explanation gives for what competes at its point.
@MainActor @Suite struct CompetitionTests {
  @Test(arguments: [false, true])
  func `what is said of a pan around the stack lets the stack pop`(scrolls: Bool) {
    everywhere { phone in
      let tabs = UIScrollView(frame: StageMetrics.screen)
      tabs.contentSize = CGSize(width: 1170, height: 844)
      tabs.contentOffset.x = 390
      let host = scrolls ? tabs : UIView(frame: StageMetrics.screen)
      let pan = scrolls ? tabs.panGestureRecognizer : UIPanGestureRecognizer()
      if !scrolls { host.addGestureRecognizer(pan) }
      phone.embed(in: host, at: scrolls ? 390 : 0)

      let line = phone.explainedCompetition
      #expect(
        line?.hasSuffix("around the stack, without a role: a driver lets the stack pop first")
          == true)
      phone.arbiter.driver = .arbiter
      #expect(phone.explainedCompetition == nil)
      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.depth == 1 && !phone.hasWon(pan), "\(phone.story)")
    }
  }

  @Test func `the roles that are named for a scroll view pop, and keep the drag`() {
    for keeps in [false, true] {
      everywhere { phone in
        let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844))
        phone.arbiter.driver = .arbiter

        let line = phone.explainedCompetition ?? ""
        #expect(line.contains("in a UIScrollView without a role"), "\(line)")
        #expect(line.contains("allowsPopGestureAtLeadingEdge = true pops"), "\(line)")
        #expect(
          line.hasSuffix("keeps drags to the side, not those from the edge"),
          "\(line)")
        if keeps {
          pager.popGestureRole = .claims(.horizontalDrags)
        } else {
          pager.allowsPopGestureAtLeadingEdge = true
        }
        phone.swipeRight()
        phone.stage.rest()
        #expect(phone.depth == (keeps ? 2 : 1), "\(phone.story)")
      }
    }
  }

  @Test func `the role that is named for another pan keeps the drag`() {
    everywhere { phone in
      let content = phone.addPannedView()
      phone.arbiter.driver = .arbiter

      #expect(
        phone.explainedCompetition
          == "content.pan, in a UIView without a role: .claims(.horizontalDrags) keeps drags to the side, not those from the edge"
      )
      content.view.popGestureRole = .claims(.horizontalDrags)
      #expect(phone.explainedCompetition == nil)
      phone.swipeRight()
      phone.expectKept(by: content.pan)
    }
  }
}

extension Phone {
  /// What an explanation of the middle says of what competes without a role.
  fileprivate var explainedCompetition: String? {
    arbiter.explain(CGPoint(x: 195, y: 422)).unregistered.first
  }
}
#endif
