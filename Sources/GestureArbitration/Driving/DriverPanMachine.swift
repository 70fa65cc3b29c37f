import Foundation

/// Decides when a pan of a driver begins; `DriverPan` carries it out.
///
/// A drag from the edge belongs to the edge pop. UIKit's recognizer, unless the pan precedes it,
/// and those without a role go first: the pan waits until an allowed drag was in an earlier event
/// as long as any of them requires (C104), and beside a pop that is UIKit's until that has failed.
/// An edge swipe is deliberate (C256). Where the gate has left the direction to UIKit's recognizer, the
/// rules are asked about it when the pan is due.
@MainActor
package enum DriverPanMachine {
  /// What the pan has to do.
  package enum Action {
    /// See nothing of the movement yet.
    case wait
    /// Leave the drag to others.
    case fail
    /// Begin, or follow the movement.
    case begin
  }

  /// What else may take the drag, or has.
  package struct Rivals {
    /// Whether the edge pop may still begin.
    package var edgePop = false
    /// Whether UIKit's or an app's recognizer for the gesture may still begin; never for a pan that
    /// precedes those.
    package var pop = false
    /// Whether such a recognizer has begun, or reads so while it is held (C093).
    package var hasBegun = false
    /// Whether a recognizer may that neither belongs to the arbiter nor waits for it.
    package var others = false

    package init() {}
  }

  /// Whether the pan of an allowed gesture begins in this event, unless what competes for the drag
  /// begins in it.
  package static func isDue(
    _ gate: PopGateMachine, _ rivals: Rivals, _ facts: borrowing DragFacts
  ) -> Bool {
    guard let allowance = gate.allowance, gate.gesture != .contentPop || !rivals.edgePop else {
      return false
    }
    if gate.wasLeftToUIKit {
      // A pop for which UIKit's recognizer takes its time is UIKit's.
      guard !rivals.pop, facts.lies(towards: .contentPop),
        facts.track.travel >= GestureMetrics.decisionTravel
      else { return false }
    }
    if !rivals.pop, gate.gesture == .edgePop || !rivals.others { return true }
    let before = facts.track.previousTranslation
    return facts.time > allowance.time
      && hypot(before.x, before.y) >= GestureMetrics.decisionTravel
  }

  /// Decides about a pan that has received a move and is not active.
  ///
  /// - Parameter mayMove: Whether the stack may change by the gesture now, and nothing under the
  ///   touch follows it.
  package static func touchMoved(
    _ gate: PopGateMachine, mayMove: Bool, _ rivals: Rivals, _ facts: borrowing DragFacts
  ) -> Action {
    guard let allowance = gate.allowance else { return .wait }
    // The stack may have changed since the gate allowed the gesture; a transition that runs goes
    // first. A policy may have no rule that leaves a drag to the control that tracks it.
    guard mayMove else { return .fail }
    // What was held may have begun since, and prevents the pan then; or it may only read so (C093).
    if rivals.hasBegun, facts.time > allowance.time { return .wait }
    return isDue(gate, rivals, facts) ? .begin : .wait
  }
}
