#if HEADLESS
/// A view that displays text. The engine has no fonts, so text has no size.
///
/// Everything but the text is stored only.
@preconcurrency @MainActor
open class UILabel: UIView {
  private var ownText: String?
  private var ownAttributedText: NSAttributedString?
  private var ownFont: UIFont?
  private var ownTextColor: UIColor?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text; stored only. Setting nil restores the default.
  open var font: UIFont! {
    get { ownFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set { ownFont = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text; stored only. Setting nil restores the default.
  open var textColor: UIColor! {
    get { ownTextColor ?? .label }
    set { ownTextColor = newValue }
  }
  /// The alignment of the text; stored only.
  open var textAlignment = NSTextAlignment.natural
  /// The number of lines, or 0 for as many as needed; stored only.
  open var numberOfLines = 1
  /// How a line that does not fit is broken; stored only.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the font shrinks until the text fits; stored only.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest factor by which the font shrinks; stored only.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the user's text size; stored only.
  open var adjustsFontForContentSizeCategory = false
  /// Whether letters move closer before the text is truncated; stored only.
  open var allowsDefaultTighteningForTruncation = false
  /// The color of the text's shadow; stored only.
  open var shadowColor: UIColor?
  /// The offset of the text's shadow, in pt; stored only.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The color of highlighted text; stored only.
  open var highlightedTextColor: UIColor?
  /// Whether the text is highlighted; stored only.
  open var isHighlighted = false
  /// Whether the text looks enabled; stored only.
  open var isEnabled = true
  /// The width for which a text of several lines is measured, in pt; stored only.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// Creates a label with user interaction disabled (C013).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Returns nil; the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// The displayed text. Setting it removes the attributes.
  open var text: String? {
    get { ownText }
    set {
      ownText = newValue
      ownAttributedText = nil
    }
  }

  /// The displayed text with its attributes, which are stored only.
  open var attributedText: NSAttributedString? {
    get { ownAttributedText ?? ownText.map { NSAttributedString(string: $0) } }
    set {
      ownText = newValue?.string
      ownAttributedText = newValue
    }
  }

  /// Returns where the text is drawn. Never called by the engine, which returns the bounds.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines _: Int) -> CGRect { bounds }

  /// Draws the text. Never called: the engine draws nothing.
  open func drawText(in rect: CGRect) {}
}
#endif
