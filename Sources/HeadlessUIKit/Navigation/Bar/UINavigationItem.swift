import Foundation

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// What the bar says, and the next controller's back button.
  open var title: String?
  /// What the next controller's back button says instead of the title.
  open var backButtonTitle: String?
  /// What the next controller's back button looks like.
  open var backBarButtonItem: UIBarButtonItem?
  /// Replaces what the back button does; makes one where there is nothing to go back to (C237).
  open var backAction: UIAction? { didSet { bar?.showCustomViews() } }
  /// Whether the back button stays beside one's own items on the left.
  open var leftItemsSupplementBackButton = false { didSet { bar?.showCustomViews() } }
  /// The items on the left, from the left; they replace the back button (C200).
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.showCustomViews() } }
  /// The items on the right, from the right.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.showCustomViews() } }
  /// How the bar looks while the item shows; nil for the bar's own look. Nothing is drawn.
  open var standardAppearance: UINavigationBarAppearance?
  /// How the bar looks while the item shows and content rests below it; nil for the bar's own look.
  /// Nothing is drawn.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The bar that shows the item.
  weak var bar: UINavigationBar?
  private var isBackHidden = false

  /// Makes an item.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Whether there is no back button; then neither does a swipe go back (C200).
  open var hidesBackButton: Bool {
    get { isBackHidden }
    set { setHidesBackButton(newValue, animated: false) }
  }

  /// Shows or hides the back button, at once.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    isBackHidden = hidesBackButton
    bar?.showCustomViews()
  }

  /// The first item on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the item on the left, at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the item on the right, at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Whether items of one's own stand where the back button would.
  var replacesBackButton: Bool {
    !leftItemsSupplementBackButton && leftBarButtonItems?.isEmpty == false
  }
}
