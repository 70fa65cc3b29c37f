import UIKitShim

/// A navigation controller's delegate that forwards every call, for controllers whose setter wraps each
/// delegate.
///
/// It remains set after the transition: setting the previous wrapper again would wrap it once more.
@MainActor
final class StandInDelegate: ForwardingNavigationDelegate {
  /// What the controller's delegate was before.
  let kept: (any UINavigationControllerDelegate)?
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
  }
}

extension UINavigationController {
  var standInDelegate: StandInDelegate? {
    get { AssociatedValue.get(StandInDelegate.self, of: self) }
    set { AssociatedValue.set(newValue, of: self) }
  }
}
