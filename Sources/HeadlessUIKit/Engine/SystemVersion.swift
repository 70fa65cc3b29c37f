/// The release of iOS whose behaviour the engine stands for.
public enum SystemVersion: Int, Sendable, Hashable, CaseIterable {
  /// iOS 16: the edge pop only.
  case iOS16 = 16
  /// iOS 18: guaranteed appearance calls around cancelled pops (C226).
  case iOS18 = 18
  /// iOS 26: the content pop (C191) and interruptible transitions.
  case iOS26 = 26

  /// Whether navigation controllers have a content pop (C191).
  public var hasContentPop: Bool { self >= .iOS26 }
}

extension SystemVersion: Comparable {
  /// Compares by release.
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension SystemVersion: CustomStringConvertible {
  /// The release as it is written, such as "iOS 26".
  public var description: String { "iOS \(rawValue)" }
}
