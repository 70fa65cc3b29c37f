import Foundation

extension UIViewController {
  /// Whether the view shows, or is about to, or still.
  var isInAppearance: Bool { appearance.isThere }

  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard appearance.begin(appearing: isAppearing, animated: animated) else { return }
    let round = appearance.round
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in childrenThatFollow where appearance.round == round {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
    if appearance.round == round, viewIfLoaded?.window != nil { arrive() }
  }

  func endAppearance() {
    if viewIfLoaded?.window != nil { arrive() }
    let followers = childrenThatFollow
    guard let isVisible = appearance.end() else { return }
    let round = appearance.round
    let isAnimated = appearance.isAnimated
    for child in followers { child.endAppearanceTransition() }
    guard appearance.round == round else { return }
    if isVisible { viewDidAppear(isAnimated) } else { viewDidDisappear(isAnimated) }
  }

  /// The view is about to enter or leave a window, by itself or with one around it.
  func viewWillMove(toWindow window: UIWindow?) {
    let isOnScreen = window?.headlessEngine != nil
    switch (isOnScreen, appearance.stage) {
    case (true, .gone) where appearsByItself:
      beginAppearanceTransition(true, animated: false)
      appearance.isByMove = true
    case (false, .visible), (false, .appearing):
      willLeaveScreen()
      guard appearance.stage == .visible || appearance.stage == .appearing else { return }
      beginAppearanceTransition(false, animated: false)
      appearance.isByMove = true
    default: break
    }
  }

  /// The view has entered or left a window.
  func viewDidMoveToWindow() {
    let clock = viewIfLoaded?.window?.headlessEngine?.clock
    switch appearance.stage {
    case .appearing:
      if viewIfLoaded?.window != nil { arrive() }
      guard appearance.isByMove else { return }
      let round = appearance.round
      // A view that joins others on the screen is there from the next turn on.
      clock?.schedule(after: 0) { [weak self] in
        guard let self, appearance.round == round, appearance.stage == .appearing else { return }
        endAppearanceTransition()
      }
    case .disappearing:
      if clock == nil, appearance.isByMove { endAppearanceTransition() }
    case .gone, .visible: break
    }
  }

  /// Shows in a window as its root.
  func enterWindow() {
    guard viewIfLoaded?.window?.headlessEngine != nil else { return }
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
  }

  /// Leaves the window, with everything presented over it.
  func leaveWindow() {
    if presented != nil { dismissPresented(animated: false, completion: nil) }
    willLeaveScreen()
    beginAppearanceTransition(false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    endAppearanceTransition()
  }

  private func arrive() {
    guard appearance.arrive() else { return }
    hasArrived()
    viewIsAppearing(appearance.isAnimated)
  }

  /// Whether nobody else announces when the view appears.
  private var appearsByItself: Bool {
    guard let parent else { return true }
    return !(parent is UINavigationController) && parent.isInAppearance
      && parent.shouldAutomaticallyForwardAppearanceMethods
  }

  private var childrenThatFollow: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }
}

extension UIView {
  /// Arranges subviews, and tells the controller before and after.
  func layOutForController() {
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
  }
}
