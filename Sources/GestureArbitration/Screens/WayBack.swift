/// How a screen is about to be left.
public enum WayBack: Sendable, Hashable, CaseIterable {
  /// A drag that came in over the leading edge.
  case edgeSwipe
  /// A drag that began in the content.
  case contentSwipe
  /// The back button of the bar.
  case backButton
  /// The app's own code, by `GestureArbiter.pop`.
  case code

  init(_ source: PopSource) {
    self = source == .edge ? .edgeSwipe : .contentSwipe
  }

  /// Whether a finger drags the screen away.
  public var isSwipe: Bool { self == .edgeSwipe || self == .contentSwipe }
}
