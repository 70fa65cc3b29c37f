#if HEADLESS
extension HeadlessEngine {
  /// Whether nothing moves, and nothing will without another event.
  ///
  /// No touch, press or scroll sequence is in progress, no timer is pending on the clock, and
  /// another tap would not continue the last one. Transitions, animations, scrolling and
  /// recognizers that wait have timers; so does what an app schedules on the clock.
  public var isAtRest: Bool { gestures.isIdle && nextChange == nil }

  /// Advances the clock until nothing moves; does not advance it if that is so already.
  ///
  /// While a touch is down the whole limit passes. A timer beyond the limit is not waited for.
  ///
  /// - Parameter limit: The longest time to advance by, in s.
  public func rest(within limit: TimeInterval) {
    let end = clock.now + limit
    // What is due now is done, and the turn ends.
    clock.advance(to: clock.now)
    while gestures.isIdle {
      guard let next = nextChange, next <= end else { return }
      clock.advance(to: next)
    }
    clock.advance(to: end)
  }

  /// Returns the front-most view that a touch at a point of the screen would hit, in pt.
  ///
  /// Not part of UIKit, which asks each window.
  package func headlessHitTest(_ location: CGPoint) -> UIView? { gestures.hitTest(location)?.view }

  /// The time at which something changes without another event, in s; nil if nothing does.
  private var nextChange: TimeInterval? {
    let timer = clock.pendingDeadline
    guard let tap = gestures.lastTap else { return timer }
    let last = tap.time + EngineMetrics.tapInterval
    // Until then the next tap counts as the second one.
    guard clock.now <= last else { return timer }
    return min(timer ?? .infinity, last.nextUp)
  }
}
#endif
