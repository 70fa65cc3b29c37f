import Foundation

/// A thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Provides what the thing is made of.
  public let itemProvider: NSItemProvider
  /// What the app itself knows the thing by.
  open var localObject: Any?

  /// Makes an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
