/// Whom a recognizer waits for, for good and in this attempt, and who waits for it.
@MainActor
final class FailureRelations {
  /// The live ones it waits for in this attempt, as resolved so far.
  let blockers = LooseRoster()
  /// The live ones that wait for it in this attempt: the same relations, seen from the other end.
  let dependants = LooseRoster()
  /// Weak and without duplicates (M08).
  private let required = LooseRoster()
  private let requiredBy = LooseRoster()

  /// Whether `require(toFail:)` was ever called with this recognizer on either side.
  var hasStaticRelations: Bool { !required.isEmpty || !requiredBy.isEmpty }

  /// The recognizers that `require(toFail:)` names.
  var requirements: [UIGestureRecognizer] { Array(required) }

  /// Makes one recognizer wait for another for good; returns whether that is new (M08).
  static func require(_ waiter: UIGestureRecognizer, toFail blocker: UIGestureRecognizer) -> Bool {
    let (ours, theirs) = (waiter.relations, blocker.relations)
    if ours.required.includes(blocker) { return false }
    (waiter.hasRelations, blocker.hasRelations) = (true, true)
    ours.required.removeGone()
    theirs.requiredBy.removeGone()
    ours.required.append(blocker)
    theirs.requiredBy.append(waiter)
    return true
  }

  /// Makes one live recognizer wait for another in this attempt; once is enough.
  static func link(_ waiter: UIGestureRecognizer, to blocker: UIGestureRecognizer) {
    Unmanaged.passUnretained(waiter.relations).visit { relations in
      if relations.blockers.includes(blocker) { return }
      waiter.hasRelations = true
      relations.blockers.append(blocker)
      blocker.hasRelations = true
      Unmanaged.passUnretained(blocker.relations).visit { $0.dependants.append(waiter) }
    }
  }

  /// Draws the static requirements of a recognizer that has joined a system, and those on it of the
  /// ones that had joined before; arrivals up to a number had.
  static func draw(for recognizer: UIGestureRecognizer, after oldest: Int, hadOthers: Bool) {
    let number = recognizer.systemNumber
    recognizer.relations.required.visit { blocker in
      if blocker.systemNumber == number { link(recognizer, to: blocker) }
    }
    guard hadOthers else { return }
    for waiter in recognizer.relations.requiredBy
    where waiter.systemNumber == number && waiter.arrival <= oldest {
      link(waiter, to: recognizer)
    }
  }

  /// Forgets one that takes part no more.
  func forget(_ other: UIGestureRecognizer) {
    blockers.remove(other)
    dependants.remove(other)
  }

  /// Forgets the attempt; static requirements stay.
  func reset() {
    blockers.removeAll()
    dependants.removeAll()
  }
}
