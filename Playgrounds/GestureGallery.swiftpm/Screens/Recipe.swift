import GestureArbitration

/// A screen as apps have it, what to try on it, and who owns the drags there.
///
/// The screen works with plain UIKit. Its ``RecipeScreen/use(_:)`` contains the lines by which the
/// arbiter decides about its gestures.
package struct Recipe: Sendable {
  /// What the lines achieve.
  package let title: String
  /// What to try, in one line.
  package let hint: String
  /// Who owns the drags that the hint suggests.
  package let drags: [Drag]
  /// Makes the screen, with plain UIKit.
  package let makeScreen: @MainActor @Sendable () -> any RecipeScreen

  /// A drag on the screen, and who owns it with plain UIKit and with the arbiter.
  package struct Drag: Sendable {
    /// The direction of a drag.
    package enum Direction: Sendable { case left, right, up, down }

    /// Where a drag starts.
    package enum Start: Sendable {
      /// On the leading edge in the upper half, where swipes over the bezel land.
      case edge
      /// Beside the edge, in the strip in which a carousel defers to a pop.
      case strip
      /// Elsewhere on the screen.
      case content
      /// In the content of the upper half.
      case upperHalf
      /// In the content of the lower half.
      case lowerHalf
    }

    /// Who owns a drag.
    package enum Owner: Hashable, Sendable {
      case pop, push, nothing
      /// Content, or a sheet around it.
      case content(String)
    }

    /// The direction.
    package let direction: Direction
    /// Where the drag starts.
    package let start: Start
    /// The owner with plain UIKit before iOS 26.
    package let plain: Owner
    /// The owner with plain UIKit on iOS 26, where content has a pop.
    package let plainOn26: Owner
    /// The owner with the arbiter, on every release.
    package let arbitrated: Owner

    init(
      _ direction: Direction, from start: Start = .content, plain: Owner,
      on26 plainOn26: Owner? = nil,
      arbitrated: Owner
    ) {
      self.direction = direction
      self.start = start
      self.plain = plain
      self.plainOn26 = plainOn26 ?? plain
      self.arbitrated = arbitrated
    }
  }
}
