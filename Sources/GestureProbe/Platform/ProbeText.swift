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
  static func lineHeight(of style: Style) -> CGFloat {
    #if HEADLESS
    EngineMetrics.character.height
    #else
    font(of: style).lineHeight.rounded(.up)
    #endif
  }

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

  /// Hides a view and its subviews from VoiceOver.
  static func hideFromVoiceOver(_ view: UIView) {
    #if !HEADLESS
    view.accessibilityElementsHidden = true
    #endif
  }

  #if HEADLESS
  /// The view to which VoiceOver was moved last.
  private(set) static weak var focused: UIView?
  /// The view whose touches VoiceOver leaves to the app.
  private(set) static weak var directArea: UIView?
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

  /// The height that a text needs, in pt; on the engine, that of characters of one size.
  static func height(of label: UILabel, width: CGFloat) -> CGFloat {
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
