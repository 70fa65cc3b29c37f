import UIKitShim

/// The back button and VoiceOver's escape gesture, which UIKit asks about in no other way.
extension UIViewController {
  /// Keeps the back button and the escape gesture in step with what is set on this controller, as
  /// long as something is.
  ///
  /// They are updated before the main run loop waits: while the screen is visible, or its view is not
  /// loaded, it may get another answer, or another place in a stack, without any callback. UIKit
  /// reports neither that a screen was pushed nor that it became the root, nothing reports that its
  /// answer has changed, and VoiceOver and keyboards tap the button without a touch. This is the one
  /// thing that runs with every turn, for the screens that have an interceptor. A view that becomes
  /// visible again starts it again.
  func followInterceptor() {
    guard !isWatched, mayChangeBackAction else { return }
    isWatched = true
    MainRunLoop.observeBeforeWaiting(for: viewIfLoaded, isLast: false) { [weak self] in
      guard let self else { return false }
      updateBackActions()
      let isHidden = viewIfLoaded.map { view in
        view.whenVisible(for: .backAction) { [weak self] in self?.followInterceptor() }
        return view.window == nil
      }
      guard isHidden == true || !mayChangeBackAction else { return true }
      isWatched = false
      return false
    }
  }

  /// Whether something is set on the controller that may refuse a pop, or something in it was.
  private var mayChangeBackAction: Bool {
    if AssociatedValue.get(BackAction.self, of: self) != nil { return true }
    let stack = self as? UINavigationController ?? navigationController
    return popSettings?.interceptors.isEmpty == false && stack?.hasRemovedArbiter != true
  }

  private var isWatched: Bool {
    get { AssociatedValue.get(BackActionWatch.self, of: self) != nil }
    set { AssociatedValue.set(newValue ? BackActionWatch() : nil, of: self) }
  }

  /// Updates the buttons of the stacks around the controller, and its own: each asks for whatever is
  /// in its screen, as swipes do (C260).
  private func updateBackActions() {
    var isOnTop = false
    forEachEnclosingNavigationController { stack in
      stack.updateBackAction()
      if let top = stack.topViewController, isInside(top) { isOnTop = true }
    }
    // It has become the screen of something else than a stack.
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

  /// Sets the back action for the pop of a stack, and keeps one of the app's.
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
    // What refuses may be a child, which leaves.
    followInterceptor()
  }

  /// Removes the arbiter's back action, and puts one of the app's back.
  fileprivate func removeBackAction() {
    guard let action = AssociatedValue.get(BackAction.self, of: self) else { return }
    AssociatedValue.set(BackAction?.none, of: self)
    if navigationItem.backAction?.identifier == .popIntercepting {
      navigationItem.backAction = action.replaced
    }
  }
}

extension UINavigationController {
  /// Sets the back action of the top screen while it refuses the back button, and else removes it:
  /// UIKit's button is not changed, nor perhaps its swipes (C237), while the screen agrees.
  ///
  /// At the root it would show a button without effect, in the place of other items perhaps also.
  /// Where a stack is a screen of another one, as in a collapsed split view, the bar of the outer one
  /// has the item of the innermost screen, and its button pops the innermost stack that can pop.
  fileprivate func updateBackAction() {
    // A bar that changes while a touch moves its screens would not follow the touch.
    if parent is UINavigationController || transitionCoordinator?.isInteractive == true { return }
    var (owner, top) = (self, topViewController)
    while let inner = top as? UINavigationController, let next = inner.topViewController {
      if inner.viewControllers.count > 1 { owner = inner }
      top = next
    }
    // A screen that is not loaded is not ready to be asked.
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
      view.accessibilityPerformEscapeBlock == nil
    else { return }
    view.accessibilityPerformEscapeBlock = { [weak self] in self?.refusesEscape() ?? false }
  }

  /// Whether the top screen refuses the escape gesture, and is told; otherwise others handle it.
  private func refusesEscape() -> Bool {
    guard viewControllers.count > 1, !hasRemovedArbiter,
      let refuser = screenSettings.refuser(of: .escape)
    else { return false }
    refuser.willBeTold(of: .escape)
    return true
  }

  /// Starts again to follow what is set on the visible screens, or removes what was set for it.
  func followInterceptors() {
    for screen in visibleScreens + [self] {
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
