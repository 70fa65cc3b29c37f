#if HEADLESS
import Foundation

/// A row of a table. Publicly conforms to `UIGestureRecognizerDelegate`, as in UIKit (C162).
///
/// The engine models no labels, accessories or editing controls.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate, SwipeableCell {
  /// The style of a cell.
  public enum CellStyle: Int, Sendable {
    /// One line of text.
    case `default` = 0
    /// A line of text with a value at the right.
    case value1 = 1
    /// A line of text to the right of another.
    case value2 = 2
    /// Two lines of text.
    case subtitle = 3
  }

  /// The view for the cell's content, which a swipe moves.
  public let contentView = UIView()
  /// The identifier for reuse. The engine creates each cell anew.
  open private(set) var reuseIdentifier: String?
  /// Whether the row is selected.
  open var isSelected = false
  /// Whether a touch highlights the cell.
  open var isHighlighted = false

  /// The distance by which a swipe has moved the content, in pt; positive to the right.
  var swipeDistance: CGFloat = 0 { didSet { layoutContent() } }

  /// Creates a cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Returns nil; the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a cell of the default style.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Selects or deselects the cell. The engine ignores `animated`.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Highlights the cell or ends the highlight. The engine ignores `animated`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Lays out the content view over the cell, displaced by a swipe.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }

  private func layoutContent() {
    contentView.frame = CGRect(origin: CGPoint(x: swipeDistance, y: 0), size: bounds.size)
  }
}
#endif
