import UIKitShim

/// Styles the text that the inspector and the probe show; does nothing on the engine.
@MainActor
package enum OverlayText {
  /// The purpose of a text.
  package enum Style {
    case title, body, list
  }

  /// Gives a label the font of a style, in the size that the user has chosen, and lines as needed.
  package static func style(_ label: UILabel, as style: Style, lines: Int = 0) {
    label.text = label.text ?? ""
    #if !HEADLESS
    label.numberOfLines = lines
    label.textColor = .label
    label.adjustsFontForContentSizeCategory = true
    label.font = font(of: style)
    #endif
  }

  #if !HEADLESS
  private static func font(of style: Style) -> UIFont {
    switch style {
    case .title: .preferredFont(forTextStyle: .headline)
    case .body: .preferredFont(forTextStyle: .body)
    case .list: .preferredFont(forTextStyle: .caption2)
    }
  }
  #endif

  /// The height of a line in a style, in pt.
  package static func lineHeight(of style: Style) -> CGFloat {
    #if HEADLESS
    EngineMetrics.character.height
    #else
    font(of: style).lineHeight.rounded(.up)
    #endif
  }

  /// Hides a view and its subviews from VoiceOver.
  package static func hideFromVoiceOver(_ view: UIView) {
    #if !HEADLESS
    view.accessibilityElementsHidden = true
    #endif
  }

  /// The height that a text needs, in pt; on the engine, that of characters of one size.
  package static func height(of label: UILabel, width: CGFloat) -> CGFloat {
    #if HEADLESS
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 0))
    view.textContainerInset = .zero
    view.text = label.text
    return view.contentSize.height
    #else
    label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    #endif
  }

  /// Rounds the corners of a view.
  package static func round(_ view: UIView, by radius: CGFloat) {
    #if !HEADLESS
    view.layer.cornerRadius = radius
    #endif
  }

  /// Draws a line around a view.
  package static func outline(_ view: UIView, _ color: UIColor, width: CGFloat) {
    #if !HEADLESS
    view.layer.borderWidth = width
    view.layer.borderColor = color.cgColor
    #endif
  }
}
