#if HEADLESS
/// A section that scrolls on its own, as the layout has placed it.
struct OrthogonalSection {
  let index: Int
  /// The frame of the section's scroll view in the collection view's content, in pt.
  let frame: CGRect
  let contentSize: CGSize
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// Where the first group begins, and the lengths of a group and of the space after it, in pt.
  let lead: CGFloat
  let group: CGFloat
  let spacing: CGFloat
  let isHorizontal: Bool
  /// Whether the first group is at the right.
  let isMirrored: Bool
}

/// The private scroll view of a section that scrolls on its own (C270).
@MainActor
final class OrthogonalScrollView: UIScrollView {
  let section: Int
  @BackReference private var collectionView: UICollectionView?
  private var placed: OrthogonalSection?

  init(section: Int, in collectionView: UICollectionView) {
    self.section = section
    self.collectionView = collectionView
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func place(_ section: OrthogonalSection) {
    let isFirst = placed == nil
    let sizes = placed.map { ($0.contentSize, $0.frame.size) }
    placed = section
    if frame != section.frame { frame = section.frame }
    if contentSize != section.contentSize { contentSize = section.contentSize }
    isPagingEnabled = section.behavior == .paging
    // A group that fits can still be dragged, as in UIKit's sections.
    alwaysBounceHorizontal = section.isHorizontal
    alwaysBounceVertical = !section.isHorizontal
    if section.behavior == .groupPagingCentered {
      let room = max(0, (length - section.group) / 2 - section.lead)
      contentInset =
        section.isHorizontal
        ? UIEdgeInsets(top: 0, left: room, bottom: 0, right: room)
        : UIEdgeInsets(top: room, left: 0, bottom: room, right: 0)
    }
    let isNew = sizes.map { $0 != (section.contentSize, section.frame.size) } ?? true
    if isFirst || (isNew && section.isMirrored && !isDragging) { contentOffset = leadingOffset }
  }

  override func contentOffsetDidChange() {
    super.contentOffsetDidChange()
    collectionView?.orthogonalSectionDidScroll()
  }

  /// Stops at a group if the section's behavior says so.
  override func layoutTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let placed, placed.group + placed.spacing > 0 else { return proposed }
    let (low, high) = restingOffsets
    let (start, end) = placed.isHorizontal ? (low.x, high.x) : (low.y, high.y)
    let stride = placed.group + placed.spacing
    let speed = (placed.isHorizontal ? velocity.x : velocity.y) * 1000
    func index(of offset: CGFloat) -> CGFloat {
      ((placed.isMirrored ? end - offset : offset - start) / stride).rounded()
    }
    let wanted = placed.isHorizontal ? proposed.x : proposed.y
    var group: CGFloat
    switch placed.behavior {
    case .groupPaging, .groupPagingCentered:
      let first = index(of: placed.isHorizontal ? dragStart.x : dragStart.y)
      let here = index(of: placed.isHorizontal ? contentOffset.x : contentOffset.y)
      group = min(max(here, first - 1), first + 1)
      if abs(speed) >= EngineMetrics.pageFlipSpeed {
        group = first + ((speed > 0) != placed.isMirrored ? 1 : -1)
      }
    case .continuousGroupLeadingBoundary: group = index(of: wanted)
    case .none, .continuous, .paging: return proposed
    }
    let stop = placed.isMirrored ? end - group * stride : start + group * stride
    let goal = min(max(stop, start), end)
    return placed.isHorizontal
      ? CGPoint(x: goal, y: proposed.y) : CGPoint(x: proposed.x, y: goal)
  }

  private var length: CGFloat { placed?.isHorizontal == false ? bounds.height : bounds.width }

  private var leadingOffset: CGPoint {
    let (low, high) = restingOffsets
    return placed?.isMirrored == true ? CGPoint(x: high.x, y: low.y) : low
  }
}

/// A visible element, whose changes apply to its view.
@MainActor
final class VisibleCollectionItem: NSObject, NSCollectionLayoutVisibleItem {
  private let view: UICollectionReusableView
  private let element: CollectionElement

  init(_ view: UICollectionReusableView, _ element: CollectionElement) {
    self.view = view
    self.element = element
  }

  var alpha: CGFloat {
    get { view.alpha }
    set { view.alpha = newValue }
  }
  var isHidden: Bool {
    get { view.isHidden }
    set { view.isHidden = newValue }
  }
  var center: CGPoint {
    get { view.center }
    set { view.center = newValue }
  }
  var transform: CGAffineTransform {
    get { view.transform }
    set { view.transform = newValue }
  }
  var bounds: CGRect { view.bounds }
  var frame: CGRect { view.frame }
  var indexPath: IndexPath { element.path }
  var representedElementCategory: UICollectionView.ElementCategory {
    element.kind == nil ? .cell : .supplementaryView
  }
  var representedElementKind: String? { element.kind }
}

extension UICollectionView {
  /// Gives every section that scrolls on its own a scroll view with the section's frame.
  func placeOrthogonalScrollViews(_ sections: [OrthogonalSection]) {
    let indices = Set(sections.map(\.index))
    for (index, scrollView) in orthogonalScrollViews where !indices.contains(index) {
      scrollView.removeFromSuperview()
      orthogonalScrollViews[index] = nil
    }
    for section in sections {
      let scrollView =
        orthogonalScrollViews[section.index]
        ?? OrthogonalScrollView(section: section.index, in: self)
      orthogonalScrollViews[section.index] = scrollView
      scrollView.place(section)
      if scrollView.superview !== self { addSubview(scrollView) }
    }
  }

  func orthogonalSectionDidScroll() { whileNotLayingOut { layOutVisibleElements() } }

  /// Lets the sections' closures change their visible elements.
  func callVisibleItemHandlers() {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else { return }
    for (index, handler) in layout.visibleItemHandlers {
      let items = shownViews.filter { $0.key.path.section == index }
        .sorted { $0.key.path < $1.key.path }.map { VisibleCollectionItem($0.value, $0.key) }
      let offset = orthogonalScrollViews[index]?.contentOffset ?? contentOffset
      handler(items, offset, CollectionLayoutEnvironment(self))
    }
  }
}
#endif
