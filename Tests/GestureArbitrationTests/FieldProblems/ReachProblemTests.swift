import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Problems of the field with right-to-left reading, and with web views.
@MainActor @Suite struct ReachProblemTests {
  private let wide = CGSize(width: 1950, height: 844)

  @Test func `40: read from right to left, a pager pops towards the left on its first page`() {
    everywhere(reading: .rightToLeft) { phone in
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

  @Test func `40: read from right to left, the edge swipe comes from the right`() {
    everywhere(reading: .rightToLeft) { phone in
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(!phone.hasPopBegun, "\(phone.story)")
      phone.drag(from: CGPoint(x: 384, y: 422), by: CGPoint(x: -180, y: 4))
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `40: the language is changed while the app runs, and the next touch knows`() {
    everywhere { phone in
      let pager = phone.addScrollView(content: wide)
      pager.allowsPopGestureAtLeadingEdge = true
      phone.stage.navigation.view.semanticContentAttribute = .forceRightToLeft

      // At its left end the content has everything still to show to the right.
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
  func `41: a web view that can go back keeps its swipe, and pops when it cannot`(x: CGFloat) {
    everywhere { phone in
      let history = History()
      let (web, swipe) = phone.addPannedView()
      web.popGestureClaim = .webView { [weak history] in history?.canGoBack ?? false }

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
  func `42: a screen without UIKit's back button is swiped away all the same`(
    refusal: UIKitRefusal
  ) {
    everywhere { phone in
      phone.arbiter.driver = .publicTransition
      refusal.happen(on: phone)

      phone.swipeRight(from: 6)
      phone.stage.rest()

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
