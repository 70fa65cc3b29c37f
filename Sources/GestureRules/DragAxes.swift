import Foundation

/// The axes along which a claim wants drags.
package struct DragAxes: OptionSet, Sendable, Hashable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let horizontal = DragAxes(rawValue: 1)
  package static let vertical = DragAxes(rawValue: 2)
  package static let all: DragAxes = [.horizontal, .vertical]

  /// The axis along which a touch has moved farther; the vertical one if they are equal, as a
  /// scroll view decides it (C151).
  package init(of translation: CGPoint) {
    self = abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
  }
}
