#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Pops that begin later than UIKit's recognizer would let them: how far the screen jumps.
@MainActor @Suite struct LatePopTests {
  /// What makes a pop late.
  enum Cause: CaseIterable {
    case pagerAtItsEdge, pagerAndDriver, interceptor, interceptorAndDriver
  }

  @Test(arguments: Cause.allCases, [CGFloat(6), 60])
  func `C105: a held pop jumps by no more than what it takes to tell a drag from a scroll`(
    cause: Cause, x: CGFloat
  ) {
    for (slope, step) in [(0, 5), (0.45, 2), (0.9, 5)] as [(CGFloat, CGFloat)] {
      everywhere(under: .each) { phone in
        let editor = InterceptingScreen { _ in true }
        switch cause {
        case .pagerAtItsEdge, .pagerAndDriver:
          let pager = phone.addScrollView(content: CGSize(width: 1170, height: 844))
          pager.allowsPopGestureAtLeadingEdge = true
        case .interceptor, .interceptorAndDriver:
          phone.screen.popInterceptor = editor
        }
        if cause == .pagerAndDriver || cause == .interceptorAndDriver {
          phone.arbiter.driver = .arbiter
        }

        let largest = Self.largestStep(of: phone.screen, on: phone.stage, x, step, slope)
        let alone = Stage(behavior: phone.behavior)
        let screen = UIViewController()
        alone.push(screen)
        let usual = Self.largestStep(of: screen, on: alone, x, step, slope)

        // UIKit's pop begins with all that the touch has moved while the gate held it; a driver's pan
        // begins where the touch is.
        let isOfUIKit = cause == .pagerAtItsEdge || phone.hasContentPop
        let heldMeanwhile = isOfUIKit && slope > 0 ? GestureMetrics.slantedTravel : 0
        #expect(
          largest <= max(usual, 2 * step) + GestureMetrics.decisionTravel + heldMeanwhile + 0.01,
          "\(largest) pt at once, \(usual) pt without an arbiter\n\(phone.story)")
      }
    }
  }

  @Test func `C190, C191: the translation of UIKit's pop stays UIKit's`() {
    let phone = Phone()
    phone.arbiter.policy.rules = [
      PopRule("late") { $0.translation.x > 40 ? .allow : .undecided(.endedUndecided) }
    ]
    let pop = phone.stage.navigation.interactiveContentPopGestureRecognizer

    phone.touch(.began, 100)
    for x in [10, 41, 50] { phone.touch(.moved, CGFloat(100 + x)) }

    #expect(phone.decisions.map(\.allows) == [true], "\(phone.story)")
    let translation = (pop as? UIPanGestureRecognizer)?.translation(in: nil).x ?? 0
    #expect(translation == 50 - GestureMetrics.decisionTravel, "\(translation) \(phone.story)")
  }

  /// Drags to the right at a slope, and returns the largest distance by which the screen moves at
  /// once, in pt.
  private static func largestStep(
    of screen: UIViewController, on stage: Stage, _ x: CGFloat, _ step: CGFloat, _ slope: CGFloat
  ) -> CGFloat {
    var (last, largest) = (CGFloat(0), CGFloat(0))
    var point = CGPoint(x: x, y: 300)
    func send(_ phase: UITouch.Phase) {
      stage.engine.send(
        [TouchSample(phase: phase, location: point)], at: stage.engine.clock.now + 1.0 / 120)
    }
    send(.began)
    for _ in 0..<30 {
      point.x += step
      point.y += step * slope
      send(.moved)
      let now = screen.view.convert(CGPoint.zero, to: nil).x
      largest = max(largest, now - last)
      last = now
    }
    send(.cancelled)
    stage.rest()
    return largest
  }
}
#endif
