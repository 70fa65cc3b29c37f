/// The reading direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// How a view is mirrored in a right-to-left interface.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the interface is.
  case unspecified = 0
  /// Never: playback controls.
  case playback = 1
  /// Never: directions in space.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}
