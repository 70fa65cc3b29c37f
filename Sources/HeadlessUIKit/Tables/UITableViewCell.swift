import Foundation

/// A row of a table; it says publicly that it answers for recognizers (C162).
///
/// Labels, accessories and editing controls are not modelled: there are no pixels.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// How a cell looks.
  public enum CellStyle: Int, Sendable {
    /// A line of text.
    case `default` = 0
    /// A line of text and one at the right.
    case value1 = 1
    /// A line of text at the right of another.
    case value2 = 2
    /// Two lines of text.
    case subtitle = 3
  }

  /// The view that holds what the cell shows, and that a swipe moves.
  public let contentView = UIView()
  /// The name under which cells of a kind are used again; the engine makes each anew.
  open private(set) var reuseIdentifier: String?
  /// Whether the row is selected.
  open var isSelected = false
  /// Whether the cell shows that a finger is on it.
  open var isHighlighted = false

  /// How far a swipe has moved the content, in pt.
  var swipeDistance: CGFloat = 0 { didSet { layoutContent() } }

  /// Makes a cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Refuses: the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Makes a cell of the default style.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Selects the cell or not; without pixels an animation shows nothing.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Shows that a finger is on the cell or not; without pixels an animation shows nothing.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Fills the cell with its content view, as far as no swipe has moved it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }

  private func layoutContent() {
    contentView.frame = CGRect(origin: CGPoint(x: swipeDistance, y: 0), size: bounds.size)
  }
}
