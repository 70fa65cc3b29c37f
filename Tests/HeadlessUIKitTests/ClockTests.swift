import HeadlessUIKit
import Testing

@MainActor @Suite struct ClockTests {
  @Test func `a timer set again and again leads on, however late it is`() {
    let clock = HeadlessEngine().clock
    clock.advance(to: 1e18)
    var count = 0
    func again() {
      clock.schedule(after: 0.01) {
        count += 1
        if count < 1000 { again() }
      }
    }

    again()
    clock.advance(by: 1e6)

    #expect(count == 1000)
    #expect(clock.now > 1e18)
  }

  private let clock = HeadlessEngine().clock

  @Test func `timers fire in the order of their deadlines, then of their making`() {
    var fired: [String] = []
    clock.schedule(after: 2) { fired.append("late") }
    clock.schedule(after: 1) { fired.append("first") }
    clock.schedule(after: 1) { fired.append("second") }

    clock.advance(to: 1.5)
    let atOneAndAHalf = fired
    clock.advance(to: 2)

    #expect(atOneAndAHalf == ["first", "second"])
    #expect(fired == ["first", "second", "late"])
  }

  @Test func `a timer sees its own deadline as the present`() {
    var times: [Double] = []
    clock.schedule(after: 1) { [clock] in times.append(clock.now) }

    clock.advance(to: 5)

    #expect(times == [1])
    #expect(clock.now == 5)
  }

  @Test func `a timer made by a timer fires on the way if it is due`() {
    var times: [Double] = []
    clock.schedule(after: 1) { [clock] in
      clock.schedule(after: 1) { times.append(clock.now) }
    }

    clock.advance(to: 3)

    #expect(times == [2])
  }

  @Test func `a timer that was cancelled does not fire, and leaves the clock idle`() {
    var hasFired = false
    let timer = clock.schedule(after: 1) { hasFired = true }
    let before = clock.isIdle

    timer.cancel()
    let after = clock.isIdle
    clock.advance(to: 2)

    #expect(!before && after)
    #expect(!hasFired)
    #expect(timer.isCancelled)
  }

  @Test func `the clock never runs backwards`() {
    clock.advance(to: 3)

    clock.advance(to: 1)
    clock.advance(by: -1)

    #expect(clock.now == 3)
  }

  @Test func `a timer in the past fires at the next advance`() {
    var hasFired = false
    clock.advance(to: 3)
    clock.schedule(after: -1) { hasFired = true }

    clock.advance(to: 3)

    #expect(hasFired)
  }

  @Test func `touches that are sent at a time that has passed arrive now`() {
    let screen = Screen()
    screen.wait(2)

    screen.engine.send([], at: 1)

    #expect(screen.engine.clock.now == 2)
  }
}
