#if HEADLESS
import Foundation

/// The alignment of a text. Nothing is drawn.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// At both sides, except for the last line.
  case justified = 3
  /// At the side where the language of the text begins.
  case natural = 4
}

/// How a line that does not fit is broken. Nothing is drawn.
public enum NSLineBreakMode: Int, Sendable {
  /// Before the first word that does not fit.
  case byWordWrapping = 0
  /// Before the first character that does not fit.
  case byCharWrapping = 1
  /// Not at all; what does not fit is cut off.
  case byClipping = 2
  /// Not at all; an ellipsis replaces the beginning.
  case byTruncatingHead = 3
  /// Not at all; an ellipsis replaces the end.
  case byTruncatingTail = 4
  /// Not at all; an ellipsis replaces the middle.
  case byTruncatingMiddle = 5
}

/// How a text is underlined. Nothing is drawn.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

extension NSAttributedString.Key {
  /// The font, a ``UIFont``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The color of the text, a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind the text, a ``UIColor``.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The style of the paragraph, an ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The distance added between letters, in pt.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The color of the underline, a ``UIColor``.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an ``NSUnderlineStyle``, for a line through the text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The distance above the line, in pt.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The target of a link.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
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
