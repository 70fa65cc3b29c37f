#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// App changes to a scroll view while it moves: no trap, and the scroll view comes to rest.
@MainActor @Suite struct ScrollInterferenceTests {
  enum Moment: CaseIterable { case dragging, decelerating, bouncing, animating }

  @Test(arguments: Moment.allCases)
  func `C134: a scroll view removed from its window stops`(moment: Moment) {
    let stage = stage(at: moment)

    stage.scrollView.removeFromSuperview()

    expectAtRest(stage)

    stage.screen.touch.up()
    stage.screen.wait(5)

    expectAtRest(stage)
  }

  @Test(arguments: Moment.allCases)
  func `C166: disabling scrolling stops the scroll view`(moment: Moment) {
    let stage = stage(at: moment)

    stage.scrollView.isScrollEnabled = false
    stage.screen.wait(5)

    expectAtRest(stage)
    #expect(stage.scrollView.contentOffset.y >= 0)
  }

  @Test(arguments: Moment.allCases)
  func `C140: content that shrinks while it moves comes to rest within its bounds`(moment: Moment) {
    let stage = stage(at: moment)

    stage.scrollView.contentSize.height = 900
    stage.scrollView.contentInset.bottom = 20
    stage.screen.touch.up()
    stage.screen.wait(8)

    expectAtRest(stage)
    if moment != .animating {
      #expect((0...120).contains(stage.scrollView.contentOffset.y), stage.screen.log)
    }
  }

  @Test func `C140: deceleration continues into content that grows`() {
    let stage = ScrollStage(height: 2000)
    stage.screen.touch.down(200, 700).drag(0, -400, steps: 10).up()
    stage.screen.wait(0.1)

    stage.scrollView.contentSize.height = 9000
    stage.screen.wait(8)

    #expect(stage.scrollView.contentOffset.y > 1300, stage.screen.log)
    expectAtRest(stage)
  }

  @Test func `C147: a paging scroll view whose content grows still rests on a page`() {
    let stage = ScrollStage(Screen(), content: CGSize(width: 800, height: 800))
    stage.scrollView.isPagingEnabled = true
    stage.screen.touch.down(300, 400).drag(-150, 0).up()
    stage.screen.wait(0.1)

    stage.scrollView.contentSize.width = 8000
    stage.screen.wait(5)

    #expect(stage.scrollView.contentOffset.x == 400, stage.screen.log)
    expectAtRest(stage)
  }

  @Test(arguments: [
    (CGPoint(x: CGFloat.nan, y: .nan), 0.0...2000), (CGPoint(x: 0, y: -500), 0.0...0),
    (CGPoint(x: 0, y: 1e9), 39_200.0...39_200),
  ])
  func `C143: an invalid or out-of-range target offset comes to rest within the content`(
    target: CGPoint, rest: ClosedRange<CGFloat>
  ) {
    let stage = ScrollStage()
    stage.retarget = { _ in target }

    stage.screen.touch.down(200, 700).drag(0, -300).up()
    stage.screen.wait(20)

    #expect(rest.contains(stage.scrollView.contentOffset.y), stage.screen.log)
    expectAtRest(stage)
  }

  @Test(arguments: [
    CGSize(width: CGFloat.nan, height: .nan), CGSize(width: CGFloat.infinity, height: .infinity),
    CGSize(width: -100, height: -100), .zero,
  ])
  func `C140: an invalid content size does not break scrolling`(size: CGSize) {
    let stage = ScrollStage()
    stage.scrollView.contentSize = size
    stage.scrollView.alwaysBounceVertical = true

    stage.screen.touch.down(200, 400).drag(0, -200).up()
    stage.screen.wait(10)
    stage.scrollView.isPagingEnabled = true
    stage.screen.touch.down(200, 400).drag(0, 200).up()
    stage.screen.wait(10)

    #expect(stage.scrollView.contentOffset.y.isFinite)
    expectAtRest(stage)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `C140: non-finite insets and offsets do not break scrolling`(number: CGFloat) {
    let stage = ScrollStage()
    stage.scrollView.contentOffset = CGPoint(x: number, y: 4)
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: number), animated: true)
    let offset = stage.scrollView.contentOffset
    stage.scrollView.contentInset = UIEdgeInsets(top: number, left: 0, bottom: number, right: 0)

    stage.screen.touch.down(200, 400).drag(0, 200).up()
    stage.screen.wait(10)

    #expect(offset == .zero)
    #expect(stage.scrollView.contentOffset.y.isFinite)
    expectAtRest(stage)
  }

  @Test(arguments: [CGFloat.nan, 0, 1, 2, -1, .infinity])
  func `C142: content comes to rest under an invalid deceleration rate`(rate: CGFloat) {
    let stage = ScrollStage(height: 3000)
    stage.scrollView.decelerationRate = .init(rawValue: rate)

    stage.screen.touch.down(200, 700).drag(0, -200).up()
    stage.screen.wait(120)

    #expect((0...2200).contains(stage.scrollView.contentOffset.y))
    expectAtRest(stage)
  }

  @Test(arguments: ["begin", "scroll", "willEnd", "didEnd", "decelerate", "rest"])
  func `C171: a delegate removed during a callback receives no further callbacks`(callback: String)
  {
    let stage = ScrollStage()
    let delegate = InterferingDelegate(at: callback) { $0.delegate = nil }
    stage.scrollView.delegate = delegate

    stage.screen.touch.down(200, 700).drag(0, -300).up()
    stage.screen.wait(10)

    #expect(delegate.calls.filter { $0 == callback }.count == 1)
    #expect(delegate.calls.last == callback)
    expectAtRest(stage)
    #expect(stage.scrollView.contentOffset.y > 290)
  }

  @Test(arguments: ["begin", "scroll", "willEnd", "didEnd", "decelerate", "rest"])
  func `C171: a scroll view changed during a callback still comes to rest`(callback: String) {
    let interferences: [(UIScrollView) -> Void] = [
      { $0.isScrollEnabled = false },
      { $0.setContentOffset(CGPoint(x: 0, y: 50), animated: false) },
      { $0.setContentOffset(CGPoint(x: 0, y: 50), animated: true) },
      { $0.stopScrollingAndZooming() },
      { $0.removeFromSuperview() },
      { $0.contentSize = .zero },
      { $0.contentOffset.y = 700 },
    ]
    for interference in interferences {
      let stage = ScrollStage()
      let delegate = InterferingDelegate(at: callback, interference)
      stage.scrollView.delegate = delegate

      stage.screen.touch.down(200, 700).drag(0, -300).up()
      stage.screen.wait(10)

      expectAtRest(stage)
    }
  }

  @Test func `C171: setting the offset in willBeginDecelerating stops the content`() {
    let stage = ScrollStage()
    let delegate = InterferingDelegate(at: "decelerate") {
      $0.setContentOffset($0.contentOffset, animated: false)
    }
    stage.scrollView.delegate = delegate

    stage.screen.touch.down(200, 700).drag(0, -300).up()
    let offset = stage.scrollView.contentOffset
    stage.screen.wait(10)

    #expect(stage.scrollView.contentOffset == offset)
  }

  @Test func `C140: recentred content continues from its new offset, in a drag and after it`() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 5000
    stage.screen.touch.down(200, 700).drag(0, -100)

    stage.scrollView.contentOffset.y += 3000
    stage.screen.touch.drag(0, -100)
    let offsetAfterDrag = stage.scrollView.contentOffset.y
    stage.screen.touch.up()
    stage.screen.wait(0.2)
    let offsetBefore = stage.scrollView.contentOffset.y
    stage.scrollView.contentOffset.y -= 3000
    stage.screen.wait(10)

    #expect(abs(offsetAfterDrag - 8190) < 0.2, stage.screen.log)
    #expect(stage.scrollView.contentOffset.y > offsetBefore - 3000 + 50)
    #expect(stage.scrollView.contentOffset.y < offsetBefore - 3000 + 600)
    expectAtRest(stage)
  }

  private func stage(at moment: Moment) -> ScrollStage {
    let stage = ScrollStage()
    switch moment {
    case .dragging: stage.screen.touch.down(200, 700).drag(0, -300)
    case .decelerating: stage.screen.touch.down(200, 700).drag(0, -300).up().hold(0.1)
    case .bouncing: stage.screen.touch.down(200, 100).drag(0, 300).up().hold(0.05)
    case .animating:
      stage.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      stage.screen.wait(0.1)
    }
    return stage
  }

  private func expectAtRest(_ stage: ScrollStage) {
    let scrollView = stage.scrollView
    #expect(!scrollView.isDragging && !scrollView.isTracking, stage.screen.log)
    #expect(!scrollView.isDecelerating && !scrollView.isScrollAnimating, stage.screen.log)
    #expect(scrollView.panGestureRecognizer.state == .possible)
  }
}

/// A delegate that runs a closure on its first callback of a kind.
@MainActor
private final class InterferingDelegate: NSObject, UIScrollViewDelegate {
  private(set) var calls: [String] = []
  private let callback: String
  private let action: (UIScrollView) -> Void
  private var hasRun = false

  init(at callback: String, _ action: @escaping (UIScrollView) -> Void) {
    self.callback = callback
    self.action = action
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { record("begin", scrollView) }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { record("scroll", scrollView) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { record("willEnd", scrollView) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    record("didEnd", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    record("decelerate", scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { record("rest", scrollView) }

  private func record(_ call: String, _ scrollView: UIScrollView) {
    calls.append(call)
    guard call == callback, !hasRun else { return }
    hasRun = true
    action(scrollView)
  }
}
#endif
