#if HEADLESS
import Foundation

extension UIWindow {
  /// Changes the window's frame or bounds and resizes the views that fill it.
  ///
  /// On screen, calls `viewWillTransition(to:with:)` of the root view controller first. The
  /// coordinator's animations start with the new size and complete after the duration of a
  /// transition.
  func resize(to size: CGSize, _ change: () -> Void) {
    guard size != bounds.size else {
      change()
      return
    }
    guard let engine = headlessEngine, let root = rootViewController,
      root.viewIfLoaded?.superview === self
    else {
      change()
      resizeFillingViews()
      return
    }
    let context = TransitionContext(from: root, to: root, in: self, isAnimated: true)
    let coordinator = TransitionCoordinator(context)
    coordinator.register(with: engine)
    root.viewWillTransition(to: size, with: coordinator)
    change()
    resizeFillingViews()
    context.start()
    guard !context.isOver else { return }
    context.timer = engine.clock.schedule(after: context.duration) { [weak context] in
      context?.completeTransition(true)
    }
  }

  /// Resizes the root view and the presentations that cover the window.
  private func resizeFillingViews() {
    for view in subviews where view === rootViewController?.viewIfLoaded || view.coversWindow {
      if view.transform.isIdentity { view.frame = bounds }
    }
  }
}

extension UIView {
  fileprivate var coversWindow: Bool { self is PresentationContainerView }
}
#endif
