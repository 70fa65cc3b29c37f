import Foundation

/// The decision logic of a gate in front of the pans around a view that claims drags, in one touch
/// sequence; `EnclosingPanGate` carries it out.
///
/// ```text
///           ┌─► refused    the gate begins: the pans fail
///  pending ─┤
///           └─► allowed    the gate fails: the pans may begin
/// ```
///
/// It decides in the event in which a pan would begin (C104), so a pan that is let go begins in the
/// same event as without the gate, and in an earlier one where a pan may begin earlier.
package struct EnclosingPanGateMachine {
  /// What the gate has to do.
  package enum Action: Equatable {
    /// Nothing yet, or nothing more.
    case wait
    /// Ask the view why it claims the drag, then call ``contentAnswered(_:)``.
    case askContent
    /// Keep the pans from beginning.
    case refuse(PopReason)
    /// Let the pans begin.
    case allow(PopReason)
  }

  /// The name of the view in decisions.
  private let name: String
  /// The drags that the view claims.
  private let drags: DragDirections
  private let layout: PopAttempt.LayoutDirection
  /// The travel from which the direction decides, in pt.
  private let decisionTravel: CGFloat
  private var isDecided = false
  private var hasMoved = false

  /// - Parameter isCatch: Whether the touch has stopped content around the view, which follows it
  ///   from the first movement on.
  package init(
    name: String, drags: DragDirections, in layout: PopAttempt.LayoutDirection = .leftToRight,
    isCatch: Bool
  ) {
    self.name = name
    (self.drags, self.layout) = (drags, layout)
    decisionTravel = isCatch || drags == .allDrags ? .ulpOfOne : GestureMetrics.decisionTravel
  }

  /// Judges the first touch; others follow it.
  ///
  /// - Parameter mayClaim: Whether the view may claim the drag at all.
  package mutating func touchBegan(mayClaim: Bool) -> Action {
    isDecided || mayClaim ? .wait : decide(.allow(.notClaimed(name: name)))
  }

  /// Judges the move of a touch to a place this far from where it landed, in pt of the window.
  package mutating func touchMoved(by translation: CGPoint) -> Action {
    let travel = hypot(translation.x, translation.y)
    guard !isDecided, travel.isFinite else { return .wait }
    hasMoved = hasMoved || travel > 0
    guard travel >= decisionTravel else { return .wait }
    if drags.contains(DragDirections(of: translation, in: layout)) { return .askContent }
    return decide(.allow(PopReason(moving: translation)))
  }

  /// Decides by the reason why the view claims the drag; nil if it does not.
  package mutating func contentAnswered(_ reason: PopReason?) -> Action {
    decide(reason.map(Action.refuse) ?? .allow(.notClaimed(name: name)))
  }

  /// Ends with the last touch: a pan that waited must not begin late (C092). A tap holds nothing.
  package mutating func touchesEnded() -> Action {
    isDecided || !hasMoved ? .wait : decide(.refuse(.endedUnclaimed(name: name)))
  }

  private mutating func decide(_ action: Action) -> Action {
    isDecided = true
    return action
  }
}
