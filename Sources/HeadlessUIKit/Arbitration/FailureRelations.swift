/// Whom a recognizer waits for, for good and in this attempt.
@MainActor
struct FailureRelations {
  /// The ones it waits for in this attempt, as resolved so far.
  private(set) var blockers: [UIGestureRecognizer] = []
  /// The newest arrival that was asked about; arrivals are numbered from 1.
  private var askedUpTo = 0
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

  /// The recognizers that `require(toFail:)` names.
  var requirements: [UIGestureRecognizer] { required.compactMap(\.recognizer) }

  /// Adds one to wait for in this attempt; once is enough.
  mutating func block(on other: UIGestureRecognizer) {
    if !blockers.contains(where: { $0 === other }) { blockers.append(other) }
  }

  /// Whether a recognizer that arrived with a number is still to be asked about, given that all up
  /// to the newest are asked now (C088: once per attempt).
  mutating func takeUnasked(upTo newest: Int) -> Int {
    defer { askedUpTo = newest }
    return askedUpTo
  }

  /// Forgets the attempt; static requirements stay.
  mutating func reset() {
    blockers = []
    askedUpTo = 0
  }
}
