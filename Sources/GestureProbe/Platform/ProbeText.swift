import UIKitShim

/// Describes the probe's text to VoiceOver; does nothing on the engine.
@MainActor
package enum ProbeText {
  /// Shows a text in a row of a table, which makes the row as high as the text.
  static func fill(_ cell: UITableViewCell, with text: String) {
    #if HEADLESS
    let label = UILabel(frame: cell.contentView.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = text
    cell.contentView.addSubview(label)
    #else
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
    #endif
  }

  /// Makes a view one accessibility element, and sets its label; nil for its text.
  static func describe(_ view: UIView, _ text: String?) {
    #if !HEADLESS
    view.isAccessibilityElement = true
    view.accessibilityLabel = text
    #endif
  }

  #if HEADLESS
  /// The view to which VoiceOver was moved last.
  package private(set) static weak var focused: UIView?
  /// The view whose touches VoiceOver leaves to the app.
  package private(set) static weak var directArea: UIView?
  #endif

  /// Lets VoiceOver leave the touches on a view to the app, instead of taking them for its own
  /// gestures. The view becomes one accessibility element, and what is in it none.
  static func makeDirectArea(_ view: UIView, _ label: String) {
    #if HEADLESS
    directArea = view
    #else
    describe(view, label)
    view.accessibilityTraits = .allowsDirectInteraction
    #endif
  }

  /// Moves the focus of VoiceOver to a view, such as an instruction on a new screen.
  static func focus(_ view: UIView) {
    #if HEADLESS
    focused = view
    #else
    UIAccessibility.post(notification: .screenChanged, argument: view)
    #endif
  }
}
