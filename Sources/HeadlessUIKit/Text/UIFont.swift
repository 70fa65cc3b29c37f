#if HEADLESS
/// A font. The engine draws no text: a font has a name and a size, and no glyphs.
///
/// The values are those of the default text size. The engine models no other text sizes.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// The purpose of a text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The raw value of the style.
    public let rawValue: String
    /// Creates a style from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// UIKit's values.
    public static let largeTitle = Self(rawValue: "largeTitle"),
      title1 = Self(rawValue: "title1"),
      title2 = Self(rawValue: "title2"),
      title3 = Self(rawValue: "title3"),
      headline = Self(rawValue: "headline"),
      subheadline = Self(rawValue: "subheadline"),
      body = Self(rawValue: "body"),
      callout = Self(rawValue: "callout"),
      footnote = Self(rawValue: "footnote"),
      caption1 = Self(rawValue: "caption1"),
      caption2 = Self(rawValue: "caption2")
  }

  /// The thickness of the strokes.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The raw value of the weight.
    public let rawValue: CGFloat
    /// Creates a weight from its raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// UIKit's values.
    public static let ultraLight = Self(rawValue: -0.8),
      thin = Self(rawValue: -0.6),
      light = Self(rawValue: -0.4),
      regular = Self(rawValue: 0),
      medium = Self(rawValue: 0.23),
      semibold = Self(rawValue: 0.3),
      bold = Self(rawValue: 0.4),
      heavy = Self(rawValue: 0.56),
      black = Self(rawValue: 0.62)
  }

  /// The name of the font.
  public let fontName: String
  /// The size, in pt.
  public let pointSize: CGFloat

  /// Creates a font with a name; the engine takes every name.
  public init?(name fontName: String, size fontSize: CGFloat) {
    self.fontName = fontName
    pointSize = fontSize
  }

  /// Creates a font of a descriptor; a size of 0 stands for that of the descriptor.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    fontName = descriptor.postscriptName
    self.pointSize = pointSize > 0 ? pointSize : descriptor.pointSize
  }

  /// The name of the family; here that of the font.
  open var familyName: String { fontName }
  /// The height of a line, in pt; here the size of the font.
  open var lineHeight: CGFloat { pointSize }
  /// The height of the letters above the line, in pt; here the size of the font.
  open var ascender: CGFloat { pointSize }
  /// The depth of the letters below the line, in pt; here 0.
  open var descender: CGFloat { 0 }
  /// The height of a capital letter, in pt; here the size of the font.
  open var capHeight: CGFloat { pointSize }
  /// The description of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name: fontName, size: pointSize) }

  /// Returns the font in another size, in pt.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: fontDescriptor, size: fontSize)
  }

  /// Returns the font itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the other object is a font of the same name and size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.fontName == fontName && other.pointSize == pointSize
  }

  open override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
}
#endif
