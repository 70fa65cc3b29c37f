import Foundation
import GestureArbitration

extension StressCase.Role {
  /// The role as the arbiter knows it.
  @MainActor
  var contentRole: ContentRole {
    switch self {
    case .pager: .pagingScrollView
    case .carousel: .carousel
    case .map: .map
    case .canvas: .claiming(.allDrags(.contentAndEdge))
    case .halfClaimed:
      .claiming(.drags(named: "half") { $0.point.x > $0.view.bounds.midX })
    case .excluded: .excluded
    case .finicky:
      .custom("finicky view") { $0.point.y > $0.view.bounds.midY ? "it is the lower half" : nil }
    case .pages: .pageController { true }
    }
  }
}

extension StressCase.Policy {
  /// The policy as the arbiter knows it.
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
            ? .movesTowardsTrailing(DirectionTest(dominance: 2)) : rule
        })
    }
  }
}

/// Somebody who suspends pops, until it says otherwise or is gone.
@MainActor
final class StressSuspender {
  fileprivate var suspensions: [PopSuspension] = []

  /// Ends what it has suspended.
  func end() {
    for suspension in suspensions { suspension.end() }
    suspensions = []
  }
}

extension GestureArbiter {
  /// Suspends pops in somebody's name.
  func suspendForAWhile(as suspender: StressSuspender) {
    suspender.suspensions.append(suspend(for: suspender, because: "it happens"))
  }
}
