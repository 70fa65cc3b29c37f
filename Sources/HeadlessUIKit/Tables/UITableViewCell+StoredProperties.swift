#if HEADLESS
import Foundation

/// The properties of a row that affect drawing only. All of them are stored only.
extension UITableViewCell {
  /// The standard accessory at the trailing end. Nothing is drawn.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// A chevron, for a row that leads to another screen.
    case disclosureIndicator = 1
    /// An information button and a chevron.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// An information button.
    case detailButton = 4
  }

  /// How a selected row looks. Nothing is drawn.
  public enum SelectionStyle: Int, Sendable {
    /// A selected row looks like the others.
    case none = 0
    /// The default background; blue before iOS 7.
    case blue = 1
    /// A gray background.
    case gray = 2
    /// The default background of a selected row.
    case `default` = 3
  }

  /// The line below a row. Nothing is drawn.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none = 0
    /// A thin line.
    case singleLine = 1
  }

  /// The standard accessory; stored only. Taps on a detail button are not modelled.
  public var accessoryType: UITableViewCell.AccessoryType {
    get { stored[default: .none] }
    set { stored[default: .none] = newValue }
  }

  /// The standard accessory while editing; stored only.
  public var editingAccessoryType: UITableViewCell.AccessoryType {
    get { stored[default: .none] }
    set { stored[default: .none] = newValue }
  }

  /// How the selected row looks; stored only.
  public var selectionStyle: UITableViewCell.SelectionStyle {
    get { stored[default: .default] }
    set { stored[default: .default] = newValue }
  }

  /// The insets of the line below the row, in pt; stored only.
  public var separatorInset: UIEdgeInsets {
    get { stored[default: .zero] }
    set { stored[default: .zero] = newValue }
  }

  /// Whether a row that can be moved shows a control for it; stored only, since none is dragged.
  public var showsReorderControl: Bool {
    get { stored[default: false] }
    set { stored[default: false] = newValue }
  }

  /// Whether the content makes room for a control while editing; the delegate decides.
  public var shouldIndentWhileEditing: Bool {
    get { indentsWhileEditing }
    set { indentsWhileEditing = newValue }
  }

  /// The number of levels by which the content is indented; stored only.
  public var indentationLevel: Int {
    get { stored[default: 0] }
    set { stored[default: 0] = newValue }
  }

  /// The width of a level of indentation, in pt; stored only.
  public var indentationWidth: CGFloat {
    get { stored[default: 10] }
    set { stored[default: 10] = newValue }
  }

  /// The view behind the content of one of several selected rows. The engine does not show it.
  public var multipleSelectionBackgroundView: UIView? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }
}
#endif
