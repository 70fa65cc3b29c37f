import Foundation
import GestureRules

/// What a policy decides on a few thousand attempts of every kind.
///
/// The attempts are a fixed sample: every one that departs from a healthy drag in up to two
/// respects, and some that depart in more. A rule that is reported as unreachable may still decide
/// in rarer combinations.
package struct PopPolicyAudit: Sendable, Equatable {
  /// The drags that a policy judges.
  package enum Operation: Sendable {
    /// The edge pop and the content pop.
    case pop
    /// The push.
    case push

    var gestures: [NavigationGesture] {
      NavigationGesture.withGate.filter { $0.isPop == (self == .pop) }
    }
  }

  /// A rule that has a verdict but never decides: an earlier rule always answers first.
  package struct UnreachableRule: Sendable, Hashable {
    /// The index of the rule in ``PopPolicy/rules``.
    package let index: Int
    /// The rule as code writes it.
    package let rule: String
    /// The rules that answer first, as code writes them, the most frequent one first.
    package let hiddenBy: [String]
  }

  /// The unreachable rules, in the order of the policy; a rule without a verdict is not among them.
  package let unreachableRules: [UnreachableRule]
  /// The gestures that are allowed at least once in a drag that does not move backwards.
  package let allowed: Set<NavigationGesture>
  /// Whether the top screen is ever asked.
  package let asksScreen: Bool
  /// The rule that refuses most attempts, as code writes it; if none refuses any, the one that is
  /// undecided most often, or nil.
  package let strictestRule: String?
  /// The number of attempts that were judged.
  package let attempts: Int
}

extension PopPolicy {
  /// Returns the rules that never decide because an earlier one always answers, as code writes
  /// them.
  ///
  /// ```swift
  /// #expect(PopPolicy.editor.unreachableRules().isEmpty)
  /// ```
  ///
  /// Judges a fixed sample of a few thousand pops, so a reported rule may still decide in rarer
  /// combinations. Calls the app's own rules as well.
  @MainActor
  public func unreachableRules() -> [String] { audit().unreachableRules.map(\.rule) }

  /// Judges a fixed sample of a few thousand attempts.
  ///
  /// - Parameters:
  ///   - operation: The drags that the policy is for.
  ///   - container: The bounds of the navigation controller's view, in pt.
  @MainActor
  package func audit(
    for operation: PopPolicyAudit.Operation = .pop,
    in container: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844)
  ) -> PopPolicyAudit {
    var tally = AuditTally(of: self)
    AttemptSamples(for: operation, judgedBy: self, in: container).forEach { tally.judge($0) }
    return tally.audit
  }
}

/// Counts which rule decided, and which others would have.
@MainActor
private struct AuditTally {
  private let policy: PopPolicy
  private let order: [Int]
  private var hasDecided: [Bool]
  /// How often a rule had a verdict and another one decided: by its index, then by the other's.
  private var preemptions: [[Int]]
  private var refusals: [Int]
  private var delays: [Int]
  private var allowed: Set<NavigationGesture> = []
  private var asksScreen = false
  private var attempts = 0

  init(of policy: PopPolicy) {
    self.policy = policy
    order = policy.askingOrder
    let count = policy.rules.count
    hasDecided = Array(repeating: false, count: count)
    preemptions = Array(repeating: Array(repeating: 0, count: count), count: count)
    refusals = Array(repeating: 0, count: count)
    delays = refusals
  }

  mutating func judge(_ attempt: PopAttempt) {
    attempts += 1
    let attempt = policy.placed(attempt)
    var first: Int?
    for index in order {
      // A rule that has decided before is reachable, and matters only if it decides here.
      if first != nil, hasDecided[index] { continue }
      let verdict = policy.rules[index].verdict(on: attempt)
      if case .noOpinion = verdict { continue }
      if let first {
        preemptions[index][first] += 1
      } else {
        first = index
        hasDecided[index] = true
        count(verdict, of: index, on: attempt)
      }
    }
    if first == nil { allow(attempt) }
  }

  private mutating func count(_ verdict: PopVerdict, of index: Int, on attempt: PopAttempt) {
    switch verdict {
    case .allow: allow(attempt)
    case .refuse(.screenRefused): asksScreen = true
    case .refuse: refusals[index] += 1
    case .undecided: delays[index] += 1
    case .noOpinion: break
    }
  }

  /// A gesture that is allowed only for drags backwards does not count as allowed.
  private mutating func allow(_ attempt: PopAttempt) {
    if attempt.alongGesture(attempt.translation).x >= 0 { allowed.insert(attempt.gesture) }
  }

  var audit: PopPolicyAudit {
    let rules = policy.rules
    let unreachable = rules.indices.compactMap { index -> PopPolicyAudit.UnreachableRule? in
      let others = indices(byCount: preemptions[index])
      guard !hasDecided[index], !others.isEmpty else { return nil }
      return .init(
        index: index, rule: rules[index].code,
        hiddenBy: others.map { rules[$0].code })
    }
    return PopPolicyAudit(
      unreachableRules: unreachable, allowed: allowed, asksScreen: asksScreen,
      strictestRule: (indices(byCount: refusals) + indices(byCount: delays)).first
        .map { rules[$0].code },
      attempts: attempts)
  }

  /// The indices of the counts above 0, the highest first, and of equal ones the earlier first.
  private func indices(byCount counts: [Int]) -> [Int] {
    counts.indices.filter { counts[$0] > 0 }.sorted { (-counts[$0], $0) < (-counts[$1], $1) }
  }
}
