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
    #expect(halfSecond >= glide(483) - 0.01 && halfSecond <= glide(500) + 0.01)
    #expect(abs(rest - (speed - 10) * 0.499) < 0.01)
  }

  @Test func `C142: a fast deceleration rate stops sooner`() {
    let stage = ScrollStage()
    stage.scrollView.decelerationRate = .fast
    let offset = fling(stage, 1000)

    stage.screen.wait(10)

    #expect(abs(stage.scrollView.contentOffset.y - offset - 990 * 0.099) < 0.01)
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

  @Test func `setting an offset with animation takes time and ends exactly there`() {
    let stage = ScrollStage()

    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.screen.wait(0.1)
    let underway = stage.scrollView.contentOffset.y
    stage.screen.wait(2)

    #expect(underway > 0 && underway < 300)
    #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: 300))
    #expect(Set(stage.calls) == ["didScroll"])
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
