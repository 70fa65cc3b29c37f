import Foundation

/// A named function from an attempt to a verdict, without effect.
///
/// The package's own rules are in `Rules`, each in the file of what it examines.
///
/// ```swift
/// let notWhileEditing = PopRule.refuse("editing") { $0.isEditing }
/// let notWhileRecording = PopRule.refuse("recording", for: self) { screen, _ in screen.isRecording }
/// ```
public struct PopRule: Sendable {
  /// The name that decisions print.
  public let name: String
  /// Whether the rule is asked after all others, wherever it stands.
  package let isAskedLast: Bool
  /// Where the rule comes from.
  package let origin: Origin
  let judge: @MainActor @Sendable (PopAttempt) -> PopVerdict

  /// Creates a rule from a function, which runs on the main actor.
  ///
  /// It depends on the attempt, and on state of the app that it reads and does not change. A policy
  /// keeps it with all that it captures, and a screen keeps its policy: a rule that reads its screen
  /// names it as the owner (``init(_:for:judge:)``).
  ///
  /// The rule is asked when the touch lands, before any movement, and again with every move until a
  /// rule answers. A refusal before ``PopAttempt/hasMoved`` is final: a rule about
  /// movement has no opinion, or is undecided, until then.
  public init(_ name: String, judge: @escaping @MainActor @Sendable (PopAttempt) -> PopVerdict) {
    self.init(name, origin: .app, judge: judge)
  }

  /// Creates a rule from a function that reads its owner, such as the screen, which is not retained.
  ///
  /// Once the owner is gone the rule has no opinion.
  @MainActor
  public init<Owner: AnyObject>(
    _ name: String, for owner: Owner,
    judge: @escaping @MainActor (Owner, PopAttempt) -> PopVerdict
  ) {
    self.init(name) { [weak owner] attempt in owner.map { judge($0, attempt) } ?? .noOpinion }
  }

  /// Creates a rule of the package without parameters, which `PopRule.standard` of GestureDiagnostics lists.
  init(
    standard name: String, isAskedLast: Bool = false,
    judge: @escaping @MainActor @Sendable (PopAttempt) -> PopVerdict
  ) {
    self.init(name, isAskedLast: isAskedLast, origin: .standard, judge: judge)
  }

  init(
    _ name: String, isAskedLast: Bool = false, origin: Origin,
    judge: @escaping @MainActor @Sendable (PopAttempt) -> PopVerdict
  ) {
    self.name = name
    self.isAskedLast = isAskedLast
    self.origin = origin
    self.judge = judge
  }

  /// Returns the verdict of the rule on an attempt.
  @MainActor
  public func verdict(on attempt: PopAttempt) -> PopVerdict { judge(attempt) }

  /// A rule that refuses while a condition holds, and otherwise has no opinion.
  public static func refuse(
    _ name: String, when condition: @escaping @MainActor @Sendable (PopAttempt) -> Bool
  ) -> PopRule {
    PopRule(name, origin: .refuse) {
      condition($0) ? .refuse(.custom(name)) : .noOpinion
    }
  }

  /// A rule that refuses while a condition of its owner holds, such as the screen, which is not
  /// retained; once the owner is gone it has no opinion.
  @MainActor
  public static func refuse<Owner: AnyObject>(
    _ name: String, for owner: Owner,
    when condition: @escaping @MainActor (Owner, PopAttempt) -> Bool
  ) -> PopRule {
    refuse(name) { [weak owner] attempt in owner.map { condition($0, attempt) } ?? false }
  }

  /// A rule that allows while a condition holds; later rules are not asked then.
  public static func allow(
    _ name: String, when condition: @escaping @MainActor @Sendable (PopAttempt) -> Bool
  ) -> PopRule {
    PopRule(name, origin: .allow) {
      condition($0) ? .allow : .noOpinion
    }
  }

  /// A rule that allows while a condition of its owner holds, such as the screen, which is not
  /// retained; once the owner is gone it has no opinion.
  @MainActor
  public static func allow<Owner: AnyObject>(
    _ name: String, for owner: Owner,
    when condition: @escaping @MainActor (Owner, PopAttempt) -> Bool
  ) -> PopRule {
    allow(name) { [weak owner] attempt in owner.map { condition($0, attempt) } ?? false }
  }
}

extension PopRule {
  /// Whether its name says all about it.
  var isStandard: Bool {
    switch origin {
    case .standard: true
    case .direction(let thresholds): thresholds == .standard
    case .outside, .leastEdgeTravel, .refuse, .allow, .app: false
    }
  }

  /// Where a rule comes from: the data from which it can be made again.
  package indirect enum Origin: Sendable {
    /// A rule without parameters, which files find by its name.
    case standard
    /// The direction rule, with its thresholds.
    case direction(DirectionThresholds)
    /// Rectangles, the name of the place, and the gestures concerned.
    case outside([CGRect], named: String, for: NavigationGestures)
    /// The travel that an edge pop needs, in pt.
    case leastEdgeTravel(CGFloat)
    /// A condition of the app's, under which the rule refuses.
    case refuse
    /// A condition of the app's, under which the rule allows.
    case allow
    /// A function of the app's.
    case app
  }
}
