import UIKitShim

extension GestureArbiter {
  /// Looks for what is wrong with the screen on top, and for what keeps its pops from beginning; empty if
  /// nothing was found.
  ///
  /// ```swift
  /// for issue in navigationController.gestureArbiter.diagnose() { print(issue, terminator: "\n\n") }
  /// ```
  ///
  /// It is for development: it walks the whole view tree, asks recognizers that may share a finger and
  /// their delegates who waits for whom, and puts some thousand attempts to the rules of the policy. The
  /// order is always the same. Nothing is changed, and ``onIssue`` is not called. The screen on top is not
  /// asked whether it may be popped. What ``explanation(at:)`` cannot see is hidden from this too.
  public func diagnose() -> [ArbiterIssue] {
    if isRemoved {
      return [
        ArbiterIssue(
          fact: "The arbiter was taken away: it decides nothing any more.",
          remedy: "Take UINavigationController.gestureArbiter anew, and set it up again.")
      ]
    }
    guard let examination = Examination(of: self) else {
      return [
        ArbiterIssue(
          fact: "The arbiter has no navigation controller.",
          remedy: """
            Take it from the one whose pops it is to decide: navigationController.gestureArbiter, \
            while that lives.
            """)
      ]
    }
    return examination.issues
  }
}
