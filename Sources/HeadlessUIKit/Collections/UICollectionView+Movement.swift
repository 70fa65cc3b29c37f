#if HEADLESS
import Foundation

extension UICollectionView {
  /// The movement of an item in progress.
  struct Movement {
    let start: IndexPath
    var target: IndexPath
  }

  /// Begins to move an item, if the data source allows it; returns whether it does.
  ///
  /// The app's recognizer moves the item. Items change places when the movement ends, and not while
  /// it lasts as in UIKit.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movement == nil, indexPath.item < numberOfItems(inSection: indexPath.section),
      dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
    else { return false }
    movement = Movement(start: indexPath, target: indexPath)
    return true
  }

  /// Moves the item to a position in the collection view's coordinates, in pt.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let path = indexPathForItem(at: targetPosition) else { return }
    movement?.target = path
  }

  /// Ends the movement: calls the data source and moves the cell to its new place.
  public func endInteractiveMovement() {
    guard let done = movement else { return }
    movement = nil
    guard done.start != done.target else { return }
    dataSource?.collectionView(self, moveItemAt: done.start, to: done.target)
    moveItem(at: done.start, to: done.target)
  }

  /// Ends the movement without a change.
  public func cancelInteractiveMovement() { movement = nil }

  private var movement: Movement? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }
}

extension UICollectionView {
  /// Whether items can have the focus; stored only, since the engine has none.
  public var allowsFocus: Bool {
    get { stored[default: false] }
    set { stored[default: false] = newValue }
  }

  /// Whether the focus selects items; stored only.
  public var selectionFollowsFocus: Bool {
    get { stored[default: false] }
    set { stored[default: false] = newValue }
  }

  /// Whether items can be dragged; stored only, since the engine drags none.
  public var dragInteractionEnabled: Bool {
    get { stored[default: true] }
    set { stored[default: true] = newValue }
  }

  /// When items are measured again. The engine measures none.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Cells are not measured again by themselves.
    case disabled = 0
    /// A cell is measured again when it invalidates the size of its content.
    case enabled = 1
    /// A cell is also measured again when the constraints of its content change.
    case enabledIncludingConstraints = 2
  }

  /// Whether items are measured again when they change; stored only.
  public var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation {
    get { stored[default: .enabled] }
    set { stored[default: .enabled] = newValue }
  }
}
#endif
