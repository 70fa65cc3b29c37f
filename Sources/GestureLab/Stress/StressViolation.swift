/// Something that must always hold and did not.
package struct StressViolation: Equatable, Sendable {
  /// What must always hold.
  package enum Law: String, CaseIterable, Sendable {
    /// Every touch sequence ends with every recognizer reset to possible.
    case reset
    /// No two recognizers that share a touch are active without permission.
    case exclusion
    /// No recognizer recognizes while one whose failure it requires may still do so (C086).
    case requirement
    /// A circle of waiting is found and named, and nobody waits for ever.
    case circle
    /// A pop never begins at the root or during a transition.
    case pop
    /// A pop never begins against a refusal, or unasked.
    case refusal
    /// A pop never begins twice for one drag.
    case popTwice
    /// A drag that somebody would have owned without the arbiter has an owner with it.
    case owner
    /// Taking the arbiter away leaves UIKit as it was found.
    case arbiterGone
    /// Recognizers go from state to state as UIKit's do (C053, C054).
    case states
    /// Actions begin with began, and end once (C056).
    case actions
    /// A view is told of a touch in order, and of its end once (C022).
    case viewTouches
    /// Scroll views come to rest within their limits.
    case scrollRest
    /// The stack of screens and the views on the screen are of one mind.
    case stack
    /// Screens are told of their appearance in order, and know at rest what shows.
    case appearance
    /// Once all is at rest no timer is left.
    case timers
    /// The same case gives the same timeline.
    case determinism
    /// Another answer to an open question that was not asked changes nothing.
    case unasked
    /// Nothing outlives its stage.
    case leak
  }

  /// Which law is broken.
  package let law: Law
  /// How.
  package let story: String
}

extension StressViolation: CustomStringConvertible {
  /// The law and how it is broken, as in "exclusion: r1 and r2 are active together".
  package var description: String { "\(law.rawValue): \(story)" }
}
