#if HEADLESS
/// A row of a table. Publicly conforms to `UIGestureRecognizerDelegate`, as in UIKit (C162).
///
/// Labels and images are stored only. An accessory view lies at the trailing end and receives
/// touches, and so does the control that deletes or inserts the row while editing.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate, SwipeableCell {
  /// The style of a cell.
  public enum CellStyle: Int, Sendable {
    /// One line of text.
    case `default` = 0
    /// A line of text with a value at the right.
    case value1 = 1
    /// A line of text to the right of another.
    case value2 = 2
    /// Two lines of text.
    case subtitle = 3
  }
  /// What the background shows; stored only.
  public var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether UIKit updates the content for the state; stored only.
  public var automaticallyUpdatesContentConfiguration = true
  /// Whether UIKit updates the background for the state; stored only.
  public var automaticallyUpdatesBackgroundConfiguration = true
  /// The standard accessory; stored only. Taps on a detail button are not modelled.
  public var accessoryType: AccessoryType = .none
  /// The standard accessory while editing; stored only.
  public var editingAccessoryType: AccessoryType = .none
  /// How the selected row looks; stored only.
  public var selectionStyle: SelectionStyle = .default
  /// The insets of the line below the row, in pt; stored only.
  public var separatorInset: UIEdgeInsets = .zero
  /// Whether a row that can be moved shows a control for it; stored only, since none is dragged.
  public var showsReorderControl = false
  /// The number of levels by which the content is indented; stored only.
  public var indentationLevel: Int = 0
  /// The width of a level of indentation, in pt; stored only.
  public var indentationWidth: CGFloat = 10
  /// The view behind the content of one of several selected rows. The engine does not show it.
  public var multipleSelectionBackgroundView: UIView?
  /// What the content shows, in a view that replaces the subviews of the content and fills it.
  public var contentConfiguration: (any UIContentConfiguration)? { didSet { showConfiguration() } }
  final var configuredView: (any UIView & UIContentView)?
  /// Called whenever the state changes.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The control that a row shows while editing.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none = 0
    /// The control that deletes the row.
    case delete = 1
    /// The control that inserts a row.
    case insert = 2
  }

  /// The view for the cell's content, which a swipe moves.
  open var contentView: UIView { content }
  /// The identifier for reuse, or nil.
  open private(set) var reuseIdentifier: String?
  /// Whether the row is selected.
  open var isSelected = false { didSet { stateDidChange(isSelected != oldValue) } }
  /// Whether a touch highlights the cell.
  open var isHighlighted = false { didSet { stateDidChange(isHighlighted != oldValue) } }
  /// A view at the trailing end, which keeps its size and receives touches.
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue, with: accessoryView) } }
  /// A view at the trailing end while editing; stored only.
  open var editingAccessoryView: UIView?
  /// The view behind the content, which fills the cell.
  open var backgroundView: UIView? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      layoutContent()
    }
  }
  /// The view behind the content of a selected row. The engine does not show it.
  open var selectedBackgroundView: UIView?

  private let content = UIView()
  private let cellStyle: CellStyle
  private var labels: [String: UILabel] = [:]
  private var icon: UIImageView?
  private var editControl: EditingControl?
  private var isInEditingMode = false
  /// The table that shows the cell.
  @BackReference var table: UITableView?
  /// The control of the row, which shows while editing.
  var rowEditingStyle = EditingStyle.none
  /// Whether the content makes room for the control.
  var indentsWhileEditing = true
  /// The distance by which a swipe has moved the content, in pt; positive to the right.
  var swipeDistance: CGFloat = 0 { didSet { layoutContent() } }

  /// Creates a cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  /// Returns nil; the engine reads no archives.
  public required init?(coder: NSCoder) { nil }
  /// Creates a cell of the default style.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell of a registered class. Not part of UIKit.
  ///
  /// UIKit sends `init(style:reuseIdentifier:)` with the default style to the class, which Swift
  /// allows for required initializers only. A subclass inherits this one if it overrides both of
  /// the designated initializers or neither.
  public required convenience init(headlessReuseIdentifier reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Called before the cell is used again for another row; an override must call super.
  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
    swipeDistance = 0
  }

  /// Selects or deselects the cell. The engine ignores `animated`.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Highlights the cell or ends the highlight. The engine ignores `animated`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Whether the row is being edited.
  open var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing of the row, which shows or hides its control; an override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditingMode = editing
    showEditingControl()
    setNeedsUpdateConfiguration()
  }

  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = commonState
    state.isEditing = isEditing
    state.isSwiped = swipeDistance != 0
    return state
  }

  /// Applies the state to the configurations. By default calls the update handler.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// The control of the row while editing; none otherwise.
  open var editingStyle: EditingStyle { isInEditingMode ? rowEditingStyle : .none }
  /// The label of the first text, made on first access.
  open var textLabel: UILabel? { label("text") }
  /// The label of the second text, made on first access; nil for the default style.
  open var detailTextLabel: UILabel? { cellStyle == .default ? nil : label("detail") }

  /// The view of the image, made on first access.
  open var imageView: UIImageView? {
    if let icon { return icon }
    let made = UIImageView(image: nil)
    content.addSubview(made)
    icon = made
    return made
  }

  /// Lays out the content view over the cell, displaced by a swipe.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }

  private func layoutContent() {
    backgroundView?.frame = bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let accessory = accessoryView.map { $0.bounds.width + EngineMetrics.accessoryMargin } ?? 0
    let control = editControl.map { _ in EngineMetrics.editingControlWidth } ?? 0
    let indentation = indentsWhileEditing ? control : 0
    let width = max(0, bounds.width - accessory - indentation)
    content.frame = CGRect(
      x: swipeDistance + (isMirrored ? accessory : indentation), y: 0, width: width,
      height: bounds.height)
    editControl?.frame = CGRect(
      x: swipeDistance + (isMirrored ? bounds.width - control : 0), y: 0, width: control,
      height: bounds.height)
    if let accessoryView {
      let size = accessoryView.bounds.size
      accessoryView.frame = CGRect(
        x: swipeDistance
          + (isMirrored ? EngineMetrics.accessoryMargin : bounds.width - accessory),
        y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
  }

  private func showEditingControl() {
    if editingStyle == .none {
      editControl?.removeFromSuperview()
      editControl = nil
    } else if editControl == nil {
      let control = EditingControl { [weak self] in
        if let self { table?.editingControlTapped(in: self) }
      }
      editControl = control
      addSubview(control)
    }
    layoutContent()
  }

  private func replaceAccessory(_ old: UIView?, with new: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    layoutContent()
  }

  private func label(_ name: String) -> UILabel {
    if let label = labels[name] { return label }
    let label = UILabel(frame: content.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(label)
    labels[name] = label
    return label
  }

  private func stateDidChange(_ hasChanged: Bool) {
    if hasChanged { setNeedsUpdateConfiguration() }
  }
}

/// The control of a row that deletes it or inserts another.
@MainActor
private final class EditingControl: UIControl {
  private let tapped: @MainActor () -> Void

  init(_ tapped: @escaping @MainActor () -> Void) {
    self.tapped = tapped
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func touchEndedInside() { tapped() }

  override var preventsSingleTaps: Bool { true }
}

extension UITableViewCell {
  /// The standard accessory at the trailing end. Nothing is drawn.
  public enum AccessoryType: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// How a selected row looks. Nothing is drawn.
  public enum SelectionStyle: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case none, blue, gray, `default`
  }

  /// The line below a row. Nothing is drawn.
  public enum SeparatorStyle: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case none, singleLine
  }

  /// Whether the content makes room for a control while editing; the delegate decides.
  public var shouldIndentWhileEditing: Bool {
    get { indentsWhileEditing }
    set { indentsWhileEditing = newValue }
  }
}
#endif
