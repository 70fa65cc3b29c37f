import UIKitShim

extension UIViewController {
  /// How this screen slides away when it is popped by a drag, or by `GestureArbiter.pop`; nil for
  /// UIKit's way where UIKit pops it, and else ``ScreenTransition/system``.
  ///
  /// With a transition of its own a screen is popped by the arbiter's recognizers, and UIKit's wait for
  /// them; it takes the ``GestureArbiter/driver`` ``PopDriver/publicTransition``. UIKit's own back button
  /// goes on sliding UIKit's way. A ``pushCandidate`` comes in as it would slide away.
  public var popTransition: ScreenTransition? {
    get { AssociatedValue.get(ScreenTransition.self, of: self) }
    set { AssociatedValue.set(newValue, of: self) }
  }
}
