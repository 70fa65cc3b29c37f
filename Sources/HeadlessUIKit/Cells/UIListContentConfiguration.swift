#if HEADLESS
/// The texts and the image of a row. All of it is stored only.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The look of a text; stored only.
  public struct TextProperties {
    /// The alignment of a text.
    public enum TextAlignment: Int, Sendable {
      /// UIKit's values, which the engine does not distinguish.
      case natural, center, justified
    }

    /// The letters of a text.
    public enum TextTransform: Int, Sendable {
      /// UIKit's values, which the engine does not distinguish.
      case none, uppercase, lowercase, capitalized
    }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The alignment.
    public var alignment = TextAlignment.natural
    /// The letters.
    public var transform = TextTransform.none
    /// How a line that does not fit is broken.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The number of lines, or 0 for as many as needed.
    public var numberOfLines = 0
    /// Whether the font shrinks until the text fits.
    public var adjustsFontSizeToFitWidth = false
    /// Whether the font follows the user's text size.
    public var adjustsFontForContentSizeCategory = true
    /// The smallest factor by which the font shrinks.
    public var minimumScaleFactor: CGFloat = 0
  }

  /// The look of an image; stored only.
  public struct ImageProperties {
    /// The configuration of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of a template.
    public var tintColor: UIColor?
    /// The radius of the corners, in pt.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in pt; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The size of the space for the image, in pt.
    public var reservedLayoutSize = CGSize.zero
  }

  /// The image.
  public var image: UIImage?
  /// The look of the image.
  public var imageProperties = ImageProperties()
  /// The first text.
  public var text: String?
  /// The first text with attributes.
  public var attributedText: NSAttributedString?
  /// The look of the first text.
  public var textProperties = TextProperties(
    font: .preferredFont(forTextStyle: .body), color: .label)
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The look of the second text.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .footnote), color: .label)
  /// Whether the texts lie side by side if they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the image and the texts, in pt.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between texts side by side, in pt.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between texts below each other, in pt.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The distances between the edges and the content, in pt.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 16, bottom: 8, trailing: 16)

  private init() {}

  /// The configuration of a row.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The configuration of a row with two texts.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The configuration of a row with a value.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The configuration of a row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The configuration of a row of a sidebar with two texts.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// The configuration of a header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The configuration of a header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The configuration of a footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The configuration of a header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The configuration of a footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The configuration of a header of a list.
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The configuration of a footer of a list.
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns a view that keeps the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration itself: nothing is drawn.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// The view of the content of a row. Nothing is drawn.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  /// What the view shows.
  open var configuration: any UIContentConfiguration

  /// Creates a view.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  /// Returns nil; the engine reads no archives.
  public required init?(coder: NSCoder) { nil }
}

/// The background of a cell. All of it is stored only.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The color.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in pt.
  public var cornerRadius: CGFloat = 0
  /// The distances from the edges, in pt.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The color of the border.
  public var strokeColor: UIColor?
  /// The width of the border, in pt.
  public var strokeWidth: CGFloat = 0
  /// A view of the app; not added to the cell.
  public var customView: UIView?
  /// The image.
  public var image: UIImage?

  private init(_ backgroundColor: UIColor?) { self.backgroundColor = backgroundColor }

  /// No background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
  /// The background of a plain row.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground)
  }
  /// The background of a grouped row.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground)
  }
  /// The background of a row of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(nil)
  }
  /// The background of a row of a list.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
  /// Returns the configuration itself: nothing is drawn.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}
#endif
