#if HEADLESS
import Foundation
import GestureArbitration

extension StressCase.Role {
  /// The role for the arbiter.
  @MainActor
  var contentRole: PopGestureRole {
    switch self {
    case .pager: .pagingScrollView
    case .carousel: .carousel
    case .map: .map
    case .canvas: .claims(.allDrags, from: .all)
    case .halfClaimed:
      .claims { $0.location.x > $0.view.bounds.midX }
    case .excluded: .excluded
    case .finicky:
      .custom { $0.location.y > $0.view.bounds.midY ? "it is the lower half" : nil }
    case .pages: .pageController { true }
    }
  }
}

extension StressCase.Policy {
  /// The policy for the arbiter.
  var rules: PopPolicy {
    switch self {
    case .standard: .standard
    case .edgeOnly: .edgeOnly
    case .disabled: .disabled
    case .strip: PopPolicy(start: .leading(120))
    case .part: PopPolicy(start: .leadingFraction(0.5, atMost: 150))
    case .box: PopPolicy(start: .box(end: 300, top: 100), edgeStart: .box(bottom: 600))
    case .restingContent: PopPolicy(rules: [.contentAtRest] + PopPolicy.standardRules)
    case .steep:
      PopPolicy(
        rules: PopPolicy.standardRules.map { rule in
          rule.name == PopRule.movesTowardsTrailing.name
            ? .movesTowardsTrailing(axisRatio: 2) : rule
        })
    }
  }
}

/// The owner of suspensions, which end on request or with the owner.
@MainActor
final class StressSuspender {
  fileprivate var suspensions: [PopSuspension] = []

  /// Ends the suspensions.
  func end() {
    for suspension in suspensions { suspension.end() }
    suspensions = []
  }
}

extension GestureArbiter {
  /// Suspends pops for an owner.
  func suspendForAWhile(as suspender: StressSuspender) {
    suspender.suspensions.append(suspend(for: suspender, because: "it happens"))
  }
}
#endif
