#if HEADLESS
/// An item in a bar. Text attributes are not drawn.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @MainActor NSCoding {
  /// The title of the item.
  open var title: String?
  /// The image of the item; nothing is drawn.
  open var image: UIImage?
  /// Whether a tap performs the item's action.
  open var isEnabled = true
  /// An integer that identifies the item within the app.
  open var tag = 0

  /// The insets of the image, in pt; stored only.
  open var imageInsets = UIEdgeInsets.zero
  /// What VoiceOver says; stored only.
  open var accessibilityLabel: String?
  /// A name for tests of the interface; stored only.
  open var accessibilityIdentifier: String?

  /// Creates an item without a title.
  public override init() { super.init() }
  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }
  /// Does nothing; HeadlessUIKit does not support archiving.
  open func encode(with coder: NSCoder) {}

  /// Has no effect: the engine draws nothing.
  open func setTitleTextAttributes(_: [NSAttributedString.Key: Any]?, for _: UIControl.State) {}
}

/// A button in a bar.
///
/// A menu is not shown.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of a button; nothing is drawn.
  public enum Style: Int, Sendable {
    /// The default style.
    case plain = 0
    /// The style of a button that completes a task.
    case done = 2
  }

  /// The buttons of the system. Nothing is drawn; the spaces take part in the layout of a bar.
  public enum SystemItem: Int, Sendable {
    /// Ends a task and keeps its changes.
    case done = 0
    /// Ends a task and drops its changes.
    case cancel = 1
    /// Begins editing.
    case edit = 2
    /// Saves the changes.
    case save = 3
    /// A plus sign, for a new item.
    case add = 4
    /// Space that takes what the other items leave free.
    case flexibleSpace = 5
    /// Space of the width of the item.
    case fixedSpace = 6
    /// A square with a pencil, for a new message.
    case compose = 7
    /// An arrow to the left, for a reply.
    case reply = 8
    /// A square with an arrow upwards, for sharing.
    case action = 9
    /// A folder, for moving an item.
    case organize = 10
    /// An open book, for the bookmarks.
    case bookmarks = 11
    /// A magnifying glass, for a search.
    case search = 12
    /// An arrow in a circle, for loading again.
    case refresh = 13
    /// A cross, for stopping a task.
    case stop = 14
    /// A camera, for taking a picture.
    case camera = 15
    /// A trash can, for deleting an item.
    case trash = 16
    /// A triangle to the right, for starting playback.
    case play = 17
    /// Two vertical bars, for pausing playback.
    case pause = 18
    /// Two triangles to the left, for going back in playback.
    case rewind = 19
    /// Two triangles to the right, for going forward in playback.
    case fastForward = 20
    /// Reverses the last change.
    case undo = 21
    /// Repeats the change that was reversed last.
    case redo = 22
    /// A cross, for closing a view.
    case close = 24
  }

  /// The style of the item.
  open var style = Style.plain
  /// Whether the item is hidden from its bar.
  open var isHidden = false { didSet { bar?.showCustomViews() } }
  /// The object that receives the message of ``action``; kept weakly.
  open weak var target: AnyObject?
  /// The message that a tap sends to the target, if there is no primary action.
  open var action: Selector?
  /// The action that a tap performs.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      title = primaryAction.title
      if let icon = primaryAction.image { image = icon }
    }
  }
  /// The menu of the item, which the engine does not show.
  open var menu: UIMenu?
  /// Whether the item is selected; stored only.
  open var isSelected = false
  /// Whether the chosen action of the menu becomes the title; stored only.
  open var changesSelectionAsPrimaryAction = false
  /// The width, in pt, or 0 for the bar's choice. Only that of a fixed space has an effect.
  open var width: CGFloat = 0
  /// The tint color; stored only.
  open var tintColor: UIColor?
  /// The titles for which the button is wide enough; stored only.
  open var possibleTitles: Set<String>?
  /// A view that the bar shows instead of a button.
  ///
  /// The view handles its own touches, and the item's action is not performed. It keeps its size
  /// and is centered vertically in the bar. If its width or height is zero, the bar's height is
  /// used for it.
  open var customView: UIView? { didSet { bar?.showCustomViews() } }
  /// The bar that shows the item.
  weak var bar: UINavigationBar?
  /// The button of the system that the item is, or nil.
  private(set) var systemItem: SystemItem?

  /// Creates an item without a title.
  public override init() { super.init() }
  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }

  /// Creates an item with a title that sends a message to a target.
  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates an item with an image that sends a message to a target.
  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a button of the system that sends a message to a target.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Creates an item that performs an action, with the action's title and image.
  public convenience init(primaryAction: UIAction?) {
    self.init(title: primaryAction?.title, style: .plain, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// Creates an item that performs an action and has a menu, which is not shown.
  ///
  /// Without a title and an image it has those of the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates a button of the system that performs an action and has a menu, which is not shown.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
    self.systemItem = systemItem
  }

  /// Creates an item that shows a view; see ``customView``.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a space that is as wide as others leave it.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Returns a space of a width, in pt.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }

  /// Performs the action or sends the message, as a tap does.
  func performAction() {
    if let primaryAction {
      primaryAction.perform(for: self)
    } else if let target, let action {
      TargetAction(target: target, action: action).send(from: self)
    }
  }

  /// Whether the item is a space, which isn't a button.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
#endif
