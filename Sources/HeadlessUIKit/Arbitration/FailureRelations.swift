/// Whom a recognizer waits for, for good and in this attempt, and who waits for it.
@MainActor
struct FailureRelations {
  /// The live ones it waits for in this attempt, as resolved so far.
  private(set) var blockers: [UIGestureRecognizer] = []
  /// The live ones that wait for it in this attempt: the same relations, seen from the other end.
  private(set) var dependants: [UIGestureRecognizer] = []
  /// The newest arrival that was asked about; arrivals are numbered from 1.
  private var askedUpTo = 0
  /// Weak and without duplicates (M08).
  private var required: [WeakRecognizer] = []
  private var requiredBy: [WeakRecognizer] = []

  private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  /// Whether `require(toFail:)` was ever called with this recognizer on either side.
  var hasStaticRelations: Bool { !required.isEmpty || !requiredBy.isEmpty }

  /// The recognizers that `require(toFail:)` names.
  var requirements: [UIGestureRecognizer] { required.compactMap(\.recognizer) }

  /// The recognizers that name this one in `require(toFail:)`.
  var requirers: [UIGestureRecognizer] { requiredBy.compactMap(\.recognizer) }

  /// Makes one recognizer wait for another for good; returns whether that is new (M08).
  static func require(_ waiter: UIGestureRecognizer, toFail blocker: UIGestureRecognizer) -> Bool {
    guard !waiter.relations.requirements.contains(where: { $0 === blocker }) else { return false }
    waiter.relations.required.removeAll { $0.recognizer == nil }
    waiter.relations.required.append(WeakRecognizer(recognizer: blocker))
    blocker.relations.requiredBy.removeAll { $0.recognizer == nil }
    blocker.relations.requiredBy.append(WeakRecognizer(recognizer: waiter))
    return true
  }

  /// Makes one live recognizer wait for another in this attempt; once is enough.
  static func link(_ waiter: UIGestureRecognizer, to blocker: UIGestureRecognizer) {
    for known in waiter.relations.blockers where known === blocker { return }
    waiter.relations.blockers.append(blocker)
    blocker.relations.dependants.append(waiter)
  }

  /// The newest arrival that was asked about before, given that all up to a newer one are asked now
  /// (C088: once per attempt).
  mutating func takeUnasked(upTo newest: Int) -> Int {
    defer { askedUpTo = newest }
    return askedUpTo
  }

  /// Forgets one that takes part no more.
  mutating func forget(_ other: UIGestureRecognizer) {
    blockers.removeAll { $0 === other }
    dependants.removeAll { $0 === other }
  }

  /// Forgets the attempt; static requirements stay.
  mutating func reset() {
    askedUpTo = 0
    if !blockers.isEmpty { blockers.removeAll(keepingCapacity: true) }
    if !dependants.isEmpty { dependants.removeAll(keepingCapacity: true) }
  }
}
