#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// The behavior of the engine's scroll view during the touches of a trace.
@MainActor
package final class ScrollPerformance: NSObject {
  /// A callback and the frame of the touch after which it came; nil after the lift.
  struct Call: Equatable {
    let callback: ScrollCallback
    let frame: Int?
    let offset: CGFloat
  }

  /// The offsets after touch-down and after each frame of the touch.
  private(set) var offsets: [CGFloat] = []
  private(set) var calls: [Call] = []
  /// The time of the lift, in s from touch-down.
  private(set) var liftTime: TimeInterval = 0
  /// The `willDecelerate` argument of `didEndDragging`.
  private(set) var decelerates: Bool?
  /// The time from the lift until the content rests, in s.
  private(set) var settlingTime: TimeInterval?
  /// The offsets at the lift and at every ms after it, until the content rests.
  private(set) var curve: [CGFloat] = []

  private let stage: Stage
  private let scrollView: UIScrollView
  private var frame: Int? = 0
  private static let longest = 60_000

  /// Replays a trace from touch-down until the content rests.
  package init(
    _ trace: ScrollTrace, in setup: ScrollTraceFile.Setup,
    behavior: UIKitBehavior = UIKitBehavior()
  ) {
    stage = Stage(behavior: behavior, size: setup.viewport)
    let screen = stage.window.bounds
    scrollView = UIScrollView(frame: screen)
    super.init()
    scrollView.contentSize = setup.contentSize
    scrollView.decelerationRate = .init(rawValue: setup.decelerationRate)
    scrollView.contentOffset.y = trace.startOffset
    scrollView.delegate = self
    stage.window.addSubview(scrollView)
    drag(trace.input, in: screen)
    rest()
  }

  private func drag(_ input: ScrollTrace.Input, in screen: CGRect) {
    // The window has the size of the viewport; the location in it makes no difference.
    let start = CGPoint(
      x: min(max(input.start.x, 0), screen.maxX - 1), y: min(max(input.start.y, 0), screen.maxY - 1)
    )
    var location = start
    send(.began, at: location, 0)
    for number in 1...max(1, input.moves + input.hold) where number <= input.moves + input.hold {
      let time = Double(number) * input.frame
      if number <= input.moves {
        location.y = start.y + CGFloat(number) * input.step
      } else if time > input.liftTime + input.frame / 2 {
        break
      }
      frame = number
      send(.moved, at: location, time)
    }
    frame = nil
    liftTime = max(input.liftTime, stage.engine.clock.now)
    stage.player.send(TouchSample(phase: .ended, location: location), at: liftTime)
  }

  private func send(_ phase: UITouch.Phase, at location: CGPoint, _ time: TimeInterval) {
    stage.player.send(TouchSample(phase: phase, location: location), at: time)
    offsets.append(scrollView.contentOffset.y)
  }

  private func rest() {
    curve.append(scrollView.headlessCurrentOffset.y)
    while scrollView.isDecelerating, curve.count < Self.longest {
      stage.engine.clock.advance(to: liftTime + Double(curve.count) / 1000)
      curve.append(scrollView.headlessCurrentOffset.y)
    }
  }

  private func note(_ callback: ScrollCallback) {
    calls.append(Call(callback: callback, frame: frame, offset: scrollView.contentOffset.y))
  }
}

/// The callbacks whose order is compared.
enum ScrollCallback: String, CaseIterable {
  case willBeginDragging, willEndDragging, didEndDragging, didEndDecelerating
}

extension ScrollPerformance: UIScrollViewDelegate {
  package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note(.willBeginDragging) }

  package func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { note(.willEndDragging) }

  package func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    decelerates = decelerate
    note(.didEndDragging)
  }

  package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    settlingTime = stage.engine.clock.now - liftTime
    note(.didEndDecelerating)
  }
}
#endif
