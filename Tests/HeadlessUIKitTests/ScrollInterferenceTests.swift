import Foundation
import HeadlessUIKit
import Testing

/// Apps that meddle with a scroll view while it moves: nothing traps, and nothing is left over.
@MainActor @Suite struct ScrollInterferenceTests {
  enum Moment: CaseIterable { case dragging, decelerating, bouncing, animating }

  @Test(arguments: Moment.allCases)
  func `C134: a scroll view that leaves its window comes to rest`(moment: Moment) {
    let stage = stage(at: moment)

    stage.scrollView.removeFromSuperview()

    expectRest(stage)
    stage.screen.finger.up()
    stage.screen.wait(5)
    expectRest(stage)
  }

  @Test(arguments: Moment.allCases)
  func `C166: scrolling that is turned off comes to rest`(moment: Moment) {
    let stage = stage(at: moment)

    stage.scrollView.isScrollEnabled = false
    stage.screen.wait(5)

    expectRest(stage)
    #expect(stage.scrollView.contentOffset.y >= 0)
  }

  @Test(arguments: Moment.allCases)
  func `C140: content that shrinks meanwhile comes to rest inside`(moment: Moment) {
    let stage = stage(at: moment)

    stage.scrollView.contentSize.height = 900
    stage.scrollView.contentInset.bottom = 20
    stage.screen.finger.up()
    stage.screen.wait(8)

    expectRest(stage)
    if moment != .animating {
      #expect((0...120).contains(stage.scrollView.contentOffset.y), stage.screen.log)
    }
  }

  @Test func `C140: content that grows meanwhile is glided into`() {
    let stage = ScrollStage(height: 2000)
    stage.screen.finger.down(200, 700).drag(0, -400, steps: 10).up()
    stage.screen.wait(0.1)

    stage.scrollView.contentSize.height = 9000
    stage.screen.wait(8)

    #expect(stage.scrollView.contentOffset.y > 1300, stage.screen.log)
    expectRest(stage)
  }

  @Test func `C147: a pager whose content grows meanwhile still comes to rest on a page`() {
    let stage = ScrollStage(Screen(), content: CGSize(width: 800, height: 800))
    stage.scrollView.isPagingEnabled = true
    stage.screen.finger.down(300, 400).drag(-150, 0).up()
    stage.screen.wait(0.1)

    stage.scrollView.contentSize.width = 8000
    stage.screen.wait(5)

    #expect(stage.scrollView.contentOffset.x == 400, stage.screen.log)
    expectRest(stage)
  }

  @Test(arguments: [
    (CGPoint(x: CGFloat.nan, y: .nan), 0.0...2000), (CGPoint(x: 0, y: -500), 0.0...0),
    (CGPoint(x: 0, y: 1e9), 39_200.0...39_200),
  ])
  func `C143: a target that is none, or lies beyond the content, leaves content inside`(
    target: CGPoint, rest: ClosedRange<CGFloat>
  ) {
    let stage = ScrollStage()
    stage.retarget = { _ in target }

    stage.screen.finger.down(200, 700).drag(0, -300).up()
    stage.screen.wait(20)

    #expect(rest.contains(stage.scrollView.contentOffset.y), stage.screen.log)
    expectRest(stage)
  }

  @Test(arguments: [
    CGSize(width: CGFloat.nan, height: .nan), CGSize(width: CGFloat.infinity, height: .infinity),
    CGSize(width: -100, height: -100), .zero,
  ])
  func `C140: a size that is none stops nobody`(size: CGSize) {
    let stage = ScrollStage()
    stage.scrollView.contentSize = size
    stage.scrollView.alwaysBounceVertical = true

    stage.screen.finger.down(200, 400).drag(0, -200).up()
    stage.screen.wait(10)
    stage.scrollView.isPagingEnabled = true
    stage.screen.finger.down(200, 400).drag(0, 200).up()
    stage.screen.wait(10)

    #expect(stage.scrollView.contentOffset.y.isFinite)
    expectRest(stage)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `C140: insets and offsets that are none stop nobody`(number: CGFloat) {
    let stage = ScrollStage()
    stage.scrollView.contentOffset = CGPoint(x: number, y: 4)
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: number), animated: true)
    #expect(stage.scrollView.contentOffset == .zero)
    stage.scrollView.contentInset = UIEdgeInsets(top: number, left: 0, bottom: number, right: 0)

    stage.screen.finger.down(200, 400).drag(0, 200).up()
    stage.screen.wait(10)

    #expect(stage.scrollView.contentOffset.y.isFinite)
    expectRest(stage)
  }

  @Test(arguments: [CGFloat.nan, 0, 1, 2, -1, .infinity])
  func `C142: a rate that is none brings content to rest at some time`(rate: CGFloat) {
    let stage = ScrollStage(height: 3000)
    stage.scrollView.decelerationRate = .init(rawValue: rate)

    stage.screen.finger.down(200, 700).drag(0, -200).up()
    stage.screen.wait(120)

    #expect((0...2200).contains(stage.scrollView.contentOffset.y))
    expectRest(stage)
  }

  @Test(arguments: ["begin", "scroll", "willEnd", "didEnd", "decelerate", "rest"])
  func `C171: a delegate that resigns in a callback is told nothing more`(callback: String) {
    let stage = ScrollStage()
    let meddler = Meddler(at: callback) { $0.delegate = nil }
    stage.scrollView.delegate = meddler

    stage.screen.finger.down(200, 700).drag(0, -300).up()
    stage.screen.wait(10)

    #expect(meddler.calls.filter { $0 == callback }.count == 1)
    #expect(meddler.calls.last == callback)
    expectRest(stage)
    #expect(stage.scrollView.contentOffset.y > 290)
  }

  @Test(arguments: ["begin", "scroll", "willEnd", "didEnd", "decelerate", "rest"])
  func `C171: a delegate that interferes in a callback leaves nothing stuck`(callback: String) {
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
      let meddler = Meddler(at: callback, interference)
      stage.scrollView.delegate = meddler

      stage.screen.finger.down(200, 700).drag(0, -300).up()
      stage.screen.wait(10)

      expectRest(stage)
    }
  }

  @Test func `C171: a delegate that stops content in a callback has stopped it`() {
    let stage = ScrollStage()
    let meddler = Meddler(at: "decelerate") {
      $0.setContentOffset($0.contentOffset, animated: false)
    }
    stage.scrollView.delegate = meddler

    stage.screen.finger.down(200, 700).drag(0, -300).up()
    let offset = stage.scrollView.contentOffset
    stage.screen.wait(10)

    #expect(stage.scrollView.contentOffset == offset)
  }

  @Test func `C140: content that is recentred goes on from there, in a drag and after it`() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 5000
    stage.screen.finger.down(200, 700).drag(0, -100)
    stage.scrollView.contentOffset.y += 3000
    stage.screen.finger.drag(0, -100)
    let dragged = stage.scrollView.contentOffset.y
    stage.screen.finger.up()
    stage.screen.wait(0.2)
    let before = stage.scrollView.contentOffset.y
    stage.scrollView.contentOffset.y -= 3000
    stage.screen.wait(10)

    #expect(abs(dragged - 8190) < 0.2, stage.screen.log)
    #expect(stage.scrollView.contentOffset.y > before - 3000 + 50)
    #expect(stage.scrollView.contentOffset.y < before - 3000 + 600)
    expectRest(stage)
  }

  private func stage(at moment: Moment) -> ScrollStage {
    let stage = ScrollStage()
    switch moment {
    case .dragging: stage.screen.finger.down(200, 700).drag(0, -300)
    case .decelerating: stage.screen.finger.down(200, 700).drag(0, -300).up().hold(0.1)
    case .bouncing: stage.screen.finger.down(200, 100).drag(0, 300).up().hold(0.05)
    case .animating:
      stage.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      stage.screen.wait(0.1)
    }
    return stage
  }

  private func expectRest(_ stage: ScrollStage) {
    let scrollView = stage.scrollView
    #expect(!scrollView.isDragging && !scrollView.isTracking, stage.screen.log)
    #expect(!scrollView.isDecelerating && !scrollView.isScrollAnimating, stage.screen.log)
    #expect(scrollView.panGestureRecognizer.state == .possible)
  }
}

/// A delegate that does something at its first callback of a kind.
@MainActor
private final class Meddler: NSObject, UIScrollViewDelegate {
  private(set) var calls: [String] = []
  private let moment: String
  private let act: (UIScrollView) -> Void
  private var hasActed = false

  init(at moment: String, _ act: @escaping (UIScrollView) -> Void) {
    self.moment = moment
    self.act = act
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("begin", scrollView) }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll", scrollView) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { note("willEnd", scrollView) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEnd", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("decelerate", scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("rest", scrollView) }

  private func note(_ call: String, _ scrollView: UIScrollView) {
    calls.append(call)
    guard call == moment, !hasActed else { return }
    hasActed = true
    act(scrollView)
  }
}
