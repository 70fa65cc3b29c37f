#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Where content rests at its leading edge: insets, zoom, layout direction, and changes during a
/// drag.
@MainActor @Suite struct DeferralGeometryTests {
  private let wide = CGSize(width: 1950, height: 844)

  @Test(arguments: [CGFloat(-44), -43.5, -43.6, -60])
  func `an inset that UIKit adds moves the leading edge as the view's does`(offset: CGFloat) {
    // A view of the app's class, which may decide itself, is not stopped before UIKit has asked it.
    everywhere(except: [.heldExclusion]) { phone in
      let pager = NotchedScrollView(content: wide, offset: offset, on: phone)

      phone.swipeRight()
      phone.stage.rest()

      phone.expectDeferral(of: pager)
    }
  }

  @Test(arguments: [CGFloat(-43.4), -43, 0])
  func `more than half a point past the adjusted edge the content scrolls`(offset: CGFloat) {
    everywhere { phone in
      let pager = NotchedScrollView(content: wide, offset: offset, on: phone)

      phone.swipeRight()
      phone.stage.rest()

      phone.expectKept(by: pager.panGestureRecognizer)
    }
  }

  @Test(arguments: [CGFloat(0), 0.5, 0.25, -0.25])
  func `content without bouncing defers at its leading edge`(offset: CGFloat) {
    everywhere { phone in
      let pager = phone.addScrollView(content: wide, offset: CGPoint(x: offset, y: 0))
      pager.bounces = false
      pager.allowsPopGestureAtLeadingEdge = true

      phone.swipeRight()
      phone.stage.rest()

      phone.expectDeferral(of: pager)
      #expect(pager.contentOffset.x == (phone.popsOverScrolling ? offset : 0), "\(phone.story)")
    }
  }

  @Test func `narrow content without bouncing does not compete with the pop`() {
    everywhere { phone in
      let still = phone.addScrollView(content: CGSize(width: 200, height: 300))
      still.bounces = false
      still.alwaysBounceHorizontal = true
      still.allowsPopGestureAtLeadingEdge = true

      phone.swipeRight()
      phone.stage.rest()

      #expect(phone.depth == (phone.hasContentPop ? 1 : 2), "\(phone.story)")
    }
  }

  @Test(arguments: PopAttempt.LayoutDirection.allCases)
  func `content narrower than its view, bounced away from the edge, defers`(
    layoutDirection: PopAttempt.LayoutDirection
  ) {
    everywhere(layoutDirection: layoutDirection) { phone in
      let shelf = phone.addScrollView(content: CGSize(width: 200, height: 300))
      shelf.alwaysBounceHorizontal = true
      shelf.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      shelf.contentOffset.x = -20
      shelf.allowsPopGestureAtLeadingEdge = true

      phone.drag(
        from: CGPoint(x: 195, y: 422), by: CGPoint(x: layoutDirection.towardsTrailing(180), y: 4))
      phone.stage.rest()

      phone.expectDeferral(of: shelf)
    }
  }

  @Test(arguments: [(CGFloat(0), true), (1, false), (500, false)])
  func `zoomed content defers at the leading edge of its visible part`(
    offset: CGFloat, defers: Bool
  ) {
    everywhere { phone in
      let photo = PhotoView(frame: StageMetrics.screen)
      phone.screen.view.addSubview(photo)
      photo.setZoomScale(3, animated: false)
      photo.contentOffset = CGPoint(x: offset, y: 400)
      photo.allowsPopGestureAtLeadingEdge = true

      phone.swipeRight()
      phone.stage.rest()

      if defers {
        phone.expectDeferral(of: photo)
      } else {
        phone.expectKept(by: photo.panGestureRecognizer)
      }
    }
  }

  @Test func `content zoomed out to the width of its view does not compete with the pop`() {
    everywhere { phone in
      let photo = PhotoView(frame: StageMetrics.screen)
      phone.screen.view.addSubview(photo)
      photo.setZoomScale(3, animated: false)
      photo.allowsPopGestureAtLeadingEdge = true
      photo.setZoomScale(1, animated: false)

      phone.swipeRight()
      phone.stage.rest()

      #expect(phone.depth == (phone.hasContentPop ? 1 : 2), "\(phone.story)")
    }
  }

  @Test(arguments: [CGFloat(1560), 1559.5, 1570])
  func `C242: the leading edge is the largest offset from right to left, insets included`(
    offset: CGFloat
  ) {
    everywhere(layoutDirection: .rightToLeft) { phone in
      let pager = phone.addScrollView(content: wide)
      pager.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
      pager.contentOffset.x = offset + 10
      pager.allowsPopGestureAtLeadingEdge = true

      phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: -180, y: 4))
      phone.stage.rest()

      phone.expectDeferral(of: pager)
    }
  }

  @Test(arguments: [CGFloat(1569.4), 780, -30])
  func `C242: at any smaller offset the content scrolls from right to left`(offset: CGFloat) {
    everywhere(layoutDirection: .rightToLeft) { phone in
      let pager = phone.addScrollView(content: wide)
      pager.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
      pager.contentOffset.x = offset
      pager.allowsPopGestureAtLeadingEdge = true

      phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: -180, y: 4))
      phone.stage.rest()

      phone.expectKept(by: pager.panGestureRecognizer)
    }
  }

  @Test func `a page controller from right to left defers on its first page`() {
    everywhere(layoutDirection: .rightToLeft) { phone in
      let book = PageBook(in: phone.screen, page: 0)
      book.controller.view.semanticContentAttribute = .forceRightToLeft
      phone.arbiter.register(
        book.controller.view, as: .pageController { [weak book] in book?.page == 0 })

      phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: -180, y: 4))
      phone.stage.rest()

      #expect(phone.depth == (phone.popsOverScrolling ? 1 : 2), "\(phone.story)")
    }
  }

  @Test func `a page controller over a scrolling page scrolls, turns and pops`() {
    everywhere { phone in
      let book = PageBook(in: phone.screen, page: 1)
      phone.arbiter.register(
        book.controller.view, as: .pageController { [weak book] in book?.page == 0 })
      let list = phone.addScrollView(
        content: CGSize(width: 390, height: 3000), in: book.controller.viewControllers?.first?.view)

      phone.drag(from: CGPoint(x: 195, y: 600), by: CGPoint(x: 3, y: -100))
      #expect(list.contentOffset.y > 85, "\(phone.story)")
      phone.stage.rest()
      phone.swipeRight()
      phone.stage.rest()
      #expect(book.page == 0 && !phone.hasPopBegun, "\(phone.story)")
      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.depth == (phone.popsOverScrolling ? 1 : 2), "\(phone.story)")
    }
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 8, 14], [true, false])
  func `after a view is removed during a drag, the next drag pops`(
    frame: Int, isAtEdge: Bool
  ) {
    everywhere { phone in
      let pager = phone.addScrollView(
        content: wide, offset: CGPoint(x: isAtEdge ? 0 : 390, y: 0))
      pager.allowsPopGestureAtLeadingEdge = true

      phone.play(.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 180, y: 4))) { step in
        if step == frame { pager.removeFromSuperview() }
      }
      phone.stage.rest()
      // Removing the view cancels its touch, and so a pop that has begun.
      #expect(phone.stage.navigation.transitionCoordinator == nil, "\(phone.story)")
      if phone.depth == 1 { phone.stage.push(UIViewController()) }
      phone.swipeRight(from: 6)
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
      #expect(pager.panGestureRecognizer.state == .possible)
    }
  }

  @Test(arguments: [0, 1, 2, 3, 5, 9], [CGFloat(0), 390])
  func `a drag during which the property is turned off has one owner`(
    frame: Int, offset: CGFloat
  ) {
    everywhere { phone in
      let pager = phone.addScrollView(content: wide, offset: CGPoint(x: offset, y: 0))
      pager.allowsPopGestureAtLeadingEdge = true

      phone.play(.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 180, y: 4))) { step in
        if step == frame { pager.allowsPopGestureAtLeadingEdge = false }
      }
      phone.stage.rest()

      let scrolled = phone.hasWon(pager.panGestureRecognizer)
      #expect(phone.hasPopBegun != scrolled, "\(phone.story)")
      #expect(phone.depth == (phone.hasPopBegun ? 1 : 2), "\(phone.story)")
    }
  }

  @Test func `one drag pops once, whether or not UIKit itself defers`() {
    for answer in UIKitBehavior.ScrollAtLeadingEdge.allCases {
      for transfers in [true, false] {
        var behavior = UIKitBehavior()
        behavior.scrollAtLeadingEdge = answer
        let phone = Phone(behavior)
        phone.stage.push(UIViewController())
        let pager = UIScrollView(frame: StageMetrics.screen)
        pager.contentSize = wide
        pager.transfersHorizontalScrollingToParent = transfers
        phone.stage.navigation.topViewController?.view.addSubview(pager)
        pager.allowsPopGestureAtLeadingEdge = true

        phone.swipeRight()
        phone.stage.rest()

        #expect(phone.depth == 2, "\(phone.story)")
        #expect(pager.contentOffset == .zero, "\(phone.story)")
        #expect(phone.decisions.filter { $0.attempt.gesture == .contentPop }.count == 1)
      }
    }
  }

  @Test func `only the registered views under the touch are judged`() {
    everywhere([.v26]) { phone in
      let shelves = (0..<12).map { index in
        phone.addScrollView(
          content: CGSize(width: 1950, height: 60), offset: CGPoint(x: 100, y: 0),
          frame: CGRect(x: 0, y: 60 + 60 * CGFloat(index), width: 390, height: 60))
      }
      for shelf in shelves { shelf.allowsPopGestureAtLeadingEdge = true }
      shelves[6].contentOffset.x = 0

      phone.drag(from: CGPoint(x: 195, y: 450), by: CGPoint(x: 180, y: 4))
      phone.stage.rest()

      phone.expectDeferral(of: shelves[6])
      if phone.popsOverScrolling {
        #expect(phone.decisions.first?.attempt.contents.count == 1, "\(phone.story)")
      }
    }
  }
}

/// A scroll view to whose inset UIKit adds that of a notch.
@MainActor
private final class NotchedScrollView: UIScrollView {
  /// Adds one with an inset of 16 pt to a phone's screen.
  convenience init(content: CGSize, offset: CGFloat, on phone: Phone) {
    self.init(frame: StageMetrics.screen)
    contentSize = content
    contentInset.left = 16
    contentOffset.x = offset
    phone.screen.view.addSubview(self)
    allowsPopGestureAtLeadingEdge = true
  }

  override var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset
    inset.left += 28
    return inset
  }
}

/// A scroll view whose content is zoomed.
@MainActor
private final class PhotoView: UIScrollView, UIScrollViewDelegate {
  private let photo = UIView(frame: StageMetrics.screen)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentSize = photo.bounds.size
    maximumZoomScale = 4
    delegate = self
    addSubview(photo)
  }

  required init?(coder: NSCoder) { nil }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
}
#endif
