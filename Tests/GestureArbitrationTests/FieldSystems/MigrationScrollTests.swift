#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The lines of the guide for scroll views and other views.
@MainActor
private enum Scrolling {
  static func setUpApp() {
    GestureArbiter.defaults.allowsFullScreenPop = true
    GestureArbiter.defaults.popsWithoutBackButton = true
    GestureArbiter.defaults.scrollViewRole = .pagingScrollView
  }

  static func setUp(_ scrollView: UIScrollView) {
    scrollView.allowsPopGestureAtLeadingEdge = true
  }

  static func exempt(_ scrollView: UIScrollView) {
    scrollView.allowsPopGestureAtLeadingEdge = false
  }

  static func addStrip(to scrollView: UIScrollView) {
    scrollView.popGestureRole = .carousel(stripWidth: 40)
  }

  static func addStrip(to mapView: UIView) {
    mapView.popGestureRole = .claims { drag in drag.location.x > 40 }
  }
}

/// Subclasses and switches for scroll views in other libraries, and the roles that replace them.
@MainActor @Suite struct MigrationScrollTests {
  private static let wide = CGSize(width: 1950, height: 844)

  /// The leading edge is at offset 0, with an inset before it, or on the right of 1560.
  @Test(
    arguments: [
      (CGFloat(0), CGFloat(0), PopAttempt.LayoutDirection.leftToRight, true),
      (390, 0, .leftToRight, false), (-30, 30, .leftToRight, true), (0, 30, .leftToRight, false),
      (1560, 0, .rightToLeft, true), (0, 0, .rightToLeft, false),
    ], [false, true])
  func `a scroll view pops at its leading edge, and one is exempt`(
    place: (
      offset: CGFloat, inset: CGFloat, direction: PopAttempt.LayoutDirection, isLeading: Bool
    ), isExempt: Bool
  ) {
    everywhere([.v16, .v18], layoutDirection: place.direction) { phone in
      phone.arbiter.driver = .arbiter
      let scrollView = phone.addScrollView(content: Self.wide)
      scrollView.contentInset.left = place.inset
      scrollView.contentOffset.x = place.offset
      Scrolling.setUp(scrollView)
      if isExempt { Scrolling.exempt(scrollView) }

      phone.expectScrollingOrPop(of: scrollView, pops: place.isLeading && !isExempt)
    }
  }

  @Test(arguments: [CGFloat(0), 390], [false, true])
  func `every scroll view of the app pops at its leading edge, and one is exempt`(
    offset: CGFloat, isExempt: Bool
  ) {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    everywhere([.v16, .v18]) { phone in
      Scrolling.setUpApp()
      let scrollView = phone.addScrollView(content: Self.wide, offset: CGPoint(x: offset, y: 0))
      if isExempt { Scrolling.exempt(scrollView) }
      let list = phone.addScrollView(
        content: CGSize(width: 390, height: 4000),
        frame: CGRect(x: 0, y: 600, width: 390, height: 244))

      phone.expectNoPop {
        phone.drag(from: CGPoint(x: 195, y: 800), by: CGPoint(x: 10, y: -100))
      }
      #expect(list.contentOffset.y > 50, "\(phone.story)")
      phone.expectScrollingOrPop(of: scrollView, pops: offset == 0 && !isExempt)
    }
  }

  @Test(arguments: [CGFloat(6), 195])
  func `the edge swipe pops over a list, and a tap on a row does not wait for it`(x: CGFloat) {
    everywhere { phone in
      phone.arbiter.driver = .arbiter
      let list = phone.addScrollView(
        content: CGSize(width: 390, height: 4000), offset: CGPoint(x: 0, y: 500))
      let row = UIView(frame: CGRect(x: 0, y: 800, width: 390, height: 300))
      let tap = UITapGestureRecognizer()
      row.addGestureRecognizer(tap)
      list.addSubview(row)

      phone.stage.play(TouchScript().down(at: CGPoint(x: x, y: 422)).hold(for: 0.05).up())
      #expect(phone.hasWon(tap), "\(phone.story)")
      phone.stage.rest()
      phone.expectSwipePops(from: 6)
      #expect(!phone.hasWon(list.panGestureRecognizer), "\(phone.story)")
      #expect(list.contentOffset.y == 500, "\(phone.story)")
    }
  }

  @Test func `where UIKit has no pop over scrolling content, a scroll view needs a driver`() {
    everywhere { phone in
      let scrollView = phone.addScrollView(content: Self.wide)
      Scrolling.setUp(scrollView)

      if !phone.popsOverScrolling {
        phone.expectSwipeStays(from: 195)
        phone.arbiter.driver = .arbiter
      }

      phone.expectSwipePops(from: 195)
    }
  }

  @Test(arguments: [CGFloat(39), 41, 195])
  func `a scroll view pops within 40 pt of the leading edge, wherever it rests`(x: CGFloat) {
    for (offset, layoutDirection) in [
      (CGFloat(0), PopAttempt.LayoutDirection.leftToRight), (390, .leftToRight),
      (390, .rightToLeft),
    ] {
      everywhere([.v16, .v18], layoutDirection: layoutDirection) { phone in
        phone.arbiter.driver = .arbiter
        let scrollView = phone.addScrollView(content: Self.wide, offset: CGPoint(x: offset, y: 0))
        Scrolling.addStrip(to: scrollView)

        phone.expectScrollingOrPop(of: scrollView, from: x, pops: x < 40)
      }
    }
  }

  /// The second map is 100 pt from the edge of the screen.
  @Test(arguments: [CGFloat(6), 39, 41, 195], [CGFloat(0), 100])
  func `a map pops within 40 pt of its left edge, and keeps every other drag`(
    distance: CGFloat, left: CGFloat
  ) {
    everywhere([.v16, .v18]) { phone in
      phone.arbiter.driver = .arbiter
      let (mapView, pan) = phone.addPannedView(
        frame: CGRect(x: left, y: 0, width: 390 - left, height: 844))
      Scrolling.addStrip(to: mapView)
      let x = left + distance

      if distance < 40 {
        phone.expectSwipePops(from: x)
        #expect(!phone.hasWon(pan), "\(phone.story)")
      } else {
        phone.expectSwipeStays(from: x)
        #expect(phone.hasWon(pan), "\(phone.story)")
      }
    }
  }

  /// The second drag sets out at a slant: without the role the list would begin with it.
  @Test func `a list keeps its scrolls, and does not move while the screen pops`() {
    everywhere([.v16, .v18]) { phone in
      phone.arbiter.driver = .arbiter
      let list = phone.addScrollView(
        content: CGSize(width: 390, height: 4000), offset: CGPoint(x: 0, y: 500))
      Scrolling.setUp(list)

      phone.expectNoPop {
        phone.drag(from: CGPoint(x: 195, y: 300), by: CGPoint(x: 20, y: 200))
      }
      let offset = list.contentOffset.y
      #expect(offset < 500, "\(phone.story)")
      phone.stage.play(
        TouchScript().down(at: CGPoint(x: 195, y: 300))
          .move(to: CGPoint(x: 204, y: 313), over: 1.0 / 15)
          .move(to: CGPoint(x: 350, y: 313), over: 0.2).up())
      phone.stage.rest()
      #expect(phone.depth == 1 && list.contentOffset.y == offset, "\(phone.story)")
    }
  }
}

extension Phone {
  /// Swipes, and expects a pop without scrolling, or the scroll view to scroll.
  fileprivate func expectScrollingOrPop(
    of scrollView: UIScrollView, from x: CGFloat = 195, pops: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if pops {
      let offset = scrollView.contentOffset
      expectSwipePops(from: x, sourceLocation: sourceLocation)
      #expect(scrollView.contentOffset == offset, "\(story)", sourceLocation: sourceLocation)
    } else {
      expectSwipeStays(from: x, sourceLocation: sourceLocation)
    }
    #expect(
      hasWon(scrollView.panGestureRecognizer) != pops, "\(story)", sourceLocation: sourceLocation)
  }
}
#endif
