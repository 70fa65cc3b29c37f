import UIKitShim

/// The back button and VoiceOver's escape gesture, which UIKit asks about in no other way.
extension UIViewController {
  /// Updates the back button and the escape gesture each time the main run loop is about to wait, as
  /// long as the controller has an interceptor and is visible, or its view is not loaded.
  ///
  /// The answer of an interceptor changes without a callback. UIKit reports neither that a screen was
  /// pushed nor that it became the root, and VoiceOver and keyboards tap the button without a touch.
  /// Beside a companion bar nothing else runs in every turn. A view that becomes visible again starts
  /// it again.
  func followInterceptor() {
    guard !isWatched, hasBackAction || hasInterceptor else { return }
    isWatched = true
    MainRunLoop.observeBeforeWaiting(for: viewIfLoaded, isLast: false) { [weak self] in
      guard let self else { return false }
      updateBackActions()
      let isHidden = viewIfLoaded.map { view in
        view.whenVisible(for: .backAction) { [weak self] in
          // Under a removed arbiter no gates stand for it, and it may be on another stack now.
          if let self, hasInterceptor { Installation.current.add(self) }
          self?.followInterceptor()
        }
        return view.window == nil
      }
      // Where the arbiter was removed nothing changes, until the screen moves to another stack.
      let mayChange = hasBackAction || hasInterceptor && (!isViewLoaded || isSettingInForce)
      guard isHidden == true || !mayChange else { return true }
      isWatched = false
      return false
    }
  }

  private var hasInterceptor: Bool { popSettings?.interceptors.isEmpty == false }

  /// Whether the controller still has the arbiter's back action.
  private var hasBackAction: Bool { AssociatedValue.get(BackAction.self, of: self) != nil }

  private var isWatched: Bool {
    get { AssociatedValue.get(BackActionWatch.self, of: self) != nil }
    set { AssociatedValue.set(newValue ? BackActionWatch() : nil, of: self) }
  }

  /// Updates the back actions of the stacks around the controller (C260), and in it.
  private func updateBackActions() {
    var isOnTop = false
    for stack in surroundedStacks where !stack.belongsToSystem { stack.updateBackAction() }
    forEachEnclosingNavigationController { stack in
      stack.updateBackAction()
      if let top = stack.topViewController, isInside(top) { isOnTop = true }
    }
    // The controller is no longer in the top screen of a stack.
    if !isOnTop { removeBackAction() }
  }

  private func isInside(_ screen: UIViewController) -> Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current === screen { return true }
      controller = current.parent
    }
    return false
  }

  /// Sets a back action that pops a stack, and stores the one of the app.
  fileprivate func addBackAction(of stack: UINavigationController) {
    let known = AssociatedValue.get(BackAction.self, of: self)
    let isOurs = navigationItem.backAction?.identifier == .popIntercepting
    if isOurs, known?.stack === stack { return }
    AssociatedValue.set(
      BackAction(replaced: isOurs ? known?.replaced : navigationItem.backAction, stack: stack),
      of: self)
    navigationItem.backAction = UIAction(identifier: .popIntercepting) { [weak stack] _ in
      if let arbiter = stack?.decidingArbiter {
        arbiter.programmaticPop.goBack()
      } else {
        stack?.popViewController(animated: true)
      }
    }
    // The interceptor may belong to a child, which may be removed.
    followInterceptor()
  }

  /// Removes the arbiter's back action, and restores the one of the app.
  fileprivate func removeBackAction() {
    guard let action = AssociatedValue.get(BackAction.self, of: self) else { return }
    AssociatedValue.set(BackAction?.none, of: self)
    if navigationItem.backAction?.identifier == .popIntercepting {
      navigationItem.backAction = action.replaced
    }
  }
}

extension UINavigationController {
  /// Sets the back action of the top screen while the screen refuses the back button, and otherwise
  /// removes it.
  ///
  /// A back action may affect UIKit's swipes (C237), so a screen that agrees has none. At the root it
  /// would show a button without effect. In a collapsed split view one stack is a screen of another
  /// one: the bar of the outer stack shows the item of the innermost screen, and its button pops the
  /// innermost stack that can pop.
  fileprivate func updateBackAction() {
    // A bar that changes while a touch moves its screens would not follow the touch.
    if parent is UINavigationController || transitionCoordinator?.isInteractive == true { return }
    var (owner, top) = (self, topViewController)
    while let inner = top as? UINavigationController, let next = inner.topViewController {
      if inner.viewControllers.count > 1 { owner = inner }
      top = next
    }
    // An interceptor may need the views of its screen.
    guard let top, top.isViewLoaded else { return }
    addEscapeBlock()
    let item = top.navigationItem
    let hasButton = !isNavigationBarHidden && !item.hidesBackButton && !item.replacesBackButton
    if hasButton, owner.viewControllers.count > 1, !owner.hasRemovedArbiter,
      owner.screenSettings.refuser(of: .backButton) != nil
    {
      top.addBackAction(of: owner)
    } else {
      top.removeBackAction()
    }
  }

  /// Sets the block that handles the escape gesture (C257), unless there is one.
  ///
  /// It is the view's: the gesture comes there from the bar, too, and the controller itself pops.
  private func addEscapeBlock() {
    guard #available(iOS 17.0, macCatalyst 17.0, visionOS 1.0, *), let view = viewIfLoaded,
      !hasRemovedArbiter, view.accessibilityPerformEscapeBlock == nil
    else { return }
    view.accessibilityPerformEscapeBlock = { [weak self] in self?.refusesEscape() ?? false }
  }

  /// Returns whether the top screen refuses the escape gesture, and notifies it if so.
  private func refusesEscape() -> Bool {
    guard viewControllers.count > 1, !hasRemovedArbiter,
      let refuser = screenSettings.refuser(of: .escape)
    else { return false }
    refuser.notify(of: .escape)
    return true
  }

  /// Follows the interceptors of the stack again, or removes what was set for them once the arbiter is
  /// removed.
  func followInterceptors() {
    for screen in viewControllers + visibleScreens + [self] {
      if hasRemovedArbiter { screen.removeBackAction() } else { screen.followInterceptor() }
    }
  }
}

/// The back action of a screen.
private struct BackAction {
  /// What the app had set there.
  let replaced: UIAction?
  /// The stack that it pops.
  private(set) weak var stack: UINavigationController?
}

/// Marks a controller whose back button is watched.
private struct BackActionWatch {}

extension UIAction.Identifier {
  /// The back action that asks the screen.
  package static let popIntercepting = UIAction.Identifier("GestureArbiter.popIntercepting")
}

extension UINavigationItem {
  /// Whether the back button does what the app has it do.
  package var hasBackActionOfApp: Bool {
    backAction.map { $0.identifier != .popIntercepting } ?? false
  }
}
