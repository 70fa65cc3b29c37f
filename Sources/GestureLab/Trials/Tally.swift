/// How often each of several things happened.
package struct Tally<Value: Hashable & Sendable & CustomStringConvertible>: Equatable, Sendable {
  /// The counts.
  package private(set) var counts: [Value: Int] = [:]

  /// Makes an empty tally.
  package init() {}

  /// Counts one more.
  package mutating func add(_ value: Value) { counts[value, default: 0] += 1 }

  /// The values, the most frequent first; equal ones by name.
  package var ranked: [(value: Value, count: Int)] {
    counts.map { (value: $0.key, count: $0.value) }.sorted {
      $0.count != $1.count
        ? $0.count > $1.count : $0.value.description < $1.value.description
    }
  }

  /// The values that occurred.
  package var values: Set<Value> { Set(counts.keys) }
}

extension Tally: CustomStringConvertible {
  /// The value if there is but one, else each with its count.
  package var description: String {
    if counts.count == 1, let only = counts.first { return only.key.description }
    return ranked.map { "\($0.value) \($0.count)" }.joined(separator: ", ")
  }
}
