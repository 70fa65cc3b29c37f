import Foundation

/// Watches a pointer or pencil that hovers over its view.
///
/// On a touch-only device nothing hovers, so it never enters an interaction (C131).
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override func takes(_ type: UITouch.TouchType) -> Bool { false }
}
