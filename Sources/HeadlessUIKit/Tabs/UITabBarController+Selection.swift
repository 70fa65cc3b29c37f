#if HEADLESS
extension UITabBarController {
  /// Returns whether a tap may choose an item, which the delegate may refuse.
  func allowsTap(on item: UITabBarItem) -> Bool {
    guard let page = page(of: item) else { return false }
    return delegate?.tabBarController(self, shouldSelect: page) ?? true
  }

  /// Shows the root view of a tab that was tapped.
  func tapped(_ item: UITabBarItem) {
    guard let page = page(of: item) else { return }
    if page !== selectedPage {
      select(page)
    } else {
      (page as? UINavigationController)?.popToRootViewController(animated: true)
    }
    delegate?.tabBarController(self, didSelect: page)
  }

  func select(_ page: UIViewController) {
    transitionContext?.completeAtOnce()
    guard page !== selectedPage else { return }
    let previous = selectedPage
    selectedPage = page
    reloadItems()
    show(page, replacing: previous)
  }

  /// Replaces the view controllers and selects one of the new ones.
  func replacePages(with newPages: [UIViewController]) {
    transitionContext?.completeAtOnce()
    // A view controller has one tab; the first occurrence counts.
    let new = newPages.enumerated().filter { index, page in
      !newPages[..<index].contains { $0 === page }
    }.map(\.element)
    let (old, oldIndex) = (pages, selectedIndex)
    pages = new
    for page in new where page.parent !== self { addChild(page) }
    let previous = selectedPage
    if let previous, new.contains(where: { $0 === previous }) {
      reloadItems()
    } else {
      selectedPage = new.indices.contains(oldIndex) ? new[oldIndex] : new.first
      reloadItems()
      show(selectedPage, replacing: previous)
    }
    for page in old where !new.contains(where: { $0 === page }) {
      page.willMove(toParent: nil)
      page.removeFromParent()
    }
    for page in new where !old.contains(where: { $0 === page }) { page.didMove(toParent: self) }
  }

  /// Removes a view controller that another container takes over.
  func dropPage(_ child: UIViewController) {
    guard let index = pages.firstIndex(where: { $0 === child }) else { return }
    transitionContext?.completeAtOnce()
    pages.remove(at: index)
    let wasSelected = child === selectedPage
    if wasSelected { selectedPage = pages.indices.contains(index) ? pages[index] : pages.first }
    reloadItems()
    if wasSelected { show(selectedPage, replacing: child) }
  }

  func embed(_ page: UIViewController) {
    page.view.frame = contentView.bounds
    contentView.addSubview(page.view)
  }

  /// Shows a view controller instead of another, with the app's animator if there is one.
  private func show(_ page: UIViewController?, replacing previous: UIViewController?) {
    guard isViewLoaded else { return }
    if let page, let previous, isInAppearance, let engine = view.window?.headlessEngine,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: previous, to: page)
    {
      animate(to: page, from: previous, with: animator, on: engine)
      return
    }
    guard let page else {
      if let previous { disappear(previous) }
      return
    }
    page.loadViewIfNeeded()
    // The order of the calls is the one observed in UIKit.
    if isInAppearance {
      page.beginAppearanceTransition(true, animated: false)
      previous?.beginAppearanceTransition(false, animated: false)
    }
    guard selectedPage === page else { return }
    previous?.viewIfLoaded?.removeFromSuperview()
    embed(page)
    updateBar()
    guard isInAppearance else { return }
    previous?.endAppearanceTransition()
    page.endAppearanceTransition()
  }

  private func disappear(_ page: UIViewController) {
    if isInAppearance { page.beginAppearanceTransition(false, animated: false) }
    page.viewIfLoaded?.removeFromSuperview()
    updateBar()
    if isInAppearance { page.endAppearanceTransition() }
  }

  private func animate(
    to page: UIViewController, from previous: UIViewController,
    with animator: any UIViewControllerAnimatedTransitioning, on engine: HeadlessEngine
  ) {
    let context = TransitionContext(
      from: previous, to: page, in: contentView, isAnimated: true, animator: animator,
      interaction: delegate?.tabBarController(self, interactionControllerFor: animator))
    context.views = [.from: previous.view, .to: page.view]
    context.initialFrames[ObjectIdentifier(previous)] = contentView.bounds
    context.finalFrames[ObjectIdentifier(page)] = contentView.bounds
    let coordinator = TransitionCoordinator(context)
    coordinator.register(with: engine)
    (transition, transitionContext) = (coordinator, context)
    context.onEnd = { [weak self] didComplete in
      guard let self else { return }
      (transition, transitionContext) = (nil, nil)
      if didComplete { finish(page, replacing: previous) } else { cancel(page, for: previous) }
    }
    page.beginAppearanceTransition(true, animated: true)
    previous.beginAppearanceTransition(false, animated: true)
    guard transitionContext === context else { return }
    context.start()
  }

  private func finish(_ page: UIViewController, replacing previous: UIViewController) {
    previous.viewIfLoaded?.removeFromSuperview()
    if page.view.superview !== contentView { embed(page) }
    contentView.setNeedsLayout()
    updateBar()
    previous.endAppearanceTransition()
    page.endAppearanceTransition()
  }

  /// Selects the previous view controller again.
  private func cancel(_ page: UIViewController, for previous: UIViewController) {
    selectedPage = previous
    reloadItems()
    page.viewIfLoaded?.removeFromSuperview()
    if previous.view.superview !== contentView { embed(previous) }
    contentView.setNeedsLayout()
    page.beginAppearanceTransition(false, animated: true)
    page.endAppearanceTransition()
    previous.beginAppearanceTransition(true, animated: true)
    previous.endAppearanceTransition()
  }

  private func page(of item: UITabBarItem) -> UIViewController? {
    tabs.first { $0.item === item }?.page
  }
}

/// The view of a tab bar controller, with the bar in front of the content.
@MainActor
final class TabContainerView: UIView {
  @BackReference var controller: UITabBarController?

  override func layoutSubviews() {
    controller?.contentView.frame = bounds
    controller?.placeBar()
  }
}

/// The container of the selected view controller's view, which fills it.
@MainActor
final class TabContentView: UIView {
  @BackReference var controller: UITabBarController?

  override func layoutSubviews() {
    guard controller?.transition == nil else { return }
    for subview in subviews where subview.transform.isIdentity { subview.frame = bounds }
  }
}

extension UIView {
  /// How far the bars of enclosing tab bar controllers reach into the view from below, in pt.
  var tabBarOverlap: CGFloat {
    var overlap: CGFloat = 0
    var current = superview
    while let view = current {
      if let controller = (view as? TabContentView)?.controller, let container = view.superview,
        !controller.tabBar.isHidden, controller.tabBar.frame.minY < container.bounds.maxY
      {
        overlap = max(
          overlap, convert(bounds, to: container).maxY - controller.tabBar.frame.minY)
      }
      current = view.superview
    }
    return overlap
  }
}
#endif
