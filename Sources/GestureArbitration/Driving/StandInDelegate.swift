import UIKitShim

/// A navigation controller's delegate that forwards every call, for controllers whose setter wraps each
/// delegate.
///
/// It remains set after the transition: setting the previous wrapper again would wrap it once more.
@MainActor
final class StandInDelegate: ForwardingNavigationDelegate {
  /// What the controller's delegate was before.
  private(set) weak var kept: (any UINavigationControllerDelegate)?
  /// The same if it is a wrapper, which nothing else may retain; the app's own may retain the stack.
  private var retained: (any UINavigationControllerDelegate)?
  /// What it reads since.
  private(set) weak var wrapper: (any UINavigationControllerDelegate)?

  init(
    on navigationController: UINavigationController, for kept: (any UINavigationControllerDelegate)?
  ) {
    self.kept = kept
    super.init()
    original = kept
    navigationController.delegate = self
    wrapper = navigationController.delegate
    if let kept, let wrapper, type(of: kept) == type(of: wrapper) { retained = kept }
  }

  /// Gives the controller the app's delegate again, unless other code has replaced this one.
  ///
  /// A wrapper that nothing else retains stays behind this one: in another wrapper it would be lost.
  func uninstall(from navigationController: UINavigationController) {
    guard retained == nil else { return }
    if let wrapper, navigationController.delegate === wrapper {
      navigationController.delegate = kept
    }
    navigationController.standInDelegate = nil
  }
}

extension UINavigationController {
  var standInDelegate: StandInDelegate? {
    get { AssociatedValue.get(StandInDelegate.self, of: self) }
    set { AssociatedValue.set(newValue, of: self) }
  }
}
