#if HEADLESS
/// Why a touch cannot reach what a test names, or what happened instead of what it expects.
public struct StageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, such as "UIButton is hidden.", or the diagrams of ``Stage/expect(_:)``.
  public let description: String

  package init(_ description: String) { self.description = description }
}
#endif
