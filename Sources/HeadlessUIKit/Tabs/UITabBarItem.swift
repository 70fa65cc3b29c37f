#if HEADLESS
/// An item of a tab bar. Everything but `isEnabled` and the title is stored without effect.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The items of the system, whose titles and images are not modelled.
  public enum SystemItem: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case
      more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads,
      mostRecent, mostViewed
  }

  /// The image while the item is selected.
  open var selectedImage: UIImage?
  /// The text of the badge, or nil for no badge.
  open var badgeValue: String?
  /// The color of the badge, or nil for red.
  open var badgeColor: UIColor?
  /// The distance by which the title is displaced, in pt.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance while the item's view controller is selected; nil for the bar's own.
  open var standardAppearance: UITabBarAppearance?
  /// The appearance while content is at rest above the bar; nil for the bar's own.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Creates an item without a title.
  public override init() { super.init() }
  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }

  /// Creates an item with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates an item with a title and the images of both states.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Creates an item of the system. It has neither title nor image here.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init()
    self.tag = tag
  }
}

/// The appearance of a tab bar; stored for the app, since nothing is drawn.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with the title below the image; stored only.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items with the title beside the image; stored only.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items in a low bar; stored only.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The color behind the selected item; stored only.
  open var selectionIndicatorTintColor: UIColor?

  /// Returns an appearance with the same colors.
  open override func copy(with _: NSZone? = nil) -> Any { UITabBarAppearance(barAppearance: self) }
}

/// The appearance of a tab; stored only.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The appearance in one state; stored only.
  @preconcurrency @MainActor
  open class StateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The displacement of the title, in pt.
    open var titlePositionAdjustment = UIOffset.zero
    /// The color of the image.
    open var iconColor: UIColor?
    /// The color of the badge.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the badge's text.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// The appearance of an item that is not selected.
  open private(set) var normal = StateAppearance()
  /// The appearance of the selected item.
  open private(set) var selected = StateAppearance()
  /// The appearance of a disabled item.
  open private(set) var disabled = StateAppearance()
  /// The appearance of an item with the focus.
  open private(set) var focused = StateAppearance()

  /// Creates an appearance.
  public override init() { super.init() }
}
#endif
