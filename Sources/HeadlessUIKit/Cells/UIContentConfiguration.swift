#if HEADLESS
import Foundation

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
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
  func updateConfiguration(using state: UICellConfigurationState)
}

extension ConfigurableCell {
  /// The present configuration; setting it shows its view in place of the content.
  var shownConfiguration: (any UIContentConfiguration)? {
    get { stored[default: nil] }
    set {
      let old: (any UIView & UIContentView)? = stored[default: nil, name: "configuredView"]
      stored[default: nil] = newValue
      guard let newValue else {
        old?.removeFromSuperview()
        stored[default: nil, name: "configuredView"] = nil as (any UIView & UIContentView)?
        return
      }
      if let old, old.superview === contentView, old.supports(newValue) {
        old.configuration = newValue
        return
      }
      for view in contentView.subviews { view.removeFromSuperview() }
      let made = newValue.makeContentView()
      made.frame = contentView.bounds
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(made)
      stored[default: nil, name: "configuredView"] = made as (any UIView & UIContentView)?
    }
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

  /// What the content shows. Setting it replaces the subviews of the content by the view that it
  /// makes, which fills the content.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { shownConfiguration }
    set { shownConfiguration = newValue }
  }

  /// What the background shows; stored only.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// Called whenever the state changes.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { stored[default: nil] }
    set {
      stored[default: nil] = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether UIKit updates the content for the state; stored only.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { stored[default: true] }
    set { stored[default: true] = newValue }
  }

  /// Whether UIKit updates the background for the state; stored only.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { stored[default: true] }
    set { stored[default: true] = newValue }
  }

  /// Updates the configurations for the state; UIKit does so before the cell shows next.
  public func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
}

extension UICollectionViewCell: ConfigurableCell {
  /// Called with the cell and its state whenever the state changes.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  /// What the content shows. Setting it replaces the subviews of the content by the view that it
  /// makes, which fills the content.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { shownConfiguration }
    set { shownConfiguration = newValue }
  }

  /// What the background shows; stored only.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// Returns a configuration of the background; stored only.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// Called whenever the state changes.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { stored[default: nil] }
    set {
      stored[default: nil] = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether UIKit updates the content for the state; stored only.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { stored[default: true] }
    set { stored[default: true] = newValue }
  }

  /// Whether UIKit updates the background for the state; stored only.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { stored[default: true] }
    set { stored[default: true] = newValue }
  }

  /// Updates the configurations for the state; UIKit does so before the cell shows next.
  public func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
}
#endif
