#if HEADLESS
import Foundation
import GestureArbitration
import GestureDiagnostics
import GestureLab
import HeadlessUIKit
import Testing

/// A reader that a zoom has shown: a drag down stays with it, one from leading to trailing closes it.
@MainActor @Suite struct PublicReportZoomTests {
  /// A zoomed screen that claims drags up and down, with a pager on a page.
  private func showReader(
    on phone: Phone, page: Int, isMirrored: Bool = false, _ role: PopGestureRole?
  ) -> UIScrollView {
    let options = UIViewController.Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = phone.arbiter.zoomDismissal
    phone.screen.preferredTransition = .zoom(options: options) { _ in nil }
    let pager = phone.addScrollView(
      content: CGSize(width: 1950, height: 844),
      offset: CGPoint(x: 390 * (isMirrored ? 4 - page : page), y: 0))
    pager.isPagingEnabled = true
    pager.allowsPopGestureAtLeadingEdge = true
    phone.stage.push(phone.screen)
    phone.screen.view.popGestureRole = role
    phone.stage.rest()
    return pager
  }

  private nonisolated static let roles: [PopGestureRole?] = [
    nil, .claims(.verticalDrags), .claims { _ in false },
  ]

  @Test(arguments: roles)
  func `from its first page a reader is closed by a drag towards trailing`(role: PopGestureRole?) {
    for x in [CGFloat(3), 60, 195] {
      // Where what waits excludes others, a pager excludes UIKit's dismissal, which no gate holds.
      everywhere([.v18, .v26], isPushed: false, except: [.heldExclusion]) { phone in
        _ = showReader(on: phone, page: 0, role)
        phone.swipeRight(from: x)
        phone.stage.rest()
        #expect(phone.depth == 1, "\(x) \(phone.story)")
      }
    }
  }

  @Test(arguments: roles)
  func `on a later page a drag turns the page, and a swipe over the edge closes the reader`(
    role: PopGestureRole?
  ) {
    everywhere([.v18, .v26], isPushed: false, except: [.heldExclusion]) { phone in
      let pager = showReader(on: phone, page: 1, role)
      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.depth == 2 && pager.contentOffset.x < 390, "\(phone.story)")
      pager.contentOffset.x = 390
      phone.swipeRight(from: 3)
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test(arguments: ReportSetting.all.filter { $0.version != .v16 }, DragPace.allCases)
  func `with a driver and without, a reader closes sideways alone, on each side`(
    setting: ReportSetting, pace: DragPace
  ) {
    for page in [0, 1] {
      for (leading, way) in [
        (CGFloat(3), nil), (195, nil), (195, CGPoint(x: 4, y: 260)),
        (195, CGPoint(x: -pace.travel, y: 4)),
      ] {
        let phone = setting.phone(isPushed: false)
        let pager = showReader(
          on: phone, page: page, isMirrored: setting.isMirrored, .claims(.verticalDrags))
        // As in the language of the app: which view's direction the dismissal follows is not known.
        if setting.isMirrored { phone.screen.view.semanticContentAttribute = .forceRightToLeft }
        let rest = pager.contentOffset.x
        phone.stage.play(setting.script(pace, from: leading, y: 300, by: way))
        phone.stage.rest()
        let closes = way == nil && (page == 0 || leading == 3)
        #expect(phone.depth == (closes ? 1 : 2), "page \(page) \(phone.story)")
        let turns = !closes && way?.y != 260
        #expect(turns == (pager.contentOffset.x != rest), "page \(page) \(phone.story)")
      }
    }
  }

  @Test func `a drag down stays with a reader that claims vertical drags`() {
    everywhere([.v18, .v26], isPushed: false) { phone in
      _ = showReader(on: phone, page: 0, .claims(.verticalDrags))
      phone.drag(from: CGPoint(x: 195, y: 250), by: CGPoint(x: 4, y: 320))
      phone.stage.rest()
      #expect(phone.depth == 2, "\(phone.story)")
    }
  }

  @Test func `an explanation judges the dismissal, and names none of UIKit's pans as a rival`() {
    let phone = Phone(UIKitBehavior(version: .v18), isPushed: false)
    let pager = showReader(on: phone, page: 1, .claims(.verticalDrags))
    let text = phone.arbiter.explanation(at: CGPoint(x: 195, y: 400))
    #expect(text.contains("zoom dismissal  by UIKit's own recognizer, sideways"), "\(text)")
    #expect(text.contains("contentAtLeadingEdge refuses: pager rests 390 pt"), "\(text)")
    #expect(text.contains("zoom dismissal  by UIKit's own recognizer, down"), "\(text)")
    #expect(text.contains("contentAtLeadingEdge refuses: content claims drags down"), "\(text)")
    #expect(!text.contains("zoomPan"), "\(text)")
    pager.removeFromSuperview()
  }
}
#endif
