#if HEADLESS
extension UISplitViewController {
  /// The stack to which the columns collapse.
  var collapsedStack: UINavigationController? {
    (stacks[.compact] ?? stacks[.primary]) as? UINavigationController
  }

  /// Collapses or expands the columns for the size class of the window.
  func arrange() {
    guard isViewLoaded, view.window?.headlessEngine != nil else { return }
    let collapses = traitCollection.horizontalSizeClass == .compact
    guard !isArranged || collapses != isCollapsedNow else { return }
    let wasArranged = isArranged
    isArranged = true
    isCollapsedNow = collapses
    drag = nil
    if collapses {
      collapse()
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      expand()
      if wasArranged { delegate?.splitViewControllerDidExpand(self) }
    }
  }

  /// Shows the compact column, or one stack of all columns up to the top one.
  private func collapse() {
    if mode == .automatic { mode = automaticMode }
    guard stacks[.compact] == nil else {
      showColumns([.compact])
      return
    }
    let proposed: Column =
      stacks[.secondary] != nil
      ? .secondary : stacks[.supplementary] != nil ? .supplementary : .primary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    for column in shownColumns where column != .primary {
      if let controller = stacks[column] { takeOut(controller) }
    }
    shownColumns = shownColumns.filter { $0 == .primary }
    showColumns([.primary])
    pushColumns(upTo: top, animated: false)
  }

  /// Takes the columns from the stack and shows them side by side.
  private func expand() {
    let proposed = preferredDisplayMode == .automatic ? automaticMode : preferredDisplayMode
    mode =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      ?? proposed
    for column in [Column.supplementary, .secondary] {
      guard let controller = stacks[column], controller.parent !== self else { continue }
      adopt(controller, in: column)
    }
    showColumns(columns(in: displayMode))
  }

  /// Pushes the stacks of the columns that are not on the primary stack yet.
  func pushColumns(upTo top: Column, animated: Bool) {
    guard let stack = collapsedStack, stacks[.compact] == nil else { return }
    let wanted = [Column.supplementary, .secondary].filter { $0.rawValue <= top.rawValue }
    for column in wanted {
      guard let controller = stacks[column], controller.parent !== stack else { continue }
      stack.pushAnyController(controller, animated: animated)
    }
  }

  func reveal(_ column: Column) {
    guard isCollapsedNow else {
      guard !shownColumns.contains(column), column != .compact else { return }
      let onlyOne = style != .tripleColumn || column == .supplementary
      change(to: onlyOne ? modeWithOneColumn : modeWithAllColumns)
      return
    }
    guard let stack = collapsedStack, let controller = stacks[column] else { return }
    if column == .primary {
      stack.popToRootViewController(animated: true)
    } else if controller.parent === stack {
      stack.popToViewController(controller, animated: true)
    } else {
      pushColumns(upTo: column, animated: true)
    }
  }

  func conceal(_ column: Column) {
    guard isCollapsedNow else {
      guard shownColumns.contains(column), column != .secondary else { return }
      let keepsOne = style == .tripleColumn && column == .primary
      change(to: keepsOne ? modeWithOneColumn : .secondaryOnly)
      return
    }
    guard let stack = collapsedStack, let controller = stacks[column],
      let index = stack.viewControllers.firstIndex(where: { $0 === controller }), index > 0
    else { return }
    stack.popToViewController(stack.viewControllers[index - 1], animated: true)
  }

  /// Sets the view controller of a column and shows it where the old one was.
  func replace(_ controller: UIViewController?, in column: Column) {
    guard controller !== columns[column] else { return }
    let old = stacks[column]
    let wasOnStack = old != nil && old?.parent === collapsedStack
    columns[column] = controller
    stacks[column] = controller.map { wrapped($0) }
    if let old {
      takeOut(old)
      if old.parent != nil {
        old.willMove(toParent: nil)
        old.removeFromParent()
      }
    }
    if let new = stacks[column] {
      if wasOnStack {
        pushColumns(upTo: column, animated: false)
      } else {
        adopt(new, in: column)
      }
    }
    guard isArranged else { return }
    if isCollapsedNow {
      if column == .compact || column == .primary {
        showColumns(stacks[.compact] == nil ? [.primary] : [.compact])
      }
    } else {
      showColumns(columns(in: displayMode))
    }
  }

  /// Forgets a view controller that another container takes over; a collapsed stack does not count.
  func forget(_ child: UIViewController) {
    guard let column = stacks.first(where: { $0.value === child })?.key else { return }
    takeOut(child)
    shownColumns.removeAll { $0 == column }
  }

  private func adopt(_ controller: UIViewController, in column: Column) {
    addChild(controller)
    controller.didMove(toParent: self)
  }

  /// Returns the navigation controller of a column; the classic style needs none.
  private func wrapped(_ controller: UIViewController) -> UIViewController {
    if style == .unspecified || controller is UINavigationController { return controller }
    return UINavigationController(rootViewController: controller)
  }
}

extension UINavigationController {
  /// Pushes a view controller that may be a navigation controller: the stack of another column
  /// (C260).
  func pushAnyController(_ controller: UIViewController, animated: Bool) {
    completeTransition()
    guard !stack.contains(where: { $0 === controller }), let from = stack.last else { return }
    let previousStack = stack
    addChild(controller)
    stack.append(controller)
    controller.loadViewIfNeeded()
    begin(
      StackChange(
        .push, from: from, to: controller, previousStack: previousStack, added: [controller]),
      animated: animated)
  }

  /// The items that the bar shows: those of nested stacks in place of their controllers' (C260).
  var barItems: [UINavigationItem] {
    viewControllers.flatMap { controller in
      (controller as? UINavigationController)?.barItems ?? [controller.navigationItem]
    }
  }
}
#endif
