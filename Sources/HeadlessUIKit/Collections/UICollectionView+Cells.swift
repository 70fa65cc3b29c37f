#if HEADLESS
extension UICollectionView {
  /// Registers the class of the cells with an identifier, or none if nil.
  public func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) { cellClasses[identifier] = cellClass }

  /// Registers the class of the supplementary views with an identifier, or none if nil.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { supplementaryClasses[elementKind, default: [:]][identifier] = viewClass }

  /// Returns a cell that is not in use, or a new one of the registered class.
  ///
  /// Without a registered class a plain cell, where UIKit raises. While an item is configured again
  /// the cell that it has.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let reconfigured, reconfigured.path == indexPath { return reconfigured.cell }
    let type = cellClasses[identifier] as? UICollectionViewCell.Type ?? UICollectionViewCell.self
    return dequeue(type, identifier: identifier, of: nil)
  }

  /// Returns a supplementary view that is not in use, or a new one of the registered class.
  ///
  /// Without a registered class a plain view, where UIKit raises.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let type =
      supplementaryClasses[elementKind]?[identifier] as? UICollectionReusableView.Type
      ?? UICollectionReusableView.self
    return dequeue(type, identifier: identifier, of: elementKind)
  }

  /// Returns the cell of an item while it is in the collection view, or nil.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    if itemCounts == nil { layOutItems() }
    return shownViews[CollectionElement(kind: nil, path: indexPath)] as? UICollectionViewCell
  }

  /// Returns a supplementary view while it is in the collection view, or nil.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shownViews[CollectionElement(kind: elementKind, path: indexPath)]
  }

  /// The cells in the collection view, in the order of their items.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The items whose cells are in the collection view, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    shownViews.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }

  /// Returns the supplementary views of a kind that are in the collection view.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownViews.keys.filter { $0.kind == elementKind }.sorted { $0.path < $1.path }
      .compactMap { shownViews[$0] }
  }

  /// Returns the item of a cell, or nil if the cell is not in the collection view.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let element = cell.element, shownViews[element] === cell else { return nil }
    return element.path
  }

  /// Returns the item at a point in the collection view's coordinates, or nil if there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    if itemCounts == nil { layOutItems() }
    for scrollView in orthogonalScrollViews.values where scrollView.frame.contains(point) {
      let inner = scrollView.convert(point, from: self)
      return indexPathsForVisibleItems.first {
        $0.section == scrollView.section && cellForItem(at: $0)?.frame.contains(inner) == true
      }
    }
    let area = CGRect(origin: point, size: CGSize(width: 1e-6, height: 1e-6))
    return collectionViewLayout.layoutAttributesForElements(in: area)?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  /// Returns the attributes of a cell in the layout.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if itemCounts == nil { layOutItems() }
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the attributes of a supplementary view in the layout.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if itemCounts == nil { layOutItems() }
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  func layOutVisibleElements() {
    let sections = collectionViewLayout.orthogonalSections
    placeOrthogonalScrollViews(sections)
    var visible: [(UICollectionViewLayoutAttributes, in: UIView)] =
      (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).map { ($0, self) }
    for section in sections where section.frame.overlaps(bounds) {
      guard let scrollView = orthogonalScrollViews[section.index] else { continue }
      visible += collectionViewLayout.attributes(
        ofOrthogonalSection: section.index, in: scrollView.bounds
      ).map { ($0, scrollView) }
    }
    let elements = Set(visible.map(\.0.element))
    for element in Array(shownViews.keys) where !elements.contains(element) {
      removeView(of: element)
    }
    for (attributes, container) in visible.sorted(by: { $0.0.zIndex < $1.0.zIndex }) {
      show(attributes, in: container)
    }
    callVisibleItemHandlers()
  }

  /// Removes the view of an element and keeps it for another one.
  func removeView(of element: CollectionElement) {
    guard let view = shownViews.removeValue(forKey: element) else { return }
    if let rowSwipe, rowSwipe.cell === view { removeRowSwipe() }
    view.removeFromSuperview()
    view.element = nil
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = false
      cell.isHighlighted = false
      itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
    } else if let kind = element.kind {
      itemDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.path)
    }
    if let identifier = view.reuseIdentifier {
      reusableViews[Self.reuseKey(identifier, of: element.kind), default: []].append(view)
    }
  }

  private func dequeue<View: UICollectionReusableView>(
    _ type: View.Type, identifier: String, of kind: String?
  ) -> View {
    while let view = reusableViews[Self.reuseKey(identifier, of: kind)]?.popLast() {
      guard let view = view as? View else { continue }
      view.prepareForReuse()
      return view
    }
    return type.init(headlessReuseIdentifier: identifier)
  }

  /// Identifiers of cells and of each kind of supplementary view are independent.
  private static func reuseKey(_ identifier: String, of kind: String?) -> String {
    "\(kind ?? "cell")/\(identifier)"
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes, in container: UIView) {
    let element = attributes.element
    if let view = shownViews[element] {
      apply(attributes, to: view)
      if view.superview !== container { container.addSubview(view) }
      return
    }
    guard let dataSource else { return }
    let view: UICollectionReusableView
    if let kind = element.kind {
      view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: element.path)
    } else {
      view = dataSource.collectionView(self, cellForItemAt: element.path)
    }
    view.element = element
    shownViews[element] = view
    apply(attributes, to: view)
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = selectedPaths.contains(element.path)
      cell.setNeedsUpdateConfiguration()
      itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
    } else if let kind = element.kind {
      itemDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.path)
    }
    container.addSubview(view)
  }

  private func apply(
    _ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView
  ) {
    if !view.transform.isIdentity { view.transform = .identity }
    if view.frame != attributes.frame { view.frame = attributes.frame }
    if !attributes.transform.isIdentity { view.transform = attributes.transform }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
    view.apply(attributes)
  }
}
#endif
