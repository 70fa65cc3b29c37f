#if HEADLESS
extension UIFont {
  /// The size of labels, in pt.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, in pt.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text, in pt.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of text, in pt.
  public class var systemFontSize: CGFloat { 14 }

  /// Returns the font of the system in a size, in pt.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    named(".SystemFont", fontSize)
  }

  /// Returns the font of the system in a size, in pt, and a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    named(".SystemFont-\(weight.rawValue)", fontSize)
  }

  /// Returns the bold font of the system in a size, in pt.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the italic font of the system in a size, in pt.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    named(".SystemFont-Italic", fontSize)
  }

  /// Returns the font of the system with digits of equal width in a size, in pt.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont { named(".SystemFont-Digits-\(weight.rawValue)", fontSize) }

  /// Returns the font of the system with letters of equal width in a size, in pt.
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont { named(".SystemFontMono-\(weight.rawValue)", fontSize) }

  /// Returns the font of a style in the default text size.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    systemFont(
      ofSize: defaultSizes[style] ?? labelFontSize,
      weight: style == .headline ? .semibold : .regular)
  }

  /// Returns the font of a style in the default text size, whatever the traits are.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// The sizes of the styles in the default text size, in pt, as Apple's guidelines list them.
  private static let defaultSizes: [UIFont.TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17, .callout: 16,
    .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
  ]

  private class func named(_ name: String, _ size: CGFloat) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(name: name, size: size), size: size)
  }
}

/// The description of a font: a name, a size, and how it was changed.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The raw value of the design.
    public let rawValue: String
    /// Creates a design from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// UIKit's values.
    public static let `default` = Self(rawValue: "default"),
      rounded = Self(rawValue: "rounded"),
      serif = Self(rawValue: "serif"),
      monospaced = Self(rawValue: "monospaced")
  }

  /// Traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// UIKit's values.
    public static let traitItalic = Self(rawValue: 1 << 0),
      traitBold = Self(rawValue: 1 << 1),
      traitMonoSpace = Self(rawValue: 1 << 10)
  }

  /// The name of the font.
  public let postscriptName: String
  /// The size, in pt.
  public let pointSize: CGFloat

  /// Creates a description.
  public init(name fontName: String, size: CGFloat) {
    postscriptName = fontName
    pointSize = size
  }

  /// Returns the description of the font of a style.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// Returns the description with a design.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(name: "\(postscriptName)-\(design.rawValue)", size: pointSize)
  }

  /// Returns the description with traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(name: "\(postscriptName)-\(symbolicTraits.rawValue)", size: pointSize)
  }

  /// Returns the description with a size, in pt.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name: postscriptName, size: newPointSize)
  }
}

/// Scales fonts to the user's text size, which in the engine is always the default one.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The metrics of the body style.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }
  /// Returns the font itself.
  open func scaledFont(for font: UIFont) -> UIFont { font }
  /// Returns the font, not larger than a size, in pt.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  /// Returns the value itself.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
#endif
