#if HEADLESS
import Foundation

/// The properties that drag and drop sessions share.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items of the session.
  var items: [UIDragItem] { get }
  /// Returns the location of the touch in a view's coordinates, in pt.
  func location(in view: UIView) -> CGPoint
}

/// A drag in progress, from the lift to its end.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A value that the app associates with the drag.
  var localContext: Any? { get set }
}

/// An item carried by a drag.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The provider of the item's data.
  public let itemProvider: NSItemProvider
  /// An object that represents the item within the app.
  open var localObject: Any?

  /// Creates an item with the provider of its data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The outcome of a drag.
public enum UIDropOperation: UInt, Sendable {
  /// The drag was cancelled; no destination accepted it.
  case cancel = 0
  /// The destination forbids the drop; never reported by the engine.
  case forbidden = 1
  /// The items are copied; never reported by the engine.
  case copy = 2
  /// The items are moved; never reported by the engine.
  case move = 3
}
#endif
