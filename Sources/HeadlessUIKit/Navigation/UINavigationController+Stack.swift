import Foundation

extension UINavigationController {
  /// Shows a screen on top of the present one.
  ///
  /// A transition that runs is completed first (C228). A controller that is on the stack already is
  /// ignored.
  public func pushViewController(_ viewController: UIViewController, animated: Bool) {
    completeTransition()
    guard !stack.contains(where: { $0 === viewController }) else { return }
    guard let from = stack.last else {
      setViewControllers([viewController], animated: animated)
      return
    }
    addChild(viewController)
    stack.append(viewController)
    viewController.loadViewIfNeeded()
    begin(
      NavigationTransition(.push, from: from, to: viewController, isAnimated: animates(animated)))
  }

  /// Takes the screen on top away; nil if there is none below it.
  @discardableResult
  public func popViewController(animated: Bool) -> UIViewController? {
    completeTransition()
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated)?.first
  }

  /// Takes all screens above one away; nil if it is not on the stack or on top.
  @discardableResult
  public func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    completeTransition()
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    return pop(to: index, animated: animated)
  }

  /// Takes all screens but the first away; nil if there is but one.
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [UIViewController]? {
    completeTransition()
    return pop(to: 0, animated: animated)
  }

  /// Replaces the stack; the new top shows at once.
  public func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    completeTransition()
    let old = stack
    stack = viewControllers
    for controller in old where !viewControllers.contains(where: { $0 === controller }) {
      if controller === old.last, isInAppearance {
        controller.beginAppearanceTransition(false, animated: false)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.endAppearanceTransition()
      }
      controller.viewIfLoaded?.removeFromSuperview()
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    for controller in viewControllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    guard isViewLoaded, let top = viewControllers.last, top !== old.last else { return }
    delegate?.navigationController(self, willShow: top, animated: false)
    embed(top)
    guard isInAppearance else { return }
    top.beginAppearanceTransition(true, animated: false)
    top.endAppearanceTransition()
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  private func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard stack.indices.contains(index), index < stack.count - 1, let top = stack.last else {
      return nil
    }
    let popped = Array(stack[(index + 1)...])
    let below = stack[index]
    stack.removeSubrange((index + 1)...)
    begin(
      NavigationTransition(
        .pop, from: top, to: below, popped: popped, isAnimated: animates(animated)))
    return popped
  }

  private func animates(_ animated: Bool) -> Bool {
    animated && isInAppearance && viewIfLoaded?.window?.engine != nil
  }
}
