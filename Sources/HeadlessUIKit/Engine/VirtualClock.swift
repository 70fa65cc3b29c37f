#if HEADLESS
/// The only time of an engine; it advances only on request.
@preconcurrency @MainActor
public final class VirtualClock {
  /// The time since the engine was created, in s.
  public var now: TimeInterval { time }
  private(set) var time: TimeInterval = 0
  /// The deadline of the first timer, kept separately because most advances reach none.
  private var nextDeadline = TimeInterval.infinity
  private var timers: [Timer] = []
  private var nextOrder = 0
  private let runLoop: HeadlessRunLoop

  private struct Timer {
    let order: Int
    let deadline: TimeInterval
    let token: HeadlessTimer
    let action: @MainActor () -> Void
  }

  init(runLoop: HeadlessRunLoop) { self.runLoop = runLoop }

  /// Runs a closure once after a delay, in s.
  ///
  /// - Returns: The timer, which fires even if it is not retained, unless it is cancelled.
  @discardableResult
  public func schedule(
    after delay: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> HeadlessTimer {
    // At a late time the delay may be too small to add; the deadline must still lie in the future,
    // or a timer that reschedules itself would stop the clock.
    schedule(at: delay > 0 ? max(now + delay, now.nextUp) : now, action)
  }

  /// Runs a closure once at a time, in s, or with the next advance if that time has passed.
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

  /// Advances to a time, in s, and fires the timers due until then in order of their deadlines.
  ///
  /// Ignores a time that has passed or is not finite: the clock never runs backwards.
  public func advance(to time: TimeInterval) {
    guard time.isFinite else { return }
    runLoop.endTurn()
    if nextDeadline <= time { runLoop.run { fire(until: time) } }
    self.time = max(self.time, time)
  }

  private func fire(until time: TimeInterval) {
    var isInTurn = false
    while let timer = timers.first, timer.deadline <= time {
      // What is due at the same time runs in the same turn.
      if isInTurn, timer.deadline > self.time {
        isInTurn = false
        runLoop.endTurn()
        continue
      }
      timers.removeFirst()
      nextDeadline = timers.first?.deadline ?? .infinity
      guard !timer.token.isCancelled else { continue }
      self.time = max(self.time, timer.deadline)
      timer.token.cancel()
      timer.action()
      isInTurn = true
    }
    if isInTurn { runLoop.endTurn() }
  }

  /// Advances by an interval, in s.
  public func advance(by interval: TimeInterval) { advance(to: now + interval) }

  /// The deadline of the first pending timer, in s; nil if there is none.
  var pendingDeadline: TimeInterval? { timers.first { !$0.token.isCancelled }?.deadline }
  /// Whether no timer is pending.
  public var isIdle: Bool { timers.allSatisfy(\.token.isCancelled) }
}

/// A timer of a virtual clock.
@preconcurrency @MainActor
public final class HeadlessTimer {
  /// Whether the timer has fired or was cancelled.
  public private(set) var isCancelled = false

  init() {}

  /// Cancels the timer. Does nothing if it has fired or was cancelled.
  public func cancel() { isCancelled = true }
}
#endif
