#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Reported problems with right-to-left layout, web views and missing back buttons.
@MainActor @Suite struct ReachProblemTests {
  private let wide = CGSize(width: 1950, height: 844)

  @Test func `40: in right-to-left layout a drag to the left pops on the first page of a pager`() {
    everywhere(layoutDirection: .rightToLeft) { phone in
      let pager = phone.addScrollView(content: wide, offset: CGPoint(x: 1560, y: 0))
      pager.isPagingEnabled = true
      pager.allowsPopGestureAtLeadingEdge = true

      phone.swipeRight()
      phone.stage.rest()
      #expect(!phone.hasPopBegun, "\(phone.story)")
      #expect(pager.contentOffset.x == 1170, "\(phone.story)")
      pager.contentOffset.x = 1560
      phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: -180, y: 4))
      phone.stage.rest()
      #expect(phone.depth == (phone.popsOverScrolling ? 1 : 2), "\(phone.story)")
    }
  }

  @Test func `40: in right-to-left layout the edge swipe starts at the right edge`() {
    everywhere(layoutDirection: .rightToLeft) { phone in
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(!phone.hasPopBegun, "\(phone.story)")
      phone.drag(from: CGPoint(x: 384, y: 422), by: CGPoint(x: -180, y: 4))
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `40: a changed layout direction takes effect with the next touch`() {
    everywhere { phone in
      let pager = phone.addScrollView(content: wide)
      pager.allowsPopGestureAtLeadingEdge = true
      phone.stage.navigation.view.semanticContentAttribute = .forceRightToLeft

      // At its smallest offset the content is away from its leading edge, which is now the right
      // one.
      phone.drag(from: CGPoint(x: 300, y: 422), by: CGPoint(x: -180, y: 4))
      phone.stage.rest()
      #expect(!phone.hasPopBegun, "\(phone.story)")
      pager.contentOffset.x = 1560
      phone.drag(from: CGPoint(x: 384, y: 422), by: CGPoint(x: -180, y: 4))
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test(arguments: [CGFloat(6), 195])
  func `41: a web view claims swipes while it can go back, and pops otherwise`(x: CGFloat) {
    everywhere { phone in
      let history = History()
      let (web, swipe) = phone.addPannedView()
      web.popGestureRole = .claims(from: .all) { [weak history] _ in history?.canGoBack ?? false }

      phone.swipeRight(from: x)
      phone.stage.rest()
      phone.expectKept(by: swipe)
      history.canGoBack = false
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test(arguments: [UIKitRefusal.hiddenBar, .hiddenBackButton, .customLeftItem])
  func `42: with a driver, a screen without UIKit's back button is popped by a swipe`(
    refusal: UIKitRefusal
  ) {
    everywhere { phone in
      phone.arbiter.driver = .arbiter
      refusal.happen(on: phone)

      phone.swipeRight(from: 6)
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test(arguments: [PopAttempt.LayoutDirection.leftToRight, .rightToLeft])
  func `44: with a driver, two fingers on a trackpad pop a screen without a bar`(
    direction: PopAttempt.LayoutDirection
  ) {
    everywhere(layoutDirection: direction) { phone in
      phone.arbiter.driver = .arbiter
      phone.stage.navigation.isNavigationBarHidden = true
      let step: CGFloat = direction == .leftToRight ? 14 : -14

      phone.stage.swipeOnTrackpad(by: CGPoint(x: -step, y: 1))
      #expect(phone.depth == 2, "\(phone.story)")
      phone.stage.swipeOnTrackpad(by: CGPoint(x: step, y: 1))

      #expect(phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }
}

/// The history of a web view; WebKit's own recognizers are not modelled (C185).
@MainActor
private final class History {
  var canGoBack = true
}
#endif
