#if HEADLESS
import Foundation
import HeadlessUIKit

/// A sequence of touches, built from down, move, hold, up and cancel.
///
/// ```swift
/// let swipe = TouchScript()
///   .down(at: CGPoint(x: 8, y: 400))
///   .move(to: CGPoint(x: 240, y: 410), over: 0.2)
///   .up()
/// ```
public struct TouchScript: Equatable, Sendable {
  /// A change of one touch.
  public struct Step: Equatable, Sendable {
    /// The time in s from the start of the script.
    public var time: TimeInterval
    /// The change.
    public var sample: TouchSample

    package init(time: TimeInterval, sample: TouchSample) {
      self.time = time
      self.sample = sample
    }
  }

  /// The steps, ordered by time.
  public private(set) var steps: [Step] = []
  /// The time of the next step, in s.
  public private(set) var time: TimeInterval = 0
  private var places: [Int: CGPoint] = [:]

  /// Makes an empty script.
  public init() {}

  /// Makes a script of steps, ordered by time.
  package init(_ steps: [Step]) {
    for step in steps {
      time = step.time
      let sample = step.sample
      places[sample.touch] =
        sample.phase == .began || sample.phase == .moved ? sample.location : nil
    }
    self.steps = steps
  }

  /// Makes a script of a stroke: down at its first sample, up at its last.
  public init(_ stroke: Stroke) {
    for (index, sample) in stroke.samples.enumerated() {
      time = sample.time
      write(index == 0 ? .began : .moved, at: sample.location, touch: 0)
    }
    if !steps.isEmpty { self = up() }
  }

  /// Begins a touch; does nothing if it is down.
  public func down(
    at point: CGPoint, touch: Int = 0, edges: UIRectEdge? = nil
  ) -> TouchScript {
    guard places[touch] == nil else { return self }
    var script = self
    script.write(.began, at: point, touch: touch, edges: edges)
    return script
  }

  /// Moves a touch in a straight line, with a sample every frame; does nothing if it is up.
  ///
  /// - Parameters:
  ///   - end: Where the touch ends up, in screen coordinates, in pt.
  ///   - duration: The time in s, an hour at most; there is always at least one sample.
  ///   - touch: The number of the touch.
  ///   - rate: Samples per second; 60 if it is not finite.
  public func move(
    to end: CGPoint, over duration: TimeInterval, touch: Int = 0, rate: Double = 60
  ) -> TouchScript {
    guard let start = places[touch] else { return self }
    var script = self
    let duration = Self.bounded(duration)
    let frames = (duration * (rate.isFinite ? rate : 60)).rounded()
    let count = Int(min(max(frames, 1), Self.mostSamples))
    let begin = time
    for index in 1...count {
      let share = Double(index) / Double(count)
      script.time = begin + duration * share
      script.write(
        .moved,
        at: CGPoint(
          x: start.x + (end.x - start.x) * CGFloat(share),
          y: start.y + (end.y - start.y) * CGFloat(share)),
        touch: touch)
    }
    return script
  }

  /// Keeps all touches at rest for a time in s, an hour at most.
  public func hold(for duration: TimeInterval) -> TouchScript {
    var script = self
    script.time += Self.bounded(duration)
    return script
  }

  /// Ends a touch; does nothing if it is up.
  public func up(touch: Int = 0) -> TouchScript { finished(.ended, touch: touch) }

  /// Cancels a touch; does nothing if it is up.
  public func cancel(touch: Int = 0) -> TouchScript { finished(.cancelled, touch: touch) }

  /// The most samples of one move: an hour at 120 Hz.
  private static let mostSamples = 432_000.0

  /// Clamps a duration to 0 and an hour, in s.
  private static func bounded(_ duration: TimeInterval) -> TimeInterval {
    duration > 0 ? min(duration, 3_600) : 0
  }

  private func finished(_ phase: UITouch.Phase, touch: Int) -> TouchScript {
    guard let place = places[touch] else { return self }
    var script = self
    script.write(phase, at: place, touch: touch)
    return script
  }

  private mutating func write(
    _ phase: UITouch.Phase, at point: CGPoint, touch: Int, edges: UIRectEdge? = nil
  ) {
    places[touch] = phase == .began || phase == .moved ? point : nil
    steps.append(
      Step(
        time: time,
        sample: TouchSample(touch: touch, phase: phase, location: point, edges: edges)))
  }
}

extension [TouchScript.Step] {
  /// The steps as events.
  package var events: [TouchEvent] {
    var events: [TouchEvent] = []
    for step in self {
      let isSame = events.last.map { last in
        last.time == step.time && !last.samples.contains { $0.touch == step.sample.touch }
      }
      if isSame ?? false {
        events[events.count - 1].samples.append(step.sample)
      } else {
        events.append(TouchEvent(time: step.time, [step.sample]))
      }
    }
    return events
  }
}
#endif
