#if HEADLESS
/// A violation of a law that must always hold.
package struct Violation: Equatable, Sendable {
  /// A law that must always hold.
  package enum Law: String, CaseIterable, Sendable {
    /// No two recognizers that share a touch are active without permission.
    case exclusion
    /// No recognizer recognizes while one whose failure it requires may still do so (C086).
    case requirement
    /// A circular requirement is found and named, and no recognizer waits forever.
    case circle
    /// A pop never begins against a refusal, or without a decision.
    case refusal
    /// A pop never begins at the root or in a transition, nor twice for one drag.
    case popTwice
    /// A drag with an owner without the arbiter has an owner with it.
    case owner
    /// The removal of the arbiter leaves UIKit unchanged.
    case arbiterGone
    /// Recognizers follow UIKit's state transitions (C053, C054).
    case states
    /// Actions begin with `.began` and end once (C056).
    case actions
    /// A view receives a touch in order, and its end once (C022).
    case viewTouches
    /// Screens receive appearance callbacks in order, consistent with their visibility at rest.
    case appearance
    /// The same case gives the same timeline.
    case determinism
    /// Another answer to an open question that was not consulted changes nothing.
    case unasked
    /// Nothing outlives its stage.
    case leak
    /// Content that defers gets no point of a drag that is allowed to pop.
    case deferral
    /// A pop begins with its decision, or one event later if another pop may begin first.
    case begin
    /// A screen moves no farther than the touch in the event in which its pop begins.
    case jump
    /// Everything comes to rest.
    case rest
    /// A screen is notified once of a drag that it refuses.
    case notification
    /// What a role claims, nothing around it takes.
    case claim
    /// Tampering with UIKit's pop is reported.
    case report
    /// What nothing configures behaves as under plain UIKit.
    case plain
    /// The removal of an arbiter concerns no other stack.
    case removalIsLocal
    /// Settings do the same in any order.
    case order
    /// A setting that is made in a callback of a pop does not change that pop.
    case underWay
    /// Containers do the same, however they came about.
    case history
    /// A driver pops the stack that UIKit's edge pop would.
    case innermost
    /// Recognizers do what a case expects.
    case expectation
  }

  /// The broken law.
  package let law: Law
  /// The description of the violation.
  package let story: String
}

extension Violation: CustomStringConvertible {
  /// The law and the violation, such as "exclusion: r1 and r2 are active together".
  package var description: String { "\(law.rawValue): \(story)" }
}
#endif
