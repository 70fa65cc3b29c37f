#if HEADLESS
extension UISplitViewController {
  /// The display mode that the engine chooses for the automatic one.
  var automaticMode: DisplayMode {
    splitBehavior == .overlay ? .secondaryOnly : .oneBesideSecondary
  }

  /// The columns that a display mode shows, from the leading edge.
  func columns(in mode: DisplayMode) -> [Column] {
    let first: Column = style == .tripleColumn ? .supplementary : .primary
    return switch mode {
    case .secondaryOnly: [.secondary]
    case .automatic, .oneBesideSecondary, .oneOverSecondary: [first, .secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      style == .tripleColumn
        ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }
  }

  /// Whether a display mode lays the other columns over the secondary one.
  func isOverlay(_ mode: DisplayMode) -> Bool {
    mode == .oneOverSecondary || mode == .twoOverSecondary
  }

  /// The mode in which one more column shows than in the secondary-only mode.
  var modeWithOneColumn: DisplayMode {
    splitBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
  }

  /// The mode in which all columns show.
  var modeWithAllColumns: DisplayMode {
    switch splitBehavior {
    case .overlay: style == .tripleColumn ? .twoOverSecondary : .oneOverSecondary
    case .displace: style == .tripleColumn ? .twoDisplaceSecondary : .oneBesideSecondary
    case .automatic, .tile: style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    }
  }

  func width(of column: Column) -> CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? 0
    guard column == .primary else {
      return preferredSupplementaryColumnWidth >= 0
        ? preferredSupplementaryColumnWidth : EngineMetrics.splitColumnWidth
    }
    var width = EngineMetrics.splitColumnWidth
    if preferredPrimaryColumnWidth >= 0 {
      width = preferredPrimaryColumnWidth
    } else if preferredPrimaryColumnWidthFraction >= 0 {
      width = preferredPrimaryColumnWidthFraction * whole
    }
    if maximumPrimaryColumnWidth >= 0 { width = min(width, maximumPrimaryColumnWidth) }
    if minimumPrimaryColumnWidth >= 0 { width = max(width, minimumPrimaryColumnWidth) }
    return width
  }

  /// Changes the display mode. While collapsed the mode applies after expanding.
  func change(to newMode: DisplayMode) {
    let target = newMode == .automatic ? automaticMode : newMode
    guard target != displayMode || !isArranged else { return }
    guard isArranged, !isCollapsedNow else {
      mode = target
      return
    }
    delegate?.splitViewController(self, willChangeTo: target)
    let (before, after) = (shownColumns, columns(in: target))
    for column in after where !before.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
    for column in before where !after.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    mode = target
    showColumns(after)
  }

  /// Makes the views of columns the only ones in the hierarchy.
  func showColumns(_ wanted: [Column]) {
    let wanted = wanted.filter { stacks[$0] != nil }
    let old = shownColumns
    shownColumns = wanted
    for column in old where !wanted.contains(column) {
      if let controller = stacks[column] { takeOut(controller) }
    }
    for column in wanted {
      guard let controller = stacks[column], controller.parent === self,
        controller.viewIfLoaded?.superview !== view
      else { continue }
      controller.loadViewIfNeeded()
      if isInAppearance { controller.beginAppearanceTransition(true, animated: false) }
      view.addSubview(controller.view)
      // While the split view itself appears, it ends the appearance of its columns with its own.
      if appearance.stage == .visible { controller.endAppearanceTransition() }
    }
    layOutColumns()
  }

  /// Removes the view of a controller from the hierarchy.
  func takeOut(_ controller: UIViewController) {
    guard controller.viewIfLoaded?.superview === view else { return }
    if isInAppearance { controller.beginAppearanceTransition(false, animated: false) }
    controller.viewIfLoaded?.removeFromSuperview()
    if isInAppearance { controller.endAppearanceTransition() }
  }

  /// Gives the columns their frames.
  ///
  /// A column that a touch moves lies by its fraction inside the view.
  func layOutColumns() {
    guard isViewLoaded, isArranged else { return }
    let bounds = view.bounds
    if isCollapsedNow {
      for column in shownColumns { stacks[column]?.view.frame = bounds }
      dimming.removeFromSuperview()
      return
    }
    let others = shownColumns.filter { $0 != .secondary }
    let total = others.reduce(0) { $0 + width(of: $1) }
    let fraction = drag?.fraction ?? 1
    let isOver = isOverlay(displayMode)
    let shift = total * (fraction - 1)
    var position = shift
    for column in others {
      place(column, x: position, width: width(of: column))
      position += width(of: column)
    }
    let displaces = displayMode == .twoDisplaceSecondary
    let start = isOver ? 0 : max(0, position)
    place(
      .secondary, x: start, width: isOver || displaces ? bounds.width : bounds.width - start)
    guard isOver else {
      dimming.removeFromSuperview()
      return
    }
    dimming.frame = bounds
    if let back = stacks[.secondary]?.viewIfLoaded, back.superview === view {
      view.insertSubview(dimming, aboveSubview: back)
      for column in others {
        if let front = stacks[column]?.viewIfLoaded { view.bringSubviewToFront(front) }
      }
    }
  }

  private func place(_ column: Column, x: CGFloat, width: CGFloat) {
    guard let view = stacks[column]?.viewIfLoaded, view.superview === self.view else { return }
    let isMirrored = self.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let bounds = self.view.bounds
    view.frame = CGRect(
      x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
  }
}

/// The view of a split view controller.
@MainActor
final class SplitView: UIView {
  @BackReference var controller: UISplitViewController?
  private var arrangedSize: CGSize?

  /// Collapses or expands for a new size, and lays out the columns.
  override func layoutSubviews() {
    if bounds.size != arrangedSize, window?.headlessEngine != nil {
      arrangedSize = bounds.size
      controller?.arrange()
    }
    controller?.layOutColumns()
  }
}
#endif
