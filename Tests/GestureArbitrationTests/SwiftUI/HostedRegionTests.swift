#if HEADLESS
import GestureArbitration
import GestureArbitrationUI
import GestureLab
import HeadlessUIKit
import Testing

/// Roles of hosted content: regions beside the view that is hit (C269).
@MainActor @Suite struct HostedRegionTests {
  private let chart = CGRect(x: 40, y: 300, width: 300, height: 200)

  @Test(arguments: [CGFloat(60), 20])
  func `a role of hosted content counts in its rectangle`(x: CGFloat) {
    everywhere(isPushed: false) { phone in
      let screen = phone.pushHostedScreen()
      screen.add(.claims(.horizontalDrags), frame: chart)

      phone.swipeRight(from: x)
      phone.stage.rest()
      let isEdgeSwipe = x == 20 && phone.hasPopBegun
      #expect(
        phone.depth == (x == 20 && phone.hasContentPop || isEdgeSwipe ? 1 : 2), "\(phone.story)")
    }
  }

  @Test(arguments: [true, false])
  func `the inner of two modifiers counts first, wherever their views lie`(areHit: Bool) {
    let phone = Phone(isPushed: false)
    let screen = phone.pushHostedScreen()
    screen.wrappersAreHit = areHit
    func ownerOfSwipe() -> String? {
      phone.swipeRight(from: 60)
      phone.stage.rest()
      return phone.decisions.last?.reasonText?.components(separatedBy: " claims").first
    }
    screen.add(.claims(.allDrags), named: "outer", nesting: 3, frame: chart)
    screen.add(.claims(.allDrags), named: "inner", nesting: 4, frame: chart)
    screen.add(.claims(.allDrags), named: "outermost", nesting: 0)
    #expect(ownerOfSwipe() == "inner")

    let scrollView = phone.addScrollView(
      content: CGSize(width: 390, height: 3000), in: screen.view)
    screen.add(.claims(.allDrags), named: "in a list", frame: chart, in: scrollView)
    #expect(ownerOfSwipe() == "in a list")
    scrollView.contentOffset.y = 400
    #expect(ownerOfSwipe() == "inner")
  }

  @Test func `the rectangle is that of the content when the touch lands`() {
    let phone = Phone(layoutDirection: .rightToLeft, isPushed: false)
    let screen = phone.pushHostedScreen()
    let region = screen.add(.map, frame: chart)
    func isClaimed() -> Bool {
      phone.arbiter.explanation(at: CGPoint(x: 60, y: 400)).contains("a PopGestureRegion")
    }
    #expect(isClaimed())

    region.superview?.transform = CGAffineTransform(translationX: 40, y: 0)
    #expect(!isClaimed())
    region.superview?.transform = CGAffineTransform(scaleX: -1, y: 1)
    #expect(isClaimed())
    region.superview?.isHidden = true
    #expect(!isClaimed())
    region.superview?.isHidden = false
    region.update(nil, named: nil, isExempt: false, nesting: 0)
    #expect(!isClaimed())
    region.update(.map, named: nil, isExempt: false, nesting: 0)
    #expect(isClaimed())
    region.superview?.removeFromSuperview()
    #expect(!isClaimed())
  }

  @Test func `content of another screen has no part, even while both are in the window`() {
    let phone = Phone(isPushed: false)
    let below = phone.pushHostedScreen()
    below.add(.claims(.allDrags))
    let screen = phone.pushHostedScreen()
    screen.view.superview?.insertSubview(below.view, at: 0)

    phone.swipeRight()
    phone.stage.rest()
    #expect(phone.depth == 2, "\(phone.story)")
  }

  @Test(arguments: [false, true])
  func `an inner modifier exempts a scroll view from an outer one`(isExempt: Bool) {
    let phone = Phone(isPushed: false)
    let screen = phone.pushHostedScreen()
    let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844), in: screen.view)
    screen.add(.pagingScrollView, nesting: 0)
    screen.add(nil, isExempt: isExempt, nesting: 1)

    let text = phone.arbiter.explanation(at: CGPoint(x: 195, y: 422))
    #expect(text.contains("a UIScrollView as pager") == !isExempt, "\(text)")
    #expect(pager.popGestureRole == nil)
  }

  @Test func `a drag gesture of hosted content keeps the drags that its region claims`() {
    for version in SystemVersion.allCases {
      let phone = Phone(UIKitBehavior(version: version), isPushed: false)
      let screen = phone.pushHostedScreen()
      let log = TranslationLog()
      (screen.view as? HeadlessHostingView)?.addGesture(
        .drag(minimumDistance: 10), onEnded: { log.ended.append($0) })
      screen.add(.claims(.horizontalDrags), frame: chart)

      phone.swipeRight(from: 60)
      phone.stage.rest()
      #expect(log.ended.map(\.x) == [180], "\(phone.story)")
      #expect(phone.depth == 2, "\(phone.story)")
    }
  }
}

/// Where the drags of hosted content ended.
@MainActor
private final class TranslationLog {
  var ended: [CGPoint] = []
}
#endif
