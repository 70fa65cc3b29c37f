#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit
import Testing

struct TouchScriptTests {
  private let start = CGPoint(x: 10, y: 20)

  @Test func `a drag is down, a sample every frame in a straight line, and up`() {
    let end = CGPoint(x: 40, y: 50)

    let script = TouchScript().down(at: start).move(to: end, over: 0.05).up()

    #expect(script.steps.map(\.sample.phase) == [.began, .moved, .moved, .moved, .ended])
    #expect(script.steps.map(\.milliseconds) == [0, 17, 33, 50, 50])
    #expect(script.steps.map { $0.sample.location.x.rounded() } == [10, 20, 30, 40, 40])
    #expect(script.steps.map { $0.sample.location.y.rounded() } == [20, 30, 40, 50, 50])
    #expect(script.steps.last?.sample.location == end)
    #expect(script.time == 0.05)
  }

  @Test(arguments: [0, 0.001, -0.2])
  func `a move has at least one sample, and time never decreases`(
    duration: TimeInterval
  ) {
    let script = TouchScript().down(at: start).hold(for: 1).move(to: .zero, over: duration)

    #expect(script.steps.map(\.sample.phase) == [.began, .moved])
    #expect(script.steps.last?.sample.location == .zero)
    #expect(script.time == 1 + max(0, duration))
  }

  @Test func `a move has the given rate`() {
    let script = TouchScript().down(at: start).move(to: .zero, over: 0.05, rate: 120)

    #expect(script.steps.dropFirst().map(\.milliseconds) == [8, 17, 25, 33, 42, 50])
  }

  @Test func `a hold advances the time without a sample`() {
    let script = TouchScript().down(at: start).hold(for: 0.5).hold(for: -3).up()

    #expect(script.steps.map(\.sample.phase) == [.began, .ended])
    #expect(script.steps.map(\.milliseconds) == [0, 500])
    #expect(script.steps.map(\.sample.location) == [start, start])
  }

  @Test func `a touch is cancelled at its last location`() {
    let end = CGPoint(x: 40, y: 50)

    let script = TouchScript().down(at: start).move(to: end, over: 0).cancel()

    #expect(script.steps.map(\.sample.phase) == [.began, .moved, .cancelled])
    #expect(script.steps.last?.sample.location == end)
  }

  @Test func `a touch that is up neither moves nor ends`() {
    let empty = TouchScript().move(to: start, over: 1).up().cancel()
    let lifted = TouchScript().down(at: start).up()

    #expect(empty == TouchScript())
    #expect(lifted.move(to: .zero, over: 1).up().cancel() == lifted)
  }

  @Test func `a touch that is down does not begin again`() {
    let script = TouchScript().down(at: start)

    #expect(script.down(at: .zero) == script)
  }

  @Test func `a touch can begin again after it ended or was cancelled`() {
    let script = TouchScript().down(at: start).up().down(at: .zero).cancel().down(at: start)

    #expect(script.steps.map(\.sample.phase) == [.began, .ended, .began, .cancelled, .began])
    #expect(script.steps[2].sample.location == .zero)
  }

  @Test func `every touch has its own location`() {
    let script = TouchScript()
      .down(at: start).down(at: .zero, touch: 1)
      .move(to: CGPoint(x: 5, y: 5), over: 0, touch: 1)
      .up().up(touch: 1)

    #expect(script.steps.map(\.sample.touch) == [0, 1, 1, 0, 1])
    #expect(script.steps[3].sample.location == start)
    #expect(script.steps[4].sample.location == CGPoint(x: 5, y: 5))
  }

  @Test func `only the beginning of a touch has edges`() {
    let script = TouchScript().down(at: start, edges: .left).move(to: .zero, over: 0).up()

    #expect(script.steps.map(\.sample.edges) == [.left, nil, nil])
  }

  @Test func `a script follows a stroke and ends at its last sample`() {
    let places = [(10.0, 20.0), (30, 21), (70, 22)].map { CGPoint(x: $0.0, y: $0.1) }
    let stroke = Stroke(through: places)

    let script = TouchScript(stroke)

    #expect(script.steps.map(\.sample.phase) == [.began, .moved, .moved, .ended])
    #expect(script.steps.map(\.milliseconds) == [0, 10, 20, 20])
    #expect(script.steps.map(\.sample.location) == places + [places[2]])
  }

  @Test func `a stroke of one sample is a tap, and an empty stroke is an empty script`() {
    let tap = TouchScript(Stroke(through: [start]))

    #expect(tap.steps.map(\.sample.phase) == [.began, .ended])
    #expect(TouchScript(Stroke(through: [])) == TouchScript())
  }

  @Test @MainActor func `a touch at a location that is NaN is recorded`() {
    let stage = Stage()

    stage.play(TouchScript().down(at: CGPoint(x: CGFloat.nan, y: 1)).up())

    #expect(stage.timeline.lines.first?.contains("began at (nan, 1)") == true)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e300])
  func `a script with absurd times is finite`(absurd: Double) {
    let script = TouchScript().down(at: .zero).move(to: .zero, over: absurd, rate: 0.001)
      .hold(for: absurd).move(to: .zero, over: 0.1, rate: absurd).up()

    #expect(script.time.isFinite)
    #expect(script.steps.last?.sample.phase == .ended)
  }
}

extension TouchScript.Step {
  fileprivate var milliseconds: Int { Int((time * 1000).rounded()) }
}

extension Stroke {
  /// A stroke with a sample every 10 ms.
  fileprivate init(through places: [CGPoint]) {
    let samples = places.enumerated().map { index, place in
      StrokeSample(time: Double(index) / 100, location: place)
    }
    self.init(id: "s", source: "test", screen: nil, direction: .right, samples: samples)
  }
}
#endif
