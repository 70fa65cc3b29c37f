#if HEADLESS
/// The direction of the layout in traits.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// Whether force touches are recognized.
public enum UIForceTouchCapability: Int, Sendable {
  /// UIKit's values, which the engine does not distinguish.
  case unknown, unavailable, available
}

/// The size of text that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// The raw value of the size; in the engine its name, since UIKit's are not documented.
  public let rawValue: String
  /// Creates a size from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// UIKit's values.
  public static let unspecified = Self(rawValue: "unspecified"),
    extraSmall = Self(rawValue: "extraSmall"),
    small = Self(rawValue: "small"),
    medium = Self(rawValue: "medium"),
    large = Self(rawValue: "large"),
    extraLarge = Self(rawValue: "extraLarge"),
    extraExtraLarge = Self(rawValue: "extraExtraLarge"),
    extraExtraExtraLarge = Self(rawValue: "extraExtraExtraLarge"),
    accessibilityMedium = Self(rawValue: "accessibilityMedium"),
    accessibilityLarge = Self(rawValue: "accessibilityLarge"),
    accessibilityExtraLarge = Self(rawValue: "accessibilityExtraLarge"),
    accessibilityExtraExtraLarge = Self(rawValue: "accessibilityExtraExtraLarge"),
    accessibilityExtraExtraExtraLarge = Self(rawValue: "accessibilityExtraExtraExtraLarge")

  private static let order: [UIContentSizeCategory] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether the size is one for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Returns whether text is smaller in the first size.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    let places = [left, right].map { order.firstIndex(of: $0) ?? 0 }
    return places[0] < places[1]
  }
}
#endif
