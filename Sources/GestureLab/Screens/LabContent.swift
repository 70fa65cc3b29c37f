#if HEADLESS
import GestureArbitration
import HeadlessUIKit

/// Content of a screen that may own a drag.
@MainActor
package struct LabContent {
  /// The name that owners and decisions carry.
  package let name: String
  /// The view.
  package let view: UIView
  /// What it is registered as once there is an arbiter; nil for content that the arbiter need not
  /// know.
  package let role: PopGestureRole?
  /// Whether the content got the drag, by the recognizers that have begun.
  let owns: @MainActor ([UIGestureRecognizer]) -> Bool
  /// Forgets what a drag has left in the content itself, once its finger is gone; recognizers and
  /// scroll views forget by themselves.
  private(set) var rewind: @MainActor () -> Void = {}

  /// Makes content that is dragged by the recognizers of a view: its own, or that of a view in it.
  package init(name: String, view: UIView, role: PopGestureRole?, dragged: UIView? = nil) {
    self.init(name: name, view: view, role: role) { winners in
      winners.contains { $0.view === (dragged ?? view) }
    }
  }

  /// Makes content that knows by itself whether it got the drag.
  init(
    name: String, view: UIView, role: PopGestureRole?,
    owns: @escaping @MainActor ([UIGestureRecognizer]) -> Bool
  ) {
    self.name = name
    self.view = view
    self.role = role
    self.owns = owns
  }

  /// The same content, with what it takes to forget a drag.
  func rewound(by rewind: @escaping @MainActor () -> Void) -> LabContent {
    var content = self
    content.rewind = rewind
    return content
  }
}
#endif
