#if !canImport(ObjectiveC)
  /// The name of a message, where there is no Objective-C runtime: none can be made, only nil given.
  public struct Selector: Sendable, Hashable {
    private init() {}
  }
#endif
