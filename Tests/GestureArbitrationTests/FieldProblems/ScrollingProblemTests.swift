#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Reported problems with scrolling and paging.
@MainActor @Suite struct ScrollingProblemTests {
  private let wide = CGSize(width: 1950, height: 844)

  @Test(arguments: [CGFloat(0), 780])
  func `19: a scroll view that claims its drags does not block the edge swipe`(offset: CGFloat) {
    everywhere { phone in
      let shelf = phone.addScrollView(content: wide, offset: CGPoint(x: offset, y: 0))
      // As requested: the scroll view keeps its drags, and the edge pops at every offset.
      shelf.popGestureRole = .claims(.horizontalDrags)

      phone.swipeRight(from: 6)
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
      #expect(shelf.contentOffset.x == offset, "\(phone.story)")
    }
  }

  @Test func `19: a scroll view that defers does not block the edge swipe`() {
    everywhere { phone in
      let shelf = phone.addScrollView(content: wide)
      shelf.allowsPopGestureAtLeadingEdge = true

      phone.swipeRight(from: 6)
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
      #expect(!phone.hasWon(shelf.panGestureRecognizer), "\(phone.story)")
    }
  }

  @Test(arguments: [0, 2])
  func `20: a page controller pops on its first page only`(page: Int) throws {
    everywhere { phone in
      let book = PageBook(in: phone.screen, page: page)
      phone.arbiter.register(
        book.controller.view, as: .pageController { [weak book] in book?.page == 0 })

      phone.swipeRight()
      phone.stage.rest()

      if page > 0 {
        #expect(!phone.hasPopBegun, "\(phone.story)")
        #expect(book.page == page - 1, "\(phone.story)")
      } else {
        #expect(phone.depth == (phone.popsOverScrolling ? 1 : 2), "\(phone.story)")
        #expect(book.page == 0, "\(phone.story)")
      }
    }
  }

  @Test(arguments: [0, 1])
  func `20: a paging scroll view pops on its first page only`(page: Int) {
    everywhere { phone in
      let pager = phone.addScrollView(
        content: wide, offset: CGPoint(x: 390 * CGFloat(page), y: 0))
      pager.isPagingEnabled = true
      pager.allowsPopGestureAtLeadingEdge = true

      phone.swipeRight()
      phone.stage.rest()

      if page > 0 {
        phone.expectKept(by: pager.panGestureRecognizer)
        #expect(pager.contentOffset.x == 390 * CGFloat(page - 1), "\(phone.story)")
      } else {
        phone.expectDeferral(of: pager)
      }
    }
  }

  @Test func `21: the first page defers to the pop, and the other pages scroll without delay`() {
    everywhere { phone in
      let pager = phone.addScrollView(content: wide, offset: CGPoint(x: 390, y: 0))
      pager.allowsPopGestureAtLeadingEdge = true
      let other = Phone(phone.behavior)
      let plain = other.addScrollView(content: wide, offset: CGPoint(x: 390, y: 0))
      let stroke = TouchScript().down(at: CGPoint(x: 195, y: 422))
        .move(to: CGPoint(x: 235, y: 423), over: 0.2)

      phone.stage.play(stroke)
      other.arbiter.allowsPopGestures = false
      other.stage.play(stroke)

      // It has scrolled exactly as far as a pager without a role.
      #expect(pager.contentOffset == plain.contentOffset, "\(phone.story)")
      #expect(pager.contentOffset.x < 370, "\(phone.story)")
      let third = Phone(phone.behavior)
      let first = third.addScrollView(content: wide)
      first.allowsPopGestureAtLeadingEdge = true
      third.swipeRight()
      third.stage.rest()
      third.expectDeferral(of: first)
    }
  }

  @Test(arguments: 0..<2)
  func `22: each of several scroll views defers by its own offset`(index: Int) {
    everywhere { phone in
      let shelves = (0..<3).map { index in
        phone.addScrollView(
          content: CGSize(width: 1950, height: 200), offset: CGPoint(x: index == 1 ? 390 : 0, y: 0),
          frame: CGRect(x: 0, y: 100 + 210 * CGFloat(index), width: 390, height: 200))
      }
      for shelf in shelves { shelf.allowsPopGestureAtLeadingEdge = true }

      phone.drag(
        from: CGPoint(x: 195, y: 200 + 210 * CGFloat(index)), by: CGPoint(x: 180, y: 4))
      phone.stage.rest()

      if index == 1 {
        phone.expectKept(by: shelves[1].panGestureRecognizer)
      } else {
        phone.expectDeferral(of: shelves[index])
      }
    }
  }

  @Test func `23: a drag on the header over a pager pops on page 2`() {
    everywhere { phone in
      let page = phone.addScrollView(content: CGSize(width: 390, height: 3000))
      phone.addScrollView(
        content: CGSize(width: 1950, height: 600), offset: CGPoint(x: 390, y: 0), in: page,
        frame: CGRect(x: 0, y: 250, width: 390, height: 600)
      ).allowsPopGestureAtLeadingEdge = true

      phone.drag(from: CGPoint(x: 195, y: 500), by: CGPoint(x: 180, y: 4))
      phone.stage.rest()
      #expect(!phone.hasPopBegun, "\(phone.story)")
      phone.drag(from: CGPoint(x: 195, y: 150), by: CGPoint(x: 180, y: 4))
      phone.stage.rest()
      #expect(phone.depth == (phone.hasContentPop ? 1 : 2), "\(phone.story)")
    }
  }

  @Test(arguments: [CGFloat(6), 195])
  func `24: a page does not scroll while it is popped`(x: CGFloat) {
    everywhere { phone in
      let page = phone.addScrollView(
        content: CGSize(width: 390, height: 4000), offset: CGPoint(x: 0, y: 500))

      // Horizontally first, then far down while the pop continues.
      phone.stage.play(
        TouchScript().down(at: CGPoint(x: x, y: 300)).move(
          to: CGPoint(x: x + 70, y: 304), over: 0.15
        )
        .move(to: CGPoint(x: x + 150, y: 600), over: 0.3).up())
      phone.stage.rest()

      if phone.hasContentPop || x == 6 {
        #expect(phone.hasPopBegun, "\(phone.story)")
        #expect(page.contentOffset.y == 500, "\(phone.story)")
      } else {
        #expect(!phone.hasPopBegun, "\(phone.story)")
      }
    }
  }

  @Test(arguments: [CGFloat(0), 26])
  func `25: a diagonal edge swipe pops over a vertical list`(degrees: CGFloat) {
    everywhere { phone in
      let list = phone.addScrollView(
        content: CGSize(width: 390, height: 4000), offset: CGPoint(x: 0, y: 500))
      let angle = degrees * .pi / 180

      phone.drag(
        from: CGPoint(x: 6, y: 422), by: CGPoint(x: 200 * cos(angle), y: 200 * sin(angle)))
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
      #expect(list.contentOffset.y == 500, "\(phone.story)")
    }
  }

  @Test(arguments: [CGFloat(0), 390], [CGFloat(0), 390])
  func `26: nested pagers pop only while both are at their leading edge`(
    outerOffset: CGFloat, innerOffset: CGFloat
  ) {
    everywhere { phone in
      let nest = PagerNest(on: phone, outer: outerOffset, inner: innerOffset)

      phone.drag(from: CGPoint(x: 195, y: 600), by: CGPoint(x: 3, y: -60))
      #expect(nest.list.contentOffset.y > 45, "\(phone.story)")
      phone.stage.rest()
      nest.list.contentOffset.y = 0
      phone.swipeRight()

      if outerOffset == 0, innerOffset == 0, phone.popsOverScrolling {
        #expect(phone.hasPopBegun, "\(phone.story)")
        #expect(nest.outer.contentOffset.x == 0 && nest.inner.contentOffset.x == 0)
      } else {
        #expect(!phone.hasPopBegun, "\(phone.story)")
        let pans = [nest.outer.panGestureRecognizer, nest.inner.panGestureRecognizer]
        #expect(pans.contains(where: phone.hasWon), "\(phone.story)")
      }
      phone.stage.rest()
      #expect(phone.depth == (phone.hasPopBegun ? 1 : 2), "\(phone.story)")
    }
  }
}

/// A pager in a vertical list in a pager.
@MainActor
private struct PagerNest {
  let outer: UIScrollView
  let list: UIScrollView
  let inner: UIScrollView

  init(on phone: Phone, outer outerOffset: CGFloat, inner innerOffset: CGFloat) {
    outer = phone.addScrollView(
      content: CGSize(width: 1950, height: 844), offset: CGPoint(x: outerOffset, y: 0))
    list = phone.addScrollView(
      content: CGSize(width: 390, height: 3000), in: outer,
      frame: CGRect(x: outerOffset, y: 0, width: 390, height: 844))
    inner = phone.addScrollView(
      content: CGSize(width: 1950, height: 400), offset: CGPoint(x: innerOffset, y: 0), in: list,
      frame: CGRect(x: 0, y: 250, width: 390, height: 400))
    for pager in [outer, inner] {
      pager.isPagingEnabled = true
      pager.allowsPopGestureAtLeadingEdge = true
    }
  }
}
#endif
