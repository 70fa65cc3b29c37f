#if HEADLESS
/// A scroll view of cells that a layout places.
///
/// Cells exist while they are visible and are used again. Unlike in UIKit, all changes of items
/// apply at once, and ``UIScrollView/delegate`` has the type of a scroll view's delegate; a delegate
/// that conforms to ``UICollectionViewDelegate`` also receives the collection view's events.
///
/// Not modelled: nibs, drag and drop, context menus, and focus. Items move interactively by the
/// methods for that; no gesture of the collection view calls them.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The kinds of elements.
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell = 0
    /// A supplementary view, such as a header.
    case supplementaryView = 1
    /// A decoration view, which the engine does not model.
    case decorationView = 2
  }
  /// Whether items can have the focus; stored only, since the engine has none.
  public var allowsFocus = false
  /// Whether the focus selects items; stored only.
  public var selectionFollowsFocus = false
  /// Whether items can be dragged; stored only, since the engine drags none.
  public var dragInteractionEnabled = true
  /// Whether items are measured again when they change; stored only.
  public var selfSizingInvalidation: SelfSizingInvalidation = .enabled
  final var movement: Movement?

  /// The position to which an item is scrolled.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Scrolls the item to the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// Scrolls the item to the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// Scrolls the item to the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// Scrolls the item to the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// Scrolls the item to the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// Scrolls the item to the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of the header of a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the footer of a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The layout of the items. Another one applies in the next layout pass.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { if collectionViewLayout !== oldValue { replaceLayout(oldValue) } }
  }
  /// The source of the items. The collection view keeps it weakly.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetItems() } }
  }
  /// Stored only; the engine prefetches nothing.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Stored only; the engine prefetches nothing.
  open var isPrefetchingEnabled = true
  /// The view behind the cells, with the size of the collection view.
  open var backgroundView: UIView? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Whether taps select items.
  open var allowsSelection = true
  /// Whether several items can be selected at a time.
  open var allowsMultipleSelection = false
  /// Whether the app edits the items; stored only.
  open var isEditing = false
  /// Whether taps select items while editing; stored only.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while editing; stored only.
  open var allowsMultipleSelectionDuringEditing = false

  /// The numbers of items of the sections, or nil if the data source has to be asked.
  var itemCounts: [Int]?
  var cellClasses: [String: AnyClass] = [:]
  var supplementaryClasses: [String: [String: AnyClass]] = [:]
  var reusableViews: [String: [UICollectionReusableView]] = [:]
  /// The views that show, by what they show.
  var shownViews: [CollectionElement: UICollectionReusableView] = [:]
  var orthogonalScrollViews: [Int: OrthogonalScrollView] = [:]
  var selectedPaths: [IndexPath] = []
  /// The cell that the data source is configuring again, and its item.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
  var changes = BatchChanges()
  var updateDepth = 0
  var pressingTouch: UITouch?
  var pressedPath: IndexPath?
  var closesRowAtLift = false
  var rowSwipe: RowSwipe?
  private var hasRowSwipePan = false
  private var laidOutBounds: CGRect?
  private var isLayingOutItems = false

  /// Creates a collection view with a frame in its superview's coordinates, in pt.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Returns nil; the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Asks the data source for all items again, deselects them, and closes a swiped row.
  open func reloadData() {
    removeRowSwipe()
    selectedPaths = []
    pressedPath = nil
    forgetItems()
  }

  /// The number of sections.
  open var numberOfSections: Int { counts.count }

  /// Returns the number of items in a section, or 0 if there is no such section.
  open func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  /// Replaces the layout, without animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Replaces the layout, without animation, and calls a closure with true.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    layoutIfNeeded()
    completion?(true)
  }

  /// Lays out the elements that are visible; scrolling lays out the collection view too.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    layOutItems()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { layOutItems() }
  }

  /// Returns the deepest view at a point, after laying out the visible elements if needed.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if bounds != laidOutBounds || itemCounts == nil { layOutItems() }
    return super.hitTest(point, with: event)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with _: UIEvent?) { pressBegan(touches) }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with _: UIEvent?) { pressEnded(touches) }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressCancelled(touches)
  }

  /// Protects rows of a list that a drag would open or close from the content pop (C178).
  override func protectsFromContentPop(
    _ touch: UITouch, dragged direction: UISwipeGestureRecognizer.Direction
  ) -> Bool { hasRowSwipePan && protectsRows(touch, dragged: direction) }

  /// The layout's target after a drag; the delegate may change it.
  override func layoutTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  /// The delegate if it conforms to the collection view's protocol.
  var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  /// The numbers of items of the sections.
  var counts: [Int] {
    if let itemCounts { return itemCounts }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let counts = (0..<max(0, sections)).map {
      max(0, dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0)
    }
    itemCounts = counts
    return counts
  }

  /// Forgets the items; the data source is asked in the next layout pass.
  ///
  /// Keeps the cells of the items that have a new place, by their old place.
  func forgetItems(keeping places: [IndexPath: IndexPath] = [:]) {
    itemCounts = nil
    var kept: [CollectionElement: UICollectionReusableView] = [:]
    for (element, view) in shownViews {
      guard element.kind == nil, let place = places[element.path] else {
        removeView(of: element)
        continue
      }
      let moved = CollectionElement(kind: nil, path: place)
      view.element = moved
      kept[moved] = view
    }
    shownViews = kept
    collectionViewLayout.invalidateLayout()
    laidOutBounds = nil
    setNeedsLayout()
  }

  /// Runs a layout unless one is running: a frame that it sets may scroll a section.
  func whileNotLayingOut(_ layOut: () -> Void) {
    guard !isLayingOutItems else { return }
    isLayingOutItems = true
    defer { isLayingOutItems = false }
    layOut()
  }

  /// Shows the elements that are visible and removes the others.
  func layOutItems() { whileNotLayingOut { layOutAll() } }

  private func layOutAll() {
    if let laidOutBounds, laidOutBounds != bounds,
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      collectionViewLayout.invalidateLayout()
    }
    _ = counts
    collectionViewLayout.prepareIfNeeded()
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
    laidOutBounds = bounds
    addSwipePanIfNeeded()
    layOutVisibleElements()
  }

  private func replaceLayout(_ old: UICollectionViewLayout) {
    old.collectionView = nil
    collectionViewLayout.collectionView = self
    for element in Array(shownViews.keys) { removeView(of: element) }
    collectionViewLayout.invalidateLayout()
    laidOutBounds = nil
  }

  /// Adds the pan that swipes rows when the layout first has a list with actions.
  private func addSwipePanIfNeeded() {
    guard !hasRowSwipePan, counts.indices.contains(where: { hasSwipeActions(inSection: $0) })
    else { return }
    hasRowSwipePan = true
    addRowSwipePan()
  }

  private func hasSwipeActions(inSection section: Int) -> Bool {
    let list = collectionViewLayout.list(inSection: section)
    return list?.leadingSwipeActionsConfigurationProvider != nil
      || list?.trailingSwipeActionsConfigurationProvider != nil
  }
}
#endif
