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
      AssociatedValue.get(BackButtonSetting.self, of: self)?.intercepts
        ?? (GestureArbiter.defaults.interceptsBackButton && popInterceptor != nil)
    }
    set {
      AssociatedValue.set(BackButtonSetting(newValue), of: self)
      configureForPops()
      followBackAction()
    }
  }

  /// Sets the back action, or removes it, now and once the screen may have been pushed.
  ///
  /// UIKit does not report that a screen has been pushed. Its view becomes visible with it; a view
  /// that is not loaded yet may be by the end of the turn.
  func followBackAction() {
    if asksAtBackButton { BackButtonSetting.areUsed = true }
    updateBackAction()
    if let viewIfLoaded { return followAppearance(of: viewIfLoaded) }
    MainRunLoop.performAtEndOfTurn { [weak self] in
      guard let self else { return }
      updateBackAction()
      if let viewIfLoaded { followAppearance(of: viewIfLoaded) }
    }
  }

  /// Whether a back button of any screen may have to ask.
  static var mayAskAtBackButton: Bool {
    BackButtonSetting.areUsed || GestureArbiter.defaults.interceptsBackButton
  }

  private func followAppearance(of view: UIView) {
    view.whenVisible(for: .backAction) { [weak self] in self?.updateBackAction() }
  }

  /// Sets the back action or removes it: at the root it would show a button without effect (C237).
  ///
  /// The button of a screen asks for whatever is in the screen, as its swipes do (C260).
  func updateBackAction() {
    guard navigationController?.hasRemovedArbiter != true else { return }
    if let parent, !(parent is UINavigationController) { return parent.updateBackAction() }
    let intercepts = asksAtBackButton
    // A navigation item is made when it is first read, and most screens never need one here.
    guard intercepts || AssociatedValue.get(BackAction.self, of: self) != nil else { return }
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
  }

  /// Whether the back button of this screen of a stack asks: by the innermost setting in the
  /// screen, or by the default if anything intercepts its pop.
  private var asksAtBackButton: Bool {
    let screens = innermostFirst
    for screen in screens {
      if screen.contentSettings?.interceptor != nil { return true }
      if let setting = AssociatedValue.get(BackButtonSetting.self, of: screen) {
        return setting.intercepts
      }
    }
    guard GestureArbiter.defaults.interceptsBackButton else { return false }
    if navigationController?.popInterceptor != nil { return true }
    for screen in screens where screen.popInterceptor != nil { return true }
    return false
  }

  /// The controller and all controllers in it.
  private var innermostFirst: [UIViewController] {
    var screens: [UIViewController] = []
    for child in children { screens += child.innermostFirst }
    return screens + [self]
  }

  /// Removes the arbiter's back action, and leaves one of the app's.
  func removeBackAction() {
    guard AssociatedValue.get(BackAction.self, of: self) != nil else { return }
    AssociatedValue.set(BackAction?.none, of: self)
    if navigationItem.backAction?.identifier == .popIntercepting { navigationItem.backAction = nil }
  }
}

extension UINavigationController {
  /// Sets or removes the back actions of all screens, after a default has changed.
  static func updateBackActionsOfApp() {
    for window in VisibleWindows.all {
      window.rootViewController?.forEachNavigationController { stack in
        guard !stack.belongsToSystem else { return }
        for screen in stack.viewControllers { screen.updateBackAction() }
      }
    }
  }
}

/// Marks a screen that has had the arbiter's back action.
private struct BackAction {}

@MainActor
private final class BackButtonSetting {
  /// Whether a back button of any screen was made to ask.
  static var areUsed = false

  let intercepts: Bool

  init(_ intercepts: Bool) { self.intercepts = intercepts }
}

extension UIAction.Identifier {
  /// The back action that asks the screen.
  package static let popIntercepting = UIAction.Identifier("GestureArbiter.popIntercepting")
}
