/// What came of playing a trace through the rules again.
public struct TraceReplay: Sendable, Equatable {
  /// How many decisions and judgements were made again.
  public internal(set) var replayed = 0
  /// Those that differ.
  public internal(set) var differences: [TraceDifference] = []
  /// The rules of the app's own that are missing, as they are written, each once: what was judged by a
  /// policy with one of them was left out.
  public internal(set) var missingRules: [String] = []
  /// How many decisions and judgements were left out.
  public internal(set) var leftOut = 0

  /// Adds rules that are missing, each once.
  fileprivate mutating func miss(_ rules: [String]) {
    var known = Set(missingRules)
    for rule in rules where known.insert(rule).inserted { missingRules.append(rule) }
  }

  /// Whether everything was made again, and nothing differs.
  public var isSame: Bool { differences.isEmpty && leftOut == 0 }
}

extension GestureTrace {
  /// Plays the decisions through the policies that the trace names.
  ///
  /// - Parameter own: The app's own rules, which a trace cannot hold; they are found by their names.
  public func replay(with own: [PopRule] = []) -> TraceReplay {
    let made = policies.map { $0.policy(with: own) }
    var replay = TraceReplay()
    var told: Set<Int> = []
    for (index, event) in events.enumerated() {
      guard let (decision, place) = event.decision, made.indices.contains(place) else { continue }
      let (policy, missing) = made[place]
      guard missing.isEmpty else {
        replay.leftOut += 1
        if told.insert(place).inserted { replay.miss(missing) }
        continue
      }
      replay.replayed += 1
      if let difference = difference(of: decision, at: index, under: policy) {
        replay.differences.append(difference)
      }
    }
    return replay
  }

  /// Plays the decisions through a policy of one's own, whatever policies the trace names.
  ///
  /// - Parameter pushPolicy: The one that judges pushes.
  public func differences(
    under policy: PopPolicy, pushing pushPolicy: PopPolicy = .push
  ) -> [TraceDifference] {
    events.enumerated().compactMap { index, event in
      guard let (decision, _) = event.decision else { return nil }
      return difference(
        of: decision, at: index,
        under: decision.attempt.operation == .push ? pushPolicy : policy)
    }
  }

  private func difference(
    of recorded: Decision, at index: Int, under policy: PopPolicy
  ) -> TraceDifference? {
    let now = policy.decision(on: recorded.attempt)
    if now.repeats(recorded) { return nil }
    return TraceDifference(
      event: index + 1, milliseconds: milliseconds(of: events[index]), recorded: recorded, now: now)
  }
}

extension Decision {
  /// Whether a policy has said the same as before of an attempt.
  fileprivate func repeats(_ recorded: Decision) -> Bool {
    guard rule == recorded.rule else { return false }
    if verdict == recorded.verdict { return true }
    switch recorded.verdict {
    // The gate itself refused: the rules had not decided by then, and must not have now.
    case .refuse(.endedUndecided), .refuse(.recognizerGaveUp):
      return isOpen
    default:
      // What is no number is not even like itself.
      return verdict.asJSON == recorded.verdict.asJSON
    }
  }
}

extension Verdict {
  fileprivate var asJSON: String {
    var object = JSONObjectText()
    write(to: &object)
    return object.closed
  }
}
