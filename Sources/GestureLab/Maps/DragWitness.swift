import Foundation
import GestureArbitration
import HeadlessUIKit

/// Sees which recognizers begin and what the arbiter decides, and nothing else: a drag of a map has no
/// time for more.
@MainActor
final class DragWitness: HeadlessObserver {
  /// The recognizers that began or recognized, in order, each once.
  private(set) var winners: [UIGestureRecognizer] = []
  /// The first of them that pops or pushes, and what it does.
  private(set) var passage: (owner: Owner, recognizer: UIGestureRecognizer)?
  /// What the arbiter decided, in order.
  private(set) var decisions: [Decision] = []
  private let operation: @MainActor (UIGestureRecognizer) -> Owner?

  /// Makes a witness that is told which recognizers pop or push.
  init(operation: @escaping @MainActor (UIGestureRecognizer) -> Owner?) {
    self.operation = operation
  }

  /// Forgets one drag before the next.
  func forget() {
    winners.removeAll(keepingCapacity: true)
    decisions.removeAll(keepingCapacity: true)
    passage = nil
  }

  func decided(_ decision: Decision) { decisions.append(decision) }

  func engine(_ engine: HeadlessEngine, received touch: UITouch) {}

  func engine(
    _ engine: HeadlessEngine, recognizer: UIGestureRecognizer,
    entered state: UIGestureRecognizer.State, because cause: StateCause
  ) {
    guard state == .began || state == .ended, !winners.contains(where: { $0 === recognizer })
    else { return }
    winners.append(recognizer)
    if passage == nil, let owner = operation(recognizer) { passage = (owner, recognizer) }
  }

  func engine(
    _ engine: HeadlessEngine, recognizer: UIGestureRecognizer,
    waitsFor others: [UIGestureRecognizer]
  ) {}
}
