#if HEADLESS
/// Why a touch cannot reach what a test names, as one sentence.
public struct StageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence, such as "UIButton is hidden."
  public let description: String

  init(_ description: String) { self.description = description }
}
#endif
