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

  override func wasPressed() { sendActions(for: .primaryActionTriggered) }

  /// A tap is a button's own, not that of a view around it (C098).
  override func keeps(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }
}
