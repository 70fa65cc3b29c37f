import GestureRules

/// The policies that the events of a ring name, by numbers that are never reused.
package struct TracePolicies: Sendable {
  private struct Entry {
    let number: Int
    let policy: PopPolicy
    /// The address of the rules; the entry retains them, so no other list can have it.
    let storage: UInt
  }

  private var entries: [Entry] = []
  private var count = 0
  /// The number of entries from which those that no event names are dropped.
  private var limit = DiagnosticMetrics.keptPolicies

  package init() {}

  /// Returns the number of a policy; policies that code writes the same way have the same number.
  package mutating func number(of policy: PopPolicy, in ring: TraceRing) -> Int {
    // Nearly always the list of rules is the same. The loop uses indices, because an entry is slow
    // to copy.
    let storage = policy.storage
    for index in entries.indices
    where entries[index].storage == storage && entries[index].policy.hasSameStart(as: policy) {
      return entries[index].number
    }
    for entry in entries where entry.policy.isWritten(like: policy) { return entry.number }
    if entries.count >= limit { dropUnnamed(in: ring) }
    count += 1
    entries.append(Entry(number: count, policy: policy, storage: storage))
    return count
  }

  /// Returns a trace of the events of a ring, with the policies that they name.
  package func trace(of ring: TraceRing) -> GestureTrace {
    var indices: [Int: Int] = [:]
    var policies: [StoredPolicy] = []
    var events = ring.inOrder
    for index in events.indices {
      guard let number = events[index].decision?.policy else { continue }
      if indices[number] == nil, let entry = entries.first(where: { $0.number == number }) {
        indices[number] = policies.count
        policies.append(StoredPolicy(entry.policy))
      }
      let policy = indices[number] ?? 0
      switch events[index].kind {
      case .judged(let decision, _): events[index].kind = .judged(decision, policy: policy)
      case .decided(let decision, _): events[index].kind = .decided(decision, policy: policy)
      case .touch, .enclosingPans, .recognizer, .scroll, .navigation: break
      }
    }
    return GestureTrace(events: events, lost: ring.lost, policies: policies)
  }

  private mutating func dropUnnamed(in ring: TraceRing) {
    var named: Set<Int> = []
    ring.forEach { event in
      if let number = event.decision?.policy { named.insert(number) }
    }
    entries.removeAll { !named.contains($0.number) }
    limit = max(DiagnosticMetrics.keptPolicies, entries.count * 2)
  }
}

extension PopPolicy {
  /// The address of the rules.
  fileprivate var storage: UInt {
    rules.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }

  fileprivate func hasSameStart(as other: borrowing PopPolicy) -> Bool {
    start == other.start && edgeStart == other.edgeStart
  }

  /// Whether code writes both policies the same way, so that a trace cannot tell them apart.
  fileprivate func isWritten(like other: PopPolicy) -> Bool {
    hasSameStart(as: other)
      && rules.elementsEqual(other.rules) { $0.code == $1.code }
  }
}
