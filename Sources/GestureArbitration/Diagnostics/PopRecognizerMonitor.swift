import UIKitShim

/// Detects what other code does to UIKit's pop recognizers; it reports and does not interfere.
///
/// Code that replaces UIKit's delegate removes its begin rules (C203), and code that disables a
/// recognizer must enable it again. Either makes a swipe dead far away from its cause.
@MainActor
struct PopRecognizerMonitor {
  /// What was seen last; a class, because weak references are slow to copy and every landing
  /// compares.
  @MainActor
  private final class Snapshot {
    private weak var recognizer: UIGestureRecognizer?
    private weak var delegate: (any UIGestureRecognizerDelegate)?
    private let hadDelegate: Bool
    let wasEnabled: Bool

    /// - Parameter isExcused: Whether UIKit itself may have disabled the recognizer: what other
    ///   code has done shows where that is over.
    init(_ pop: UIGestureRecognizer, isExcused: Bool) {
      recognizer = pop
      delegate = pop.delegate
      hadDelegate = delegate != nil
      wasEnabled = pop.isEnabled || isExcused
    }

    func shows(_ pop: UIGestureRecognizer) -> Bool { recognizer === pop }

    func shows(_ delegate: (any UIGestureRecognizerDelegate)?) -> Bool {
      self.delegate === delegate && hadDelegate == (delegate != nil)
    }
  }

  private var edgePop: Snapshot?
  private var contentPop: Snapshot?

  /// Returns what has happened to a recognizer since the last call.
  ///
  /// - Parameter mayBeDisabled: Whether it may be disabled: then that is not reported.
  mutating func changes(
    of pop: UIGestureRecognizer, for gesture: NavigationGesture, mayBeDisabled: Bool
  ) -> [GestureArbiter.Issue] {
    let last = gesture == .edgePop ? edgePop : contentPop
    let delegate = pop.delegate
    if let last, last.shows(pop), last.shows(delegate), last.wasEnabled == pop.isEnabled {
      return []
    }
    if gesture == .edgePop {
      edgePop = Snapshot(pop, isExcused: mayBeDisabled)
    } else {
      contentPop = Snapshot(pop, isExcused: mayBeDisabled)
    }
    guard let last, last.shows(pop) else { return [] }
    var issues: [GestureArbiter.Issue] = []
    // UIKit itself may give a pop its delegate late.
    if !last.shows(delegate), !pop.hasSystemDelegate {
      issues.append(.replacedDelegate(of: gesture, by: delegate))
    }
    if last.wasEnabled, !pop.isEnabled, !mayBeDisabled { issues.append(.disabled(gesture)) }
    return issues
  }
}

extension GestureArbiter {
  /// Reports what other code has done to UIKit's pop recognizers.
  func monitorPopRecognizers() {
    for (gesture, pop) in systemPops {
      // One of the app's own may stand in for it.
      let mayBeDisabled =
        navigationController?.mayDisablePopRecognizers ?? true
        || appPops.contains { $0.gesture == gesture }
      for issue in monitor.changes(of: pop, for: gesture, mayBeDisabled: mayBeDisabled) {
        report(issue)
      }
    }
  }
}
