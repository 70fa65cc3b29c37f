#if HEADLESS
extension UIButton {
  /// The look of a button. All of it is stored only.
  @preconcurrency @MainActor
  public struct Configuration {
    /// The size of a button.
    public enum Size: Int, Sendable {
      /// UIKit's values, which the engine does not distinguish.
      case mini, small, medium, large
    }

    /// The corners of a button.
    public enum CornerStyle: Int, Sendable {
      /// UIKit's values, which the engine does not distinguish.
      case fixed = -1
      /// UIKit's values, which the engine does not distinguish.
      case dynamic, small, medium, large, capsule
    }

    /// The alignment of the title.
    public enum TitleAlignment: Int, Sendable {
      /// UIKit's values, which the engine does not distinguish.
      case automatic, leading, center, trailing
    }

    /// The indicator of a button that has a menu.
    public enum Indicator: Int, Sendable {
      /// UIKit's values, which the engine does not distinguish.
      case automatic, none, popup
    }

    /// The title.
    public var title: String?
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// The text below the title.
    public var subtitle: String?
    /// The text below the title with attributes.
    public var attributedSubtitle: AttributedString?
    /// The image.
    public var image: UIImage?
    /// The edge of the title at which the image lies.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between image and title, in pt.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in pt.
    public var titlePadding: CGFloat = 1
    /// The alignment of the title.
    public var titleAlignment = TitleAlignment.automatic
    /// How a title that does not fit is broken.
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The distances around the content, in pt.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The color of the title.
    public var baseForegroundColor: UIColor?
    /// The color behind the title.
    public var baseBackgroundColor: UIColor?
    /// The background.
    public var background = UIBackgroundConfiguration.clear()
    /// The size.
    public var buttonSize = Size.medium
    /// The corners.
    public var cornerStyle = CornerStyle.dynamic
    /// Whether an indicator of activity shows.
    public var showsActivityIndicator = false
    /// How a menu is marked.
    public var indicator = Indicator.automatic
    /// The configuration of symbols.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Changes the attributes of the title. Never called by the engine.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    private init() {}

    /// A button without a background.
    public static func plain() -> UIButton.Configuration { Configuration() }
    /// A button with a gray background.
    public static func gray() -> UIButton.Configuration { Configuration() }
    /// A button with a background in a light tint.
    public static func tinted() -> UIButton.Configuration { Configuration() }
    /// A button with a background in the tint color.
    public static func filled() -> UIButton.Configuration { Configuration() }
    /// A button without a background and without insets.
    public static func borderless() -> UIButton.Configuration { Configuration() }
    /// A button with a background.
    public static func bordered() -> UIButton.Configuration { Configuration() }
    /// A button with a background in a light tint.
    public static func borderedTinted() -> UIButton.Configuration { Configuration() }
    /// A button with a background in the tint color.
    public static func borderedProminent() -> UIButton.Configuration { Configuration() }
    /// Returns the configuration itself: nothing is drawn.
    public func updated(for button: UIButton) -> UIButton.Configuration { self }
  }
}

/// Changes the attributes of a text. Never called by the engine.
public struct UIConfigurationTextAttributesTransformer {
  /// The closure that changes attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Creates a transformer.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
}
#endif
