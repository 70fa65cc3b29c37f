#if HEADLESS
/// A release of iOS whose behavior the engine reproduces.
public enum SystemVersion: Int, Sendable, Hashable, CaseIterable {
  /// iOS 16, with the edge pop only.
  case v16 = 16
  /// iOS 18, which guarantees appearance calls around cancelled pops (C226).
  case v18 = 18
  /// iOS 26, with the content pop (C191) and interruptible transitions.
  case v26 = 26

  /// Whether navigation controllers have a content pop recognizer (C191).
  public var hasContentPop: Bool { self >= .v26 }
}

extension SystemVersion: Comparable {
  /// Compares by release.
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension SystemVersion: CustomStringConvertible {
  /// The name of the release, such as "iOS 26".
  public var description: String { "iOS \(rawValue)" }
}
#endif
