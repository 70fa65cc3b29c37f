#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Dragging, the rubber band, and delegate callbacks.
@MainActor @Suite struct ScrollViewTests {
  /// Half a pixel, plus floating-point tolerance (M07).
  private let halfPixel: CGFloat = 0.5 / 3 + 1e-9

  @Test func `C134: isTracking is true from touch-down, isDragging from the pan's begin`() {
    let stage = ScrollStage()

    stage.screen.touch.down(200, 400)
    let atTouchDown = [stage.scrollView.isTracking, stage.scrollView.isDragging]
    stage.screen.touch.move(0, -10)
    let atBegan = [stage.scrollView.isTracking, stage.scrollView.isDragging]
    stage.screen.touch.up()

    #expect(atTouchDown == [true, false])
    #expect(atBegan == [true, true])
    #expect(!stage.scrollView.isTracking && !stage.scrollView.isDragging)
  }

  @Test func `M01: content moves by travel less 10 pt, from the event that begins the drag`() {
    let stage = ScrollStage()
    var offsets: [CGFloat] = []

    stage.screen.touch.down(200, 700)
    for _ in 0..<6 {
      stage.screen.touch.move(0, -3)
      offsets.append(stage.scrollView.contentOffset.y)
    }
    stage.screen.touch.drag(0, -162)

    #expect(offsets == [0, 0, 0, 2, 5, 8])
    #expect(abs(stage.scrollView.contentOffset.y - 170) < 1e-9)
  }

  @Test(arguments: UIKitBehavior.FirstTranslation.allCases)
  func `C105: a scroll view subtracts 10 pt under every first translation`(
    answer: UIKitBehavior.FirstTranslation
  ) {
    let stage = ScrollStage(of: Screen(\.firstTranslation, answer))

    stage.screen.touch.down(200, 700).move(0, -30)

    #expect(stage.scrollView.contentOffset.y == 20)
  }

  @Test func `M02: willBeginDragging is sent with the offset unchanged, before didScroll`() {
    let stage = ScrollStage()

    stage.screen.touch.down(200, 400).move(0, -30)

    #expect(stage.calls == ["willBeginDragging at 0.0", "didScroll"])
  }

  @Test func `C171: a fling sends delegate callbacks in UIKit's order`() {
    let stage = ScrollStage()

    stage.screen.touch.down(200, 400).drag(0, -200).up().hold(10)

    #expect(
      stage.distinctCalls == [
        "willBeginDragging at 0.0", "didScroll", "willEndDragging",
        "didEndDragging, decelerates: true", "willBeginDecelerating", "didScroll",
        "didEndDecelerating",
      ])
    #expect(stage.screen.engine.clock.isIdle)
  }

  @Test func `C171: a drag released slowly ends at once`() {
    let stage = ScrollStage()

    stage.screen.touch.down(200, 400).drag(0, -100).drag(0, -10, steps: 10).up().hold(1)

    #expect(stage.calls.last == "didEndDragging, decelerates: false")
    #expect(abs(stage.scrollView.contentOffset.y - 100) < 1e-9)
  }

  @Test(arguments: [(600.0, 235.0), (1000, 332.1)])
  func `M03: the rubber band has the measured length`(travel: CGFloat, shown: CGFloat) {
    let screen = Screen()
    let size = CGSize(width: 393, height: 852)
    let stage = ScrollStage(screen, content: CGSize(width: 393, height: 40_000), size: size)

    let band = 852 * (1 - 1 / ((travel - 10) * 0.55 / 852 + 1))

    screen.touch.down(200, 10).drag(0, travel)

    #expect(abs(stage.scrollView.contentOffset.y + shown) < 0.25, screen.log)
    #expect(abs(stage.scrollView.contentOffset.y + band) < halfPixel, screen.log)
  }

  @Test func `C141: content rubber-bands at its far ends on both axes`() {
    let screen = Screen()
    let stage = ScrollStage(screen, content: CGSize(width: 800, height: 1600))
    stage.scrollView.contentOffset = CGPoint(x: 400, y: 800)

    screen.touch.down(390, 790).drag(-110, 0)
    let beyondRight = stage.scrollView.contentOffset.x - 400
    screen.touch.up().hold(3)
    screen.touch.down(390, 790).drag(0, -110)
    let beyondBottom = stage.scrollView.contentOffset.y - 800

    #expect(abs(beyondRight - 400 * (1 - 1 / (100 * 0.55 / 400 + 1))) < halfPixel)
    #expect(abs(beyondBottom - 800 * (1 - 1 / (100 * 0.55 / 800 + 1))) < halfPixel)
  }

  @Test func `C140: content released beyond its end returns to it`() {
    let stage = ScrollStage()

    stage.screen.touch.down(200, 100).drag(0, 300).up()
    let isDecelerating = stage.scrollView.isDecelerating
    stage.screen.wait(1)

    #expect(isDecelerating)
    #expect(stage.scrollView.contentOffset == .zero)
    #expect(stage.calls.last == "didEndDecelerating")
  }

  @Test func `C140: content insets move the ends`() {
    let stage = ScrollStage(height: 1000)
    stage.scrollView.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)

    stage.screen.touch.down(200, 100).drag(0, 60)
    let offsetAtTop = stage.scrollView.contentOffset.y
    stage.screen.touch.up().hold(3)
    stage.scrollView.contentOffset.y = 220
    stage.screen.touch.down(200, 700).drag(0, -20)

    #expect(abs(offsetAtTop + 50) < 1e-9)
    #expect(abs(stage.scrollView.contentOffset.y - 230) < 1e-9)
  }

  @Test func `C150: bounces sets both axes, and without it content stops at its end`() {
    let stage = ScrollStage()
    stage.scrollView.bounces = false

    stage.screen.touch.down(200, 100).drag(0, 300)

    #expect(!stage.scrollView.bouncesHorizontally && !stage.scrollView.bouncesVertically)
    #expect(stage.scrollView.contentOffset == .zero)
    #expect(stage.scrollView.isDragging)
  }

  @Test func `C166: disabling scrolling disables the pan`() {
    let stage = ScrollStage()
    stage.scrollView.isScrollEnabled = false

    stage.screen.touch.down(200, 400).drag(0, -100).up()

    #expect(!stage.scrollView.panGestureRecognizer.isEnabled)
    #expect(stage.calls == [])
  }

  @Test func `C166: disabling scrolling during a drag ends the drag`() {
    let stage = ScrollStage()
    stage.screen.touch.down(200, 400).drag(0, -100)

    stage.scrollView.isScrollEnabled = false

    #expect(!stage.scrollView.isDragging)
    #expect(stage.calls.last == "didEndDragging, decelerates: false")
    #expect(stage.screen.timeline[.action].last == "scroll cancelled")
  }

  @Test func `C134: isTracking is false after the pan has failed`() {
    let stage = ScrollStage()

    stage.screen.touch.down(200, 400)
    let isTrackingBefore = stage.scrollView.isTracking
    stage.screen.touch.move(30, 0)

    #expect(isTrackingBefore && !stage.scrollView.isTracking, stage.screen.log)

    stage.screen.touch.up()
    stage.screen.touch.down(200, 400)

    #expect(stage.scrollView.isTracking)
  }

  @Test func `C134: moving the pan to another view during a drag ends the drag`() {
    let stage = ScrollStage()
    stage.screen.touch.down(200, 400).drag(0, -100)

    stage.screen.window.addGestureRecognizer(stage.scrollView.panGestureRecognizer)

    #expect(!stage.scrollView.isDragging && !stage.scrollView.isTracking)
    #expect(stage.calls.last == "didEndDragging, decelerates: false")

    stage.screen.touch.up()
    stage.screen.touch.down(200, 400).drag(0, -100)

    #expect(stage.scrollView.isDragging, stage.screen.log)
  }

  @Test(arguments: [1.0, 5, 7, 24])
  func `C168: offsets stay on the pixel grid while dragging and decelerating (M07)`(step: CGFloat) {
    let stage = ScrollStage()
    var offsets: [CGFloat] = []
    let recordOffset = { offsets.append(stage.scrollView.contentOffset.y) }

    stage.screen.touch.down(200, 100)
    for _ in 0..<20 {
      stage.screen.touch.move(0, step * 1.37)
      recordOffset()
    }
    for _ in 0..<40 {
      stage.screen.touch.move(0, -step * 1.61)
      recordOffset()
    }
    stage.screen.touch.up()
    for _ in 0..<40 {
      stage.screen.wait(EngineMetrics.frame)
      recordOffset()
    }

    // The offset at rest may lie at an end off the grid.
    for offset in offsets where stage.scrollView.contentOffset.y != offset {
      #expect(abs(offset * 3 - (offset * 3).rounded()) < 1e-6)
    }
    #expect(Set(offsets).count > 10)
  }

  @Test(arguments: [true, false])
  func `C168: content comes to rest exactly at an end off the pixel grid`(bounces: Bool) {
    let stage = ScrollStage(height: 1000.25)
    stage.scrollView.bounces = bounces

    stage.screen.touch.down(200, 700).drag(0, -300).up()
    let offsetAtLift = stage.scrollView.contentOffset.y
    stage.screen.wait(3)

    #expect(bounces ? offsetAtLift > 200.25 : offsetAtLift == 200.25)
    #expect(stage.scrollView.contentOffset.y == 200.25)
  }

}
#endif
