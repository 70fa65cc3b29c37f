import GestureArbitration
import UIKitShim

extension SnapshotCapture {
  /// Adds a view, its recognizers, and the subviews that touches can reach.
  mutating func add(_ view: UIView, parent: Int?, depth: Int) {
    let isFull =
      views.count >= DiagnosticMetrics.snapshotViews
      || recognizers.count + (view.gestureRecognizers?.count ?? 0) > DiagnosticMetrics.snapshotViews
    guard !isFull, depth <= DiagnosticMetrics.snapshotDepth else {
      isCut = true
      return
    }
    let index = views.count
    viewIndices[ObjectIdentifier(view)] = index
    numberedViews.append((view, index))
    views.append(describe(view, parent: parent))
    note(view, index)
    let own = (view.gestureRecognizers ?? []).filter { !isOfAnotherArbiter($0) }
    for recognizer in own.prefix(DiagnosticMetrics.snapshotRecognizers) {
      add(recognizer, of: view, index)
    }
    if own.count > DiagnosticMetrics.snapshotRecognizers {
      notes.append(
        "View \(index) has more than \(DiagnosticMetrics.snapshotRecognizers) recognizers: the last are "
          + "left out.")
    }
    guard !view.isHidden, view.alpha >= GestureMetrics.touchableAlpha, !hasPartsOfUIKit(view)
    else { return }
    for subview in view.subviews { add(subview, parent: index, depth: depth + 1) }
  }

  /// Whether the subviews are UIKit's own, as those of controls and bars.
  private func hasPartsOfUIKit(_ view: UIView) -> Bool {
    switch kind(of: view) {
    case .button, .slider, .toggle, .segmented, .stepper, .pageControl, .textField, .navigationBar,
      .companionBar:
      true
    default: false
    }
  }

  private func describe(_ view: UIView, parent: Int?) -> GestureSnapshot.View {
    let isTransformed = view.transform != .identity
    let size = view.bounds.size
    let frame =
      isTransformed
      ? CGRect(
        x: view.center.x - size.width / 2, y: view.center.y - size.height / 2,
        width: size.width, height: size.height)
      : view.frame
    var value = GestureSnapshot.View(parent: parent, kind: kind(of: view), frame: frame)
    value.type = type(of: view)
    if view.bounds.origin != .zero { value.origin = view.bounds.origin }
    if isTransformed {
      let transform = view.transform
      value.transform = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]
    }
    value.isHidden = view.isHidden ? true : nil
    value.alpha = view.alpha == 1 ? nil : view.alpha
    value.isUserInteractionEnabled = view.isUserInteractionEnabled ? nil : false
    value.clips = view.clipsToBounds ? true : nil
    value.isMultipleTouchEnabled = view.isMultipleTouchEnabled ? true : nil
    value.isExclusiveTouch = view.isExclusiveTouch ? true : nil
    value.isRightToLeft =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? true : nil
    // An app's view may return its controller without being the view of it.
    if let controller = view.next as? UIViewController, controller.viewIfLoaded === view {
      value.controller = index(of: controller)
    }
    value.role = registration(of: view).map { registration in
      GestureSnapshot.Registration(
        name: registration.name,
        role: registration.role.snapshot(of: view, on: arbiter.gesturesOnTop),
        isForEnclosingPans: registration.role.isForEnclosingPans ? true : nil)
    }
    if let region = view as? PopGestureRegion {
      value.nesting = region.nesting
      value.isExempt = region.isExemptFromDefaultRole ? true : nil
    }
    value.scroll = (view as? UIScrollView).map(scroll)
    if let table = view as? UITableView { value.rows = rows(of: table) }
    if let cell = view as? UITableViewCell { value.row = row(of: cell) }
    if let slider = view as? UISlider {
      let length = slider.maximumValue - slider.minimumValue
      value.value = length > 0 ? CGFloat((slider.value - slider.minimumValue) / length) : 0
    }
    if let control = view as? UIControl { value.isEnabled = control.isEnabled ? nil : false }
    return value
  }

  /// The role of a view; no default one where a region gives it another, as in the copy it would be
  /// the view's own, and none that it shares with the view around it, as it does in the copy.
  private func registration(of view: UIView) -> PopGestureRegistration? {
    if let own = view.popGestureRegistration { return own }
    guard let scrollView = view as? UIScrollView, scrollView.regionWithRole == nil,
      !RoleLookup().sharesRole(scrollView)
    else { return nil }
    return RoleLookup().role(of: scrollView)
  }

  private func kind(of view: UIView) -> GestureSnapshot.View.Kind {
    switch view {
    case is UIWindow: .window
    case is PopGestureRegion: .region
    case _ where view.isCompanionBarHost: .companionBar
    case is UITableView: .table
    case is UIScrollView: .scrollView
    case is UITableViewCell: .cell
    case is UIButton: .button
    case is UISlider: .slider
    case is UISwitch: .toggle
    case is UISegmentedControl: .segmented
    case is UIStepper: .stepper
    case is UIPageControl: .pageControl
    case is UITextField: .textField
    case is UIControl: .control
    case is UINavigationBar: .navigationBar
    case _ where view.next is UIPageViewController: .pages
    case _ where (view.superview as? UITableViewCell)?.contentView === view: .cellContent
    default: .view
    }
  }

  private func scroll(_ view: UIScrollView) -> GestureSnapshot.Scroll {
    var value = GestureSnapshot.Scroll(
      contentSize: view.contentSize, inset: GestureSnapshot.Insets(view.adjustedContentInset))
    value.isPaging = view.isPagingEnabled ? true : nil
    value.isScrollEnabled = view.isScrollEnabled ? nil : false
    if #available(iOS 17.4, visionOS 1.1, *) {
      value.bouncesHorizontally = view.bouncesHorizontally ? nil : false
      value.bouncesVertically = view.bouncesVertically ? nil : false
    } else {
      value.bounces = view.bounces ? nil : false
    }
    value.deceleration =
      view.decelerationRate == .normal ? nil : view.decelerationRate.rawValue
    // A collection view's layout may choose it too.
    value.choosesTarget = view is UICollectionView || view.delegateChoosesTarget ? true : nil
    value.alwaysBouncesHorizontally = view.alwaysBounceHorizontal ? true : nil
    value.alwaysBouncesVertically = view.alwaysBounceVertical ? true : nil
    value.isDirectionalLockEnabled = view.isDirectionalLockEnabled ? true : nil
    value.delaysContentTouches = view.delaysContentTouches ? nil : false
    value.canCancelContentTouches = view.canCancelContentTouches ? nil : false
    if #available(iOS 17.4, visionOS 1.1, *) {
      value.transfersHorizontalScrollingToParent =
        view.transfersHorizontalScrollingToParent ? nil : false
      value.transfersVerticalScrollingToParent =
        view.transfersVerticalScrollingToParent ? nil : false
    }
    value.minimumZoom = view.minimumZoomScale == 1 ? nil : view.minimumZoomScale
    value.maximumZoom = view.maximumZoomScale == 1 ? nil : view.maximumZoomScale
    value.zoom = view.zoomScale == 1 ? nil : view.zoomScale
    return value
  }

  private mutating func note(_ view: UIView, _ index: Int) {
    if let table = view as? UITableView, hasUnequalRows(table) {
      notes.append(
        "The rows of table \(index) differ in height, or lie in sections: rebuilt ones do not.")
    }
    guard let role = views[index].role else { return }
    if let note = role.role.note(on: role.name) { notes.append(note) }
  }
}

// MARK: - Tables

extension SnapshotCapture {
  private func rows(of table: UITableView) -> GestureSnapshot.Rows {
    let cells = table.subviews.compactMap { $0 as? UITableViewCell }
    let visible = cells.filter { !$0.isHidden && $0.frame.intersects(table.bounds) }
    func rows(_ side: RowActions.Side) -> [Int] {
      visible.filter { cell in
        table.indexPath(for: cell).map { RowActions.exist(in: table, at: $0, on: side) } ?? false
      }.compactMap(row).sorted()
    }
    let count = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
    return GestureSnapshot.Rows(
      count: count,
      height: visible.first?.bounds.height ?? 0, leading: rows(.leading),
      trailing: rows(.trailing))
  }

  private func hasUnequalRows(_ table: UITableView) -> Bool {
    let heights = table.subviews.compactMap { ($0 as? UITableViewCell)?.bounds.height }
    return table.numberOfSections > 1 || Set(heights).count > 1
  }

  /// The number of a cell's row, counted through all sections.
  private func row(of cell: UITableViewCell) -> Int? {
    let table =
      cell.superview?.firstAncestor(through: nil) { $0 is UITableView } as? UITableView
    guard let table, let path = table.indexPath(for: cell) else { return nil }
    return (0..<path.section).reduce(path.row) { $0 + table.numberOfRows(inSection: $1) }
  }
}

extension GestureSnapshot.Insets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
