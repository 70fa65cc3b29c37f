import UIKitShim

/// The back button and VoiceOver's escape gesture, which UIKit asks about in no other way.
extension UIViewController {
  /// Keeps the back button and the escape gesture in step with what is set on this controller, now
  /// and as long as something is.
  func followInterceptor() {
    updateBackActions()
    watchBackActions()
  }

  /// Updates the back action before the main run loop waits, as long as the screen may get another
  /// answer, or another place in a stack, without any callback: while it is visible, or its view is
  /// not loaded.
  ///
  /// UIKit reports neither that a screen was pushed nor that it became the root, nothing reports
  /// that its answer has changed, and VoiceOver and keyboards tap the button without a touch. This is
  /// the one thing that runs with every turn, for the screens that have an interceptor. A view that becomes visible again starts it again.
  private func watchBackActions() {
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
    popSettings?.interceptors.isEmpty == false
      || AssociatedValue.get(BackAction.self, of: self) != nil
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
    if !isOnTop, !(self is UINavigationController) { removeBackAction() }
  }

  private func isInside(_ screen: UIViewController) -> Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current === screen { return true }
      controller = current.parent
    }
    return false
  }

  /// Sets the arbiter's back action, and keeps one of the app's.
  fileprivate func addBackAction() {
    guard navigationItem.backAction?.identifier != .popIntercepting else { return }
    AssociatedValue.set(BackAction(replaced: navigationItem.backAction), of: self)
    navigationItem.backAction = UIAction(identifier: .popIntercepting) { [weak self] _ in
      guard let navigationController = self?.navigationController else { return }
      if let arbiter = navigationController.decidingArbiter {
        arbiter.programmaticPop.goBack()
      } else {
        navigationController.popViewController(animated: true)
      }
    }
    // What refuses may be a child, which leaves.
    watchBackActions()
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
  func updateBackAction() {
    guard !hasRemovedArbiter, let top = topViewController else { return }
    let settings = screenSettings
    if !settings.interceptors.isEmpty, #available(iOS 17.0, macCatalyst 17.0, visionOS 1.0, *) {
      addEscapeBlock()
    }
    if viewControllers.count > 1, !isBackButtonMissing, settings.refuser(of: .backButton) != nil {
      top.addBackAction()
    } else {
      top.removeBackAction()
    }
  }

  /// Sets the block that handles the escape gesture (C257), unless the app has set one.
  ///
  /// It is the view's: the gesture comes there from the bar, too, and the controller itself pops.
  @available(iOS 17.0, macCatalyst 17.0, visionOS 1.0, *)
  private func addEscapeBlock() {
    guard let view = viewIfLoaded, view.accessibilityPerformEscapeBlock == nil else { return }
    AssociatedValue.set(EscapeBlock(), of: self)
    view.accessibilityPerformEscapeBlock = { [weak self] in self?.refusesEscape() ?? false }
  }

  /// Whether the top screen refuses the escape gesture, and is told; otherwise others handle it.
  private func refusesEscape() -> Bool {
    guard viewControllers.count > 1, let refuser = screenSettings.refuser(of: .escape) else {
      return false
    }
    refuser.willBeTold(of: .escape)
    return true
  }

  /// Removes what was set for an interceptor.
  func removeInterception() {
    for screen in viewControllers { screen.removeBackAction() }
    guard AssociatedValue.get(EscapeBlock.self, of: self) != nil else { return }
    AssociatedValue.set(EscapeBlock?.none, of: self)
    if #available(iOS 17.0, macCatalyst 17.0, visionOS 1.0, *) {
      viewIfLoaded?.accessibilityPerformEscapeBlock = nil
    }
  }
}

/// The back action of a screen, and what the app had set there.
private struct BackAction {
  let replaced: UIAction?
}

/// Marks a controller whose back button is watched.
private struct BackActionWatch {}

/// Marks a stack that has the block for the escape gesture.
private struct EscapeBlock {}

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
