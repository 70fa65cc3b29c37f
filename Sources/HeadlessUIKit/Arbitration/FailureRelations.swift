/// Whom a recognizer waits for, for good and in this attempt.
@MainActor
struct FailureRelations {
  /// The ones it waits for in this attempt, as resolved so far.
  private(set) var blockers: [UIGestureRecognizer] = []
  private var asked: Set<ObjectIdentifier> = []
  /// Weak and without duplicates (M08).
  private var required: [WeakRecognizer] = []

  private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  /// Adds a static requirement.
  mutating func require(_ other: UIGestureRecognizer) {
    required.removeAll { $0.recognizer == nil }
    if !requires(other) { required.append(WeakRecognizer(recognizer: other)) }
  }

  /// Whether another recognizer is required to fail by `require(toFail:)`.
  func requires(_ other: UIGestureRecognizer) -> Bool {
    required.contains { $0.recognizer === other }
  }

  /// Whether another recognizer is waited for, statically or as resolved in this attempt.
  func waitsFor(_ other: UIGestureRecognizer) -> Bool {
    requires(other) || blockers.contains { $0 === other }
  }

  /// Resolves the relation to each of the recognizers that was not asked about yet (C088: once per
  /// attempt).
  mutating func resolve(
    against others: [UIGestureRecognizer], waits: (UIGestureRecognizer) -> Bool
  ) {
    for other in others where asked.insert(ObjectIdentifier(other)).inserted {
      if requires(other) || waits(other) { blockers.append(other) }
    }
  }

  /// Forgets the attempt; static requirements stay.
  mutating func reset() {
    blockers = []
    asked = []
  }
}
