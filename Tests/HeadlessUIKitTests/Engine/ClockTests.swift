#if HEADLESS
import HeadlessUIKit
import Testing

/// The virtual clock and its timers.
@MainActor @Suite struct ClockTests {
  private let clock = HeadlessEngine().clock

  @Test func `timers fire by deadline, then in the order they were scheduled`() {
    var fired: [String] = []
    clock.schedule(after: 2) { fired.append("late") }
    clock.schedule(after: 1) { fired.append("first") }
    clock.schedule(after: 1) { fired.append("second") }

    clock.advance(to: 1.5)
    let firedEarly = fired
    clock.advance(to: 2)

    #expect(firedEarly == ["first", "second"])
    #expect(fired == ["first", "second", "late"])
  }

  @Test func `the current time in a timer is the timer's deadline`() {
    var times: [Double] = []
    clock.schedule(after: 1) { [clock] in times.append(clock.now) }

    clock.advance(to: 5)

    #expect(times == [1])
    #expect(clock.now == 5)
  }

  @Test func `a timer scheduled by a timer fires within the same advance if due`() {
    var times: [Double] = []
    clock.schedule(after: 1) { [clock] in
      clock.schedule(after: 1) { times.append(clock.now) }
    }

    clock.advance(to: 3)

    #expect(times == [2])
  }

  @Test func `a cancelled timer does not fire and leaves the clock idle`() {
    var hasFired = false
    let timer = clock.schedule(after: 1) { hasFired = true }
    let isIdleBefore = clock.isIdle

    timer.cancel()
    let isIdleAfter = clock.isIdle
    clock.advance(to: 2)

    #expect(!isIdleBefore && isIdleAfter)
    #expect(!hasFired)
    #expect(timer.isCancelled)
  }

  @Test func `the clock never runs backwards`() {
    clock.advance(to: 3)

    clock.advance(to: 1)
    clock.advance(by: -1)

    #expect(clock.now == 3)
  }

  @Test func `a timer with a past deadline fires at the next advance`() {
    var hasFired = false
    clock.advance(to: 3)
    clock.schedule(after: -1) { hasFired = true }

    clock.advance(to: 3)

    #expect(hasFired)
  }

  @Test func `touches sent with a past time arrive at the current time`() {
    let screen = Screen()
    screen.wait(2)

    screen.engine.send([], at: 1)

    #expect(screen.engine.clock.now == 2)
  }

  @Test func `a timer that reschedules itself advances even where time loses precision`() {
    let clock = HeadlessEngine().clock
    clock.advance(to: 1e18)
    var count = 0
    func scheduleNext() {
      clock.schedule(after: 0.01) {
        count += 1
        if count < 1000 { scheduleNext() }
      }
    }

    scheduleNext()
    clock.advance(by: 1e6)

    #expect(count == 1000)
    #expect(clock.now > 1e18)
  }
}
#endif
