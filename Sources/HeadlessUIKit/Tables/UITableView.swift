#if HEADLESS
import Foundation

/// A scroll view of rows, which taps select and swipes open to show actions.
///
/// Unlike other scroll views it has ``UIScrollView/alwaysBounceVertical`` on by default, so that an
/// empty table can be pulled (C262).
///
/// The engine creates all cells at once and reuses none. It models no headers, editing, or drag and
/// drop. Unlike in UIKit, ``UIScrollView/delegate`` has the type of a scroll view's delegate; a
/// delegate that conforms to ``UITableViewDelegate`` also receives the table's events.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    /// Sections follow one another.
    case plain = 0
    /// Sections form groups.
    case grouped = 1
    /// Sections form groups with rounded corners.
    case insetGrouped = 2
  }

  /// The position to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// Does not scroll.
    case none = 0
    /// Scrolls the row to the top.
    case top = 1
    /// Scrolls the row to the middle.
    case middle = 2
    /// Scrolls the row to the bottom.
    case bottom = 3
  }

  /// The value that stands for a height chosen by the table.
  public static let automaticDimension: CGFloat = -1

  /// The source of the rows. The table keeps it weakly and calls it when rows are first needed.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { isLoaded = false } }
  }
  /// The height of rows for which the delegate returns none, in pt.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { isLoaded = false }
  }
  /// Whether taps select rows.
  open var allowsSelection = true
  /// Whether several rows can be selected at a time.
  open var allowsMultipleSelection = false
  /// The style of the table.
  open private(set) var style = Style.plain

  private var sections: [[Row]] = []
  private var isLoaded = false
  private var isLoading = false
  /// The width for which the rows were laid out, in pt.
  private var laidOutWidth: CGFloat = 0
  /// The touch that may select or close a row; the table tracks one at a time.
  private var pressingTouch: UITouch?
  private var pressed: IndexPath?
  private var closesRowAtLift = false
  var rowSwipe: RowSwipe?
  private(set) var selectedPaths: [IndexPath] = []

  private struct Row {
    var frame: CGRect
    let cell: UITableViewCell
  }

  /// Creates a table with a frame in its superview's coordinates, in pt.
  public convenience init(frame: CGRect, style: Style) {
    self.init(frame: frame)
    self.style = style
  }

  /// Creates a plain table with a frame in its superview's coordinates, in pt.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    alwaysBounceVertical = true
    addRowSwipePan()
  }

  /// Returns nil; the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Reloads all rows from the data source, deselects them, and closes a swiped row.
  open func reloadData() {
    isLoading = true
    defer { isLoading = false }
    isLoaded = true
    removeRowSwipe()
    pressed = nil
    selectedPaths = []
    for row in sections.joined() { row.cell.removeFromSuperview() }
    sections = []
    let count = dataSource?.numberOfSections(in: self) ?? 0
    for section in 0..<max(0, count) {
      let rows = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
      sections.append(
        (0..<max(0, rows)).compactMap { row in
          let path = IndexPath(row: row, section: section)
          return dataSource?.tableView(self, cellForRowAt: path)
        }.map { Row(frame: .zero, cell: $0) })
    }
    for row in sections.joined() { addSubview(row.cell) }
    layoutRows()
  }

  /// The number of sections.
  open var numberOfSections: Int {
    loadIfNeeded()
    return sections.count
  }

  /// Returns the number of rows in a section, or 0 if there is no such section.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return sections.indices.contains(section) ? sections[section].count : 0
  }

  /// Returns the cell of a row, or nil if there is no such row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { row(at: indexPath)?.cell }

  /// Returns the rectangle of a row in the table's coordinates, in pt, or zero if there is none.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { row(at: indexPath)?.frame ?? .zero }

  /// Returns the row at a point in the table's coordinates, or nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path { $0.frame.contains(point) } }

  /// Returns the row of a cell, or nil if the cell is not in the table.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path { $0.cell === cell } }

  /// The selected row; the first to be selected if there are several.
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// The selected rows in the order of their selection, or nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

  /// Selects a row, or none if nil, without calling the delegate.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selectedPaths { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath, let row = row(at: indexPath), !selectedPaths.contains(indexPath) else {
      return
    }
    selectedPaths.append(indexPath)
    row.cell.setSelected(true, animated: animated)
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Scrolls a row to a position, within the ends of the content.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    guard let frame = row(at: indexPath)?.frame else { return }
    let wanted: CGFloat
    switch scrollPosition {
    case .none: return
    case .top: wanted = frame.minY
    case .middle: wanted = frame.midY - bounds.height / 2
    case .bottom: wanted = frame.maxY - bounds.height
    }
    let (low, high) = restingOffsets
    let y = min(max(wanted, low.y), high.y)
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated)
  }

  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    row(at: indexPath)?.cell.setSelected(false, animated: animated)
  }

  /// Lays out the rows if the width of the table has changed; scrolling lays out the table too.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if isLoaded, !isLoading, bounds.width != laidOutWidth { layoutRows() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { loadIfNeeded() }
  }

  /// Returns the deepest view at a point, after loading the rows if needed.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    loadIfNeeded()
    return super.hitTest(point, with: event)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard pressingTouch == nil, let touch = touches.foremost else { return }
    pressingTouch = touch
    let path = indexPathForRow(at: touch.location(in: self))
    if let rowSwipe {
      // A touch outside the open row closes it and does nothing else. On the content of the open
      // row a drag may still move it, so that only a tap closes it.
      closesRowAtLift = path == rowSwipe.path
      if !closesRowAtLift { closeSwipedRow() }
      return
    }
    guard allowsSelection, let path else { return }
    pressed = path
    cellForRow(at: path)?.setHighlighted(true, animated: false)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = pressingTouch, touches.contains(touch) else { return }
    if closesRowAtLift { closeSwipedRow() }
    let path = endPress()
    if let path, rectForRow(at: path).contains(touch.location(in: self)) { select(path) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = pressingTouch, touches.contains(touch) else { return }
    endPress()
  }

  /// Protects rows that a drag would open or close from the content pop (C178).
  override func protectsFromContentPop(
    _ touch: UITouch, dragged direction: UISwipeGestureRecognizer.Direction
  ) -> Bool { protectsRows(touch, dragged: direction) }

  /// The delegate if it conforms to the table's protocol.
  var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  private func row(at path: IndexPath) -> Row? {
    loadIfNeeded()
    guard sections.indices.contains(path.section),
      sections[path.section].indices.contains(path.row)
    else { return nil }
    return sections[path.section][path.row]
  }

  private func path(where matches: (Row) -> Bool) -> IndexPath? {
    loadIfNeeded()
    for (section, rows) in sections.enumerated() {
      if let row = rows.firstIndex(where: matches) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  private func loadIfNeeded() {
    if !isLoaded, !isLoading { reloadData() }
  }

  private func layoutRows() {
    laidOutWidth = bounds.width
    var bottom: CGFloat = 0
    for section in sections.indices {
      for row in sections[section].indices {
        let path = IndexPath(row: row, section: section)
        let frame = CGRect(x: 0, y: bottom, width: bounds.width, height: height(of: path))
        sections[section][row].frame = frame
        sections[section][row].cell.frame = frame
        bottom = frame.maxY
      }
    }
    contentSize = CGSize(width: bounds.width, height: bottom)
  }

  private func height(of path: IndexPath) -> CGFloat {
    let wanted = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return wanted >= 0 ? wanted : EngineMetrics.rowHeight
  }

  /// Ends the press and returns the pressed row.
  @discardableResult
  private func endPress() -> IndexPath? {
    defer {
      pressingTouch = nil
      pressed = nil
      closesRowAtLift = false
    }
    if let pressed { cellForRow(at: pressed)?.setHighlighted(false, animated: false) }
    return pressed
  }

  private func select(_ path: IndexPath) {
    if allowsMultipleSelection, selectedPaths.contains(path) {
      deselectRow(at: path, animated: false)
      rowDelegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    let before = allowsMultipleSelection ? [] : selectedPaths.filter { $0 != path }
    for other in before {
      deselectRow(at: other, animated: false)
      rowDelegate?.tableView(self, didDeselectRowAt: other)
    }
    selectRow(at: path, animated: false, scrollPosition: .none)
    rowDelegate?.tableView(self, didSelectRowAt: path)
  }
}

extension UITableView: RowSwipeView {
  func swipeableRow(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func swipeableCell(at path: IndexPath) -> (any SwipeableCell)? { cellForRow(at: path) }

  func swipeActions(of path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
    leading
      ? rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
  }
}
#endif
