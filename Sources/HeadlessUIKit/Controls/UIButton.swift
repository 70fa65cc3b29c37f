#if HEADLESS
/// A control that triggers its primary action when tapped.
///
/// Titles, images, colors and configurations are stored only, and a menu is not shown.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The style of a button.
  public enum ButtonType: Int, Sendable {
    /// No style; the app defines the appearance.
    case custom = 0
    /// The system style.
    case system = 1
    /// A letter i in a circle, for the details of an item.
    case detailDisclosure = 2
    /// A letter i in a circle, for information on a light background.
    case infoLight = 3
    /// A letter i in a circle, for information on a dark background.
    case infoDark = 4
    /// A plus sign in a circle, for adding a contact.
    case contactAdd = 5
    /// A cross in a circle, for closing a view.
    case close = 7
  }

  /// The purpose of a button.
  public enum Role: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case normal, primary, cancel, destructive
  }

  /// Called with the button when its state changes.
  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void

  /// The style of the button; nothing is drawn.
  open private(set) var buttonType = ButtonType.custom
  /// The look of the button, or nil; stored only.
  open var configuration: UIButton.Configuration?
  /// Called when the state of the button changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether UIKit updates the configuration for the state; stored only.
  open var automaticallyUpdatesConfiguration = true
  /// The menu of the button, which the engine does not show.
  open var menu: UIMenu?
  /// Whether the chosen action of the menu becomes the title; stored only.
  open var changesSelectionAsPrimaryAction = false
  /// The purpose of the button; stored only.
  open var role = Role.normal
  /// Whether a pointer is drawn to the button; stored only.
  open var isPointerInteractionEnabled = false
  /// The distances around the content, in pt; stored only.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The distances around the title, in pt; stored only.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The distances around the image, in pt; stored only.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether the image is darker while highlighted; stored only.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is lighter while disabled; stored only.
  open var adjustsImageWhenDisabled = true

  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private var label: UILabel?
  private var icon: UIImageView?

  /// Creates a button of a style.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(type: buttonType, primaryAction: nil)
  }

  /// Creates a button whose primary action runs when the button is tapped.
  public convenience init(
    type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?
  ) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    add(primaryAction)
  }

  /// Creates a button with a look and a primary action.
  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil
  ) {
    self.init(frame: .zero)
    self.configuration = configuration
    buttonType = .system
    add(primaryAction)
  }

  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }

  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Updates the configuration for the state. UIKit does so before the button shows next.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Calls the update handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }
  /// Returns the title for a state, or the title for the normal state if none was set.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }
  /// The title for the current state.
  open var currentTitle: String? { title(for: state) }

  /// Sets the title with attributes for a state; stored only.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title
  }

  /// Returns the title with attributes for a state, or that for the normal state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  /// The title with attributes for the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// Sets the title color for a state; nothing is drawn.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
  }

  /// Returns the title color for a state, or the color for the normal state if none was set.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  /// The title color for the current state; white if none was set.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// Has no effect: the engine draws nothing.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}
  /// Sets the image for a state; nothing is drawn.
  open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state] = image }
  /// Returns the image for a state, or that for the normal state.
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }
  /// The image for the current state.
  open var currentImage: UIImage? { image(for: state) }

  /// Sets the image behind the title for a state; nothing is drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state] = image
  }

  /// Returns the image behind the title for a state, or that for the normal state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  /// Has no effect: the engine draws nothing.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {}

  /// A label with the look of the title, made on first access. It isn't a subview in the engine.
  open var titleLabel: UILabel? {
    label = label ?? UILabel()
    return label
  }

  /// A view with the look of the image, made on first access. It isn't a subview in the engine.
  open var imageView: UIImageView? {
    icon = icon ?? UIImageView(image: nil)
    return icon
  }

  /// Returns where the title is drawn. Never called: the engine draws nothing.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// Returns where the image is drawn. Never called: the engine draws nothing.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }

  override func touchEndedInside() { sendActions(for: .primaryActionTriggered) }

  override var preventsSingleTaps: Bool { true }

  private func add(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
  }
}
#endif
