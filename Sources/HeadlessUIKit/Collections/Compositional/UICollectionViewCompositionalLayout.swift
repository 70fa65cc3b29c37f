#if HEADLESS
/// Returns the layout of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Settings of a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The axis along which sections follow one another.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in pt.
  open var interSectionSpacing: CGFloat = 0
  /// What the insets are measured from; stored only.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// Creates the default settings.
  public override init() { super.init() }
}

/// A layout of sections, each of which repeats a group of items.
///
/// Sections that scroll across the direction of the layout are scroll views inside the collection
/// view (C270). Estimated sizes count as they are. In a right-to-left interface the content is
/// mirrored, as its edges are leading and trailing ones.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The settings of the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var placed = PlacedSections()

  /// Creates a layout of equal sections.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout of equal sections with settings.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout whose sections a closure returns.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout with settings whose sections a closure returns.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }

  /// Returns a layout of lists.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let environment = CollectionLayoutEnvironment(collectionView)
    placed = PlacedSections(
      size: environment.effectiveContentSize,
      isVertical: configuration.scrollDirection == .vertical,
      isMirrored: collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    for index in 0..<collectionView.numberOfSections {
      guard let section = provider(index, environment) else { continue }
      placed.add(
        section, at: index, items: collectionView.numberOfItems(inSection: index), environment)
      if index < collectionView.numberOfSections - 1 {
        placed.length += configuration.interSectionSpacing
      }
    }
    placed.mirror()
  }

  open override var collectionViewContentSize: CGSize { placed.contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    placed.elements.filter { $0.frame.overlaps(rect) }
  }

  /// Returns the attributes of a cell in the coordinates of the content, as if no section were
  /// scrolled on its own.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let element = CollectionElement(kind: nil, path: indexPath)
    guard let inner = placed.orthogonalElements[indexPath.section] else {
      return placed.elements.first { $0.element == element }
    }
    guard let found = inner.first(where: { $0.element == element }),
      let copy = found.copy() as? UICollectionViewLayoutAttributes,
      let section = placed.orthogonal.first(where: { $0.index == indexPath.section })
    else { return nil }
    copy.frame = found.frame.offsetBy(dx: section.frame.minX, dy: section.frame.minY)
    return copy
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.elements.first { $0.element == CollectionElement(kind: elementKind, path: indexPath) }
  }

  /// Returns whether the size changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let inset = collectionView?.contentInset else { return false }
    return CGSize(
      width: max(0, newBounds.width - inset.left - inset.right),
      height: max(0, newBounds.height - inset.top - inset.bottom)) != placed.size
  }

  override var orthogonalSections: [OrthogonalSection] { placed.orthogonal }

  override func attributes(
    ofOrthogonalSection section: Int, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    placed.orthogonalElements[section]?.filter { $0.frame.overlaps(rect) } ?? []
  }

  override func list(inSection section: Int) -> UICollectionLayoutListConfiguration? {
    placed.lists[section]
  }

  /// The closures that change visible elements, by section.
  var visibleItemHandlers: [(Int, NSCollectionLayoutSectionVisibleItemsInvalidationHandler)] {
    placed.handlers
  }
}
#endif
