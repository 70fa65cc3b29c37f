#if HEADLESS
import Foundation

/// Views with recognizers, the touches they receive, and the expected outcome.
///
/// Root views are in a window of 390 × 844 pt. Times are seconds from the start; locations are pt
/// in the window. Every id refers to a view or a recognizer of the scenario.
package struct ScreenScenario: Equatable, Sendable {
  /// The views, parents before their children.
  package var views: [View] = []

  /// The recognizers, in the order in which they are added.
  package var recognizers: [Recognizer] = []

  /// The failure requirements between recognizers.
  package var requireFailure: [FailureRequirement] = []

  /// The delegates that allow simultaneous recognition.
  package var simultaneous: [SimultaneousAnswer] = []

  /// The touches, ordered by time.
  package var touches: [Touch] = []

  /// When custom recognizers begin, ordered by time.
  package var claims: [Cue] = []

  /// When custom recognizers fail, ordered by time.
  package var fails: [Cue] = []

  /// The time up to which the clock runs after the last touch.
  package var runUntil: TimeInterval = 0

  /// How often each recognizer recognizes: begins, or recognizes if it is discrete.
  package var expect: [String: ExpectedCount] = [:]

  /// The states that each recognizer's actions report, in order, with repeats folded.
  package var states: [String: [String]] = [:]

  /// The touch callbacks that each view receives, in order.
  package var viewLog: [String: [String]] = [:]

  /// How many actions each recognizer sends in the state changed.
  package var expectChanged: [String: ExpectedCount] = [:]

  /// Intermediate expectations, ordered by time.
  package var checkpoints: [Checkpoint] = []

  /// Makes an empty scenario.
  package init() {}
}

extension ScreenScenario {
  /// A view of a scenario.
  package struct View: Equatable, Sendable {
    /// The id, unique among the scenario's views.
    package let id: String
    /// The id of the superview, or nil in the window.
    package let parent: String?
    /// The frame in pt, in the coordinate space of the superview.
    package let frame: CGRect
  }

  /// A recognizer that requires another one to fail.
  package struct FailureRequirement: Equatable, Sendable {
    /// The id of the recognizer that waits.
    package let waiter: String
    /// The id of the recognizer that has to fail first.
    package let blocker: String

    /// Makes a requirement between two recognizers of the scenario.
    package init(waiter: String, blocker: String) {
      self.waiter = waiter
      self.blocker = blocker
    }
  }

  /// A delegate that allows its recognizer to recognize simultaneously with another one.
  package struct SimultaneousAnswer: Equatable, Sendable {
    /// The id of the recognizer whose delegate returns true.
    package let owner: String
    /// The id of the other recognizer.
    package let other: String

    /// Makes an answer about two recognizers of the scenario.
    package init(owner: String, other: String) {
      self.owner = owner
      self.other = other
    }
  }

  /// The time at which a custom recognizer begins or fails.
  package struct Cue: Equatable, Sendable {
    /// Seconds from the start.
    package let time: TimeInterval
    /// The id of the recognizer.
    package let id: String

    /// Makes a cue for a custom recognizer of the scenario.
    package init(time: TimeInterval, id: String) {
      self.time = time
      self.id = id
    }
  }

  /// A time at which the counts so far are compared.
  package struct Checkpoint: Equatable, Sendable {
    /// Seconds from the start.
    package let time: TimeInterval
    /// How often each recognizer has recognized so far.
    package let expect: [String: ExpectedCount]

    /// Makes a checkpoint for recognizers of the scenario.
    package init(time: TimeInterval, expect: [String: ExpectedCount]) {
      self.time = time
      self.expect = expect
    }
  }
}
#endif
