import Foundation
import GestureRules

/// What lies at a point, and how the rules judge a touch that lands there.
///
/// ```swift
/// print(arbiter.explanation(at: CGPoint(x: 195, y: 400)))
/// ```
/// ```text
/// point         (195, 400)
/// hit view      UIScrollView
/// contents      pager, a UIScrollView as pager: defers at its leading edge, 780 pt past it
/// …
/// content pop   by UINavigationController.contentSwipe
///   policy      PopPolicy(start: .anywhere, rules: [.notSuspended, .notAtRoot, …])
///   first       contentAtLeadingEdge refuses: pager rests 780 pt past its leading edge
///   then        movesTowardsTrailing depends on the movement: the touch has moved 0 pt of 10 pt
/// waits         UINavigationController.contentSwipe waits for GestureArbiter.contentGate (required by the arbiter)
/// ```
package struct PopExplanation: Sendable {
  /// The point, in pt in the navigation controller's view.
  package var point: CGPoint
  /// The type of the hit view, or nil if there is none.
  package var hitView: String?
  /// Whether the hit view lies in the navigation controller's view; otherwise no gate receives the
  /// touch.
  package var isInside: Bool
  /// Whether the arbiter judges touches there: something is configured that concerns the stack.
  package var isJudged: Bool
  /// The registered contents under the point, innermost first.
  package var contents: [Content]
  /// The pans under the point that no role stands for, each with what it is in and the role to give.
  package var unregistered: [String]
  /// The navigation gestures that a drag could begin.
  package var gestures: [Gesture]
  /// The recognizers under the point that wait for others to fail, as far as public API tells.
  package var waits: [Wait]

  package init(
    point: CGPoint, hitView: String?, isInside: Bool, isJudged: Bool = true,
    contents: [Content] = [],
    unregistered: [String] = [], gestures: [Gesture] = [], waits: [Wait] = []
  ) {
    (self.point, self.hitView, self.isInside, self.contents) = (point, hitView, isInside, contents)
    self.isJudged = isJudged
    (self.unregistered, self.gestures, self.waits) = (unregistered, gestures, waits)
  }

  /// The decision on each navigation gesture for a touch that has just landed.
  ///
  /// Most are undecided: they depend on the movement.
  package var decisions: [PopDecision] { gestures.map(\.decision) }
}

extension PopExplanation {
  /// Registered content under a point.
  package struct Content: Sendable, Hashable {
    /// The name that decisions print.
    package var name: String
    /// The role with which it was registered.
    package var role: String
    /// The type of its view.
    package var view: String
    /// What it claims of the drags, if anything.
    package var drags: DragDirections
    /// What it asks of each gesture; gestures of which it asks nothing are absent.
    package var demands: [NavigationGesture: PopAttempt.Content.Demand]

    package init(
      name: String, role: String, view: String, drags: DragDirections = .allDrags,
      demands: [NavigationGesture: PopAttempt.Content.Demand] = [:]
    ) {
      (self.name, self.role, self.view) = (name, role, view)
      (self.drags, self.demands) = (drags, demands)
    }
  }

  /// A navigation gesture that a drag could begin.
  package struct Gesture: Sendable {
    /// The names of the recognizers that could begin, the first choice first.
    package var recognizers: [String]
    /// The policy in force.
    package var policy: PopPolicy
    /// The decision on a touch that has just landed.
    package var decision: PopDecision
    /// The verdict of every rule, in the order in which rules are asked, needed or not.
    package var answers: [PopPolicy.Answer]
    /// The type of what refuses the pop for its screen.
    package var screen: String?
    /// The type of the app's delegate that is asked as a recognizer is about to begin.
    package var delegate: String?
    /// The types of the stacks inside this one that pop first where they may, innermost first.
    package var innerStacks: [String]

    /// Judges an attempt.
    @MainActor
    package init(
      of attempt: PopAttempt, by recognizers: [String], under policy: PopPolicy,
      asking screen: String?, and delegate: String? = nil, after innerStacks: [String] = []
    ) {
      self.recognizers = recognizers
      self.policy = policy
      decision = policy.decision(on: attempt)
      answers = policy.answers(to: attempt)
      self.screen = screen
      self.delegate = delegate
      self.innerStacks = innerStacks
    }

    /// The verdicts that refuse now, whatever the touch does.
    package var refusals: [PopPolicy.Answer] {
      answers.filter { if case .refuse = $0.verdict { true } else { false } }
    }
  }

  /// A recognizer that waits for another one to fail.
  package struct Wait: Sendable, Hashable {
    /// What requires the wait.
    package enum Source: String, Sendable, Hashable, CaseIterable {
      /// The arbiter.
      case arbiter
      /// The class of a recognizer, by its methods for subclasses.
      case recognizer
      /// The delegate of a recognizer.
      case delegate
    }

    /// The name of the recognizer that waits.
    package var waiter: String
    /// The name of the recognizer that must fail.
    package var blocker: String
    /// What requires the wait.
    package var source: Source

    package init(waiter: String, blocker: String, source: Source) {
      (self.waiter, self.blocker, self.source) = (waiter, blocker, source)
    }
  }
}
