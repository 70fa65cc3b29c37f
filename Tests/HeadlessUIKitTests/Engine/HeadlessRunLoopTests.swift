#if HEADLESS
import HeadlessUIKit
import Testing

/// The closures that run at the end of a turn, and the turns of other engines.
@MainActor
struct HeadlessRunLoopTests {
  private let engine = HeadlessEngine()
  private let other = HeadlessEngine()

  @Test func `a closure runs once at the end of the turn`() {
    var calls = 0
    engine.runLoop.perform { calls += 1 }
    #expect(calls == 0)

    for _ in 0..<3 { engine.clock.advance(by: 0.1) }

    #expect(calls == 1)
  }

  @Test func `a closure that is added at the end of a turn runs at the end of the next one`() {
    var calls: [String] = []
    engine.runLoop.perform { [engine] in
      calls.append("first")
      engine.runLoop.perform { calls.append("second") }
    }

    engine.clock.advance(by: 0)
    #expect(calls == ["first"])
    engine.clock.advance(by: 0)
    #expect(calls == ["first", "second"])
  }

  @Test func `an observer is called at the end of each turn until it returns false`() {
    var calls = 0
    engine.runLoop.observeBeforeWaiting {
      calls += 1
      return calls < 3
    }

    for _ in 0..<5 { engine.clock.advance(by: 0.1) }

    #expect(calls == 3)
  }

  @Test func `an observer that is added by another one comes with the next turn`() {
    var calls: [String] = []
    engine.runLoop.observeBeforeWaiting { [engine] in
      calls.append("first")
      engine.runLoop.observeBeforeWaiting {
        calls.append("second")
        return false
      }
      return false
    }

    engine.clock.advance(by: 0.1)
    #expect(calls == ["first"])
    engine.clock.advance(by: 0.1)
    engine.clock.advance(by: 0.1)
    #expect(calls == ["first", "second"])
  }

  @Test func `closures run before the observers, and those of a delivery before later ones`() {
    let screen = Screen()
    var calls: [String] = []
    screen.engine.runLoop.observeBeforeWaiting {
      calls.append("observer")
      return false
    }
    screen.add(TouchDownRecognizer { HeadlessRunLoop.perform { calls.append("delivery") } }, "down")
    screen.engine.clock.advance(by: 0)
    calls = []

    screen.touch.down(10, 10)
    HeadlessRunLoop.perform { calls.append("after the delivery") }
    screen.engine.runLoop.observeBeforeWaiting {
      calls.append("observer")
      return false
    }
    #expect(calls.isEmpty)
    screen.engine.clock.advance(by: 0)

    #expect(calls == ["delivery", "after the delivery", "observer"])
  }

  @Test func `a closure that is added during a turn belongs to the engine of the turn`() {
    var calls = 0
    engine.clock.schedule(after: 1) {
      HeadlessRunLoop.perform { calls += 1 }
    }
    engine.clock.schedule(after: 1) { [other] in
      other.clock.advance(by: 1)
      #expect(calls == 0)
    }

    engine.clock.advance(by: 1)

    #expect(calls == 1)
  }

  @Test func `a closure that is added between turns runs with the next turn of any engine`() {
    var calls = 0
    HeadlessRunLoop.perform { calls += 1 }

    other.clock.advance(by: 0)
    engine.clock.advance(by: 0)

    #expect(calls == 1)
  }

  @Test func `an observer that advances the clock does not end another turn`() {
    var calls = 0
    engine.runLoop.observeBeforeWaiting { [engine] in
      calls += 1
      engine.clock.advance(by: 0.1)
      return false
    }

    engine.clock.advance(by: 0.1)

    #expect(calls == 1)
  }

  @Test func `a drag runs as many closures beside other live engines as alone`() {
    let alone = closuresOfDrag()
    let others = (0..<100).map { _ in Screen() }
    var foreign = 0
    for screen in others {
      screen.engine.runLoop.perform { foreign += 1 }
      screen.engine.runLoop.observeBeforeWaiting {
        foreign += 1
        return true
      }
      screen.engine.clock.schedule(after: 0) { foreign += 1 }
    }

    let beside = closuresOfDrag()

    #expect(foreign == 0)
    #expect(alone > 10 && beside == alone)
    withExtendedLifetime(others) {}
  }

  /// Counts the calls of an observer during a drag.
  private func closuresOfDrag() -> Int {
    let screen = Screen()
    var calls = 0
    screen.engine.runLoop.observeBeforeWaiting {
      calls += 1
      return true
    }
    screen.touch.down(10, 10).drag(100, 0).up()
    return calls
  }
}

/// Calls a closure when a touch lands.
private final class TouchDownRecognizer: UIGestureRecognizer {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    action()
    state = .failed
  }
}
#endif
