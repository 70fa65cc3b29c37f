#if HEADLESS
/// How a section scrolls across the direction of its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not scroll.
  case none = 0
  /// It scrolls freely.
  case continuous = 1
  /// It comes to rest at the leading edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// It scrolls by its own length.
  case paging = 3
  /// It scrolls by one group.
  case groupPaging = 4
  /// It scrolls by one group, which comes to rest in the middle.
  case groupPagingCentered = 5
}

/// Changes the visible items of a section while it scrolls on its own.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

/// A visible element of a section.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity from 0 to 1.
  var alpha: CGFloat { get set }
  /// Whether the element is hidden.
  var isHidden: Bool { get set }
  /// The center in the coordinates of the section, in pt.
  var center: CGPoint { get set }
  /// The transform applied about the center.
  var transform: CGAffineTransform { get set }
  /// The rectangle of the element in its own coordinates, in pt.
  var bounds: CGRect { get }
  /// The frame in the coordinates of the section, in pt.
  var frame: CGRect { get }
  /// The element's section and item.
  var indexPath: IndexPath { get }
  /// Whether the element is a cell or a supplementary view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary view, or nil for a cell.
  var representedElementKind: String? { get }
}

/// A section of a compositional layout: groups one after the other.
///
/// Decorations, pinned headers and insets from the safe area are not modelled.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  /// The group that the section repeats.
  let group: NSCollectionLayoutGroup
  /// The distances of the items from the section's header, footer and sides, in pt.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in pt.
  open var interGroupSpacing: CGFloat = 0
  /// How the section scrolls across the direction of the layout (C270).
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep the section's insets.
  open var supplementariesFollowContentInsets = true
  /// The views behind the section, which the engine does not show; stored only.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// What the insets are measured from; stored only.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the insets of headers and footers are measured from; stored only.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Called in a layout pass and while the section scrolls on its own (C270).
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The list that the section shows.
  var list: UICollectionLayoutListConfiguration?

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// Creates a section that shows a list, in rows of the height of a table's.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(EngineMetrics.rowHeight))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = configuration
    section.boundarySupplementaryItems = configuration.boundaries(size)
    return section
  }
}

/// A header or footer of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the supplementary view.
  public let elementKind: String
  /// The edge of the section at which the item lies: the top, or else the bottom.
  public let alignment: NSRectAlignment
  /// Whether the section grows by the item; otherwise the item lies over it.
  open var extendsBoundary = true
  /// Stored only: items scroll with their section.
  open var pinToVisibleBounds = false
  /// The order of overlapping elements; stored only.
  open var zIndex = 0

  /// Creates an item at an edge of its section.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.elementKind = elementKind
    self.alignment = alignment
    super.init(layoutSize: layoutSize)
  }

  /// Whether the item is a footer.
  var isFooter: Bool {
    alignment == .bottom || alignment == .bottomLeading || alignment == .bottomTrailing
  }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// None.
  case none = 0
  /// The top edge.
  case top = 1
  /// The corner at the top of the leading edge.
  case topLeading = 2
  /// The leading edge.
  case leading = 3
  /// The corner at the bottom of the leading edge.
  case bottomLeading = 4
  /// The bottom edge.
  case bottom = 5
  /// The corner at the bottom of the trailing edge.
  case bottomTrailing = 6
  /// The trailing edge.
  case trailing = 7
  /// The corner at the top of the trailing edge.
  case topTrailing = 8
}
#endif
