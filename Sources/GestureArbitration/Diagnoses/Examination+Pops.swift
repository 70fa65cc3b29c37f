import UIKitShim

extension Examination {
  /// An arbiter or pop recognizers that are switched off.
  var disabledPops: [ArbiterIssue] {
    var issues: [ArbiterIssue] = []
    if !arbiter.isEnabled {
      issues.append(
        ArbiterIssue(
          fact: "The arbiter is disabled: no pop begins.",
          remedy: """
            Set GestureArbiter.isEnabled to true. To keep pops out for a while call \
            suspend(_:for:because:), and to leave them to UIKit remove().
            """))
    }
    // Where there is no back button it may be UIKit itself that has disabled its swipe (Q14).
    guard !navigationController.isBackButtonMissing else { return issues }
    for (source, pop) in uikitsPops where !pop.isEnabled {
      issues.append(.disabled(source))
    }
    return issues
  }

  /// Whoever keeps pops out at present.
  var suspendedPops: [ArbiterIssue] {
    arbiter.activeSuspensions.map { suspension in
      ArbiterIssue(
        fact:
          "\(suspension.owner) has suspended \(suspension.scope.pops): \(suspension.reason).",
        remedy: """
          If it has forgotten to end it, call end() on the PopSuspension that suspend(_:for:because:) \
          returned; it ends with its owner too.
          """)
    }
  }

  /// UIKit's pop recognizers.
  var uikitsPops: [(source: PopSource, recognizer: UIGestureRecognizer)] {
    [Passage.edgePop, .contentPop].compactMap { passage in
      arbiter.popRecognizer(for: passage).map { (passage.source, $0) }
    }
  }
}

extension PopScope {
  /// The pops of the scope as an issue names them.
  fileprivate var pops: String {
    switch self {
    case .content: "the content pop"
    case .edge: "the edge pop"
    case .contentAndEdge: "all pops"
    }
  }
}
