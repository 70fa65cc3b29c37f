#if HEADLESS
/// The place and the look of one element of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  /// The frame in the coordinates of the content, in pt.
  open var frame = CGRect.zero
  /// The transform applied about the center.
  open var transform = CGAffineTransform.identity
  /// The opacity from 0 to 1.
  open var alpha: CGFloat = 1
  /// The order of overlapping elements; larger values lie in front.
  open var zIndex = 0
  /// Whether the element is hidden.
  open var isHidden = false
  /// The element's section and item.
  open var indexPath: IndexPath
  private var category: UICollectionView.ElementCategory
  private var kind: String?

  /// Creates attributes without an element.
  public required override init() {
    indexPath = IndexPath()
    category = .cell
  }

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    category = .supplementaryView
    kind = elementKind
  }

  /// The size of the element, in pt.
  open var size: CGSize {
    get { frame.size }
    set {
      frame = CGRect(
        x: frame.midX - newValue.width / 2, y: frame.midY - newValue.height / 2,
        width: newValue.width, height: newValue.height)
    }
  }

  /// The center of the element in the coordinates of the content, in pt.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The rectangle of the element in its own coordinates, in pt.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// Whether this is a cell or a supplementary view.
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  /// The kind of a supplementary view, or nil for a cell.
  open var representedElementKind: String? { kind }

  /// Returns attributes with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.frame = frame
    copy.transform = transform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.indexPath = indexPath
    copy.category = category
    copy.kind = kind
    return copy
  }

  /// The element with these attributes.
  var element: CollectionElement { CollectionElement(kind: kind, path: indexPath) }
}

/// Says what a layout has to compute again.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context.
  public required override init() { super.init() }
  /// Whether everything is invalid. The engine computes everything again in any case.
  open var invalidateEverything: Bool { false }
  /// Whether the numbers of sections and items are invalid.
  open var invalidateDataSourceCounts: Bool { false }
}

/// Computes the places of a collection view's elements.
///
/// Decoration views, animations of insertions and self-sizing cells are not modelled.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @MainActor NSCoding {
  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?
  /// Whether the layout has to be prepared before it is used.
  private(set) var isInvalid = true

  /// Creates a layout.
  public override init() { super.init() }
  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }
  /// Does nothing; HeadlessUIKit does not support archiving.
  open func encode(with coder: NSCoder) {}
  /// Called before the layout is used after it was invalidated; an override must call super.
  open func prepare() {}
  /// Registers the class of views behind items, of which the engine shows none.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
  /// The size of the content, in pt. A subclass must override it.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the elements in a rectangle of the content.
  open func layoutAttributesForElements(in _: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of a cell.
  open func layoutAttributesForItem(at _: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns whether new bounds of the collection view make the layout invalid.
  ///
  /// Called before the bounds change in a layout pass; scrolling changes their origin. The default
  /// is false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the offset at which content comes to rest after a drag.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which it would come to rest, in pt.
  ///   - velocity: The velocity of the offset, in pt/ms (C143).
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the offset after a change of the layout or of the items.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  /// Whether the content is mirrored in a right-to-left interface (C242). The default is false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction for which the layout is written.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Makes the layout invalid, so that it is prepared again in the next layout pass.
  open func invalidateLayout() {
    isInvalid = true
    collectionView?.setNeedsLayout()
  }

  /// Makes the layout invalid; the engine ignores what the context limits this to.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }

  /// Prepares the layout if it is invalid.
  func prepareIfNeeded() {
    guard isInvalid else { return }
    isInvalid = false
    prepare()
  }

  /// The sections that scroll on their own in a scroll view of the collection view (C270).
  var orthogonalSections: [OrthogonalSection] { [] }

  /// Returns the attributes of the visible cells of a section that scrolls on its own, in the
  /// coordinates of its scroll view.
  func attributes(ofOrthogonalSection section: Int, in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]
  { [] }

  /// The list of a section, or nil if it is none.
  func list(inSection section: Int) -> UICollectionLayoutListConfiguration? { nil }
}

/// A cell or a supplementary view of a collection view.
struct CollectionElement: Hashable {
  /// The kind of a supplementary view, or nil for a cell.
  let kind: String?
  let path: IndexPath
}
#endif
