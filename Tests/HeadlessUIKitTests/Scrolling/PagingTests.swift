#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Scroll views that stop on pages.
@MainActor @Suite struct PagingTests {
  @Test(arguments: [(-190.0, 0.0), (-230, 400), (-900, 400)])
  func `C147: paging rests on the nearest page, at most one page from its start`(
    travel: CGFloat, rest: CGFloat
  ) {
    let stage = makePager()

    stage.screen.touch.down(390, 400).drag(travel, 0, steps: 40)
    stage.screen.touch.drag(-1, 0, steps: 4).up().hold(3)

    #expect(stage.scrollView.contentOffset.x == rest)
  }

  @Test(arguments: [(-60.0, 800.0), (60, 0)])
  func `C148: a flick turns the page regardless of its distance`(travel: CGFloat, rest: CGFloat) {
    let stage = makePager()
    stage.scrollView.contentOffset.x = 400

    stage.screen.touch.down(200, 400).drag(travel, 0, steps: 3).up().hold(3)

    #expect(stage.scrollView.contentOffset.x == rest)
  }

  @Test(arguments: [(1.0, 0.0), (-1, 800)])
  func `C148: a page turns if the projected offset passes half a page`(
    direction: CGFloat, rest: CGFloat
  ) {
    let stage = makePager()
    stage.scrollView.contentOffset.x = 400

    // The touch lifts at 270 pt/s, too slow for a flick, 110 pt past the page.
    stage.screen.touch.down(200, 400).move(direction * 111, 0)
    stage.screen.touch.drag(direction * 9, 0, steps: 2).up().hold(3)

    #expect(stage.scrollView.contentOffset.x == rest, stage.screen.log)
  }

  @Test(arguments: [(-300.0, 201.0...399, 800.0), (-60, 1...199, 400)])
  func `C147: a drag that stops a page turn counts pages from the offset at the touch-down`(
    travel: CGFloat, stopRange: ClosedRange<CGFloat>, rest: CGFloat
  ) {
    let stage = makePager()
    stage.screen.touch.down(390, 400).drag(travel, 0, steps: travel < -100 ? 10 : 2).up()

    stage.screen.touch.hold(0.01).down(390, 400)
    let stopOffset = stage.scrollView.contentOffset.x
    // Drags past the end of the page on which the turn was stopped.
    stage.screen.touch.drag(-380, 0).up().hold(3)

    #expect(stopRange.contains(stopOffset), "stopped at \(stopOffset)")
    #expect(stage.scrollView.contentOffset.x == rest, stage.screen.log)
    #expect(stage.calls.last == "didEndDecelerating")
  }

  @Test func `C143: a paging scroll view does not call willEndDragging`() {
    let stage = makePager()

    stage.screen.touch.down(390, 400).drag(-300, 0).up().hold(3)

    #expect(
      stage.distinctCalls == [
        "willBeginDragging at 0.0", "didScroll", "didEndDragging, decelerates: true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  private func makePager() -> ScrollStage {
    let stage = ScrollStage(Screen(), content: CGSize(width: 1600, height: 800))
    stage.scrollView.isPagingEnabled = true
    return stage
  }
}
#endif
