/// The rules that examine the state of the app: settings, the stack, the screen's answer.
///
/// The rules about where a drag begins, where it leads and what it begins on have files of their
/// own beside this one. A new rule goes into the file of what it examines, and into
/// `PopRule.standard` of GestureDiagnostics, by which files find it.
extension PopRule {
  /// Refuses while the gesture is suspended; the earliest suspension is named.
  public static let notSuspended = PopRule(standard: "notSuspended") { attempt in
    for suspension in attempt.suspensions where suspension.gestures.contains(attempt.gesture) {
      return .refuse(.suspended(suspension))
    }
    return .noOpinion
  }

  /// Refuses a pop where there is no screen below.
  ///
  /// A pop that begins at the root freezes UIKit's navigation controller after the next push
  /// (C199). UIKit asks about a zoom dismissal only where there is something to dismiss, such as a
  /// presented controller.
  public static let notAtRoot = PopRule(standard: "notAtRoot") { attempt in
    switch attempt.gesture {
    case .edgePop, .contentPop: attempt.stackDepth <= 1 ? .refuse(.atRoot) : .noOpinion
    case .push, .zoom: .noOpinion
    }
  }

  /// Refuses while a transition is set up or running (C199), while a cancelled pop has not finished
  /// (C210), and under a presented view controller that covers the stack.
  ///
  /// From iOS 26 on it has no opinion of a transition of UIKit's that settles: the next pop
  /// completes it (C255). UIKit itself refuses where it cannot. A zoom can be caught at any time
  /// (C235), so the rule has no opinion of a zoom dismissal.
  public static let notDuringTransition = PopRule(standard: "notDuringTransition") { attempt in
    if attempt.gesture == .zoom { return .noOpinion }
    return switch attempt.transition {
    case .idle, .interruptible: .noOpinion
    case .running: .refuse(.transitionRunning)
    case .cancelling: .refuse(.popStillCancelling)
    case .underPresentation: .refuse(.underPresentation)
    }
  }

  /// Refuses a drag of several touches.
  ///
  /// A touch counts once it has moved 3 pt, and from 0.2 s after it has landed only while it drags:
  /// one that rests, as a thumb does, is not counted, except over what may be pinched or turned. A
  /// touch that lands after the gesture was allowed has no effect. The rule has no opinion of a pop of
  /// UIKit's for which nothing registered competes: UIKit's recognizer counts its touches itself; nor
  /// of a zoom dismissal, which may be a pinch.
  public static let oneTouch = PopRule(standard: "oneTouch") { attempt in
    if attempt.gesture == .zoom { return .noOpinion }
    return attempt.numberOfTouches <= 1 || attempt.performer == .uikit && !attempt.isContested
      ? .noOpinion : .refuse(.severalTouches(attempt.numberOfTouches))
  }

  /// Refuses a pop while the top screen does, after all other rules.
  ///
  /// A screen is notified only of pops that no other rule refuses. It has no opinion of pushes.
  public static let asksScreen = PopRule(standard: "asksScreen", isAskedLast: true) { attempt in
    attempt.isRefusedByScreen && attempt.gesture != .push ? .refuse(.screenRefused) : .noOpinion
  }

  /// Refuses every gesture.
  package static let never = PopRule(standard: "never") { _ in .refuse(.disabledByPolicy) }
}
