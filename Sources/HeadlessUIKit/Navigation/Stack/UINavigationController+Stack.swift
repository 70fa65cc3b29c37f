import Foundation

extension UINavigationController {
  func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard let change = popping(to: index) else { return nil }
    begin(change, animated: animated)
    return change.leaving
  }

  /// Takes the screens above a place off the stack; nil if there is nothing to take.
  func popping(to index: Int) -> StackChange? {
    guard stack.indices.contains(index), index < stack.count - 1, let top = stack.last else {
      return nil
    }
    let before = stack
    stack.removeSubrange((index + 1)...)
    return StackChange(
      .pop, from: top, to: before[index], before: before, leaving: Array(before[(index + 1)...]))
  }

  func replaceStack(with viewControllers: [UIViewController], animated: Bool) {
    let before = stack
    // A controller can be on a stack but once; the first place counts.
    let after = viewControllers.enumerated().filter { index, controller in
      !viewControllers[..<index].contains { $0 === controller }
        && !(controller is UINavigationController)
    }.map(\.element)
    let leaving = before.filter { controller in !after.contains { $0 === controller } }
    let arriving = after.filter { $0.parent !== self }
    stack = after
    for controller in arriving { addChild(controller) }
    guard let from = before.last, let to = after.last, from !== to else {
      settleStack(leaving: leaving, arriving: arriving)
      return
    }
    to.loadViewIfNeeded()
    let isPop = before.contains { $0 === to }
    begin(
      StackChange(
        isPop ? .pop : .push, from: from, to: to, before: before, leaving: leaving,
        arriving: arriving, isRestorable: false),
      animated: animated)
  }

  /// Takes over a new stack with the same top as before, with its first top, or with none.
  private func settleStack(leaving: [UIViewController], arriving: [UIViewController]) {
    for controller in leaving {
      controller.willMove(toParent: nil)
      leave(controller)
      controller.removeFromParent()
    }
    for controller in arriving { controller.didMove(toParent: self) }
    bar.showCustomViews()
    guard let top = stack.last, isViewLoaded, top.view.superview !== contentView else { return }
    showAtOnce(top)
  }

  /// Lets a controller go that is taken away by others, such as another navigation controller (C188).
  func dropFromStack(_ child: UIViewController) {
    let isPartOfTransition =
      transition.map { $0.change.from === child || $0.change.to === child } ?? false
    guard isPartOfTransition || stack.contains(where: { $0 === child }) else { return }
    completeTransition()
    stack.removeAll { $0 === child }
    leave(child)
    bar.showCustomViews()
    guard let top = stack.last, isViewLoaded, top.viewIfLoaded?.superview !== contentView else {
      return
    }
    showAtOnce(top)
  }

  /// Shows a top that came without a transition.
  private func showAtOnce(_ top: UIViewController) {
    changes += 1
    let change = changes
    delegate?.navigationController(self, willShow: top, animated: false)
    guard changes == change else { return }
    appear(top)
    guard changes == change else { return }
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  /// Puts a controller's view among the screens.
  func embed(_ controller: UIViewController, behind front: UIView? = nil) {
    controller.view.frame = contentView.bounds
    if let front, front.superview === contentView {
      contentView.insertSubview(controller.view, belowSubview: front)
    } else {
      contentView.addSubview(controller.view)
    }
  }

  /// Shows a controller at once.
  func appear(_ controller: UIViewController) {
    if isInAppearance { controller.beginAppearanceTransition(true, animated: false) }
    embed(controller)
    if isInAppearance { controller.endAppearanceTransition() }
  }

  /// Takes a controller's view off the screen at once, if it is there.
  func leave(_ controller: UIViewController) {
    guard controller.viewIfLoaded?.superview === contentView else { return }
    if isInAppearance { controller.beginAppearanceTransition(false, animated: false) }
    controller.viewIfLoaded?.removeFromSuperview()
    if isInAppearance { controller.endAppearanceTransition() }
  }

  /// The back button was pressed: pops unless a subclass that conforms to the bar's delegate refuses
  /// (C236).
  func goBack(from item: UINavigationItem) {
    guard transition == nil || mayInterrupt, stack.count > 1 else { return }
    let mayPop = bar.delegate?.navigationBar(bar, shouldPop: item) ?? true
    // Whoever was asked may have popped already.
    guard mayPop, topViewController?.navigationItem === item else { return }
    popViewController(animated: true)
  }
}
