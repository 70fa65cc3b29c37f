#if HEADLESS
import Foundation
import GestureLab

/// What recognizers and views do in a scenario; what is not mentioned may be anything.
package struct ScenarioExpectation: Equatable, Sendable {
  /// A time at which the counts so far are compared.
  private struct Checkpoint: Equatable, Sendable {
    /// Seconds from the start.
    let time: TimeInterval
    let expect: [String: ExpectedCount]
  }

  /// The views and recognizers, in the order of the file.
  private let views: [String]
  private let recognizers: [String]
  /// The time up to which the clock runs, in s from the start.
  let end: TimeInterval
  /// How often each recognizer recognizes: begins, or recognizes if it is discrete.
  private let expect: [String: ExpectedCount]
  /// How many actions each recognizer sends in the state changed.
  private let changes: [String: ExpectedCount]
  /// The states that each recognizer's actions report, in order, with repeats folded.
  private let states: [String: [String]]
  /// The touch callbacks that each view receives, in order.
  private let touches: [String: [String]]
  /// Intermediate expectations, ordered by time.
  private let checkpoints: [Checkpoint]

  /// Decodes the expectations of a scenario, which ends at a time or at the last checkpoint.
  init(from decoder: any Decoder, ids: ScenarioIDs, end: TimeInterval) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func checked<Value>(
      _ members: Members<Value>?, _ noun: ScenarioIDs.Noun, _ place: [any CodingKey]
    ) throws -> [String: Value] {
      for (id, _) in members?.values ?? [] {
        try ids.check(id, isA: noun, at: values.codingPath + place + [DataKey(id)])
      }
      return Dictionary(uniqueKeysWithValues: members?.values ?? [])
    }
    (views, recognizers) = ids.all
    expect = try checked(values.decode(Members.self, forKey: .expect), .recognizer, [Key.expect])
    states = try checked(
      values.decodeIfPresent(Members.self, forKey: .states), .recognizer, [Key.states])
    touches = try checked(
      values.decodeIfPresent(Members.self, forKey: .viewLog), .view, [Key.viewLog])
    changes = try checked(
      values.decodeIfPresent(Members.self, forKey: .expectChanged), .recognizer,
      [Key.expectChanged])
    let timed = try values.decodeIfPresent([TimedCounts].self, forKey: .checkpoints) ?? []
    checkpoints = try timed.enumerated().map { index, counts in
      let place: [any CodingKey] = [Key.checkpoints, DataKey(intValue: index), DataKey("expect")]
      return Checkpoint(
        time: counts.time.seconds, expect: try checked(counts.expect, .recognizer, place))
    }.sorted { $0.time < $1.time }
    self.end = max(end, checkpoints.last?.time ?? 0)
  }

  private typealias Key = CodingKeys
  private enum CodingKeys: CodingKey { case expect, states, viewLog, expectChanged, checkpoints }

  /// An entry of `checkpoints`.
  private struct TimedCounts: Decodable {
    let time: Milliseconds
    let expect: Members<ExpectedCount>

    enum CodingKeys: String, CodingKey { case time = "at_ms", expect }
  }

  /// An object whose keys are ids, in the order of keys: each time the same problem is the first.
  private struct Members<Value: Decodable>: Decodable {
    private(set) var values: [(String, Value)] = []

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: DataKey.self)
      for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
        values.append((key.stringValue, try container.decode(Value.self, forKey: key)))
      }
    }
  }

  // MARK: - Judging

  /// Returns the differences of what happened, such as "expected pan 1, got 0".
  func differences(in log: Log) -> [String] {
    var differences: [String] = []
    func compare(
      _ expected: [String: ExpectedCount], with actual: [String: Int], _ what: String = "",
      _ when: String = ""
    ) {
      for (id, count) in expected.sorted(by: { $0.key < $1.key }) {
        let got = actual[id] ?? 0
        if !count.matches(got) {
          differences.append("expected \(id)\(what) \(count)\(when), got \(got)")
        }
      }
    }
    func compare(
      _ expected: [String: [String]], with actual: [String: [String]], _ what: String
    ) {
      for (id, words) in expected.sorted(by: { $0.key < $1.key }) where actual[id] ?? [] != words {
        differences.append("expected \(id) \(what) \(words), got \(actual[id] ?? [])")
      }
    }
    for checkpoint in checkpoints {
      let milliseconds = Int((checkpoint.time * 1000).rounded())
      let outcome = ScenarioOutcome(of: log, until: checkpoint.time)
      compare(checkpoint.expect, with: outcome.recognitions, "", " at \(milliseconds) ms")
    }
    let outcome = ScenarioOutcome(of: log, until: end)
    compare(expect, with: outcome.recognitions)
    compare(changes, with: outcome.changes, " changes")
    compare(states, with: outcome.states, "states")
    compare(touches, with: outcome.touches, "touches")
    return differences
  }

  /// Returns all that happened, as facts for a comparison with another run.
  func facts(in log: Log) -> ExploredOutcome {
    let happened = ScenarioOutcome(of: log, until: end)
    var outcome = ExploredOutcome()
    for id in recognizers {
      outcome.note("\(id) recognitions", "\(happened.recognitions[id] ?? 0)")
      outcome.note("\(id) states", happened.states[id].folded)
      outcome.note("\(id) changes", "\(happened.changes[id] ?? 0)")
    }
    for id in views { outcome.note("\(id) touches", happened.touches[id].folded) }
    return outcome
  }
}

extension [String]? {
  /// The words with repeats folded: "began moved×3 ended".
  fileprivate var folded: String {
    var runs: [(word: String, count: Int)] = []
    for word in self ?? [] {
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
#endif
