/// How a screen is about to be left.
public enum WayBack: Sendable, Hashable, CaseIterable {
  /// A drag that came in over the leading edge.
  case edgeSwipe
  /// A drag that began in the content.
  case contentSwipe

  init(_ source: PopSource) {
    self = source == .edge ? .edgeSwipe : .contentSwipe
  }
}
