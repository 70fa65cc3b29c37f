#if HEADLESS
// Types that need the Objective-C runtime on Apple's platforms and do not exist elsewhere.
#if !canImport(ObjectiveC)

/// The name of a message. Without the Objective-C runtime only nil can be passed.
public struct Selector: Sendable, Hashable {
  private init() {}
}

/// A provider of the data of a drag item, as in Apple's Foundation.
///
/// The engine neither loads nor transfers data; a provider only lists its types.
open class NSItemProvider: NSObject {
  /// The identifiers of the types that the provider offers, the best first.
  open private(set) var registeredTypeIdentifiers: [String] = []
  /// A suggested name for the data.
  open var suggestedName: String?

  /// Creates a provider that offers nothing.
  public override init() { super.init() }

  /// Creates a provider that offers an item of a type.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    if let typeIdentifier { registeredTypeIdentifiers.append(typeIdentifier) }
  }
}
#endif

/// A target, which is kept weakly, and the message that it receives.
///
/// Without the Objective-C runtime there are no selectors, so that no such value can be made.
@MainActor
struct TargetAction {
  weak var target: AnyObject?
  let action: Selector

  /// Sends the message with a sender. A target without such a method receives nothing.
  func send(from sender: AnyObject) {
    #if canImport(ObjectiveC)
    guard let target = target as? any NSObjectProtocol, target.responds(to: action) else { return }
    _ = target.perform(action, with: sender)
    #endif
  }
}
#endif
