#if HEADLESS
/// The items that a navigation bar shows for a view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @MainActor NSCoding {
  /// The title, also shown by the back button of the next view controller.
  open var title: String?
  /// The title of the next view controller's back button, in place of ``title``.
  open var backButtonTitle: String?
  /// The back button of the next view controller.
  open var backBarButtonItem: UIBarButtonItem?
  /// The action that the back button performs instead of popping (C237).
  ///
  /// Setting it shows a back button even if there is no item to return to.
  open var backAction: UIAction? { didSet { bar?.showCustomViews() } }
  /// Whether the left items are shown in addition to the back button.
  open var leftItemsSupplementBackButton = false { didSet { bar?.showCustomViews() } }
  /// The items at the leading end, in order from that end; they replace the back button (C200).
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.showCustomViews() } }
  /// The items at the trailing end, in order from that end.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.showCustomViews() } }
  /// The appearance while the item is shown; nil for the bar's own. Nothing is drawn.
  open var standardAppearance: UINavigationBarAppearance?
  /// The appearance while the item is shown and content is at rest below the bar.
  ///
  /// Nil for the bar's own appearance. Nothing is drawn.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// A view in the middle of the bar, in place of the title, which keeps its size.
  ///
  /// The view receives touches. If its width or height is zero, it is that of the bar's middle.
  open var titleView: UIView? { didSet { bar?.showCustomViews() } }
  /// The bar that shows the item.
  weak var bar: UINavigationBar?
  private var isBackButtonHidden = false
  /// When a large title shows; stored only.
  public var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  /// What the next view controller's back button shows; stored only.
  public var backButtonDisplayMode: BackButtonDisplayMode = .default
  /// A line of text above the title; stored only.
  public var prompt: String?
  /// The search controller whose bar shows; stored only.
  public var searchController: UISearchController?
  /// Whether the search bar hides while content scrolls; stored only.
  public var hidesSearchBarWhenScrolling = true
  /// Where the search bar lies; stored only.
  public var preferredSearchBarPlacement: SearchBarPlacement = .automatic
  /// The appearance of the bar at a low height; stored only.
  public var compactAppearance: UINavigationBarAppearance?
  /// The arrangement of the items; stored only.
  public var style: ItemStyle = .navigator
  /// The appearance at a low height with content at rest below the bar; stored only.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Returns the menu of the title, which the engine does not show; stored only.
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates an item with a title.
  public init(title: String) { self.title = title }

  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }
  /// Does nothing; HeadlessUIKit does not support archiving.
  open func encode(with coder: NSCoder) {}

  /// Whether the back button is hidden, which also disables the interactive pop (C200).
  open var hidesBackButton: Bool {
    get { isBackButtonHidden }
    set { setHidesBackButton(newValue, animated: false) }
  }

  /// Shows or hides the back button, without animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    isBackButtonHidden = hidesBackButton
    bar?.showCustomViews()
  }

  /// The first item at the leading end.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the trailing end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the item at the leading end, without animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the item at the trailing end, without animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Whether the left items replace the back button.
  var replacesBackButton: Bool {
    !leftItemsSupplementBackButton && leftBarButtonItems?.isEmpty == false
  }
}
#endif
