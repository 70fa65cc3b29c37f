#if HEADLESS
import Foundation

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
  /// Unknown, as for a view outside a window.
  case unknown = 0
  /// Force is not measured.
  case unavailable = 1
  /// Force is measured.
  case available = 2
}

/// The size of text that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// The raw value of the size; in the engine its name, since UIKit's are not documented.
  public let rawValue: String
  /// Creates a size from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Unspecified.
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "small")
  /// Medium.
  public static let medium = UIContentSizeCategory(rawValue: "medium")
  /// The default.
  public static let large = UIContentSizeCategory(rawValue: "large")
  /// Larger.
  public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
  /// Still larger.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
  /// The largest size but those for accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
  /// The smallest size for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
  /// A size for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
  /// A size for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraLarge")
  /// A size for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraLarge")
  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraExtraLarge")

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
