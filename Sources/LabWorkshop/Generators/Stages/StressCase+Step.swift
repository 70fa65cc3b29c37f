#if HEADLESS
import Foundation
import HeadlessUIKit

extension StressCase {
  /// An action, and the time since the previous one.
  struct Step: Equatable, Sendable {
    /// The time since the previous step, in s.
    var after: TimeInterval
    var action: Action
  }

  /// A change of one touch; the point is in pt in the window.
  struct Contact: Equatable, Sendable {
    var touch: Int
    var phase: UITouch.Phase
    var point: CGPoint
  }

  /// The properties of a recognizer that affect its view's touches.
  enum Switch: String, CaseIterable, Sendable {
    case cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded
  }

  /// An action of a case.
  enum Action: Equatable, Sendable {
    /// Only time passes.
    case wait
    /// One touch changes.
    case touch(Contact)
    /// Several touches change in one event.
    case together([Contact])

    /// The state of a custom recognizer is set from outside.
    case set(Int, UIGestureRecognizer.State)
    case enable(RecognizerID, Bool)
    case detach(Int)
    case attach(Int, to: ViewID)
    case turn(Int, Switch, Bool)
    /// A recognizer requires another to fail from now on.
    case require(RecognizerID, toFail: RecognizerID)
    /// The answer of a relation is toggled.
    case flip(relation: Int)
    /// A delegate changes what it returns for `gestureRecognizerShouldBegin`.
    case allowBegin(Int, Bool)

    case remove(ViewID)
    case add(ViewID, to: ViewID)
    case hide(ViewID, Bool)
    case interact(ViewID, Bool)

    case enableScrolling(ViewID, Bool)
    case scroll(ViewID, to: CGFloat, animated: Bool)
    case bounce(ViewID, Bool)
    case page(ViewID, Bool)

    case push(animated: Bool)
    case pop(animated: Bool)
    case popToRoot(animated: Bool)
    /// The stack is replaced by its root and a new screen.
    case replaceStack

    case installArbiter
    case removeArbiter
    case enableArbiter(Bool)
    case register(ViewID, as: Role?)
    /// The arbiter gets another policy.
    case follow(Policy)
    /// Pops are suspended, or the suspension ends, on request or with its owner.
    case suspend
    case resume(byReleasingOwner: Bool)
  }
}
#endif
