#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The lines of the article, for the app and its pages.
@MainActor
private enum Recovery {
  static func setUp(_ navigationController: UINavigationController, isPad: Bool) {
    let arbiter = navigationController.gestureArbiter
    arbiter.driver = .arbiter
    arbiter.policy = isPad ? .standard : .edgeOnly
  }

  static func setUp(playerScreen: UIViewController) {
    playerScreen.popPolicy = .disabled
  }

  static func setUp(_ gallery: UIScrollView, in galleryScreen: UIViewController) {
    gallery.allowsPopGestureAtLeadingEdge = true
    galleryScreen.popPolicy = PopPolicy(start: .leading(50))
  }

  static func setUp(
    _ pager: UIScrollView, in pagerScreen: UIViewController, of arbiter: GestureArbiter
  ) {
    arbiter.register(pager, as: .carousel(stripWidth: 50))
    pagerScreen.popPolicy = PopPolicy(start: .leading(50))
  }
}

/// The swipe restored in a whole app by one line, without a swizzled base class.
@MainActor @Suite struct FieldSystemRecoveryTests {
  private static let wide = CGSize(width: 1950, height: 844)

  @Test(arguments: UIKitRefusal.allCases)
  func `the swipe pops every screen, whatever made UIKit refuse`(refusal: UIKitRefusal) {
    everywhere { phone in
      Recovery.setUp(phone.stage.navigation, isPad: false)
      refusal.happen(on: phone)
      let next = UIViewController()
      next.navigationItem.hidesBackButton = true
      phone.stage.push(next)

      phone.expectSwipePops(from: 6, to: 2)
      phone.expectSwipePops(from: 6, to: 1)
    }
  }

  @Test func `the swipe is off on one page, whose back button still pops`() {
    everywhere { phone in
      Recovery.setUp(phone.stage.navigation, isPad: true)
      Recovery.setUp(playerScreen: phone.screen)

      phone.expectSwipeStays(from: 6)
      phone.expectSwipeStays(from: 195)
      #expect(phone.decisions.last?.refusal == .disabledByPolicy, "\(phone.story)")

      phone.tap(20, 20)
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `the swipe is on again above and below that page, with nothing to restore`() {
    everywhere { phone in
      Recovery.setUp(phone.stage.navigation, isPad: true)
      let player = UIViewController()
      Recovery.setUp(playerScreen: player)
      phone.stage.push(player)
      phone.stage.push(UIViewController())

      phone.expectSwipePops(to: 3)
      phone.expectSwipeStays(at: 3)
      phone.arbiter.pop()
      phone.stage.rest()
      phone.expectSwipePops(from: 6, to: 1)
    }
  }

  @Test(arguments: [CGFloat(6), 30, 50, 51, 195], [CGFloat(0), 390])
  func `a scroll view at offset zero defers within 50 pt of the leading edge`(
    x: CGFloat, offset: CGFloat
  ) {
    everywhere { phone in
      Recovery.setUp(phone.stage.navigation, isPad: true)
      let gallery = phone.addScrollView(content: Self.wide, offset: CGPoint(x: offset, y: 0))
      Recovery.setUp(gallery, in: phone.screen)

      if x == 6 || x <= 50 && offset == 0 {
        phone.expectSwipePops(from: x)
        #expect(!phone.hasWon(gallery.panGestureRecognizer), "\(phone.story)")
        #expect(gallery.contentOffset.x == offset, "\(phone.story)")
      } else {
        phone.expectSwipeStays(from: x)
        phone.expectScrolling(of: gallery, isAtEdge: offset == 0)
      }
    }
  }

  @Test func `in right-to-left layout the strip is on the right`() {
    everywhere(layoutDirection: .rightToLeft) { phone in
      Recovery.setUp(phone.stage.navigation, isPad: true)
      let gallery = phone.addScrollView(content: Self.wide, offset: CGPoint(x: 1560, y: 0))
      Recovery.setUp(gallery, in: phone.screen)

      phone.expectSwipeStays(from: 100)
      phone.expectScrolling(of: gallery, isAtEdge: true)
      phone.expectSwipePops(from: 30)
    }
  }

  /// The strip is that of the role: 47 pt are outside a strip of the standard width, and the policy
  /// of the screen alone would refuse no drag at the leading edge.
  @Test(arguments: [CGFloat(30), 47, 53, 195], 0..<3)
  func `a pager defers in the strip on every page`(x: CGFloat, page: Int) {
    everywhere { phone in
      Recovery.setUp(phone.stage.navigation, isPad: true)
      let pager = phone.addScrollView(
        content: Self.wide, offset: CGPoint(x: 390 * CGFloat(page), y: 0))
      pager.isPagingEnabled = true
      Recovery.setUp(pager, in: phone.screen, of: phone.arbiter)
      phone.screen.popPolicy = nil

      if x <= 50 {
        phone.expectSwipePops(from: x)
        #expect(!phone.hasWon(pager.panGestureRecognizer), "\(phone.story)")
      } else {
        phone.expectSwipeStays(from: x)
        phone.expectScrolling(of: pager, isAtEdge: page == 0)
        #expect(pager.contentOffset.x == 390 * CGFloat(max(0, page - 1)), "\(phone.story)")
        #expect(phone.decisions.last?.refusal?.code == "outsideStrip", "\(phone.story)")
      }
    }
  }

  @Test(arguments: [CGFloat(30), 53])
  func `beside the pager the screen pops in the same strip`(x: CGFloat) {
    everywhere { phone in
      Recovery.setUp(phone.stage.navigation, isPad: true)
      let pager = phone.addScrollView(
        content: Self.wide, frame: CGRect(x: 0, y: 500, width: 390, height: 300))
      Recovery.setUp(pager, in: phone.screen, of: phone.arbiter)

      if x <= 50 {
        phone.expectSwipePops(from: x)
      } else {
        phone.expectSwipeStays(from: x)
      }
    }
  }

  @Test(arguments: [false, true])
  func `the full screen pops on an iPad, and only the edge on an iPhone`(isPad: Bool) {
    everywhere { phone in
      Recovery.setUp(phone.stage.navigation, isPad: isPad)

      if isPad {
        phone.expectSwipePops(from: 195)
      } else {
        phone.expectSwipeStays(from: 195)
        phone.expectSwipePops(from: 6)
      }
    }
  }
}

extension Phone {
  /// Expects that a scroll view recognized the drag, or that no recognizer did.
  ///
  /// The latter counts at its leading edge from iOS 26 on, where UIKit may fail its pan (C205).
  fileprivate func expectScrolling(
    of scrollView: UIScrollView, isAtEdge: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let mayFail = isAtEdge && hasContentPop && behavior.scrollAtLeadingEdge == .yields
    #expect(
      hasWon(scrollView.panGestureRecognizer) || mayFail, "\(story)",
      sourceLocation: sourceLocation)
  }
}
#endif
