#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// An observer of the recognizers that begin and of the arbiter's decisions.
///
/// It records nothing else, as a map contains tens of thousands of drags.
@MainActor
final class DragWitness: HeadlessObserver {
  /// The recognizers that began or recognized, in order, each once.
  private(set) var winners: [UIGestureRecognizer] = []
  /// The first of them that pops or pushes, and its operation.
  private(set) var navigationGesture: (owner: DragOwner, recognizer: UIGestureRecognizer)?
  /// The view that the first touch of the drag hit.
  private(set) weak var hitView: UIView?
  /// The arbiter's decisions in order.
  private(set) var decisions: [PopDecision] = []
  private let operation: @MainActor (UIGestureRecognizer) -> DragOwner?

  /// Makes a witness; `operation` returns whether a recognizer pops or pushes.
  init(operation: @escaping @MainActor (UIGestureRecognizer) -> DragOwner?) {
    self.operation = operation
  }

  /// Resets the witness for the next drag.
  func reset() {
    winners.removeAll(keepingCapacity: true)
    decisions.removeAll(keepingCapacity: true)
    navigationGesture = nil
    hitView = nil
  }

  func decided(_ decision: PopDecision) { decisions.append(decision) }

  func engine(_ engine: HeadlessEngine, received touch: UITouch) {
    if hitView == nil, touch.phase == .began { hitView = touch.view }
  }

  func engine(
    _ engine: HeadlessEngine, recognizer: UIGestureRecognizer,
    entered state: UIGestureRecognizer.State, because cause: StateCause
  ) {
    guard state == .began || state == .ended, !winners.contains(where: { $0 === recognizer })
    else { return }
    winners.append(recognizer)
    if navigationGesture == nil, let owner = operation(recognizer) {
      navigationGesture = (owner, recognizer)
    }
  }

  func engine(
    _ engine: HeadlessEngine, recognizer: UIGestureRecognizer,
    waitsFor others: [UIGestureRecognizer]
  ) {}
}
#endif
