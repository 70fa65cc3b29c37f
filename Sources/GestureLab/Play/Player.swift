#if HEADLESS
import Foundation
import HeadlessUIKit

/// Sends touches to an engine. Nothing else of the lab or the workshop does.
@MainActor
package struct Player {
  private let engine: HeadlessEngine

  /// Makes a player for an engine.
  package init(on engine: HeadlessEngine) { self.engine = engine }

  /// Sends the changes of touches that one event has, at a time in s of the engine's clock.
  package func send(_ samples: [TouchSample], at time: TimeInterval) {
    engine.send(samples, at: time)
  }

  /// Sends the change of one touch, at a time in s of the engine's clock.
  package func send(_ sample: TouchSample, at time: TimeInterval) { send([sample], at: time) }

  /// Sends a part of a swipe on a trackpad, at a time in s of the engine's clock.
  package func scroll(
    _ phase: UITouch.Phase, by movement: CGPoint, over pointer: CGPoint, at time: TimeInterval
  ) {
    engine.scroll(phase, by: movement, over: pointer, at: time)
  }

  /// Sends events one after the other.
  ///
  /// - Parameters:
  ///   - start: The time of the engine's clock from which the events' times count, in s.
  ///   - isOver: Called before each event; whether it and those after it are left out.
  /// - Returns: Whether all were sent.
  @discardableResult
  package func play(
    _ events: [TouchEvent], from start: TimeInterval,
    until isOver: (TouchEvent) -> Bool = { _ in false }
  ) -> Bool {
    for event in events {
      if isOver(event) { return false }
      engine.send(event.samples, at: start + event.time)
    }
    return true
  }
}

/// The touches that change at one time (C017), each once.
package struct TouchEvent: Equatable, Sendable {
  /// The time in s from the start of the script.
  package let time: TimeInterval
  /// The changes.
  package internal(set) var samples: [TouchSample]

  package init(time: TimeInterval, _ samples: [TouchSample]) {
    self.time = time
    self.samples = samples
  }
}
#endif
