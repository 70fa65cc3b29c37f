#if HEADLESS
import GestureArbitration

extension PopPolicy {
  /// The standard rules and one without opinion: an app-wide policy that judges every stack.
  static var standardWithoutEffect: PopPolicy {
    PopPolicy(rules: standardRules + [PopRule("no opinion") { _ in .noOpinion }])
  }
}
#endif
