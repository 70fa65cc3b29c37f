import Foundation
import HeadlessUIKit
import Testing

/// Where content comes to rest.
@MainActor @Suite struct ScrollRestTests {
  @Test(arguments: [750.0, 1500, 3000])
  func `M04: content glides by 0.499 of its speed less 10`(speed: Double) {
    let stage = ScrollStage()
    let offset = fling(stage, speed)

    stage.screen.wait(0.5)
    let halfSecond = stage.scrollView.contentOffset.y - offset
    stage.screen.wait(10)
    let rest = stage.scrollView.contentOffset.y - offset

    // Positions are set at frames, so half a second is half a second less at most one frame.
    let glide = { (ms: Double) in speed * 0.499 * (1 - pow(0.998, ms)) }
    #expect(halfSecond >= glide(483) - 0.17 && halfSecond <= glide(500) + 0.17)
    #expect(abs(rest - (speed - 10) * 0.499) < 0.5)
  }

  @Test func `C142: a fast deceleration rate stops sooner`() {
    let stage = ScrollStage()
    stage.scrollView.decelerationRate = .fast
    let offset = fling(stage, 1000)

    stage.screen.wait(10)

    #expect(abs(stage.scrollView.contentOffset.y - offset - 990 * 0.099) < 0.17)
  }

  @Test func `C143: velocity comes in pt per ms, and the target is where it will rest`() {
    let stage = ScrollStage()
    let offset = fling(stage, 1500)

    let velocity = stage.endVelocity ?? .zero
    let target = stage.target ?? .zero
    #expect(abs(velocity.y - 1.5) < 1e-9 && velocity.x == 0)
    #expect(abs(target.y - offset - 1490 * 0.499) < 0.01)
  }

  @Test func `C143: the delegate may change the target`() {
    let stage = ScrollStage()
    stage.retarget = { CGPoint(x: $0.x, y: 500) }
    _ = fling(stage, 1500)

    stage.screen.wait(10)

    #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: 500))
  }

  @Test func `M05: a lift at 187.5 pt/s reports no velocity and does not decelerate`() {
    let stage = ScrollStage()
    let offset = fling(stage, 187.5)

    #expect(stage.endVelocity == .zero)
    #expect(stage.calls.last == "didEndDragging, decelerates: false")
    #expect(stage.scrollView.contentOffset.y == offset)
  }

  @Test func `M05: a lift at 625 pt/s decelerates`() {
    let stage = ScrollStage()
    _ = fling(stage, 625)

    #expect(stage.scrollView.isDecelerating)
    #expect(abs((stage.endVelocity?.y ?? 0) - 0.625) < 1e-9)
  }

  @Test func `C114: a finger that has rested before it lifts flings nothing`() {
    let stage = ScrollStage()

    stage.screen.finger.down(200, 700).drag(0, -300).hold(0.2).up()

    #expect(stage.endVelocity == .zero)
    #expect(stage.calls.last == "didEndDragging, decelerates: false")
  }

  @Test func `C170: a touch that stops content that may not scroll is the last one swallowed`() {
    let stage = ScrollStage()
    _ = stage.screen.addView(height: 40_000, to: stage.scrollView)
    _ = fling(stage, 1500)
    stage.scrollView.isScrollEnabled = false
    stage.screen.finger.tap(200, 400)
    stage.screen.timeline.clear()

    stage.screen.finger.tap(200, 400)

    #expect(stage.screen.timeline[.view] == ["view began", "view ended"], stage.screen.log)
  }

  @Test func `C170: a finger that lands stops content that still moves`() {
    let stage = ScrollStage()
    _ = fling(stage, 1500)
    stage.screen.wait(0.2)

    stage.screen.finger.down(200, 400)
    let caught = stage.scrollView.contentOffset
    stage.screen.wait(1)

    #expect(!stage.scrollView.isDecelerating)
    #expect(stage.calls.last == "didEndDecelerating")
    #expect(stage.scrollView.contentOffset == caught)
  }

  @Test(arguments: [(-190.0, 0.0), (-230, 400), (-900, 400)])
  func `C147: paging rests on the nearest page, one at most from where it began`(
    travel: CGFloat, rest: CGFloat
  ) {
    let stage = pager()

    stage.screen.finger.down(390, 400).drag(travel, 0, steps: 40)
    stage.screen.finger.drag(-1, 0, steps: 4).up().hold(3)

    #expect(stage.scrollView.contentOffset.x == rest)
  }

  @Test(arguments: [(-60.0, 800.0), (60, 0)])
  func `C148: a flick turns the page whatever its length`(travel: CGFloat, rest: CGFloat) {
    let stage = pager()
    stage.scrollView.contentOffset.x = 400

    stage.screen.finger.down(200, 400).drag(travel, 0, steps: 3).up().hold(3)

    #expect(stage.scrollView.contentOffset.x == rest)
  }

  @Test func `C143: a pager does not ask about its target`() {
    let stage = pager()

    stage.screen.finger.down(390, 400).drag(-300, 0).up().hold(3)

    #expect(
      stage.distinctCalls == [
        "willBeginDragging at 0.0", "didScroll", "didEndDragging, decelerates: true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test
  func `M06: from the end at 3000 pt per second content overshoots by 100 pt, and comes home`() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 500
    let finger = stage.screen.finger.down(200, 100)
    for _ in 0..<10 { finger.move(0, 50) }
    finger.up()
    let lift = stage.screen.engine.clock.now
    var peak: (time: Double, offset: CGFloat) = (0, 0)

    while stage.scrollView.isDecelerating, stage.screen.engine.clock.now < lift + 5 {
      stage.screen.wait(EngineMetrics.frame)
      if stage.scrollView.contentOffset.y < peak.offset {
        peak = (stage.screen.engine.clock.now - lift, stage.scrollView.contentOffset.y)
      }
    }

    let duration = stage.screen.engine.clock.now - lift
    #expect(abs(peak.offset + 100) < 2, stage.screen.log)
    #expect(abs(peak.time - 0.09) < 0.02)
    #expect(abs(duration / 0.81 - 1) < 0.1)
    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test func `M06: from rest at -235 pt content comes home in 0.69 s`() {
    let screen = Screen()
    let size = CGSize(width: 393, height: 852)
    let stage = ScrollStage(screen, content: CGSize(width: 393, height: 40_000), size: size)
    screen.finger.down(200, 100).drag(0, 600, steps: 40).hold(0.5).up()
    let (lift, start) = (screen.engine.clock.now, stage.scrollView.contentOffset.y)
    screen.wait(0.1)
    let underway = stage.scrollView.contentOffset.y

    while stage.scrollView.isDecelerating, screen.engine.clock.now < lift + 5 {
      screen.wait(EngineMetrics.frame)
    }

    #expect(abs(start + 235) < 0.2)
    // A frame of 1/60 s is up to 30 pt here.
    let spring = { (t: Double) in -235 * (46 * exp(-9 * t) - 9 * exp(-46 * t)) / 37 }
    #expect(underway < spring(0.1) + 2 && underway > spring(0.083) - 2, screen.log)
    #expect(abs((screen.engine.clock.now - lift) / 0.69 - 1) < 0.1)
    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test(arguments: UIKitBehavior.LiftBeyondEnd.allCases)
  func `M06: let go beyond the end at a speed, content goes on with it or does not`(
    answer: UIKitBehavior.LiftBeyondEnd
  ) {
    let stage = ScrollStage(of: Screen(\.liftBeyondEnd, answer))

    stage.screen.finger.down(200, 100).drag(0, 300)
    let atLift = stage.scrollView.contentOffset.y
    stage.screen.finger.up()
    stage.screen.wait(0.03)

    #expect((stage.scrollView.contentOffset.y < atLift) == (answer == .keepsSpeed))
    stage.screen.wait(3)
    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test func `M06: let go beyond the end towards the content, a fling goes on into it`() {
    let stage = ScrollStage()

    stage.screen.finger.down(200, 300).drag(0, 200).drag(0, -150, steps: 3).up().hold(5)

    #expect(stage.scrollView.contentOffset.y > 500, stage.screen.log)
  }

  @Test(arguments: [(120.0, 0.0), (-120, 400.0)])
  func `C148: a page turns where the content would land beyond half of it`(
    past: CGFloat, rest: CGFloat
  ) {
    let stage = pager()
    stage.scrollView.contentOffset.x = 400

    // Let go at 270 pt/s, too slow for a flick, 110 pt past the page.
    stage.screen.finger.down(200, 400).move(past - past.sign * 9, 0).drag(
      past.sign * 9, 0, steps: 2
    )
    .up().hold(3)

    #expect(stage.scrollView.contentOffset.x == (rest == 0 ? 0 : 800), stage.screen.log)
  }

  @Test(arguments: [(-300.0, 201.0...399, 800.0), (-60, 1...199, 400)])
  func `C147: pages turned by a caught drag are counted from where it was caught`(
    first: CGFloat, place: ClosedRange<CGFloat>, rest: CGFloat
  ) {
    let stage = pager()
    stage.screen.finger.down(390, 400).drag(first, 0, steps: first < -100 ? 10 : 2).up()
    stage.screen.finger.hold(0.01).down(390, 400)
    let caught = stage.scrollView.contentOffset.x
    // Past the end of the page on which it was caught.
    stage.screen.finger.drag(-380, 0).up().hold(3)

    #expect(place.contains(caught), "caught at \(caught)")
    #expect(stage.scrollView.contentOffset.x == rest, stage.screen.log)
    #expect(stage.calls.last == "didEndDecelerating")
  }

  @Test(arguments: UIKitBehavior.CatchingDrag.allCases)
  func `C170: a drag that catches content begins at once, or as any other`(
    answer: UIKitBehavior.CatchingDrag
  ) {
    let stage = ScrollStage(of: Screen(\.catchingDrag, answer))
    _ = fling(stage, 1500)
    stage.screen.wait(0.2)

    stage.screen.finger.down(200, 400)
    let caught = stage.scrollView.contentOffset.y
    stage.screen.finger.move(0, -4)

    #expect(stage.scrollView.isDragging == (answer == .atOnce), stage.screen.log)
    let expected: CGFloat = answer == .atOnce ? 4 : 0
    #expect(abs(stage.scrollView.contentOffset.y - caught - expected) < 0.35)
  }

  @Test func `C170: a drag across the axis does not begin at once`() {
    let stage = ScrollStage()
    _ = fling(stage, 1500)
    stage.screen.wait(0.2)

    stage.screen.finger.down(200, 400).move(2, 0).move(0, -12)

    #expect(stage.scrollView.isDragging, stage.screen.log)
  }

  @Test(arguments: [true, false])
  func `C170: the tap that stops content is swallowed, the next one is not`(delays: Bool) {
    let stage = ScrollStage()
    stage.scrollView.delaysContentTouches = delays
    _ = stage.screen.addView(height: 40_000, to: stage.scrollView)
    _ = fling(stage, 1500)
    stage.screen.wait(0.2)
    stage.screen.timeline.clear()

    stage.screen.finger.tap(200, 400)
    let stopping = stage.screen.timeline[.view]
    stage.screen.finger.tap(200, 400)

    #expect(stopping == [], stage.screen.log)
    #expect(stage.screen.timeline[.view] == ["view began", "view ended"])
  }

  @Test func `C169: content that decelerates can be stopped`() {
    let stage = ScrollStage()
    _ = fling(stage, 1500)
    stage.screen.wait(0.2)
    let offset = stage.scrollView.contentOffset

    stage.scrollView.stopScrollingAndZooming()
    stage.screen.wait(1)

    #expect(stage.scrollView.contentOffset == offset)
    #expect(stage.calls.last == "didEndDecelerating")
    #expect(stage.screen.engine.clock.isIdle)
  }

  @Test func `C169: an animated offset can be stopped, and says that it is animated`() {
    let stage = ScrollStage()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.screen.wait(0.1)
    let isAnimating = stage.scrollView.isScrollAnimating

    stage.scrollView.stopScrollingAndZooming()
    stage.screen.wait(1)

    #expect(isAnimating && !stage.scrollView.isScrollAnimating)
    #expect(stage.scrollView.contentOffset.y > 0 && stage.scrollView.contentOffset.y < 300)
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 900, width: 10, height: 100), 200.0),
    (CGRect(x: 0, y: 20, width: 10, height: 100), 20.0),
    (CGRect(x: 0, y: 150, width: 10, height: 100), 100.0),
    (CGRect(x: 0, y: 39_990, width: 10, height: 100), 39_200.0),
    (CGRect(x: 0, y: -90, width: 10, height: 10), 0.0),
    (CGRect(x: 0, y: 50, width: 10, height: 1000), 100.0),
  ])
  func `a rectangle is scrolled to as far as it takes to show it`(rect: CGRect, offset: CGFloat) {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 100

    stage.scrollView.scrollRectToVisible(rect, animated: false)

    #expect(stage.scrollView.contentOffset.y == offset)
  }

  @Test func `setting an offset with animation takes time and ends exactly there`() {
    let stage = ScrollStage()

    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.screen.wait(0.1)
    let underway = stage.scrollView.contentOffset.y
    stage.screen.wait(2)

    #expect(underway > 0 && underway < 300)
    #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: 300))
    #expect(stage.distinctCalls == ["didScroll", "didEndScrollingAnimation"])
  }

  @Test func `a finger that lands ends an animation where it is`() {
    let stage = ScrollStage()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.screen.wait(0.1)

    stage.screen.finger.down(200, 400)
    let offset = stage.scrollView.contentOffset.y
    let calls = stage.distinctCalls
    stage.screen.finger.hold(1)
    #expect(stage.scrollView.contentOffset.y == offset && offset > 0 && offset < 300)
    stage.screen.finger.drag(0, -50).up().hold(3)

    #expect(calls == ["didScroll", "didEndScrollingAnimation"])
    #expect(stage.calls.filter { $0 == "didEndScrollingAnimation" }.count == 1)
    #expect(stage.calls.last == "didEndDecelerating")
  }

  @Test func `a drag that begins during an animation ends it first`() {
    let stage = ScrollStage()
    stage.screen.finger.down(200, 400)
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.screen.wait(0.05)

    stage.screen.finger.drag(0, -30)

    let order = stage.distinctCalls.filter { $0 != "didScroll" }
    #expect(order.first == "didEndScrollingAnimation")
    #expect(order.last?.hasPrefix("willBeginDragging") == true, stage.screen.log)
    #expect(order.count == 2 && !stage.scrollView.isScrollAnimating)
  }

  @Test(arguments: UIKitBehavior.MovedEnd.allCases)
  func `C140: content at rest whose end moves is brought inside, or stays`(
    answer: UIKitBehavior.MovedEnd
  ) {
    let changes: [(UIScrollView) -> Void] = [
      { $0.contentSize.height = 1000 }, { $0.frame.size.height = 1800 },
      { $0.contentInset.bottom = -1000 },
    ]
    for change in changes {
      let stage = ScrollStage(height: 2000, of: Screen(\.movedEnd, answer))
      stage.scrollView.contentOffset.y = 1200

      change(stage.scrollView)

      let isInside = answer == .bringsContentInside
      #expect(stage.scrollView.contentOffset.y == (isInside ? 200 : 1200))
      #expect(stage.calls.count == (isInside ? 2 : 1))
    }
  }

  @Test func `C140: an end that moves away, or a place that is set outside, moves nothing`() {
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

  private func pager() -> ScrollStage {
    let stage = ScrollStage(Screen(), content: CGSize(width: 1600, height: 800))
    stage.scrollView.isPagingEnabled = true
    return stage
  }

  /// Flings the content upwards at a speed, in pt/s; returns the offset at the lift.
  private func fling(_ stage: ScrollStage, _ speed: Double) -> CGFloat {
    let finger = stage.screen.finger.down(200, 700)
    for _ in 0..<12 { finger.move(0, -CGFloat(speed * EngineMetrics.frame)) }
    let offset = stage.scrollView.contentOffset.y
    finger.up()
    return offset
  }
}

extension CGFloat {
  fileprivate var sign: CGFloat { self < 0 ? -1 : 1 }
}
