import Foundation

/// The engine's only time: it stands still until it is told to go on.
@preconcurrency @MainActor
public final class VirtualClock {
  /// Seconds since the engine was made.
  public var now: TimeInterval { time }
  private(set) var time: TimeInterval = 0
  /// When the first timer is due; most steps of the clock meet none.
  private var nextDeadline = TimeInterval.infinity
  private var timers: [Timer] = []
  private var nextOrder = 0

  private struct Timer {
    let order: Int
    let deadline: TimeInterval
    let token: HeadlessTimer
    let action: @MainActor () -> Void
  }

  init() {}

  /// Runs a closure once, a number of seconds from now.
  ///
  /// - Returns: The timer, which lives on whether it is kept or not, until it fires or is cancelled.
  @discardableResult
  public func schedule(
    after delay: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> HeadlessTimer {
    // However late it is, a delay leads on: a timer that is set again and again must not stand still.
    schedule(at: delay > 0 ? max(now + delay, now.nextUp) : now, action)
  }

  /// Runs a closure once, at a time in seconds, or as soon as the clock goes on if that has passed.
  func schedule(
    at deadline: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> HeadlessTimer {
    let token = HeadlessTimer()
    let timer = Timer(order: nextOrder, deadline: deadline, token: token, action: action)
    nextOrder += 1
    var index = timers.endIndex
    while index > 0, timers[index - 1].deadline > timer.deadline { index -= 1 }
    timers.insert(timer, at: index)
    nextDeadline = min(nextDeadline, deadline)
    return token
  }

  /// Goes on to a time, in seconds, firing the timers due on the way in order of their deadlines.
  ///
  /// A time that has passed already, or is not finite, is ignored: the clock never runs backwards.
  public func advance(to time: TimeInterval) {
    guard time.isFinite else { return }
    if nextDeadline <= time { fire(until: time) }
    self.time = max(self.time, time)
  }

  private func fire(until time: TimeInterval) {
    while let timer = timers.first, timer.deadline <= time {
      timers.removeFirst()
      nextDeadline = timers.first?.deadline ?? .infinity
      guard !timer.token.isCancelled else { continue }
      self.time = max(self.time, timer.deadline)
      timer.token.cancel()
      timer.action()
    }
  }

  /// Goes on by a number of seconds.
  public func advance(by interval: TimeInterval) {
    advance(to: now + interval)
  }

  /// Whether any timer is still to fire.
  public var isIdle: Bool { timers.allSatisfy(\.token.isCancelled) }
}

/// A promise of the clock that can be called off.
@preconcurrency @MainActor
public final class HeadlessTimer {
  /// Whether the timer has fired or was cancelled.
  public private(set) var isCancelled = false

  init() {}

  /// Calls the timer off; a second call does nothing.
  public func cancel() { isCancelled = true }
}
