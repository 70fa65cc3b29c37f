import Foundation

/// What a drag and a drop have in common.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where the finger is, in a view's coordinates; in pt.
  func location(in view: UIView) -> CGPoint
}

/// A drag, from the lift on.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// What the app attaches to the drag.
  var localContext: Any? { get set }
}
