#if HEADLESS
/// The sections of a compositional layout with the frames of their elements.
@MainActor
struct PlacedSections {
  /// The size of the area that the layout fills, in pt.
  var size = CGSize.zero
  var isVertical = true
  var isMirrored = false
  /// Where the last section ends along the scroll direction, in pt.
  var length: CGFloat = 0
  private(set) var elements: [UICollectionViewLayoutAttributes] = []
  private(set) var orthogonal: [OrthogonalSection] = []
  /// The cells of the sections that scroll on their own, in the coordinates of their scroll views.
  private(set) var orthogonalElements: [Int: [UICollectionViewLayoutAttributes]] = [:]
  private(set) var lists: [Int: UICollectionLayoutListConfiguration] = [:]
  private(set) var handlers: [(Int, NSCollectionLayoutSectionVisibleItemsInvalidationHandler)] = []

  var contentSize: CGSize {
    isVertical
      ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
  }

  /// Adds a section after the others.
  mutating func add(
    _ section: NSCollectionLayoutSection, at index: Int, items: Int,
    _ environment: any NSCollectionLayoutEnvironment
  ) {
    if let list = section.list { lists[index] = list }
    if let handler = section.visibleItemsInvalidationHandler { handlers.append((index, handler)) }
    addBoundaries(of: section, at: index, areFooters: false)
    let insets = section.contentInsets
    length += isVertical ? insets.top : insets.leading
    if section.orthogonalScrollingBehavior == .none {
      addGroups(of: section, at: index, items: items, environment)
    } else {
      addScrolling(section, at: index, items: items, environment)
    }
    length += isVertical ? insets.bottom : insets.trailing
    addBoundaries(of: section, at: index, areFooters: true)
  }

  /// Mirrors all elements if the interface is right to left.
  func mirror() {
    guard isMirrored else { return }
    for element in elements {
      element.frame.origin.x = contentSize.width - element.frame.maxX
    }
    for section in orthogonal where section.isHorizontal {
      for element in orthogonalElements[section.index] ?? [] {
        element.frame.origin.x = section.contentSize.width - element.frame.maxX
      }
    }
  }

  /// The area inside a section's insets, in pt.
  private func area(of section: NSCollectionLayoutSection) -> CGSize {
    let insets = section.contentInsets
    return CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - (isVertical ? 0 : insets.top + insets.bottom)))
  }

  private mutating func addGroups(
    of section: NSCollectionLayoutSection, at index: Int, items: Int,
    _ environment: any NSCollectionLayoutEnvironment
  ) {
    guard items > 0 else { return }
    let insets = section.contentInsets
    let groupSize = section.group.layoutSize.size(in: area(of: section))
    let inner = CGRect(origin: .zero, size: groupSize).inset(by: section.group.contentInsets)
    let frames = section.group.frames(in: inner.size, environment)
    guard !frames.isEmpty else { return }
    var item = 0
    while item < items {
      let origin =
        isVertical
        ? CGPoint(x: insets.leading, y: length) : CGPoint(x: length, y: insets.top)
      for frame in frames where item < items {
        let cell = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: index))
        cell.frame = frame.offsetBy(dx: origin.x + inner.minX, dy: origin.y + inner.minY)
        elements.append(cell)
        item += 1
      }
      length += isVertical ? groupSize.height : groupSize.width
      if item < items { length += section.interGroupSpacing }
    }
  }

  private mutating func addScrolling(
    _ section: NSCollectionLayoutSection, at index: Int, items: Int,
    _ environment: any NSCollectionLayoutEnvironment
  ) {
    let insets = section.contentInsets
    let groupSize = section.group.layoutSize.size(in: area(of: section))
    let inner = CGRect(origin: .zero, size: groupSize).inset(by: section.group.contentInsets)
    let frames = section.group.frames(in: inner.size, environment)
    guard items > 0, !frames.isEmpty else { return }
    let lead = isVertical ? insets.leading : insets.top
    let groupLength = isVertical ? groupSize.width : groupSize.height
    var (position, item) = (lead, 0)
    var cells: [UICollectionViewLayoutAttributes] = []
    while item < items {
      if item > 0 { position += section.interGroupSpacing }
      let origin =
        isVertical ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position)
      for frame in frames where item < items {
        let cell = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: index))
        cell.frame = frame.offsetBy(dx: origin.x + inner.minX, dy: origin.y + inner.minY)
        cells.append(cell)
        item += 1
      }
      position += groupLength
    }
    position += isVertical ? insets.trailing : insets.bottom
    let frame =
      isVertical
      ? CGRect(x: 0, y: length, width: size.width, height: groupSize.height)
      : CGRect(x: length, y: 0, width: groupSize.width, height: size.height)
    orthogonal.append(
      OrthogonalSection(
        index: index, frame: frame,
        contentSize: isVertical
          ? CGSize(width: position, height: frame.height)
          : CGSize(width: frame.width, height: position),
        behavior: section.orthogonalScrollingBehavior, lead: lead, group: groupLength,
        spacing: section.interGroupSpacing, isHorizontal: isVertical,
        isMirrored: isMirrored && isVertical))
    orthogonalElements[index] = cells
    length += isVertical ? groupSize.height : groupSize.width
  }

  private mutating func addBoundaries(
    of section: NSCollectionLayoutSection, at index: Int, areFooters: Bool
  ) {
    let insets =
      section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    for item in section.boundarySupplementaryItems where item.isFooter == areFooters {
      let itemSize = item.layoutSize.size(
        in: CGSize(width: size.width - insets.leading - insets.trailing, height: size.height))
      let view = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
      let origin =
        isVertical ? CGPoint(x: insets.leading, y: length) : CGPoint(x: length, y: insets.top)
      view.frame = CGRect(origin: origin, size: itemSize).inset(by: item.contentInsets)
      elements.append(view)
      if item.extendsBoundary { length += isVertical ? itemSize.height : itemSize.width }
    }
  }
}
#endif
