/// What came of a run, as named facts that can be compared with another run's.
package struct ExploredOutcome: Hashable, Sendable {
  /// One thing that is so, and under another behaviour may be otherwise.
  package struct Fact: Hashable, Sendable {
    /// What it is about.
    package let subject: String
    /// What is so.
    package let value: String
  }

  /// The facts, in the order in which they were noted.
  package private(set) var facts: [Fact] = []

  /// Makes an outcome of which nothing is known.
  package init() {}

  /// Adds a fact.
  package mutating func note(_ subject: String, _ value: String) {
    facts.append(Fact(subject: subject, value: value))
  }

  /// What differs from another outcome, each as a line such as "pan recognitions: 0 instead of 1".
  ///
  /// Both have to be of the same thing: facts are compared in order.
  package func differences(from other: ExploredOutcome) -> [String] {
    zip(facts, other.facts).filter { $0.value != $1.value }.map { fact, usual in
      "\(fact.subject): \(fact.value) instead of \(usual.value)"
    }
  }
}

extension ExploredOutcome: CustomStringConvertible {
  /// The facts, as in "owner: pop, screens popped: 1".
  package var description: String {
    facts.map { "\($0.subject): \($0.value)" }.joined(separator: ", ")
  }
}

extension ExploredOutcome {
  /// Adds what a scenario's recognizer reported.
  @MainActor
  mutating func note(_ log: ScenarioLog, ofRecognizer id: String) {
    note("\(id) recognitions", "\(log.recognitions[id] ?? 0)")
    note("\(id) states", Self.folded(log.states[id] ?? []))
    note("\(id) changes", "\(log.changes[id] ?? 0)")
  }

  /// Adds what a scenario's view was told of its touches.
  @MainActor
  mutating func note(_ log: ScenarioLog, ofView id: String) {
    note("\(id) touches", Self.folded(log.touches[id] ?? []))
  }

  /// Words with their repeats folded: "began moved×3 ended".
  private static func folded(_ words: [String]) -> String {
    var runs: [(word: String, count: Int)] = []
    for word in words {
      if let last = runs.last, last.word == word {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((word, 1))
      }
    }
    let text = runs.map { $0.count > 1 ? "\($0.word)×\($0.count)" : $0.word }
    return text.isEmpty ? "none" : text.joined(separator: " ")
  }
}
