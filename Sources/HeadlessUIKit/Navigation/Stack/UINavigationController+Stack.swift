#if HEADLESS
extension UINavigationController {
  func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard let change = removeScreens(above: index) else { return nil }
    begin(change, animated: animated)
    return change.removed
  }

  /// Removes the view controllers above an index from the stack; returns nil if there are none.
  func removeScreens(above index: Int) -> StackChange? {
    guard stack.indices.contains(index), index < stack.count - 1, let top = stack.last else {
      return nil
    }
    let previousStack = stack
    stack.removeSubrange((index + 1)...)
    return StackChange(
      .pop, from: top, to: previousStack[index], previousStack: previousStack,
      removed: Array(previousStack[(index + 1)...]))
  }

  func replaceStack(with viewControllers: [UIViewController], animated: Bool) {
    let previousStack = stack
    // A view controller can be on the stack only once; the first occurrence counts.
    let newStack = viewControllers.enumerated().filter { index, controller in
      !viewControllers[..<index].contains { $0 === controller }
        && !(controller is UINavigationController)
    }.map(\.element)
    let removed = previousStack.filter { controller in !newStack.contains { $0 === controller } }
    let added = newStack.filter { $0.parent !== self }
    stack = newStack
    for controller in added { addChild(controller) }
    guard let from = previousStack.last, let to = newStack.last, from !== to else {
      applyWithoutTransition(removed: removed, added: added)
      return
    }
    to.loadViewIfNeeded()
    // `viewDidLoad` may have changed the stack again.
    guard stack.elementsEqual(newStack, by: ===) else { return }
    let isPop = previousStack.contains { $0 === to }
    begin(
      StackChange(
        isPop ? .pop : .push, from: from, to: to, previousStack: previousStack, removed: removed,
        added: added, isRestorable: false),
      animated: animated)
  }

  /// Applies a new stack that needs no transition: its top is unchanged, the first one, or none.
  private func applyWithoutTransition(removed: [UIViewController], added: [UIViewController]) {
    for controller in removed {
      controller.willMove(toParent: nil)
      removeImmediately(controller)
      controller.removeFromParent()
    }
    for controller in added { controller.didMove(toParent: self) }
    showBars()
    guard let top = stack.last, isViewLoaded, top.view.superview !== contentView else { return }
    showWithoutTransition(top)
  }

  /// Removes a view controller that another container is taking over (C188).
  func dropFromStack(_ child: UIViewController) {
    let isPartOfTransition =
      transition.map { $0.change.from === child || $0.change.to === child } ?? false
    guard isPartOfTransition || stack.contains(where: { $0 === child }) else { return }
    completeTransition()
    stack.removeAll { $0 === child }
    removeImmediately(child)
    showBars()
    guard let top = stack.last, isViewLoaded, top.viewIfLoaded?.superview !== contentView else {
      return
    }
    showWithoutTransition(top)
  }

  /// Shows a top view controller without a transition.
  private func showWithoutTransition(_ top: UIViewController) {
    changeCount += 1
    let change = changeCount
    delegate?.navigationController(self, willShow: top, animated: false)
    guard changeCount == change else { return }
    addImmediately(top)
    guard changeCount == change else { return }
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  /// The frame of a view controller's view in the content view.
  func frame(of controller: UIViewController) -> CGRect {
    contentView.bounds.inset(by: controller.headlessStackInsets)
  }

  /// Adds a view controller's view to the content view.
  func embed(_ controller: UIViewController, behind front: UIView? = nil) {
    controller.attachZoomDismissal(in: questions)
    controller.view.frame = frame(of: controller)
    if let front, front.superview === contentView {
      contentView.insertSubview(controller.view, belowSubview: front)
    } else {
      contentView.addSubview(controller.view)
    }
  }

  /// Makes a view controller appear without animation.
  func addImmediately(_ controller: UIViewController) {
    if isInAppearance { controller.beginAppearanceTransition(true, animated: false) }
    embed(controller)
    if isInAppearance { controller.endAppearanceTransition() }
  }

  /// Makes a view controller disappear without animation, if its view is in the content view.
  func removeImmediately(_ controller: UIViewController) {
    guard controller.viewIfLoaded?.superview === contentView else { return }
    if isInAppearance { controller.beginAppearanceTransition(false, animated: false) }
    controller.viewIfLoaded?.removeFromSuperview()
    if isInAppearance { controller.endAppearanceTransition() }
  }

  /// Shows the custom views of the top item, and the bottom bar if the stack does not hide it.
  func showBars() {
    bar.showCustomViews()
    navigationController?.bar.showCustomViews()
    if transition == nil { tabBarController?.updateBar() }
    updateToolbar()
  }

  /// Pops for a tap on the back button, unless the bar's delegate refuses (C236).
  ///
  /// A subclass that conforms to the bar's delegate protocol is the delegate.
  func backButtonTapped(for item: UINavigationItem) {
    if let nested = stack.last as? UINavigationController, nested.stack.count > 1 {
      // The bar shows the items of the stack on top too (C260).
      nested.backButtonTapped(for: item)
      return
    }
    guard transition == nil || canInterruptTransition, stack.count > 1 else { return }
    let mayPop = bar.delegate?.navigationBar(bar, shouldPop: item) ?? true
    // The delegate may already have popped.
    guard mayPop, barItems.last === item else { return }
    popViewController(animated: true)
  }
}
#endif
