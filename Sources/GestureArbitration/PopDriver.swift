/// What moves the screens where UIKit offers no pop, or refuses it.
public enum PopDriver: Sendable, Hashable, CaseIterable {
  /// UIKit's own recognizers only.
  case uikitOnly
  /// The arbiter's recognizers, which drive an interactive transition through the public API.
  ///
  /// UIKit's recognizers go first. The driver adds the full-screen pop before iOS 26, pushes by
  /// drag, and every pop on a screen on which UIKit refuses (C200, C201): with a hidden bar, a
  /// hidden or custom back button, or a custom animator.
  case publicTransition
  /// The arbiter's recognizers with UIKit's own transition, for its exact animation before iOS 26.
  ///
  /// `UIViewController.popTransition` and interruption do not apply to it. Pushes use the public
  /// transition.
  ///
  /// > Warning: It calls a method that Apple has not published, looked up at run time. Where the
  /// > method is missing, and from iOS 26 on, ``publicTransition`` takes its place, and an issue is
  /// > reported.
  case systemTransition
}
