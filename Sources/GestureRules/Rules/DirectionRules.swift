import Foundation

/// The rules that examine where a drag leads; `GuardRules.swift` says which rule goes where.
extension PopRule {
  /// Refuses a drag that does not move from leading to trailing, once its direction is clear; for a
  /// push, from trailing to leading.
  ///
  /// Once the touch has moved `GestureMetrics.decisionTravel`, a drag has the right direction if
  /// both its translation and its velocity clearly point there: `GestureMetrics.clearRatio` times
  /// as much horizontally as vertically. A slanting drag stays undecided until
  /// `GestureMetrics.settledTravel`, from where the longer axes of both decide. A drag backwards is
  /// refused after `GestureMetrics.backwardsTravel`, and one in another direction after
  /// `GestureMetrics.turningTravel`: touches slip and wander where they land, and content that
  /// competes has begun by then.
  ///
  /// Its vertical distance is the farthest that the touch has been above or below its start: a
  /// scroll that has come back is still a scroll. A touch that rests is judged by its translation
  /// alone.
  ///
  /// A drag whose translation and velocity contradict each other has changed its direction; it
  /// stays undecided until they agree or the touch ends.
  ///
  /// The rule doesn't evaluate UIKit's edge pop, whose recognizer has its own begin rules; a driver's
  /// edge pop is judged as its content pop is. The rule doesn't evaluate UIKit's content pop either where no
  /// registered content wants the drag, once the touch has moved `GestureMetrics.decisionTravel`,
  /// before which UIKit's recognizer doesn't begin (C106). UIKit has validated the direction of a
  /// zoom dismissal when it asks.
  public static let movesTowardsTrailing = movesTowardsTrailing(.standard)

  /// Leaves an edge pop undecided until its drag has led 10 pt inwards, as far as any pan requires.
  ///
  /// UIKit may begin its edge pop with the first point of movement (C120), so that a quick tap near the
  /// edge shows the screen below for a moment, and is no tap. It is not among the standard rules, and has
  /// no opinion of other gestures.
  ///
  /// ```swift
  /// arbiter.policy.rules.insert(.leastEdgeTravel, at: 0)
  /// ```
  public static let leastEdgeTravel = leastEdgeTravel(GestureMetrics.decisionTravel)

  /// The same with another distance, in pt; one that is not positive has no effect.
  public static func leastEdgeTravel(_ travel: CGFloat) -> PopRule {
    PopRule("leastEdgeTravel", origin: .leastEdgeTravel(travel)) { attempt in
      let inwards = attempt.alongGesture(attempt.translation).x
      return attempt.gesture == .edgePop && inwards < travel
        ? .undecided(.notEnoughMovement(travel: max(0, inwards), needed: travel)) : .noOpinion
    }
  }

  /// The direction rule with other thresholds, in pt; nil keeps the standard one.
  ///
  /// - Parameters:
  ///   - decisionTravel: The travel before which no drag is judged.
  ///   - settledTravel: The travel from which the longer axis decides.
  ///   - backwardsTravel: The travel up to which a drag backwards may still turn.
  ///   - turningTravel: The travel up to which another one may still turn.
  ///   - clearRatio: The ratio of the axes from which a drag is clear.
  ///   - axisRatio: How many times as far horizontally as vertically a drag must move to be
  ///     horizontal at all: 1 is 45° from the horizontal, 2 is 26.6°.
  public static func movesTowardsTrailing(
    decisionTravel: CGFloat? = nil, settledTravel: CGFloat? = nil,
    backwardsTravel: CGFloat? = nil, turningTravel: CGFloat? = nil, clearRatio: CGFloat? = nil,
    axisRatio: CGFloat? = nil
  ) -> PopRule {
    let standard = DirectionThresholds.standard
    return movesTowardsTrailing(
      DirectionThresholds(
        decisionTravel: decisionTravel ?? standard.decisionTravel,
        settledTravel: settledTravel ?? standard.settledTravel,
        backwardsTravel: backwardsTravel ?? standard.backwardsTravel,
        turningTravel: turningTravel ?? standard.turningTravel,
        clearRatio: clearRatio ?? standard.clearRatio, axisRatio: axisRatio ?? standard.axisRatio))
  }

  /// The same from thresholds.
  package static func movesTowardsTrailing(_ thresholds: DirectionThresholds) -> PopRule {
    PopRule("movesTowardsTrailing", origin: .direction(thresholds)) { attempt in
      if attempt.gesture == .zoom { return DirectionThresholds.verdict(onZoom: attempt) }
      if attempt.isUncontested || attempt.gesture == .edgePop && attempt.performer == .uikit {
        return DirectionThresholds.verdict(onDragForUIKit: attempt)
      }
      let velocity = attempt.alongGesture(attempt.velocity)
      // Some recognizers are asked before they have a translation, and know only their velocity. A
      // touch that has moved and come back exactly to where it landed has neither said anything.
      return !attempt.hasMoved && attempt.translation == .zero && attempt.velocity != .zero
        ? thresholds.verdict(onVelocity: velocity, backwards: attempt.originEdge)
        : thresholds.verdict(
          onTranslation: attempt.alongGesture(attempt.translation), reach: attempt.verticalExtent,
          velocity: velocity, backwards: attempt.originEdge)
    }
  }
}

extension PopAttempt {
  /// Where a drag leads that does not lead along the gesture; nil for one that does.
  package var directionElsewhere: PopReason? {
    let translation = alongGesture(translation)
    let (horizontal, vertical) = (abs(translation.x), abs(translation.y))
    guard horizontal > vertical else {
      return .movesVertically(vertical: vertical, horizontal: horizontal)
    }
    return translation.x < 0 ? .movesTowards(originEdge, distance: horizontal) : nil
  }
}

/// The thresholds by which a drag is found to be horizontal, backwards or vertical.
///
/// The sign of the translation alone would accept half of all vertical scrolls.
package struct DirectionThresholds: Sendable, Equatable {
  package var decisionTravel = GestureMetrics.decisionTravel
  package var settledTravel = GestureMetrics.settledTravel
  package var backwardsTravel = GestureMetrics.backwardsTravel
  package var turningTravel = GestureMetrics.turningTravel
  package var clearRatio = GestureMetrics.clearRatio
  package var axisRatio = GestureMetrics.axisRatio

  /// The standard thresholds.
  package static let standard = DirectionThresholds()

  /// Judges how far a drag has moved, in pt, and its velocity, in pt/s.
  ///
  /// - Parameters:
  ///   - translation: The translation, with x positive in the direction of the gesture.
  ///   - reach: The farthest that the touch has been above or below its start.
  ///   - velocity: The velocity, in the coordinates of the translation.
  ///   - edge: The edge towards which a drag with negative x moves.
  package func verdict(
    onTranslation translation: CGPoint, reach: CGFloat, velocity: CGPoint,
    backwards edge: PopAttempt.Edge
  ) -> PopVerdict {
    let travel = hypot(translation.x, translation.y)
    guard travel > 0, travel >= decisionTravel else {
      return .undecided(.notEnoughMovement(travel: travel, needed: decisionTravel))
    }
    let speed = hypot(velocity.x, velocity.y)
    // `hypot` of infinity and NaN is infinity: without these checks it would pass as a long
    // translation.
    guard travel.isFinite, reach.isFinite, speed.isFinite else {
      return .undecided(.directionUnclear(travel: travel))
    }
    let (horizontal, vertical) = (abs(translation.x), max(reach, abs(translation.y)))
    // A touch that rests has no heading, and is judged by its translation alone.
    let rests = speed < GestureMetrics.restingSpeed
    let headsForward = rests || velocity.x > axisRatio * abs(velocity.y)
    if translation.x > axisRatio * vertical {
      let isClear =
        horizontal >= clearRatio * vertical && (rests || velocity.x >= clearRatio * abs(velocity.y))
      return isClear || (travel >= settledTravel && headsForward)
        ? .noOpinion : .undecided(.directionUnclear(travel: travel))
    }
    let isBackwards = translation.x < 0 && horizontal > vertical
    guard rests || !headsForward, travel >= (isBackwards ? backwardsTravel : turningTravel) else {
      return .undecided(.directionUnclear(travel: travel))
    }
    return isBackwards
      ? .refuse(.movesTowards(edge, distance: horizontal))
      : .refuse(.movesVertically(vertical: vertical, horizontal: horizontal))
  }

  /// Leaves the direction to UIKit's recognizer, which doesn't begin before the drag is as long as a
  /// pan requires (C106); its edge pop may (C120).
  fileprivate static func verdict(onDragForUIKit attempt: PopAttempt) -> PopVerdict {
    let (translation, velocity) = (attempt.translation, attempt.velocity)
    let (travel, needed) = (hypot(translation.x, translation.y), GestureMetrics.decisionTravel)
    guard travel.isFinite, hypot(velocity.x, velocity.y).isFinite else {
      return .undecided(.directionUnclear(travel: travel))
    }
    return attempt.gesture == .edgePop || travel >= needed
      ? .noOpinion : .undecided(.notEnoughMovement(travel: travel, needed: needed))
  }

  /// UIKit has already validated the direction. Refuses only nonfinite values.
  fileprivate static func verdict(onZoom attempt: PopAttempt) -> PopVerdict {
    let (translation, velocity) = (attempt.translation, attempt.velocity)
    let travel = hypot(translation.x, translation.y)
    return travel.isFinite && hypot(velocity.x, velocity.y).isFinite
      ? .noOpinion : .undecided(.directionUnclear(travel: travel))
  }

  /// Judges a velocity where there is no translation yet; x is positive in the direction of the
  /// gesture, in pt/s.
  package func verdict(
    onVelocity velocity: CGPoint, backwards edge: PopAttempt.Edge
  ) -> PopVerdict {
    guard velocity.x.isFinite, velocity.y.isFinite else {
      return .undecided(.directionUnclear(travel: 0))
    }
    guard abs(velocity.x) > abs(velocity.y) * axisRatio else {
      return .refuse(.headsVertically(vertical: abs(velocity.y), horizontal: abs(velocity.x)))
    }
    return velocity.x > 0 ? .noOpinion : .refuse(.headsTowards(edge, speed: -velocity.x))
  }
}
