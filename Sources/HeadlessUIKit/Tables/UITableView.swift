#if HEADLESS
/// A scroll view of rows, which taps select and swipes open to show actions.
///
/// Unlike other scroll views it has ``UIScrollView/alwaysBounceVertical`` on by default, so that an
/// empty table can be pulled (C262). Cells exist while they are visible and are used again. All
/// changes apply without animation.
///
/// Unlike in UIKit, ``UIScrollView/delegate`` has the type of a scroll view's delegate; a delegate
/// that conforms to ``UITableViewDelegate`` also receives the table's events. Headers and footers
/// scroll with their sections, also in a plain table.
///
/// Not modelled: nibs, the swipe that deletes a row of a data source that only commits deletions
/// (return a configuration of swipe actions), moving rows by dragging, drag and drop, context menus,
/// and the index at the side.
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
  /// The line between rows; stored only.
  public var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  /// The color of the line between rows; stored only.
  public var separatorColor: UIColor?
  /// The insets of the line between rows, in pt; stored only.
  public var separatorInset: UIEdgeInsets = .zero
  /// The height that UIKit assumes for rows that it has not measured, in pt; stored only.
  public var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height that UIKit assumes for headers, in pt; stored only.
  public var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height that UIKit assumes for footers, in pt; stored only.
  public var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The distance above a header, in pt; stored only.
  public var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  /// Whether rows are measured again when they change; stored only.
  public var selfSizingInvalidation: SelfSizingInvalidation = .enabled
  /// The color of the index at the side; stored only.
  public var sectionIndexColor: UIColor?
  /// Whether the width of cells follows the readable width; stored only.
  public var cellLayoutMarginsFollowReadableWidth = false
  /// Whether content is inset by the safe area; stored only.
  public var insetsContentViewsToSafeArea = true
  /// Whether the focus selects rows; stored only.
  public var selectionFollowsFocus = false
  /// Whether rows can be dragged; stored only, since the engine drags no rows.
  public var dragInteractionEnabled = true
  /// Whether rows are prefetched; stored only.
  public var isPrefetchingEnabled = true

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

  /// The animation of a change of rows. The engine animates none.
  public enum RowAnimation: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case fade, right, left, top, bottom, none, middle
    /// UIKit's values, which the engine does not distinguish.
    case automatic = 100
  }

  /// The value that stands for a height chosen by the table.
  public static let automaticDimension: CGFloat = -1
  /// The value that stands for the magnifying glass in an index.
  public static let indexSearch = "{search}"

  /// The source of the rows. The table keeps it weakly and calls it when rows are first needed.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { layout = nil } }
  }
  /// Stored only; the engine prefetches nothing.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// The height of rows for which the delegate returns none, in pt.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { invalidateHeights() } }
  /// The height of headers for which the delegate returns none, in pt.
  ///
  /// An automatic height is ``EngineMetrics/sectionHeaderHeight``, or 0 without title and view.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { invalidateHeights() }
  }
  /// The height of footers for which the delegate returns none, in pt.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { invalidateHeights() }
  }
  /// The view above all sections, which keeps its height.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  /// The view below all sections, which keeps its height.
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
  /// The view behind the rows, with the size of the table.
  open var backgroundView: UIView? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Whether taps select rows.
  open var allowsSelection = true
  /// Whether several rows can be selected at a time.
  open var allowsMultipleSelection = false
  /// Whether taps select rows while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// The style of the table.
  open private(set) var style = Style.plain

  /// The places of all rows, or nil if the data source has to be asked.
  var layout: TableLayout?
  var cellClasses: [String: AnyClass] = [:]
  var headerFooterClasses: [String: AnyClass] = [:]
  var reusableCells: [String: [UITableViewCell]] = [:]
  var reusableHeaders: [String: [UITableViewHeaderFooterView]] = [:]
  /// The cells in the table, by their rows.
  var shownCells: [IndexPath: UITableViewCell] = [:]
  /// The views of headers and footers that were made, by their sections.
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The cell that the data source is configuring again, and its row.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  var changes = BatchChanges()
  var updateDepth = 0
  var selectedPaths: [IndexPath] = []
  var isInEditingMode = false
  var pressingTouch: UITouch?
  var pressedPath: IndexPath?
  var closesRowAtLift = false
  var rowSwipe: RowSwipe?
  private var isLoading = false
  private var isLayingOutRows = false
  private var laidOutBounds: CGRect?

  /// Creates a table with a frame in its superview's coordinates, in pt.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
    alwaysBounceVertical = true
    addRowSwipePan()
  }

  /// Creates a plain table with a frame in its superview's coordinates, in pt.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Returns nil; the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Asks the data source for all rows again, deselects them, and closes a swiped row.
  open func reloadData() {
    removeRowSwipe()
    pressedPath = nil
    selectedPaths = []
    for path in Array(shownCells.keys) { removeCell(at: path) }
    layout = nil
    loadIfNeeded()
  }

  /// The number of sections.
  open var numberOfSections: Int { loaded?.sections.count ?? 0 }

  /// Returns the number of rows in a section, or 0 if there is no such section.
  open func numberOfRows(inSection section: Int) -> Int {
    guard let sections = loaded?.sections, sections.indices.contains(section) else { return 0 }
    return sections[section].rows.count
  }

  /// Lays out the rows that are visible; scrolling lays out the table too.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    if layout != nil, bounds != laidOutBounds { layOutRows() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { showRows() }
  }

  /// Returns the deepest view at a point, after laying out the visible rows if needed.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    showRows()
    return super.hitTest(point, with: event)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with _: UIEvent?) { pressBegan(touches) }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with _: UIEvent?) { pressEnded(touches) }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressCancelled(touches)
  }

  /// Begins or ends editing, in which rows show controls for deleting and inserting them.
  ///
  /// Calls `setEditing(_:animated:)` of every visible cell of a row that can be edited, as Apple's
  /// documentation says. A swiped row closes, and no swipe opens one while editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isInEditingMode else { return }
    isInEditingMode = editing
    removeRowSwipe()
    if editing ? !allowsSelectionDuringEditing : true { deselectAll() }
    for (path, cell) in shownCells { updateEditing(of: cell, at: path, animated: animated) }
  }

  /// Whether rows show controls for deleting and inserting them.
  open var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }

  /// Protects rows that a drag would open or close from the content pop (C178).
  override func protectsFromContentPop(
    _ touch: UITouch, dragged direction: UISwipeGestureRecognizer.Direction
  ) -> Bool { protectsRows(touch, dragged: direction) }

  /// The delegate if it conforms to the table's protocol.
  var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// The places of all rows, after asking the data source if needed; nil while it is being asked.
  var loaded: TableLayout? {
    loadIfNeeded()
    return layout
  }

  /// Lays out the visible rows if rows or bounds have changed.
  func showRows() {
    loadIfNeeded()
    if bounds != laidOutBounds { layOutRows() }
  }

  /// Forgets the heights of rows; the data source is asked again.
  func invalidateHeights() {
    layout = nil
    setNeedsLayout()
  }

  /// Lays out all rows again, and shows those that are visible.
  func layOutAgain() {
    layout = nil
    loadIfNeeded()
  }

  private func loadIfNeeded() {
    guard layout == nil, !isLoading else { return }
    isLoading = true
    removeHeadersAndFooters()
    layout = makeLayout()
    isLoading = false
    laidOutBounds = nil
    layOutRows()
  }

  private func layOutRows() {
    guard !isLayingOutRows, !isLoading, var current = layout else { return }
    isLayingOutRows = true
    defer { isLayingOutRows = false }
    if current.width != bounds.width {
      current = makeLayout()
      layout = current
    }
    let bottom = placeTableViews(below: current.bottom)
    let size = CGSize(width: bounds.width, height: bottom)
    if contentSize != size { contentSize = size }
    laidOutBounds = bounds
    showVisibleRows(of: current)
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    if layout != nil { layOutAgain() }
  }
}

extension UITableView {
  /// The smallest change of a self-sizing row. The engine measures no rows.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case disabled, enabled, enabledIncludingConstraints
  }

  /// Has no effect: the engine shows no index.
  public func reloadSectionIndexTitles() {}
}
#endif
