/// Who pops where UIKit offers no pop, or refuses it.
public enum PopDriver: String, Sendable, Hashable, CaseIterable {
  /// Nobody: UIKit's own recognizers are all there is.
  case uikitOnly
  /// Recognizers of the arbiter's own, which drive an interactive pop through the public transitioning
  /// API.
  ///
  /// They go second: a drag that UIKit's recognizers take is theirs. What is left is the full screen
  /// before iOS 26, and everything on a screen on which UIKit refuses (C200, C201): hidden bar, hidden
  /// or custom back button, custom animator.
  case publicTransition
  /// The arbiter's own recognizers, aimed at UIKit's own transition, for its very animation before
  /// iOS 26.
  ///
  /// What UIKit's transition does not know does not hold with it: ``UIViewController/popTransition`` and
  /// the catching of a screen that slides. Pushes go the public way.
  ///
  /// > Warning: This messages a method that Apple has not published. It is looked for at run time;
  /// > where it is missing, and from iOS 26 on, ``publicTransition`` takes its place, with a report.
  case systemTransition
}
