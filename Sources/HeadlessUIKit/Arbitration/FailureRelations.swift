/// Whom a recognizer waits for, for good and in this attempt, and who waits for it.
@MainActor
final class FailureRelations {
  /// The live ones it waits for in this attempt, as resolved so far.
  let blockers = Roster<UIGestureRecognizer>()
  /// The live ones that wait for it in this attempt: the same relations, seen from the other end.
  let dependants = Roster<UIGestureRecognizer>()
  /// The newest arrival that was asked about; arrivals are numbered from 1.
  private var askedUpTo = 0
  /// Weak and without duplicates (M08).
  private let required = Roster<WeakRecognizer>()
  private let requiredBy = Roster<WeakRecognizer>()

  /// Whether `require(toFail:)` was ever called with this recognizer on either side.
  var hasStaticRelations: Bool { !required.isEmpty || !requiredBy.isEmpty }

  /// The recognizers that `require(toFail:)` names.
  var requirements: [UIGestureRecognizer] { required.compactMap(\.recognizer) }

  /// Makes one recognizer wait for another for good; returns whether that is new (M08).
  static func require(_ waiter: UIGestureRecognizer, toFail blocker: UIGestureRecognizer) -> Bool {
    let (ours, theirs) = (waiter.relations, blocker.relations)
    for known in ours.required where known.recognizer === blocker { return false }
    ours.required.keep { $0.recognizer != nil }
    ours.required.append(blocker.weakReference)
    theirs.requiredBy.keep { $0.recognizer != nil }
    theirs.requiredBy.append(waiter.weakReference)
    return true
  }

  /// Makes one live recognizer wait for another in this attempt; once is enough.
  static func link(_ waiter: UIGestureRecognizer, to blocker: UIGestureRecognizer) {
    if waiter.relations.blockers.includes(blocker) { return }
    waiter.relations.blockers.append(blocker)
    blocker.relations.dependants.append(waiter)
  }

  /// Draws the static requirements of a recognizer that has joined a system, and those on it of the
  /// ones that had joined before; arrivals up to a number had.
  static func draw(for recognizer: UIGestureRecognizer, after oldest: Int, hadOthers: Bool) {
    let number = recognizer.systemNumber
    for reference in recognizer.relations.required {
      guard let blocker = reference.recognizer, blocker.systemNumber == number else { continue }
      link(recognizer, to: blocker)
    }
    guard hadOthers else { return }
    for reference in recognizer.relations.requiredBy {
      guard let waiter = reference.recognizer, waiter.systemNumber == number,
        waiter.arrival <= oldest
      else { continue }
      link(waiter, to: recognizer)
    }
  }

  /// The newest arrival that was asked about before, given that all up to a newer one are asked now
  /// (C088: once per attempt).
  func takeUnasked(upTo newest: Int) -> Int {
    let asked = askedUpTo
    askedUpTo = newest
    return asked
  }

  /// Forgets one that takes part no more.
  func forget(_ other: UIGestureRecognizer) {
    blockers.remove(other)
    dependants.remove(other)
  }

  /// Forgets the attempt; static requirements stay.
  func reset() {
    askedUpTo = 0
    blockers.removeAll()
    dependants.removeAll()
  }
}

/// A reference to a recognizer that does not keep it, and is emptied when it goes.
///
/// Not `weak`: an object that was ever referred to so is counted in a slower way for good, and
/// recognizers are counted at every event. Like everything of UIKit's, a recognizer has to be
/// released on the main thread.
final class WeakRecognizer: @unchecked Sendable {
  private unowned(unsafe) let target: UIGestureRecognizer
  private var isGone = false

  init(_ target: UIGestureRecognizer) { self.target = target }

  var recognizer: UIGestureRecognizer? { isGone ? nil : target }

  /// Called by the recognizer's own end.
  func empty() { isGone = true }
}
