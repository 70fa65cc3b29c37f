import Foundation

/// What lies under a point, and what the rules say now of a drag that would begin there.
///
/// ```swift
/// print(arbiter.explanation(at: CGPoint(x: 195, y: 400)))
/// ```
/// ```text
/// point         (195, 400)
/// hit           UIScrollView
/// contents      pager, a UIScrollView as pager: yields at its leading edge, 780 pt past it
/// …
/// content pop   by UINavigationController.contentSwipe
///   policy      PopPolicy(start: .anywhere, rules: [.enabled, .notSuspended, …])
///   first       contentAtLeadingEdge refuses — pager rests 780 pt past its leading edge
///   then        movesTowardsTrailing depends on the movement — the finger has moved 0 pt of 10 pt
/// waits         pager.pan waits for GestureArbiter.yieldGate (the arbiter says so)
/// ```
public struct Explanation: Sendable {
  /// The point, in pt of the navigation controller's view.
  public var point: CGPoint
  /// The type of the view that a finger would hit, or nil if there is none.
  public var hitView: String?
  /// Whether that view lies in the navigation controller's: else no gate sees the finger.
  public var isReached: Bool
  /// The registered contents under the point, innermost first.
  public var contents: [Content]
  /// The pops that a drag might begin, and the push where there is one.
  public var passages: [Passage]
  /// Which recognizers under the point would wait for which to fail, as far as they say so.
  public var waits: [Wait]

  /// Makes an explanation.
  public init(
    point: CGPoint, hitView: String?, isReached: Bool, contents: [Content], passages: [Passage],
    waits: [Wait]
  ) {
    self.point = point
    self.hitView = hitView
    self.isReached = isReached
    self.contents = contents
    self.passages = passages
    self.waits = waits
  }
}

extension Explanation {
  /// Registered content under a point.
  public struct Content: Sendable, Hashable {
    /// The name that it has in decisions.
    public var name: String
    /// What it was registered as.
    public var role: String
    /// The type of its view.
    public var view: String
    /// What it asks of an edge pop; nil for nothing.
    public var ofEdgePop: AttemptContent.Demand?
    /// What it asks of a content pop; nil for nothing.
    public var ofContentPop: AttemptContent.Demand?
    /// What it asks of a push; nil for nothing, or where there is none.
    public var ofPush: AttemptContent.Demand?

    /// Makes content that asks nothing yet.
    public init(name: String, role: String, view: String) {
      self.name = name
      self.role = role
      self.view = view
    }
  }

  /// A pop or push that a drag might begin.
  public struct Passage: Sendable {
    /// The recognizers that would begin, by name, UIKit's first; none if nobody would.
    public var recognizers: [String]
    /// The policy in force.
    public var policy: PopPolicy
    /// What the policy says of a finger that has just landed; most often it depends on the movement.
    public var decision: Decision
    /// What every rule says of it, in the order in which they are asked, whether it comes to that or not.
    public var answers: [RuleAnswer]
    /// The type of the screen that would be asked for its word at last; it was not asked for this.
    public var screen: String?

    /// Makes a passage; the rules are asked what they say of an attempt.
    public init(
      of attempt: PopAttempt, by recognizers: [String], under policy: PopPolicy,
      asking screen: String?
    ) {
      self.recognizers = recognizers
      self.policy = policy
      decision = policy.decision(on: attempt)
      answers = policy.answers(to: attempt)
      self.screen = screen
    }

    /// The answers that refuse now, whatever the finger does.
    public var refusals: [RuleAnswer] {
      answers.filter { if case .refuse = $0.verdict { true } else { false } }
    }
  }

  /// A recognizer that waits for another to fail.
  public struct Wait: Sendable, Hashable {
    /// Who said so.
    public enum Source: String, Sendable, Hashable, CaseIterable {
      /// It is the arbiter's doing.
      case arbiter
      /// A recognizer's class, by its public methods for subclasses.
      case recognizer
      /// A recognizer's delegate.
      case delegate
    }

    /// The name of the one that waits.
    public var waiter: String
    /// The name of the one that it waits for.
    public var blocker: String
    /// Who said so.
    public var source: Source

    /// Makes a wait.
    public init(waiter: String, blocker: String, source: Source) {
      self.waiter = waiter
      self.blocker = blocker
      self.source = source
    }
  }
}
