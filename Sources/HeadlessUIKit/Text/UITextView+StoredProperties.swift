#if HEADLESS
import Foundation

/// What a text view recognizes in its text. The engine recognizes nothing.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// The properties of a text view that affect drawing only. All of them are stored only.
extension UITextView {
  /// The font; stored only, since all characters have one size.
  public var font: UIFont? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// The color of the text; stored only.
  public var textColor: UIColor? {
    get { stored[default: .label] }
    set { stored[default: .label] = newValue }
  }

  /// The alignment of the text; stored only.
  public var textAlignment: NSTextAlignment {
    get { stored[default: .natural] }
    set { stored[default: .natural] = newValue }
  }

  /// What is recognized in the text; stored only.
  public var dataDetectorTypes: UIDataDetectorTypes {
    get { stored[default: []] }
    set { stored[default: []] = newValue }
  }

  /// The attributes of links; stored only.
  public var linkTextAttributes: [NSAttributedString.Key: Any] {
    get { stored[default: [:]] }
    set { stored[default: [:]] = newValue }
  }

  /// The attributes of what is typed next; stored only.
  public var typingAttributes: [NSAttributedString.Key: Any] {
    get { stored[default: [:]] }
    set { stored[default: [:]] = newValue }
  }

  /// Whether the font follows the user's text size; stored only.
  public var adjustsFontForContentSizeCategory: Bool {
    get { stored[default: false] }
    set { stored[default: false] = newValue }
  }

  /// Whether attributes can be typed; stored only.
  public var allowsEditingTextAttributes: Bool {
    get { stored[default: false] }
    set { stored[default: false] = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with attributes, which are not kept.
  public var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text) }
    set { text = newValue?.string ?? "" }
  }

  /// Whether there is text.
  public var hasText: Bool { !text.isEmpty }

  /// Scrolls a range of the text into view. Has no effect: the engine measures no ranges.
  public func scrollRangeToVisible(_ range: NSRange) {}
}

/// The area of a text. The engine breaks lines by the width of the view; stored only.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The distance beside the lines, in pt; stored only.
  open var lineFragmentPadding: CGFloat = 5
  /// The number of lines, or 0 for as many as needed; stored only.
  open var maximumNumberOfLines = 0
  /// How the last line that does not fit is broken; stored only.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The paths around which text flows; stored only.
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether the width follows that of the view; stored only.
  open var widthTracksTextView = true
  /// Whether the height follows that of the view; stored only.
  open var heightTracksTextView = false
}

extension UITextView {
  /// The area of the text, made on first access; stored only.
  public var textContainer: NSTextContainer {
    if let made: NSTextContainer = stored[default: nil] { return made }
    let made = NSTextContainer()
    stored[default: nil] = made as NSTextContainer?
    return made
  }
}
#endif
