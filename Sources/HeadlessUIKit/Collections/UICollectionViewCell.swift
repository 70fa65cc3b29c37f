#if HEADLESS
/// A view that a collection view creates, shows, and uses again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier under which the class was registered, or nil.
  open internal(set) var reuseIdentifier: String?
  /// What the view shows in its collection view.
  var element: CollectionElement?

  /// Creates a view of a registered class. Not part of UIKit.
  ///
  /// UIKit sends `init(frame:)` to the class, which Swift allows for required initializers only.
  /// A subclass inherits this one if it overrides `init(frame:)` and `init(coder:)` or neither.
  public required convenience init(headlessReuseIdentifier reuseIdentifier: String?) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Called before the view is used again for another element.
  open func prepareForReuse() {}

  /// Applies the attributes of a layout that the engine does not know.
  ///
  /// Called after the view has got its frame. Does nothing by default.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns attributes with the size that the view prefers. Never called by the engine.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// A cell of a collection view.
///
/// Drag states are not modelled.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for the cell's content, which fills the cell.
  open var contentView: UIView { content }
  /// Whether the item is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether a touch highlights the cell.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// The view behind the content, which fills the cell.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }
  /// The view behind the content of a selected cell. The engine does not show it.
  open var selectedBackgroundView: UIView?
  /// What the background shows; stored only.
  public var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether UIKit updates the content for the state; stored only.
  public var automaticallyUpdatesContentConfiguration = true
  /// Whether UIKit updates the background for the state; stored only.
  public var automaticallyUpdatesBackgroundConfiguration = true
  /// What the content shows, in a view that replaces the subviews of the content and fills it.
  public var contentConfiguration: (any UIContentConfiguration)? { didSet { showConfiguration() } }
  final var configuredView: (any UIView & UIContentView)?
  /// Called whenever the state changes.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  private let content = UIView()
  /// The distance by which a swipe has moved the content, in pt; positive to the right.
  var swipeDistance: CGFloat = 0 { didSet { layoutContent() } }

  /// Creates a cell with a frame in its superview's coordinates, in pt.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
    layoutContent()
  }

  /// Returns nil; the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = commonState
    state.isSwiped = swipeDistance != 0
    return state
  }

  /// Applies the state to the configurations. By default calls the update handler.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Lays out the content over the cell, displaced by a swipe.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }

  private func layoutContent() {
    content.frame = CGRect(origin: CGPoint(x: swipeDistance, y: 0), size: bounds.size)
    backgroundView?.frame = bounds
  }

  private func replaceBackground(_ old: UIView?, with new: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    layoutContent()
  }
}

extension UICollectionViewCell: SwipeableCell {}

/// A cell of a list. Accessories are stored only.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The number of levels by which the content is indented; nothing is drawn.
  open var indentationLevel = 0
  /// The width of a level of indentation, in pt; nothing is drawn.
  open var indentationWidth: CGFloat = 10
  /// The accessories; stored only.
  public var accessories: [UICellAccessory] = []
}
#endif
