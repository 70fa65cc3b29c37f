#if HEADLESS
import Foundation

/// A control that triggers its primary action when tapped.
///
/// Configurations, images and menus are not modelled.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The style of a button.
  public enum ButtonType: Int, Sendable {
    /// No style; the app defines the appearance.
    case custom = 0
    /// The system style.
    case system = 1
  }

  /// The style of the button; nothing is drawn.
  open private(set) var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]

  /// Creates a button of a style.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(type: buttonType, primaryAction: nil)
  }

  /// Creates a button whose primary action runs when the button is tapped.
  public convenience init(type buttonType: UIButton.ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }

  /// Returns the title for a state, or the title for the normal state if none was set.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

  /// The title for the current state.
  open var currentTitle: String? { title(for: state) }

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

  override func touchEndedInside() { sendActions(for: .primaryActionTriggered) }

  /// Prevents single taps of ancestors (C098).
  override func preventsAncestorRecognizer(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.isSingleTap
  }
}
#endif
