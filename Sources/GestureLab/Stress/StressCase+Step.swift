import Foundation
import HeadlessUIKit

extension StressCase {
  /// Something that happens, some time after what happened before.
  struct Step: Equatable, Sendable {
    /// In s.
    var after: TimeInterval
    var action: Action
  }

  /// What one finger does, in the window, in pt.
  struct Contact: Equatable, Sendable {
    var finger: Int
    var phase: UITouch.Phase
    var point: CGPoint
  }

  /// The switches of a recognizer that concern its view's touches.
  enum Switch: String, CaseIterable, Sendable {
    case cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded
  }

  /// What can happen.
  enum Action: Equatable, Sendable {
    /// Nothing but time.
    case wait
    /// A finger does something.
    case touch(Contact)
    /// Several fingers do something in one event.
    case together([Contact])

    /// A custom recognizer's state is set from outside.
    case set(Int, UIGestureRecognizer.State)
    case enable(Who, Bool)
    case detach(Int)
    case attach(Int, to: ViewID)
    case turn(Int, Switch, Bool)
    /// One recognizer requires another to fail from now on.
    case require(Who, toFail: Who)
    /// A relation's answer changes to its contrary.
    case flip(relation: Int)
    /// A delegate changes what it answers to `gestureRecognizerShouldBegin`.
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
    /// The stack becomes its root and a new screen.
    case replaceStack

    case installArbiter
    case removeArbiter
    case enableArbiter(Bool)
    case register(ViewID, as: Role?)
    /// The arbiter gets other rules.
    case follow(Policy)
    /// Somebody suspends pops; or, if somebody has, that ends, by a word or by being gone.
    case suspend
    case resume(byDying: Bool)
  }
}
