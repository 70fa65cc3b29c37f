#if HEADLESS
/// The alignment of a text. Nothing is drawn.
public enum NSTextAlignment: Int, Sendable {
  /// UIKit's values, which the engine does not distinguish.
  case left, center, right, justified, natural
}

/// How a line that does not fit is broken. Nothing is drawn.
public enum NSLineBreakMode: Int, Sendable {
  /// UIKit's values, which the engine does not distinguish.
  case
    byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle
}

/// How a text is underlined. Nothing is drawn.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// UIKit's values, which the engine does not distinguish.
  public static let single = Self(rawValue: 1),
    thick = Self(rawValue: 2),
    double = Self(rawValue: 9)
}

extension NSAttributedString.Key {
  /// UIKit's attributes, of which the engine draws none.
  public static let font = Self(rawValue: "NSFont"),
    foregroundColor = Self(rawValue: "NSColor"),
    backgroundColor = Self(rawValue: "NSBackgroundColor"),
    paragraphStyle = Self(rawValue: "NSParagraphStyle"),
    kern = Self(rawValue: "NSKern"),
    underlineStyle = Self(rawValue: "NSUnderline"),
    underlineColor = Self(rawValue: "NSUnderlineColor"),
    strikethroughStyle = Self(rawValue: "NSStrikethrough"),
    baselineOffset = Self(rawValue: "NSBaselineOffset"),
    link = Self(rawValue: "NSLink")
}

/// The style of a paragraph. Nothing is drawn.
open class NSParagraphStyle: NSObject, NSCopying, @unchecked Sendable {
  fileprivate var values = ParagraphValues()

  /// Creates the default style.
  public override init() { super.init() }
  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }
  /// The alignment of the text.
  open var alignment: NSTextAlignment { values.alignment }
  /// How a line that does not fit is broken.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The distance between lines, in pt.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// Returns the style itself, or a copy of a mutable one.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }
}

/// A style of a paragraph that can be changed. Nothing is drawn.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The alignment of the text.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// How a line that does not fit is broken.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The distance between lines, in pt.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The distance after the paragraph, in pt.
  open var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The factor by which lines are higher than those of the font.
  open var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
}

private struct ParagraphValues {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
}
#endif
