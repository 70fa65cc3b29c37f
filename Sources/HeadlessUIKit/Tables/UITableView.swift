import Foundation

/// A scroll view of rows that are selected by a tap and swiped for their actions.
///
/// All cells are made at once and none is used again; headers, editing, drag and drop are not
/// modelled. In UIKit ``UIScrollView/delegate`` is typed as a table's delegate; here one that is both
/// is found by asking.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// One after another.
    case plain = 0
    /// As groups.
    case grouped = 1
    /// As groups with rounded corners.
    case insetGrouped = 2
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// It is not scrolled to.
    case none = 0
    /// To the top.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the bottom.
    case bottom = 3
  }

  /// The height that leaves a row to the table.
  public static let automaticDimension: CGFloat = -1

  /// Fills the table; kept weakly, and asked before the rows are first needed.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { isLoaded = false } }
  }
  /// The height of rows that the delegate gives none, in pt.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { isLoaded = false }
  }
  /// Whether a tap selects a row.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// How sections look.
  open private(set) var style = Style.plain

  private var sections: [[Row]] = []
  private var isLoaded = false
  private var isLoading = false
  /// The one touch that may select a row or close one.
  private var pressing: UITouch?
  private var pressed: IndexPath?
  private var closesRowAtLift = false
  var rowSwipe: RowSwipe?
  private(set) var selectedPaths: [IndexPath] = []

  private struct Row {
    var frame: CGRect
    let cell: UITableViewCell
  }

  /// Makes a table with a frame in its superview's coordinates, in pt.
  public convenience init(frame: CGRect, style: Style) {
    self.init(frame: frame)
    self.style = style
  }

  /// Makes a plain table with a frame in its superview's coordinates, in pt.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    let pan = RowSwipePanGestureRecognizer()
    pan.table = self
    pan.observeActions { [weak self, unowned pan] _ in self?.rowSwipeActed(pan) }
    addGestureRecognizer(pan)
    panGestureRecognizer.observeActions { [weak self] pan in
      if pan.state == .began { self?.closeSwipedRow() }
    }
  }

  /// Refuses: the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Asks the data source for everything anew; nothing stays selected or swiped.
  open func reloadData() {
    isLoading = true
    defer { isLoading = false }
    isLoaded = true
    forgetRowSwipe()
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

  /// The number of rows of a section; none if there is no such section.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return sections.indices.contains(section) ? sections[section].count : 0
  }

  /// The cell of a row, if there is such a row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { row(at: indexPath)?.cell }

  /// Where a row lies in the table's coordinates, in pt; zero if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { row(at: indexPath)?.frame ?? .zero }

  /// The row at a point of the table's coordinates, if there is one.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path { $0.frame.contains(point) } }

  /// The row that a cell shows.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path { $0.cell === cell } }

  /// The row that was selected first.
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// The rows that are selected, in the order in which they were.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

  /// Selects a row without telling the delegate, or no row.
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

  /// Scrolls to a row, as far as there is content.
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

  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    row(at: indexPath)?.cell.setSelected(false, animated: animated)
  }

  /// Lays the rows out to the width of the table.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if isLoaded, !isLoading { layoutRows() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { loadIfNeeded() }
  }

  /// Finds the deepest view at a point, in rows that are loaded by then.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    loadIfNeeded()
    return super.hitTest(point, with: event)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard pressing == nil, let touch = touches.foremost else { return }
    pressing = touch
    let path = indexPathForRow(at: touch.location(in: self))
    if let rowSwipe {
      // A touch elsewhere closes a row that lies open, and does nothing else; on its own content a
      // drag may still take hold of it, so only a tap closes it.
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
    guard let touch = pressing, touches.contains(touch) else { return }
    if closesRowAtLift { closeSwipedRow() }
    let path = release()
    if let path, rectForRow(at: path).contains(touch.location(in: self)) { select(path) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = pressing, touches.contains(touch) else { return }
    release()
  }

  /// A drag that would open or close a row is kept from the content pop (C178); whether a row whose
  /// actions lie at the other side only is protected too is open
  /// (``UIKitBehavior/rowsAndContentPop``).
  override func keepsFromContentPop(
    _ touch: UITouch, dragged direction: UISwipeGestureRecognizer.Direction
  ) -> Bool {
    let point = touch.landing(in: self)
    let isRightwards = direction == .right
    if maySwipe(at: point, rightwards: isRightwards) { return true }
    return maySwipe(at: point, rightwards: !isRightwards)
      && window?.headlessEngine?.questions.rowsAndContentPop == .withAnyActions
  }

  /// The delegate, if it answers for rows.
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

  /// Lets go of the row that is pressed, and names it.
  @discardableResult
  private func release() -> IndexPath? {
    defer {
      pressing = nil
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
