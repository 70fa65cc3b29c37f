#if HEADLESS
/// A layout that fills line after line with items.
///
/// The items of a full line are spread over it; those of the last line of a section keep the
/// spacing that a full line of equal items has, or else the smallest one. Sizes come from the
/// delegate, if it conforms to ``UICollectionViewDelegateFlowLayout``, or from ``itemSize``.
/// Estimated sizes, pinned headers and section insets from the safe area are not modelled.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that stands for sizes that the cells choose. Stored only.
  public static let automaticSize = CGSize(width: 10e20, height: 10e20)

  /// The smallest distance between lines, in pt.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The smallest distance between items of a line, in pt.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items, in pt.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Stored only: the engine measures no cells.
  open var estimatedItemSize = CGSize.zero
  /// The axis along which lines follow one another.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of headers along the scroll direction, in pt; the other length is ignored.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers along the scroll direction, in pt; the other length is ignored.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The distances of a section's items from its header, its footer and the sides, in pt.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// Stored only: headers scroll with their sections.
  open var sectionHeadersPinToVisibleBounds = false
  /// Stored only: footers scroll with their sections.
  open var sectionFootersPinToVisibleBounds = false

  private var elements: [UICollectionViewLayoutAttributes] = []
  private var byElement: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  private var contentSize = CGSize.zero
  private var preparedSize = CGSize.zero

  open override func prepare() {
    super.prepare()
    elements = []
    byElement = [:]
    contentSize = .zero
    guard let collectionView else { return }
    preparedSize = collectionView.bounds.size
    var end: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      end = placeSection(section, from: end, in: collectionView)
    }
    let inset = collectionView.contentInset
    contentSize =
      isVertical
      ? CGSize(width: preparedSize.width - inset.left - inset.right, height: end)
      : CGSize(width: end, height: preparedSize.height - inset.top - inset.bottom)
    if flipsHorizontallyInOppositeLayoutDirection,
      collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    {
      for element in elements {
        element.frame.origin.x = contentSize.width - element.frame.maxX
      }
    }
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements.filter { $0.frame.overlaps(rect) } }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    byElement[CollectionElement(kind: nil, path: indexPath)]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    byElement[CollectionElement(kind: elementKind, path: indexPath)]
  }

  /// Returns whether the size changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedSize
  }

  private var isVertical: Bool { scrollDirection == .vertical }

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// Places a section and returns where it ends along the scroll direction, in pt.
  private func placeSection(
    _ section: Int, from start: CGFloat, in view: UICollectionView
  ) -> CGFloat {
    let delegate = flowDelegate
    let inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section)
      ?? sectionInset
    let lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let spacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    var end = start
    placeEdge(UICollectionView.elementKindSectionHeader, of: section, size: header, at: &end)
    let count = view.numberOfItems(inSection: section)
    if count > 0 {
      let flow = LineFlow(
        sizes: (0..<count).map { item in
          let size =
            delegate?.collectionView(
              view, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
            ?? itemSize
          return isVertical ? size : CGSize(width: size.height, height: size.width)
        }, start: isVertical ? inset.left : inset.top,
        length: isVertical
          ? across - inset.left - inset.right : across - inset.top - inset.bottom,
        spacing: spacing, lineSpacing: lineSpacing)
      end += isVertical ? inset.top : inset.left
      for (item, frame) in flow.frames.enumerated() {
        add(
          UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section)),
          along: frame.minY + end, frame.height, across: frame.minX, frame.width)
      }
      end += flow.height + (isVertical ? inset.bottom : inset.right)
    }
    placeEdge(UICollectionView.elementKindSectionFooter, of: section, size: footer, at: &end)
    return end
  }

  /// The length of a line, in pt.
  private var across: CGFloat {
    guard let inset = collectionView?.contentInset else { return 0 }
    return isVertical
      ? preparedSize.width - inset.left - inset.right
      : preparedSize.height - inset.top - inset.bottom
  }

  private func placeEdge(_ kind: String, of section: Int, size: CGSize, at end: inout CGFloat) {
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return }
    add(
      UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section)),
      along: end, length, across: 0, across)
    end += length
  }

  private func add(
    _ attributes: UICollectionViewLayoutAttributes, along start: CGFloat, _ length: CGFloat,
    across side: CGFloat, _ width: CGFloat
  ) {
    attributes.frame =
      isVertical
      ? CGRect(x: side, y: start, width: width, height: length)
      : CGRect(x: start, y: side, width: length, height: width)
    elements.append(attributes)
    byElement[attributes.element] = attributes
  }
}

extension UICollectionView {
  /// The axis along which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical = 0
    /// From left to right.
    case horizontal = 1
  }
}
#endif
