import Foundation

/// The axes along which a claim wants drags.
package enum DragAxes: Sendable {
  case none, horizontal, vertical, all

  /// The axis along which a touch has moved farther; the vertical one if they are equal, as a
  /// scroll view decides it (C151).
  package init(of translation: CGPoint) {
    self = abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
  }

  /// The axes that are not among them.
  package var others: DragAxes {
    switch self {
    case .none: .all
    case .horizontal: .vertical
    case .vertical: .horizontal
    case .all: .none
    }
  }

  /// Whether an axis is among them.
  package func contains(_ axis: DragAxes) -> Bool { self == axis || self == .all }
}
