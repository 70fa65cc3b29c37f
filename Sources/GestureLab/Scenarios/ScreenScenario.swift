import Foundation

/// Views with recognizers, the fingers that touch them, and what has to come of it.
///
/// Root views sit in a window of 390 × 844 pt; times are seconds from the start, places are pt in
/// the window. Every id named anywhere is that of a view or recognizer listed here.
package struct ScreenScenario: Equatable, Sendable {
  /// The views, parents before their children.
  package var views: [View] = []

  /// The recognizers, in the order in which they are added.
  package var recognizers: [Recognizer] = []

  /// Who waits for whom to fail.
  package var requireFailure: [FailureRequirement] = []

  /// Whose delegate allows whom to recognize at the same time.
  package var simultaneous: [SimultaneousAnswer] = []

  /// What the fingers do, in the order of time.
  package var touches: [Touch] = []

  /// When custom recognizers begin, in the order of time.
  package var claims: [Cue] = []

  /// When custom recognizers fail, in the order of time.
  package var fails: [Cue] = []

  /// The time to which the clock runs after the last touch.
  package var runUntil: TimeInterval = 0

  /// How often each recognizer recognizes: begins, or recognizes once if it is discrete.
  package var expect: [String: ExpectedCount] = [:]

  /// The states each recognizer's actions reported, in order, repeats folded.
  package var states: [String: [String]] = [:]

  /// The touch callbacks each view received, in order.
  package var viewLog: [String: [String]] = [:]

  /// How many actions in the state changed each recognizer sent.
  package var expectChanged: [String: ExpectedCount] = [:]

  /// What has to be true along the way, in the order of time.
  package var checkpoints: [Checkpoint] = []

  /// Makes a scenario in which nothing happens; fill it in.
  package init() {}
}
