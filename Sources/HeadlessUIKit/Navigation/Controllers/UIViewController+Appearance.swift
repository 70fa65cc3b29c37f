#if HEADLESS
extension UIViewController {
  /// Whether the view is visible, appearing or disappearing.
  var isInAppearance: Bool { appearance.isPresent }

  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard appearance.begin(appearing: isAppearing, animated: animated) else { return }
    let changeCount = appearance.changeCount
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in forwardedChildren where appearance.changeCount == changeCount {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
    if appearance.changeCount == changeCount, viewIfLoaded?.window != nil { sendViewIsAppearing() }
  }

  func endAppearance() {
    if viewIfLoaded?.window != nil { sendViewIsAppearing() }
    let followingChildren = forwardedChildren
    guard let isVisible = appearance.end() else { return }
    let changeCount = appearance.changeCount
    let isAnimated = appearance.isAnimated
    for child in followingChildren { child.endAppearanceTransition() }
    guard appearance.changeCount == changeCount else { return }
    if isVisible { viewDidAppear(isAnimated) } else { viewDidDisappear(isAnimated) }
  }

  /// Called before the view, or an ancestor of it, enters or leaves a window.
  func viewWillMove(toWindow window: UIWindow?) {
    let isOnScreen = window?.headlessEngine != nil
    switch (isOnScreen, appearance.stage) {
    case (true, .gone) where managesOwnAppearance:
      beginAppearanceTransition(true, animated: false)
      appearance.isWindowMove = true
    case (false, .visible), (false, .appearing):
      willLeaveScreen()
      guard appearance.stage == .visible || appearance.stage == .appearing else { return }
      beginAppearanceTransition(false, animated: false)
      appearance.isWindowMove = true
    default: break
    }
  }

  /// Called after the view has entered or left a window.
  func viewDidMoveToWindow() {
    let clock = viewIfLoaded?.window?.headlessEngine?.clock
    switch appearance.stage {
    case .appearing:
      if viewIfLoaded?.window != nil { sendViewIsAppearing() }
      guard appearance.isWindowMove else { return }
      let changeCount = appearance.changeCount
      // A view added to a window that is on screen has appeared in the next turn of the run loop.
      clock?.schedule(after: 0) { [weak self] in
        guard let self, appearance.changeCount == changeCount, appearance.stage == .appearing else {
          return
        }
        endAppearanceTransition()
      }
    case .disappearing:
      if clock == nil, appearance.isWindowMove { endAppearanceTransition() }
    case .gone, .visible: break
    }
  }

  /// Makes the view appear as a window's root.
  func enterWindow() {
    guard viewIfLoaded?.window?.headlessEngine != nil else { return }
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
  }

  /// Dismisses all presented view controllers and removes the view from its window.
  func leaveWindow() {
    if presented != nil { dismissPresented(animated: false, completion: nil) }
    willLeaveScreen()
    beginAppearanceTransition(false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    endAppearanceTransition()
  }

  private func sendViewIsAppearing() {
    guard appearance.enterWindow() else { return }
    viewDidEnterWindow()
    viewIsAppearing(appearance.isAnimated)
  }

  /// Whether no container sends appearance messages to this view controller.
  private var managesOwnAppearance: Bool {
    guard let parent else { return true }
    return !(parent is UINavigationController) && !(parent is UITabBarController)
      && !(parent is UISplitViewController)
      && parent.isInAppearance
      && parent.shouldAutomaticallyForwardAppearanceMethods
  }

  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }
}

extension UIView {
  /// Lays out subviews and calls the view controller before and after.
  func layOutWithController() {
    isLayingOutSubviews = true
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    placeSubviews()
    viewController?.viewDidLayoutSubviews()
    isLayingOutSubviews = false
  }
}
#endif
