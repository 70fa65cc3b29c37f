#if HEADLESS
/// What a view of content shows. Makes the view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Returns a view that shows the content.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view of content, which a configuration describes.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show a configuration. Optional; the default is true for the type
  /// of the present one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// The default implementation, which returns whether both configurations have one type.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// A cell whose content a configuration describes.
@MainActor
protocol ConfigurableCell: UIView {
  var contentView: UIView { get }
  var contentConfiguration: (any UIContentConfiguration)? { get }
  /// The view that the configuration made.
  var configuredView: (any UIView & UIContentView)? { get set }
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
  func updateConfiguration(using state: UICellConfigurationState)
}

extension ConfigurableCell {
  /// Shows the view of the configuration in place of the content.
  func showConfiguration() {
    guard let contentConfiguration else {
      configuredView?.removeFromSuperview()
      configuredView = nil
      return
    }
    if let old = configuredView, old.superview === contentView, old.supports(contentConfiguration) {
      old.configuration = contentConfiguration
      return
    }
    for view in contentView.subviews { view.removeFromSuperview() }
    let made = contentConfiguration.makeContentView()
    made.frame = contentView.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(made)
    configuredView = made
  }

  /// The state without what only the class knows.
  var commonState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }
}

extension UITableViewCell: ConfigurableCell {
  /// Called with the cell and its state whenever the state changes.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// Returns a configuration for the style; stored only.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// Returns a configuration of the background; stored only.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  /// Updates the configurations for the state; UIKit does so before the cell shows next.
  public func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
}

extension UICollectionViewCell: ConfigurableCell {
  /// Called with the cell and its state whenever the state changes.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  /// Returns a configuration of the background; stored only.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  /// Updates the configurations for the state; UIKit does so before the cell shows next.
  public func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
}

/// A key of a state that the app adds.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The raw value of the key.
  public let rawValue: String
  /// Creates a key from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state for which a configuration is applied.
public protocol UIConfigurationState {
  /// The traits.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a view.
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether a touch highlights the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false

  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether a touch highlights the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus; the engine has none.
  public var isFocused = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether the cell shows the items below it.
  public var isExpanded = false
  /// Whether the cell is being swiped.
  public var isSwiped = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The state that the app has added for a key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
#endif
