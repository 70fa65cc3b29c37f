/// The policies that the events of a ring name, by numbers that never come again.
package struct TracePolicies: Sendable {
  private struct Entry {
    let number: Int
    let policy: PopPolicy
    /// The storage of the rules, which the entry keeps: no other list comes to lie there.
    let storage: UInt
  }

  private var entries: [Entry] = []
  private var count = 0
  /// From how many entries on it is worth while to look for those that nobody names.
  private var limit = TraceMetrics.keptPolicies

  /// Makes an empty list.
  package init() {}

  /// The number of a policy; one that is written the same has the same number.
  package mutating func number(of policy: PopPolicy, in ring: TraceRing) -> Int {
    // Nearly always it is the very same list of rules. By index: an entry taken out is a copy.
    let storage = policy.storage
    for index in entries.indices
    where entries[index].storage == storage && entries[index].policy.starts(as: policy) {
      return entries[index].number
    }
    for entry in entries where entry.policy.isWritten(as: policy) { return entry.number }
    if entries.count >= limit { forgetUnnamed(in: ring) }
    count += 1
    entries.append(Entry(number: count, policy: policy, storage: storage))
    return count
  }

  /// A trace of a ring's events: its policies are those that are named, and its events name their
  /// places.
  package func trace(of ring: TraceRing) -> GestureTrace {
    var places: [Int: Int] = [:]
    var policies: [TracedPolicy] = []
    var events = ring.inOrder
    for index in events.indices {
      guard let number = events[index].decision?.policy else { continue }
      if places[number] == nil, let entry = entries.first(where: { $0.number == number }) {
        places[number] = policies.count
        policies.append(TracedPolicy(entry.policy))
      }
      let place = places[number] ?? 0
      switch events[index].kind {
      case .judged(let decision, _): events[index].kind = .judged(decision, policy: place)
      case .decided(let decision, _): events[index].kind = .decided(decision, policy: place)
      case .finger, .recognizer: break
      }
    }
    return GestureTrace(events: events, lost: ring.lost, policies: policies)
  }

  private mutating func forgetUnnamed(in ring: TraceRing) {
    var named: Set<Int> = []
    ring.forEach { event in
      if let number = event.decision?.policy { named.insert(number) }
    }
    entries.removeAll { !named.contains($0.number) }
    limit = max(TraceMetrics.keptPolicies, entries.count * 2)
  }
}

extension PopPolicy {
  /// Where the rules are kept.
  fileprivate var storage: UInt {
    rules.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }

  /// Whether its pops may start where those of another may.
  fileprivate func starts(as other: borrowing PopPolicy) -> Bool {
    start == other.start && edgeStart == other.edgeStart
  }

  /// Whether another policy is written the same: then a trace cannot tell them apart.
  fileprivate func isWritten(as other: PopPolicy) -> Bool {
    starts(as: other)
      && rules.elementsEqual(other.rules) { $0.description == $1.description }
  }
}
