import Foundation

/// A control that is tapped.
///
/// Configurations, images and menus are not modelled: there are no pixels.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    /// As the app draws it.
    case custom = 0
    /// As the system draws it.
    case system = 1
  }

  /// How the button looks.
  open private(set) var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]

  /// Makes a button of a type; a tap runs the action.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }

  /// The title in a state, or else the normal one.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

  /// The title in the present state.
  open var currentTitle: String? { title(for: state) }

  /// Sets the colour of the title in a state; nothing is drawn.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
  }

  /// The colour of the title in a state, or else the normal one; nil if neither was set.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  /// The colour of the title in the present state; white if none was set.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  override func wasPressed() { sendActions(for: .primaryActionTriggered) }

  /// A tap is a button's own, not that of a view around it (C098).
  override func keeps(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }
}
