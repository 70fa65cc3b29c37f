#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// How content decelerates and bounces, and where it comes to rest.
@MainActor @Suite struct ScrollRestTests {
  @Test(arguments: [750.0, 1500, 3000])
  func `M04: content decelerates over 0.499 times its speed less 10 pt/s`(speed: Double) {
    let stage = ScrollStage()
    let offset = fling(stage, speed)

    stage.screen.wait(0.5)
    let halfSecond = stage.scrollView.contentOffset.y - offset
    stage.screen.wait(10)
    let rest = stage.scrollView.contentOffset.y - offset
    let distance = { (ms: Double) in speed * 0.499 * (1 - pow(0.998, ms)) }

    // Offsets are set once per frame, so the last one is up to one frame (17 ms) old.
    #expect(halfSecond >= distance(483) - 0.17 && halfSecond <= distance(500) + 0.17)
    #expect(abs(rest - (speed - 10) * 0.499) < 0.5)
  }

  @Test func `C142: a fast deceleration rate stops sooner`() {
    let stage = ScrollStage()
    stage.scrollView.decelerationRate = .fast
    let offset = fling(stage, 1000)

    stage.screen.wait(10)

    #expect(abs(stage.scrollView.contentOffset.y - offset - 990 * 0.099) < 0.17)
  }

  @Test func `C143: willEndDragging reports velocity in pt/ms and the resting offset`() {
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

  @Test func `C114: a touch that rests before it lifts starts no deceleration`() {
    let stage = ScrollStage()

    stage.screen.touch.down(200, 700).drag(0, -300).hold(0.2).up()

    #expect(stage.endVelocity == .zero)
    #expect(stage.calls.last == "didEndDragging, decelerates: false")
  }

  @Test func `C170: with scrolling disabled, the touch after the stopping one reaches the view`() {
    let stage = ScrollStage()
    _ = stage.screen.addView(height: 40_000, to: stage.scrollView)
    _ = fling(stage, 1500)
    stage.scrollView.isScrollEnabled = false
    stage.screen.touch.tap(200, 400)
    stage.screen.timeline.clear()

    stage.screen.touch.tap(200, 400)

    #expect(stage.screen.timeline[.view] == ["view began", "view ended"], stage.screen.log)
  }

  @Test func `C170: a touch-down stops decelerating content`() {
    let stage = ScrollStage()
    _ = fling(stage, 1500)
    stage.screen.wait(0.2)

    stage.screen.touch.down(200, 400)
    let stopOffset = stage.scrollView.contentOffset
    stage.screen.wait(1)

    #expect(!stage.scrollView.isDecelerating)
    #expect(stage.calls.last == "didEndDecelerating")
    #expect(stage.scrollView.contentOffset == stopOffset)
  }

  @Test func `M06: content that hits its end at 3000 pt/s overshoots by 100 pt and returns`() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 500
    let touch = stage.screen.touch.down(200, 100)
    for _ in 0..<10 { touch.move(0, 50) }
    touch.up()
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

  @Test func `M06: content released at rest at -235 pt returns in 0.69 s`() {
    let screen = Screen()
    let size = CGSize(width: 393, height: 852)
    let stage = ScrollStage(screen, content: CGSize(width: 393, height: 40_000), size: size)
    screen.touch.down(200, 100).drag(0, 600, steps: 40).hold(0.5).up()
    let (lift, start) = (screen.engine.clock.now, stage.scrollView.contentOffset.y)
    screen.wait(0.1)
    let offsetAfterTenth = stage.scrollView.contentOffset.y
    let spring = { (t: Double) in -235 * (1 + 4 * t) * exp(-11 * t) }

    while stage.scrollView.isDecelerating, screen.engine.clock.now < lift + 5 {
      screen.wait(EngineMetrics.frame)
    }

    #expect(abs(start + 235) < 0.2)
    // Content moves up to 30 pt per frame of 1/60 s here, so a range of one frame is allowed.
    #expect(
      offsetAfterTenth < spring(0.1) + 2 && offsetAfterTenth > spring(0.083) - 2, screen.log)
    #expect(abs((screen.engine.clock.now - lift) / 0.69 - 1) < 0.1)
    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test func `C266: content released at rest far beyond its end starts back fast and eases out`() {
    let screen = Screen()
    let size = CGSize(width: 393, height: 852)
    let stage = ScrollStage(screen, content: CGSize(width: 393, height: 40_000), size: size)
    screen.touch.down(200, 100).drag(0, 600, steps: 40).hold(0.5).up()
    var offsets = [stage.scrollView.contentOffset.y]
    while stage.scrollView.isDecelerating {
      screen.wait(EngineMetrics.frame)
      offsets.append(stage.scrollView.contentOffset.y)
    }
    // The rate per second at which the remaining distance shrinks, while 50 pt and more remain.
    let rates = zip(offsets, offsets.dropFirst()).filter { $0.1 < -50 }
      .map { log($0.0 / $0.1) / EngineMetrics.frame }

    #expect(abs((rates.first ?? 0) - 7.1) < 0.3, "\(rates)")
    #expect(zip(rates, rates.dropFirst()).allSatisfy { $0.1 > $0.0 - 0.3 }, "\(rates)")
    #expect(rates.contains { abs($0 - 8.6) < 0.2 } && (rates.last ?? 0) < 10, "\(rates)")
  }

  @Test(arguments: [
    (UIKitBehavior.LiftVelocity.weighsOldestStep, 20.0, 5.0, 1155.0),
    (.weighsMiddleStep, 20, 5, 975), (.weighsOldestStep, 10, 40, 690),
    (.weighsMiddleStep, 10, 40, 1050),
  ])
  func `C264: the lift has a mean velocity of the last steps, and the pan that of the last`(
    answer: UIKitBehavior.LiftVelocity, step: CGFloat, last: CGFloat, speed: CGFloat
  ) {
    let stage = ScrollStage(of: Screen(\.liftVelocity, answer))

    stage.screen.touch.down(200, 700).drag(0, -10 * step).move(0, -last)
    let velocity = stage.scrollView.panGestureRecognizer.velocity(in: nil).y
    stage.screen.touch.up()

    #expect(abs((stage.endVelocity?.y ?? 0) * 1000 - speed) < 1e-6, stage.screen.log)
    #expect(abs(velocity + last * 60) < 1e-6)
    #expect(stage.screen.engine.consultedQuestions.contains(.liftVelocity))
  }

  @Test func `C264: an even drag, and one too slow to decelerate, leave nothing open`() {
    for steps in [[20.0, 20, 20, 20], [20, 1, 1, 2, 3, 2]] {
      let stage = ScrollStage()
      let touch = stage.screen.touch.down(200, 700)
      for step in steps { touch.move(0, -step) }
      touch.up()

      #expect(!stage.screen.engine.consultedQuestions.contains(.liftVelocity))
    }
  }

  @Test func `C114, C264: a touch that rests before it lifts has no velocity, whatever its steps`()
  {
    let stage = ScrollStage()

    stage.screen.touch.down(200, 700).drag(0, -300).hold(0.2).up()

    #expect(stage.endVelocity == .zero)
  }

  @Test(arguments: UIKitBehavior.LiftBeyondEnd.allCases)
  func `M06: the behavior decides whether content released beyond its end keeps its velocity`(
    answer: UIKitBehavior.LiftBeyondEnd
  ) {
    let stage = ScrollStage(of: Screen(\.liftBeyondEnd, answer))

    stage.screen.touch.down(200, 100).drag(0, 300)
    let offsetAtLift = stage.scrollView.contentOffset.y
    stage.screen.touch.up()
    stage.screen.wait(0.03)

    #expect((stage.scrollView.contentOffset.y < offsetAtLift) == (answer == .keepsSpeed))

    stage.screen.wait(3)

    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test func `M06: a fling from beyond the end towards the content continues into it`() {
    let stage = ScrollStage()

    stage.screen.touch.down(200, 300).drag(0, 200).drag(0, -150, steps: 3).up().hold(5)

    #expect(stage.scrollView.contentOffset.y > 500, stage.screen.log)
  }

  @Test(arguments: UIKitBehavior.CatchingDrag.allCases)
  func `C170: the behavior decides whether a drag that stops content begins at once`(
    answer: UIKitBehavior.CatchingDrag
  ) {
    let stage = ScrollStage(of: Screen(\.catchingDrag, answer))
    _ = fling(stage, 1500)
    stage.screen.wait(0.2)

    stage.screen.touch.down(200, 400)
    let stopOffset = stage.scrollView.contentOffset.y
    stage.screen.touch.move(0, -4)
    let expected: CGFloat = answer == .atOnce ? 4 : 0

    #expect(stage.scrollView.isDragging == (answer == .atOnce), stage.screen.log)
    #expect(abs(stage.scrollView.contentOffset.y - stopOffset - expected) < 0.35)
  }

  @Test func `C170: a drag across the scroll axis does not fail the drag that stops content`() {
    let stage = ScrollStage()
    _ = fling(stage, 1500)
    stage.screen.wait(0.2)

    stage.screen.touch.down(200, 400).move(2, 0).move(0, -12)

    #expect(stage.scrollView.isDragging, stage.screen.log)
  }

  @Test(arguments: [true, false])
  func `C170: the tap that stops content does not reach the view, the next tap does`(delays: Bool) {
    let stage = ScrollStage()
    stage.scrollView.delaysContentTouches = delays
    _ = stage.screen.addView(height: 40_000, to: stage.scrollView)
    _ = fling(stage, 1500)
    stage.screen.wait(0.2)
    stage.screen.timeline.clear()

    stage.screen.touch.tap(200, 400)
    let viewCallsOfStoppingTap = stage.screen.timeline[.view]
    stage.screen.touch.tap(200, 400)

    #expect(viewCallsOfStoppingTap == [], stage.screen.log)
    #expect(stage.screen.timeline[.view] == ["view began", "view ended"])
  }

  @Test func `C169: stopScrollingAndZooming stops deceleration`() {
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

  /// Flings the content upwards at a speed in pt/s, and returns the offset at the lift.
  private func fling(_ stage: ScrollStage, _ speed: Double) -> CGFloat {
    let touch = stage.screen.touch.down(200, 700)
    for _ in 0..<12 { touch.move(0, -CGFloat(speed * EngineMetrics.frame)) }
    let offset = stage.scrollView.contentOffset.y
    touch.up()
    return offset
  }
}
#endif
