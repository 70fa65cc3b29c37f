#if HEADLESS
import HeadlessUIKit

/// The options of a test with random cases.
package struct RandomTrial: Sendable {
  /// A deliberate fault.
  package var fault: PlantedFault?
  /// The laws that are ignored, to find other violations behind a known one.
  package var except: Set<Violation.Law> = []
  /// Whether a case is played again, and with another answer to what was not consulted.
  var playsAgain = true
  /// The release and the answers to UIKit's open questions of all cases; nil for random ones.
  package var answers: AnswersFile?

  /// Makes a trial; by default with all laws and without a fault.
  package init(fault: PlantedFault? = nil, except: Set<Violation.Law> = []) {
    self.fault = fault
    self.except = except
  }

  /// Returns the behavior as near to a random one as the answers allow.
  func behavior(nearestTo behavior: UIKitBehavior) -> UIKitBehavior {
    answers?.nearest(to: behavior) ?? behavior
  }
}

/// A deliberate fault, which tests that random cases find it.
package enum PlantedFault: String, CaseIterable, Sendable {
  /// A custom recognizer that begins in spite of exclusion while two touches are down.
  case excluded
  /// A custom recognizer that never ends after a second touch.
  case endless
  /// A view that misses cancelled touches while another touch is down.
  case singleTouch
  /// A strong reference to screens that are pushed during a drag.
  case retaining
  /// An arbiter that leaves a recognizer behind when it is removed during a touch.
  case remnant
  /// A custom recognizer that begins on every other stage only.
  case alternating
  /// A custom recognizer that starts a repeating timer when it fails.
  case ticking
  /// A scroll view whose content rests beyond its end after a cancelled drag.
  case pulled
  /// Content that should defer and has no role.
  case undeferred
  /// A registered pan that begins later than it could.
  case late
  /// A screen that leaps when its pop begins.
  case leaping
  /// Content that waits for a recognizer that never fails.
  case ownerless
}
#endif
