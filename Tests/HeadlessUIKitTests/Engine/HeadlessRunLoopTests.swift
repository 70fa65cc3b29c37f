#if HEADLESS
import HeadlessUIKit
import Testing

@MainActor
struct HeadlessRunLoopTests {
  private let engine = HeadlessEngine()

  @Test func `an observer is called at the end of each turn until it returns false`() {
    var calls = 0
    HeadlessRunLoop.observeBeforeWaiting {
      calls += 1
      return calls < 3
    }

    for _ in 0..<5 { engine.clock.advance(by: 0.1) }

    #expect(calls == 3)
  }

  @Test func `an observer that is added by another one comes with the next turn`() {
    var calls: [String] = []
    HeadlessRunLoop.observeBeforeWaiting {
      calls.append("first")
      HeadlessRunLoop.observeBeforeWaiting {
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
}
#endif
