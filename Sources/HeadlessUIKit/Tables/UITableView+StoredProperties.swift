#if HEADLESS
import Foundation

/// The properties of a table that affect drawing, measuring and focus only. Stored only.
extension UITableView {
  /// The smallest change of a self-sizing row. The engine measures no rows.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Rows are not measured again by themselves.
    case disabled = 0
    /// A row is measured again when its cell invalidates the size of its content.
    case enabled = 1
    /// A row is also measured again when the constraints of its content change.
    case enabledIncludingConstraints = 2
  }

  /// The line between rows; stored only.
  public var separatorStyle: UITableViewCell.SeparatorStyle {
    get { stored[default: .singleLine] }
    set { stored[default: .singleLine] = newValue }
  }

  /// The color of the line between rows; stored only.
  public var separatorColor: UIColor? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// The insets of the line between rows, in pt; stored only.
  public var separatorInset: UIEdgeInsets {
    get { stored[default: .zero] }
    set { stored[default: .zero] = newValue }
  }

  /// The height that UIKit assumes for rows that it has not measured, in pt; stored only.
  public var estimatedRowHeight: CGFloat {
    get { stored[default: UITableView.automaticDimension] }
    set { stored[default: 0] = newValue }
  }

  /// The height that UIKit assumes for headers, in pt; stored only.
  public var estimatedSectionHeaderHeight: CGFloat {
    get { stored[default: UITableView.automaticDimension] }
    set { stored[default: 0] = newValue }
  }

  /// The height that UIKit assumes for footers, in pt; stored only.
  public var estimatedSectionFooterHeight: CGFloat {
    get { stored[default: UITableView.automaticDimension] }
    set { stored[default: 0] = newValue }
  }

  /// The distance above a header, in pt; stored only.
  public var sectionHeaderTopPadding: CGFloat {
    get { stored[default: UITableView.automaticDimension] }
    set { stored[default: 0] = newValue }
  }

  /// Whether rows are measured again when they change; stored only.
  public var selfSizingInvalidation: UITableView.SelfSizingInvalidation {
    get { stored[default: .enabled] }
    set { stored[default: .enabled] = newValue }
  }

  /// The color of the index at the side; stored only.
  public var sectionIndexColor: UIColor? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// Whether the width of cells follows the readable width; stored only.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { stored[default: false] }
    set { stored[default: false] = newValue }
  }

  /// Whether content is inset by the safe area; stored only.
  public var insetsContentViewsToSafeArea: Bool {
    get { stored[default: true] }
    set { stored[default: true] = newValue }
  }

  /// Whether the focus selects rows; stored only.
  public var selectionFollowsFocus: Bool {
    get { stored[default: false] }
    set { stored[default: false] = newValue }
  }

  /// Whether rows can be dragged; stored only, since the engine drags no rows.
  public var dragInteractionEnabled: Bool {
    get { stored[default: true] }
    set { stored[default: true] = newValue }
  }

  /// Whether rows are prefetched; stored only.
  public var isPrefetchingEnabled: Bool {
    get { stored[default: true] }
    set { stored[default: true] = newValue }
  }

  /// Has no effect: the engine shows no index.
  public func reloadSectionIndexTitles() {}
}
#endif
