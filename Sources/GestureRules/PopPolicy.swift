/// The ordered rules of a screen, and where its gestures may start.
///
/// Rules are asked in order, and the first one that answers decides. A rule that is undecided has
/// answered: it waits for more movement, and later rules are asked once it has seen enough. Only
/// ``PopRule/asksScreen`` is asked after all others, wherever it stands. A policy for pushes has
/// the same rules, which a push reads in the other direction.
///
/// ```swift
/// viewController.popPolicy = .edgeOnly
/// arbiter.policy = PopPolicy(start: .leading(120))
/// arbiter.policy.rules.insert(.refuse("editing") { $0.isEditing }, at: 0)
/// ```
public struct PopPolicy: Sendable {
  /// Where the content pop, or the push, may start; it does not limit the edge pop.
  public var start: PopStartArea
  /// Where the edge pop may start.
  ///
  /// UIKit has marked its touch as starting at the screen edge (C117), so this limits it further,
  /// such as to the lower half of the screen.
  public var edgeStart: PopStartArea
  /// The rules in the order in which they are asked.
  public var rules: [PopRule]

  /// Creates a policy; the rules are those of ``standard`` unless given.
  public init(
    start: PopStartArea = .anywhere, edgeStart: PopStartArea = .anywhere,
    rules: [PopRule]? = nil
  ) {
    self.start = start
    self.edgeStart = edgeStart
    self.rules = rules ?? Self.standardRules
  }

  /// Guards first, then area, contents and movement, and the screen's own answer last.
  package static let standardRules: [PopRule] = [
    .notSuspended, .notAtRoot, .notDuringTransition, .oneTouch, .startsInsideArea,
    .outsideExclusions, .contentAtLeadingEdge, .movesTowardsTrailing, .asksScreen,
  ]

  /// The standard rules; gestures may start anywhere.
  public static let standard = PopPolicy()

  /// Whether it is ``standard``.
  package var isStandard: Bool {
    start == .anywhere && edgeStart == .anywhere
      && rules.map(\.name) == Self.standardRules.map(\.name)
      && rules.allSatisfy(\.isStandard)
  }

  /// The standard rules; gestures may start at the edge only.
  public static let edgeOnly = PopPolicy(start: .edge)

  /// No gesture begins, by touch or by trackpad: the back button remains.
  public static let disabled = PopPolicy(rules: [.never])

  /// Asks the rules, unless `GestureArbiter.allowsPopGestures` is false.
  ///
  /// - Returns: A decision that allows if no rule answered.
  @MainActor
  public func decision(on attempt: consuming PopAttempt) -> PopDecision {
    let attempt = placed(attempt)
    if !attempt.isEnabled {
      return PopDecision(
        attempt: attempt, verdict: .refuse(.disabled), rule: PopDecision.switchedOff)
    }
    if let decision = decision(on: attempt, askingLast: false) { return decision }
    return decision(on: attempt, askingLast: true)
      ?? PopDecision(attempt: attempt, verdict: .allow, rule: PopDecision.noObjection)
  }

  /// The answer of the rules that are asked last, or of the others; nil if none has an opinion.
  @MainActor
  private func decision(on attempt: PopAttempt, askingLast: Bool) -> PopDecision? {
    for index in rules.indices where rules[index].isAskedLast == askingLast {
      // The function alone is read: a copy of the rule would cost more than most rules.
      let judge = rules[index].judge
      let verdict = judge(attempt)
      if case .noOpinion = verdict { continue }
      return PopDecision(attempt: attempt, verdict: verdict, rule: rules[index].name)
    }
    return nil
  }

  /// An attempt with the area in which this policy lets it start.
  package func placed(_ attempt: consuming PopAttempt) -> PopAttempt {
    attempt.startArea = startArea(of: attempt.gesture)
    return attempt
  }

  /// Where a gesture may start.
  package func startArea(of gesture: NavigationGesture) -> PopStartArea {
    gesture == .edgePop ? edgeStart : start
  }
}
