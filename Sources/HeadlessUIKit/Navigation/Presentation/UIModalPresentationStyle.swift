/// How a presented controller covers the others.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As UIKit sees fit: a page sheet.
  case automatic = -2
  /// Not at all: pushes and pops.
  case none = -1
  /// It fills the screen, and what it covers goes.
  case fullScreen = 0
  /// A sheet; what it covers stays.
  case pageSheet = 1
  /// A sheet; what it covers stays.
  case formSheet = 2
  /// In the engine the same as ``fullScreen``.
  case currentContext = 3
  /// As the transitioning delegate's presentation controller says.
  case custom = 4
  /// It fills the screen, and what it covers stays.
  case overFullScreen = 5
  /// In the engine the same as ``overFullScreen``.
  case overCurrentContext = 6
  /// In the engine, whose screens are small, a sheet.
  case popover = 7

  /// Whether this is a sheet.
  var isSheet: Bool {
    self == .automatic || self == .pageSheet || self == .formSheet || self == .popover
  }
}
