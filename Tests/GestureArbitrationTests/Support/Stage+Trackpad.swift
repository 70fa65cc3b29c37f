#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

extension Stage {
  /// Swipes with two fingers over the middle of the screen, and waits until the stage rests.
  ///
  /// - Parameters:
  ///   - movement: The movement of each event, in pt.
  ///   - back: The number of events after the last that move the other way.
  func swipeOnTrackpad(
    by movement: CGPoint = CGPoint(x: 14, y: 1), steps: Int = 16, back: Int = 0
  ) {
    let middle = CGPoint(x: 195, y: 422)
    var time = engine.clock.now
    func send(_ phase: UITouch.Phase, _ movement: CGPoint = .zero) {
      time += 1.0 / 60
      engine.scroll(phase, by: movement, over: middle, at: time)
    }
    send(.began)
    for _ in 0..<steps { send(.moved, movement) }
    for _ in 0..<back { send(.moved, CGPoint(x: -movement.x, y: -movement.y)) }
    send(.ended)
    rest()
  }
}
#endif
