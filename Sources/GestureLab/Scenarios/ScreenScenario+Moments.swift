import Foundation

extension ScreenScenario {
  /// A moment at which a custom recognizer does something.
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

  /// A moment at which counts are compared.
  package struct Checkpoint: Equatable, Sendable {
    /// Seconds from the start.
    package let time: TimeInterval

    /// How often each recognizer has recognized so far.
    package let expect: [String: ExpectedCount]

    /// Makes a checkpoint over recognizers of the scenario.
    package init(time: TimeInterval, expect: [String: ExpectedCount]) {
      self.time = time
      self.expect = expect
    }
  }
}
