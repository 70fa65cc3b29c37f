#if HEADLESS
import GestureArbitration
import HeadlessUIKit

/// Content of a screen that may own a drag.
@MainActor
package struct LabContent {
  /// The name by which owners and decisions refer to the content.
  package let name: String
  /// The view.
  package let view: UIView
  /// The role with which it is registered with the arbiter; nil if it is not registered.
  package let role: PopGestureRole?
  /// Whether the content owns the drag, given the recognizers that have begun.
  let owns: @MainActor ([UIGestureRecognizer]) -> Bool
  /// Restores the content after a drag.
  ///
  /// Recognizers and scroll views are reset without it.
  private(set) var rewind: @MainActor () -> Void = {}

  /// Makes content that recognizers of its view, or of the given view in it, drag.
  package init(name: String, view: UIView, role: PopGestureRole?, dragged: UIView? = nil) {
    self.init(name: name, view: view, role: role) { winners in
      winners.contains { $0.view === (dragged ?? view) }
    }
  }

  /// Makes content that determines itself whether it owns the drag.
  init(
    name: String, view: UIView, role: PopGestureRole?,
    owns: @escaping @MainActor ([UIGestureRecognizer]) -> Bool
  ) {
    self.name = name
    self.view = view
    self.role = role
    self.owns = owns
  }

  /// Returns the content with a closure that restores it after a drag.
  func rewound(by rewind: @escaping @MainActor () -> Void) -> LabContent {
    var content = self
    content.rewind = rewind
    return content
  }
}
#endif
