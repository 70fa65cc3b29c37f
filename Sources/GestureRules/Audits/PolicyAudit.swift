import Foundation

/// What a policy does with a few thousand attempts of every sort.
///
/// ```swift
/// #expect(PopPolicy.editor.audit().hiddenRules.isEmpty)
/// ```
///
/// The attempts are the same every time: all that depart from a healthy drag in up to two respects, and
/// some that depart in more. So a rule of which one is told is hidden among all of these; a condition that
/// takes more coincidences than that may be met elsewhere.
public struct PolicyAudit: Sendable, Equatable {
  /// A rule that would answer, and that nobody ever hears: an earlier one has always answered before.
  public struct HiddenRule: Sendable, Hashable {
    /// The place of the rule in ``PopPolicy/rules``.
    public let index: Int
    /// The rule as it is written.
    public let rule: String
    /// The rules that answer in its place, as they are written; the one that does so most often first.
    public let hiddenBy: [String]
  }

  /// The rules that an earlier one always hides, in the order of the policy.
  ///
  /// A rule that says nothing to any of the attempts is not among them.
  public let hiddenRules: [HiddenRule]
  /// The pops that are allowed at least once, in a drag that does not go backwards.
  public let allowed: Set<PopSource>
  /// Whether the screen on top is ever asked for its word.
  public let asksScreen: Bool
  /// The rule that refuses most of the pops, as it is written; if none refuses any, the one that waits for
  /// more movement most often, or nil.
  public let strictestRule: String?
  /// How many attempts were judged.
  public let attempts: Int
}

extension PopPolicy {
  /// Judges a few thousand attempts of every sort, and says which rules are never heard, and which pops
  /// never begin.
  ///
  /// Rules of the app's own are asked too, about attempts that no finger has made.
  ///
  /// - Parameters:
  ///   - operation: What the policy is for; one for pushes judges drags from trailing to leading.
  ///   - container: The bounds of the navigation controller's view, in pt; those of a phone unless given.
  public func audit(
    for operation: StackOperation = .pop,
    in container: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844)
  ) -> PolicyAudit {
    var tally = AuditTally(of: self)
    AttemptBattery(for: operation, judgedBy: self, in: container).visit { tally.judge($0) }
    return tally.audit
  }
}

/// Who answered, and who would have.
private struct AuditTally {
  private let policy: PopPolicy
  private let order: [Int]
  private var isHeard: [Bool]
  /// How often a rule would have answered and another one had: by its place, then by the other's.
  private var hidings: [[Int]]
  private var refusals: [Int]
  private var delays: [Int]
  private var allowed: Set<PopSource> = []
  private var asksScreen = false
  private var attempts = 0

  init(of policy: PopPolicy) {
    self.policy = policy
    order = policy.askingOrder
    let count = policy.rules.count
    isHeard = Array(repeating: false, count: count)
    hidings = Array(repeating: Array(repeating: 0, count: count), count: count)
    refusals = Array(repeating: 0, count: count)
    delays = refusals
  }

  mutating func judge(_ attempt: PopAttempt) {
    attempts += 1
    let attempt = policy.placed(attempt)
    var first: Int?
    for index in order {
      // One that was heard already need not be asked again, unless it decides here.
      if first != nil, isHeard[index] { continue }
      let verdict = policy.rules[index].verdict(on: attempt)
      if case .noOpinion = verdict { continue }
      if let first {
        hidings[index][first] += 1
      } else {
        first = index
        isHeard[index] = true
        note(verdict, of: index, on: attempt)
      }
    }
    if first == nil { allow(attempt) }
  }

  private mutating func note(_ verdict: Verdict, of index: Int, on attempt: PopAttempt) {
    switch verdict {
    case .allow: allow(attempt)
    case .refuse: refusals[index] += 1
    case .asksScreen: asksScreen = true
    case .undecided: delays[index] += 1
    case .noOpinion: break
    }
  }

  /// A policy that lets the wrong way through only, such as that of a pop for a push, allows nothing.
  private mutating func allow(_ attempt: PopAttempt) {
    let along = attempt.readingDirection.towardsTrailing(attempt.translation.x)
    if attempt.operation == .pop ? along >= 0 : along <= 0 { allowed.insert(attempt.source) }
  }

  var audit: PolicyAudit {
    let rules = policy.rules
    let hidden = rules.indices.compactMap { index -> PolicyAudit.HiddenRule? in
      let others = places(ofMostIn: hidings[index])
      guard !isHeard[index], !others.isEmpty else { return nil }
      return .init(
        index: index, rule: rules[index].description,
        hiddenBy: others.map { rules[$0].description })
    }
    return PolicyAudit(
      hiddenRules: hidden, allowed: allowed, asksScreen: asksScreen,
      strictestRule: (places(ofMostIn: refusals) + places(ofMostIn: delays)).first
        .map { rules[$0].description },
      attempts: attempts)
  }

  /// The places of the numbers above 0, the highest first and the earlier of two that are the same.
  private func places(ofMostIn counts: [Int]) -> [Int] {
    counts.indices.filter { counts[$0] > 0 }.sorted { (-counts[$0], $0) < (-counts[$1], $1) }
  }
}
