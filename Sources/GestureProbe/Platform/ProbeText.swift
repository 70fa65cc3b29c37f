import UIKitShim

/// Styles the probe's text, and describes it to VoiceOver; does nothing on the engine.
@MainActor
enum ProbeText {
  /// The purpose of a text.
  enum Style {
    case title, body, list
  }

  /// Gives a label the font of a style, in the size that the user has chosen, and lines as needed.
  static func style(_ label: UILabel, as style: Style, lines: Int = 0) {
    label.text = label.text ?? ""
    #if !HEADLESS
    label.numberOfLines = lines
    label.textColor = .label
    label.adjustsFontForContentSizeCategory = true
    label.font =
      switch style {
      case .title: .preferredFont(forTextStyle: .headline)
      case .body: .preferredFont(forTextStyle: .body)
      case .list: .preferredFont(forTextStyle: .caption2)
      }
    #endif
  }

  /// Sets the label that VoiceOver reads for a view; nil for its text.
  static func describe(_ view: UIView, _ text: String?) {
    #if !HEADLESS
    view.accessibilityLabel = text
    #endif
  }

  /// Hides a view and its subviews from VoiceOver.
  static func hideFromVoiceOver(_ view: UIView) {
    #if !HEADLESS
    view.accessibilityElementsHidden = true
    #endif
  }

  /// Moves the focus of VoiceOver to a view, such as an instruction on a new screen.
  static func focus(_ view: UIView) {
    #if !HEADLESS
    UIAccessibility.post(notification: .screenChanged, argument: view)
    #endif
  }

  /// The height that a text needs, in pt; on the engine, which measures no text, the least height.
  static func height(of label: UILabel, width: CGFloat, atLeast least: CGFloat) -> CGFloat {
    #if HEADLESS
    least
    #else
    max(least, label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
    #endif
  }

  /// Rounds the corners of a view.
  static func round(_ view: UIView, by radius: CGFloat) {
    #if !HEADLESS
    view.layer.cornerRadius = radius
    #endif
  }

  /// Draws a line around a view.
  static func outline(_ view: UIView, _ color: UIColor, width: CGFloat) {
    #if !HEADLESS
    view.layer.borderWidth = width
    view.layer.borderColor = color.cgColor
    #endif
  }
}
