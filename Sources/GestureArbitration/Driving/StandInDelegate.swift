import UIKitShim

/// Stays in the place of a navigation controller's delegate where other code wraps every delegate
/// that the controller is given, and forwards everything.
///
/// The wrapper that the controller had before can't be put back: it would be wrapped again each time,
/// and nothing else may retain it.
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
