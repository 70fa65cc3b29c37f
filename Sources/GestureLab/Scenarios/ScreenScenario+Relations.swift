extension ScreenScenario {
  /// A pair of recognizers of which one waits for the other to fail.
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

  /// A pair of recognizers that one side's delegate allows to recognize at the same time.
  package struct SimultaneousAnswer: Equatable, Sendable {
    /// The id of the recognizer whose delegate answers true.
    package let owner: String

    /// The id of the recognizer it is asked about.
    package let other: String

    /// Makes an answer about two recognizers of the scenario.
    package init(owner: String, other: String) {
      self.owner = owner
      self.other = other
    }
  }
}
