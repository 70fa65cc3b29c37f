import GestureArbitration
import UIKitShim

/// The diagnoses about the recognizers of UIKit, the app and the arbiter.
///
/// ``DiagnosticContext`` says how to add one.
extension DiagnosticContext {
  var recognizerIssues: [Issue] {
    missingRecognizers + disabledPops + suspendedPops + replacedDelegates + swipesThatUIKitRefuses
      + unjudgedSwipes
  }

  /// Recognizers of the arbiter that other code has removed or disabled.
  private var missingRecognizers: [Issue] {
    let recognizers =
      arbiter.recognizers + arbiter.driverRecognizers
      + contents.flatMap(\.view.recognizersForEnclosingPans)
    return recognizers.compactMap { recognizer in
      guard recognizer.view == nil || !recognizer.isEnabled else { return nil }
      let what = recognizer.isEnabled ? "removed from its view" : "disabled"
      return Issue(
        fact: "\(recognizer.displayName) was \(what) by other code.",
        remedy: """
          Leave recognizers alone whose names begin with GestureArbiter. To restore them call \
          GestureArbiter.remove(), and configure UINavigationController.gestureArbiter again.
          """)
    }
  }

  /// An arbiter that is switched off, and disabled pop recognizers.
  private var disabledPops: [Issue] {
    var issues: [Issue] = []
    if !arbiter.allowsPopGestures {
      issues.append(
        Issue(
          fact: "GestureArbiter.allowsPopGestures is false: no pop begins.",
          remedy: """
            Set it to true, or GestureArbiter.defaults.allowsPopGestures. To keep pops from beginning \
            for a while call suspend(_:for:because:), and to leave them to UIKit remove().
            """))
    }
    guard !navigationController.mayDisablePopRecognizers else { return issues }
    for (gesture, pop) in arbiter.pops().all(.uikit) where !pop.isEnabled {
      issues.append(.disabled(gesture))
    }
    return issues
  }

  /// Suspensions in force.
  private var suspendedPops: [Issue] {
    arbiter.activeSuspensions.map { suspension in
      let gestures =
        switch suspension.gestures {
        case .edge: "the edge pop"
        case .content: "the content pop"
        default: "all pops"
        }
      return Issue(
        fact: "\(suspension.owner) suspends \(gestures): \(suspension.reason).",
        remedy: """
          If it is not ended where it should be, call end() on the PopSuspension that \
          suspend(_:for:because:) returned. It ends with its owner too.
          """)
    }
  }

  /// Delegates of UIKit's pop recognizers that are not UIKit's.
  ///
  /// UIKit may have created the content pop without a delegate; the edge pop has had one since iOS
  /// 7.
  private var replacedDelegates: [Issue] {
    arbiter.pops().all(.uikit).filter { gesture, pop in
      pop.delegate == nil ? gesture == .edgePop : !pop.hasSystemDelegate
    }.map { .replacedDelegate(of: $0.gesture, by: $0.recognizer.delegate) }
  }

  /// A screen on which UIKit lets no swipe begin, without a driver (C200).
  private var swipesThatUIKitRefuses: [Issue] {
    guard !arbiter.drives(.edgePop), navigationController.viewControllers.count > 1,
      navigationController.isBackButtonMissing, !audit.allowed.isEmpty,
      navigationController.systemRecognizer(for: .edgePop)?.hasSystemDelegate ?? false
    else { return [] }
    let why =
      navigationController.isNavigationBarHidden
      ? "The navigation bar is hidden"
      : top?.navigationItem.hidesBackButton == true
        ? "The back button is hidden" : "A bar button item replaces the back button"
    return [
      Issue(
        fact: "\(why), so UIKit lets no edge swipe pop this screen.",
        remedy: """
          If the user may leave it by a drag, set its popsWithoutBackButton, or its stack's.
          """)
    ]
  }

  /// Pop recognizers that may follow a trackpad without public API saying so (C254), on a screen
  /// that can veto its pop or lets none begin.
  private var unjudgedSwipes: [Issue] {
    guard !navigationController.screenSettings.interceptors.isEmpty || audit.allowed.isEmpty else {
      return []
    }
    return arbiter.pops().all(.uikit).filter { !($0.recognizer is UIPanGestureRecognizer) }.map {
      pop in
      Issue(
        fact: """
          UIKit's recognizer for the \(pop.gesture) isn't a pan, so nothing tells whether it follows a \
          trackpad: no rule judges a swipe with two fingers.
          """,
        remedy: """
          Where such a swipe must not pop, disable the recognizer while the screen is on top, and \
          set GestureArbiter.driver to .arbiter: its recognizers pop in its place.
          """)
    }
  }
}
