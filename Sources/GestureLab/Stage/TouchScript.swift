import Foundation
import HeadlessUIKit

/// What fingers do, written down: built from down, move, hold, up and cancel.
///
/// ```swift
/// let swipe = TouchScript()
///   .down(at: CGPoint(x: 8, y: 400))
///   .move(to: CGPoint(x: 240, y: 410), over: 0.2)
///   .up()
/// ```
package struct TouchScript: Equatable, Sendable {
  /// What happens at one moment.
  package struct Step: Equatable, Sendable {
    /// When, in s from the start of the script.
    package var time: TimeInterval
    /// What one finger does.
    package var sample: TouchSample
  }

  /// The steps in order of time.
  package private(set) var steps: [Step] = []
  /// The time at which the next step is written, in s.
  package private(set) var time: TimeInterval = 0
  private var places: [Int: CGPoint] = [:]

  /// Makes an empty script.
  package init() {}

  /// Makes a script that repeats a stroke: down at its first sample, up at its last.
  package init(_ stroke: Stroke) {
    for (index, sample) in stroke.samples.enumerated() {
      time = sample.time
      write(index == 0 ? .began : .moved, at: sample.location, finger: 0)
    }
    if !steps.isEmpty { self = up() }
  }

  /// Puts a finger down; one that is down already stays where it is.
  package func down(
    at point: CGPoint, finger: Int = 0, edges: UIRectEdge? = nil
  ) -> TouchScript {
    guard places[finger] == nil else { return self }
    var script = self
    script.write(.began, at: point, finger: finger, edges: edges)
    return script
  }

  /// Moves a finger in a straight line, with a sample every frame; one that is up stays up.
  ///
  /// - Parameters:
  ///   - duration: In s; at least one sample is written however short it is.
  ///   - rate: Samples a second.
  package func move(
    to end: CGPoint, over duration: TimeInterval, finger: Int = 0, rate: Double = 60
  ) -> TouchScript {
    guard let start = places[finger] else { return self }
    var script = self
    let duration = max(0, duration)
    let count = max(1, Int((duration * rate).rounded()))
    let begin = time
    for index in 1...count {
      let share = Double(index) / Double(count)
      script.time = begin + duration * share
      script.write(
        .moved,
        at: CGPoint(
          x: start.x + (end.x - start.x) * CGFloat(share),
          y: start.y + (end.y - start.y) * CGFloat(share)),
        finger: finger)
    }
    return script
  }

  /// Lets time pass, in s, with every finger at rest.
  package func hold(for duration: TimeInterval) -> TouchScript {
    var script = self
    script.time += max(0, duration)
    return script
  }

  /// Lifts a finger; one that is up already stays up.
  package func up(finger: Int = 0) -> TouchScript { finished(.ended, finger: finger) }

  /// Lets the system take a finger away; one that is up stays up.
  package func cancel(finger: Int = 0) -> TouchScript { finished(.cancelled, finger: finger) }

  private func finished(_ phase: UITouch.Phase, finger: Int) -> TouchScript {
    guard let place = places[finger] else { return self }
    var script = self
    script.write(phase, at: place, finger: finger)
    return script
  }

  private mutating func write(
    _ phase: UITouch.Phase, at point: CGPoint, finger: Int, edges: UIRectEdge? = nil
  ) {
    places[finger] = phase == .began || phase == .moved ? point : nil
    steps.append(
      Step(
        time: time,
        sample: TouchSample(finger: finger, phase: phase, location: point, edges: edges)))
  }
}
