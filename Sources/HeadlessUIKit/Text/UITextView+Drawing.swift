#if HEADLESS
/// What a text view recognizes in its text. The engine recognizes nothing.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// UIKit's values, which the engine does not distinguish.
  public static let phoneNumber = Self(rawValue: 1 << 0),
    link = Self(rawValue: 1 << 1),
    address = Self(rawValue: 1 << 2),
    calendarEvent = Self(rawValue: 1 << 3),
    all = Self(rawValue: .max)
}

extension UITextView {
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

#endif
