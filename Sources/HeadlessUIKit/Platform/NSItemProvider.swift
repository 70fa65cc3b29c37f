#if !canImport(ObjectiveC)
  import Foundation

  /// Provides what is dragged; what Foundation brings on Apple's systems.
  ///
  /// Nothing is loaded or transferred: it says only what it could provide.
  open class NSItemProvider: NSObject {
    /// The types that can be provided, the best first.
    open private(set) var registeredTypeIdentifiers: [String] = []
    /// A name for what is provided.
    open var suggestedName: String?

    /// Makes a provider of nothing.
    public override init() { super.init() }

    /// Makes a provider of an item of a type.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
      self.init()
      if let typeIdentifier { registeredTypeIdentifiers.append(typeIdentifier) }
    }
  }
#endif
