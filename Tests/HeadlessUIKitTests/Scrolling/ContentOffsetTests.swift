#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Offsets that the app sets, with and without animation, and content whose ends move.
@MainActor @Suite struct ContentOffsetTests {
  @Test func `an animated offset change takes time and ends at its exact target`() {
    let stage = ScrollStage()

    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.screen.wait(0.1)
    let offsetDuringAnimation = stage.scrollView.contentOffset.y
    stage.screen.wait(2)

    #expect(offsetDuringAnimation > 0 && offsetDuringAnimation < 300)
    #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: 300))
    #expect(stage.distinctCalls == ["didScroll", "didEndScrollingAnimation"])
  }

  @Test func `C169: stopScrollingAndZooming stops an animated offset change`() {
    let stage = ScrollStage()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.screen.wait(0.1)
    let isAnimating = stage.scrollView.isScrollAnimating

    stage.scrollView.stopScrollingAndZooming()
    stage.screen.wait(1)

    #expect(isAnimating && !stage.scrollView.isScrollAnimating)
    #expect(stage.scrollView.contentOffset.y > 0 && stage.scrollView.contentOffset.y < 300)
  }

  @Test func `a touch-down stops an animated offset change in place`() {
    let stage = ScrollStage()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.screen.wait(0.1)

    stage.screen.touch.down(200, 400)
    let offset = stage.scrollView.contentOffset.y
    let calls = stage.distinctCalls
    stage.screen.touch.hold(1)

    #expect(stage.scrollView.contentOffset.y == offset && offset > 0 && offset < 300)

    stage.screen.touch.drag(0, -50).up().hold(3)

    #expect(calls == ["didScroll", "didEndScrollingAnimation"])
    #expect(stage.calls.filter { $0 == "didEndScrollingAnimation" }.count == 1)
    #expect(stage.calls.last == "didEndDecelerating")
  }

  @Test func `a drag that begins during an animation ends the animation first`() {
    let stage = ScrollStage()
    stage.screen.touch.down(200, 400)
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.screen.wait(0.05)

    stage.screen.touch.drag(0, -30)
    let order = stage.distinctCalls.filter { $0 != "didScroll" }

    #expect(order.first == "didEndScrollingAnimation")
    #expect(order.last?.hasPrefix("willBeginDragging") == true, stage.screen.log)
    #expect(order.count == 2 && !stage.scrollView.isScrollAnimating)
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 900, width: 10, height: 100), 200.0),
    (CGRect(x: 0, y: 20, width: 10, height: 100), 20.0),
    (CGRect(x: 0, y: 150, width: 10, height: 100), 100.0),
    (CGRect(x: 0, y: 39_990, width: 10, height: 100), 39_200.0),
    (CGRect(x: 0, y: -90, width: 10, height: 10), 0.0),
    (CGRect(x: 0, y: 50, width: 10, height: 1000), 100.0),
  ])
  func `scrollRectToVisible scrolls by the least distance that shows the rectangle`(
    rect: CGRect, offset: CGFloat
  ) {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 100

    stage.scrollView.scrollRectToVisible(rect, animated: false)

    #expect(stage.scrollView.contentOffset.y == offset)
  }

  @Test(arguments: UIKitBehavior.MovedEnd.allCases)
  func `C140: the behavior decides whether content beyond a moved end returns inside`(
    answer: UIKitBehavior.MovedEnd
  ) {
    let changes: [(UIScrollView) -> Void] = [
      { $0.contentSize.height = 1000 }, { $0.frame.size.height = 1800 },
      { $0.contentInset.bottom = -1000 },
    ]
    for change in changes {
      let stage = ScrollStage(height: 2000, of: Screen(\.movedEnd, answer))
      stage.scrollView.contentOffset.y = 1200
      let isInside = answer == .bringsContentInside

      change(stage.scrollView)

      #expect(stage.scrollView.contentOffset.y == (isInside ? 200 : 1200))
      #expect(stage.calls.count == (isInside ? 2 : 1))
    }
  }

  @Test func `C140: a larger content size or an offset set outside does not move the content`() {
    let stage = ScrollStage(height: 2000)
    stage.scrollView.contentOffset.y = -80

    stage.scrollView.frame.origin.y = 10
    stage.scrollView.setNeedsLayout()
    stage.screen.wait(1)

    #expect(stage.scrollView.contentOffset.y == -80)

    stage.scrollView.contentOffset.y = 1000
    stage.scrollView.contentSize.height = 5000

    #expect(stage.scrollView.contentOffset.y == 1000)
  }
}
#endif
