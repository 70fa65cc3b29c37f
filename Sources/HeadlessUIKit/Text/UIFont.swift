#if HEADLESS
import Foundation

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
    /// A title of the largest size.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A title of the first level.
    public static let title1 = TextStyle(rawValue: "title1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "title2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "title3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "headline")
    /// A heading of the second level.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// The text itself.
    public static let body = TextStyle(rawValue: "body")
    /// A callout.
    public static let callout = TextStyle(rawValue: "callout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// A smaller caption.
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// The thickness of the strokes.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The raw value of the weight.
    public let rawValue: CGFloat
    /// Creates a weight from its raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The thinnest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// Medium.
    public static let medium = Weight(rawValue: 0.23)
    /// Semibold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy.
    public static let heavy = Weight(rawValue: 0.56)
    /// The thickest weight.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The name of the font.
  public let fontName: String
  /// The size, in pt.
  public let pointSize: CGFloat

  /// Creates a font with a name; the engine takes every name.
  public init?(name fontName: String, size fontSize: CGFloat) {
    self.fontName = fontName
    pointSize = fontSize
    super.init()
  }

  /// Creates a font of a descriptor; a size of 0 stands for that of the descriptor.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    fontName = descriptor.postscriptName
    self.pointSize = pointSize > 0 ? pointSize : descriptor.pointSize
    super.init()
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
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(name: fontName, size: pointSize)
  }

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
