import Foundation

extension UIWindow {
  /// Changes the place or size of the window, and lays out what fills it with a new size.
  ///
  /// On screen, the root controller is told first. What it adds to the coordinator is set in motion
  /// with the new size, and completed after the time that a transition takes.
  func change(to size: CGSize, _ change: () -> Void) {
    guard size != bounds.size else {
      change()
      return
    }
    guard let engine = headlessEngine, let root = rootViewController,
      root.viewIfLoaded?.superview === self
    else {
      change()
      fill()
      return
    }
    let context = TransitionContext(from: root, to: root, in: self, isAnimated: true)
    let coordinator = TransitionCoordinator(context)
    coordinator.live(on: engine)
    root.viewWillTransition(to: size, with: coordinator)
    change()
    fill()
    context.start()
    guard !context.isOver else { return }
    context.timer = engine.clock.schedule(after: context.duration) { [weak context] in
      context?.completeTransition(true)
    }
  }

  /// Gives the window's size to the root view and to what covers the window with a presentation.
  private func fill() {
    for view in subviews where view === rootViewController?.viewIfLoaded || view.coversWindow {
      if view.transform.isIdentity { view.frame = bounds }
    }
  }
}

extension UIView {
  fileprivate var coversWindow: Bool { self is PresentationContainerView }
}
