import UIKitShim

extension UIViewController {
  /// Whether the back button asks the ``popInterceptor``; that of `GestureArbiter.defaults` until
  /// it is set.
  ///
  /// It sets the public `UINavigationItem.backAction` while the screen is above the root: an action
  /// that the app has set there is replaced, and setting this to false removes only the arbiter's.
  /// Whether UIKit's swipes pop under such an action is unpublished (C237); with a
  /// `GestureArbiter.driver` the driver's do. To intercept the back button only, return true for
  /// the other triggers.
  public var interceptsBackButton: Bool {
    get {
      popSettings?.interceptsBackButton
        ?? (GestureArbiter.defaults.interceptsBackButton && popInterceptor != nil)
    }
    set {
      changePopSettings { $0.interceptsBackButton = newValue }
      followBackAction()
    }
  }

  /// Sets the back action, or removes it, now and whenever the stack has changed.
  func followBackAction() {
    updateBackAction()
    watchBackAction()
  }

  /// Updates the back action before the main run loop waits, as long as the screen may get another
  /// place in a stack without any callback: while it is visible, or its view is not loaded.
  ///
  /// UIKit reports neither that a screen was pushed nor that it became the root, and VoiceOver and
  /// keyboards tap the button without a touch. This is the one thing that runs with every turn, for
  /// the screens whose back button asks; under the default, for all screens of the windows. A view
  /// that becomes visible again starts it again.
  private func watchBackAction() {
    guard !isBackActionWatched, mayChangeBackAction else { return }
    isBackActionWatched = true
    MainRunLoop.observeBeforeWaiting(for: viewIfLoaded, isLast: false) { [weak self] in
      guard let self else { return false }
      updateBackAction()
      let isHidden = viewIfLoaded.map { view in
        view.whenVisible(for: .backAction) { [weak self] in self?.followBackAction() }
        return view.window == nil
      }
      guard isHidden == true || !mayChangeBackAction else { return true }
      isBackActionWatched = false
      return false
    }
  }

  /// Whether the back action depends on a setting in the screen, or still has to be removed.
  private var mayChangeBackAction: Bool {
    guard navigationController?.hasRemovedArbiter != true else { return false }
    return backButtonSetting == true
      || (hasBackAction && !GestureArbiter.defaults.interceptsBackButton)
  }

  /// Whether the screen has had the arbiter's back action.
  private var hasBackAction: Bool { AssociatedValue.get(BackAction.self, of: self) != nil }

  private var isBackActionWatched: Bool {
    get { AssociatedValue.get(BackActionWatch.self, of: self) != nil }
    set { AssociatedValue.set(newValue ? BackActionWatch() : nil, of: self) }
  }

  /// Sets the back action or removes it: at the root it would show a button without effect (C237).
  ///
  /// The button of a screen asks for whatever is in the screen, as its swipes do (C260).
  func updateBackAction() {
    guard navigationController?.hasRemovedArbiter != true else { return }
    if let parent, !(parent is UINavigationController) { return parent.updateBackAction() }
    let intercepts = asksAtBackButton
    // A navigation item is made when it is first read, and most screens never need one here.
    guard intercepts || hasBackAction else { return }
    let isOurs = navigationItem.backAction?.identifier == .popIntercepting
    let isAboveRoot = navigationController.map { $0.viewControllers.first !== self } ?? false
    guard isOurs != (isAboveRoot && intercepts) else { return }
    if isOurs { return removeBackAction() }
    AssociatedValue.set(BackAction(), of: self)
    navigationItem.backAction = UIAction(identifier: .popIntercepting) { [weak self] _ in
      guard let navigationController = self?.navigationController else { return }
      if let arbiter = navigationController.decidingArbiter {
        arbiter.programmaticPop.goBack()
      } else {
        navigationController.popViewController(animated: true)
      }
    }
    // The setting may be that of a child, which leaves.
    watchBackAction()
  }

  /// Whether the back button of this screen of a stack asks: by the innermost setting in the
  /// screen, or by the default if anything intercepts its pop.
  private var asksAtBackButton: Bool {
    if let backButtonSetting { return backButtonSetting }
    guard GestureArbiter.defaults.interceptsBackButton else { return false }
    if navigationController?.popInterceptor != nil { return true }
    for screen in innermostFirst where screen.popInterceptor != nil { return true }
    return false
  }

  /// The innermost setting in the screen; nil without any.
  private var backButtonSetting: Bool? {
    for screen in innermostFirst {
      guard let settings = screen.popSettings else { continue }
      if settings.content?.interceptor != nil { return true }
      if let intercepts = settings.interceptsBackButton { return intercepts }
    }
    return nil
  }

  /// The controller and all controllers in it.
  private var innermostFirst: [UIViewController] {
    var screens: [UIViewController] = []
    for child in children { screens += child.innermostFirst }
    return screens + [self]
  }

  /// Removes the arbiter's back action, and leaves one of the app's.
  func removeBackAction() {
    guard hasBackAction else { return }
    AssociatedValue.set(BackAction?.none, of: self)
    if navigationItem.backAction?.identifier == .popIntercepting { navigationItem.backAction = nil }
  }
}

extension UIWindow {
  /// Updates the back actions of all screens in the window before the main run loop waits, as long
  /// as a default lets screens ask that have no setting.
  func watchBackActions() {
    guard AssociatedValue.get(BackActionWatch.self, of: self) == nil else { return }
    AssociatedValue.set(BackActionWatch(), of: self)
    MainRunLoop.observeBeforeWaiting(for: self, isLast: false) { [weak self] in
      guard let self else { return false }
      updateBackActions()
      guard !GestureArbiter.defaults.interceptsBackButton else { return true }
      AssociatedValue.set(BackActionWatch?.none, of: self)
      return false
    }
  }

  /// Sets or removes the back actions of all screens in the window.
  func updateBackActions() {
    rootViewController?.forEachNavigationController { stack in
      guard !stack.belongsToSystem else { return }
      for screen in stack.viewControllers { screen.updateBackAction() }
    }
  }
}

/// Marks a screen that has had the arbiter's back action.
private struct BackAction {}

/// Marks a screen whose back action is watched, and a window whose screens' are.
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
