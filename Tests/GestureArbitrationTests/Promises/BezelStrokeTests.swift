#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// An edge swipe is Back whatever its slant (C256).
@MainActor @Suite struct BezelStrokeTests {
  enum Setup: CaseIterable { case arbiter, driver, pagerOnItsThirdPage, pagerAndDriver }

  /// The event in which the screen begins to move, by its index; nil if it does not.
  private func begin(
    _ stroke: Stroke, _ setup: Setup?, _ version: SystemVersion
  ) -> (event: Int?, story: String) {
    let stage = Stage(behavior: UIKitBehavior(version: version))
    let screen = UIViewController()
    stage.push(screen)
    if setup == .driver || setup == .pagerAndDriver {
      stage.navigation.gestureArbiter.driver = .arbiter
    } else if setup != nil {
      stage.navigation.gestureArbiter.onDecision = { _ in }
    }
    if setup == .pagerOnItsThirdPage || setup == .pagerAndDriver {
      let pager = UIScrollView(frame: StageMetrics.screen)
      pager.isPagingEnabled = true
      pager.contentSize = CGSize(width: 5 * 390, height: 844)
      pager.contentOffset.x = 2 * 390
      pager.allowsPopGestureAtLeadingEdge = true
      screen.view.addSubview(pager)
    }
    let start = stage.engine.clock.now + 1
    for (index, sample) in stroke.samples.enumerated() {
      stage.engine.send(
        [
          TouchSample(
            phase: index == 0 ? .began : .moved, location: sample.location,
            edges: index == 0 ? .left : [])
        ], at: start + sample.time)
      if stage.navigation.transitionCoordinator != nil {
        return (index, stage.timeline.lines.joined(separator: "\n"))
      }
    }
    return (nil, stage.timeline.lines.joined(separator: "\n"))
  }

  @Test(arguments: SystemVersion.allCases, Setup.allCases)
  func `a stroke over the bezel pops with the event in which it pops without an arbiter`(
    version: SystemVersion, setup: Setup
  ) {
    var generator = StrokeGenerator(seed: 5)
    var random = SeededGenerator(seed: 6)
    var pops = 0
    for _ in 0..<40 {
      let angle = CGFloat.random(in: -60...60, using: &random) * .pi / 180
      var stroke = generator.next(.right)
      let origin = stroke.samples.first?.location ?? .zero
      for index in stroke.samples.indices {
        let x = stroke.samples[index].location.x - origin.x
        let y = stroke.samples[index].location.y - origin.y
        stroke.samples[index].location = CGPoint(
          x: 2 + x * cos(angle) - y * sin(angle), y: 422 + x * sin(angle) + y * cos(angle))
      }

      let plain = begin(stroke, nil, version)
      let arbitrated = begin(stroke, setup, version)

      if plain.event != nil { pops += 1 }
      #expect(arbitrated.event == plain.event, "\(angle)\n\(plain.story)\n\n\(arbitrated.story)")
    }
    #expect(pops > 25, "\(pops)")
  }

  @Test(
    arguments: [
      ([CGPoint(x: 3, y: 1), CGPoint(x: 5, y: 2)], 2), ([CGPoint(x: 10, y: 4)], 1),
      ([CGPoint(x: 0, y: 80), CGPoint(x: 0, y: 160), CGPoint(x: 200, y: 160)], 2),
      ([CGPoint(x: 3, y: 20), CGPoint(x: 40, y: 22)], 1),
    ], [PopAttempt.LayoutDirection.leftToRight, .rightToLeft])
  func `a driver takes an edge swipe that UIKit refuses from 10 pt on, if it does not scroll first`(
    drag: (way: [CGPoint], depth: Int), layoutDirection: PopAttempt.LayoutDirection
  ) {
    let (way, depth) = drag
    let isMirrored = layoutDirection == .rightToLeft
    let phone = Phone(UIKitBehavior(version: .v18), layoutDirection: layoutDirection)
    phone.arbiter.driver = .arbiter
    phone.screen.navigationItem.hidesBackButton = true
    var time = phone.stage.engine.clock.now
    for (index, point) in ([.zero] + way + [CGPoint(x: 300, y: way.last?.y ?? 0)]).enumerated() {
      if index == way.count + 1, depth == 2 { break }
      time += 1.0 / 60
      let x = isMirrored ? StageMetrics.screen.width - 2 - point.x : 2 + point.x
      phone.stage.engine.send(
        [
          TouchSample(
            phase: index == 0 ? .began : .moved, location: CGPoint(x: x, y: 422 + point.y),
            edges: index > 0 ? [] : isMirrored ? .right : .left)
        ], at: time)
    }

    let hasBegun = phone.stage.navigation.transitionCoordinator != nil
    #expect(hasBegun == (depth == 1), "\(phone.story)")
  }
}
#endif
