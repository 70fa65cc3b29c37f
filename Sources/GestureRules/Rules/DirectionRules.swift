import Foundation

/// The rules that examine where a drag leads; `GuardRules.swift` says which rule goes where.
extension PopRule {
  /// Refuses a drag that does not move from leading to trailing, once its direction is clear; for a
  /// push, from trailing to leading.
  ///
  /// Once the touch has moved `GestureMetrics.decisionTravel`, a drag has the right direction if
  /// both its translation and its velocity clearly point there: `GestureMetrics.clearRatio` times
  /// as much horizontally as vertically. A slanting drag stays undecided until
  /// `GestureMetrics.settledTravel`, from where the longer axes of both decide. A drag in another
  /// direction is refused as soon as that is clear if it is fast or moves backwards, and otherwise
  /// after `GestureMetrics.turningTravel`, because touches wander where they land.
  ///
  /// Its vertical distance is the farthest that the touch has been above or below its start: a
  /// scroll that has come back is still a scroll. A touch that rests is judged by its translation
  /// alone.
  ///
  /// A drag whose translation and velocity contradict each other has changed its direction; it
  /// stays undecided until they agree or the touch ends.
  ///
  /// An edge swipe is deliberate (C256), so the rule doesn't evaluate UIKit's edge pop, whose
  /// recognizer has its own begin rules; a driver's edge pop begins once it has moved more
  /// horizontally than vertically. The rule doesn't evaluate UIKit's content pop either where no
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

  /// The direction rule with other thresholds, in pt and pt/s; nil keeps the standard one.
  ///
  /// - Parameters:
  ///   - decisionTravel: The travel before which no drag is judged.
  ///   - settledTravel: The travel from which the longer axis decides.
  ///   - turningTravel: The travel up to which an unclear drag may still turn.
  ///   - clearRatio: The ratio of the axes from which a drag is clear.
  ///   - fastSpeed: The speed from which a drag in another direction is refused at once.
  ///   - axisRatio: How many times as far horizontally as vertically a drag must move to be
  ///     horizontal at all: 1 is 45° from the horizontal, 2 is 26.6°.
  public static func movesTowardsTrailing(
    decisionTravel: CGFloat? = nil, settledTravel: CGFloat? = nil,
    turningTravel: CGFloat? = nil, clearRatio: CGFloat? = nil, fastSpeed: CGFloat? = nil,
    axisRatio: CGFloat? = nil
  ) -> PopRule {
    let standard = DirectionThresholds.standard
    return movesTowardsTrailing(
      DirectionThresholds(
        decisionTravel: decisionTravel ?? standard.decisionTravel,
        settledTravel: settledTravel ?? standard.settledTravel,
        turningTravel: turningTravel ?? standard.turningTravel,
        clearRatio: clearRatio ?? standard.clearRatio,
        fastSpeed: fastSpeed ?? standard.fastSpeed, axisRatio: axisRatio ?? standard.axisRatio))
  }

  /// The same from thresholds.
  package static func movesTowardsTrailing(_ thresholds: DirectionThresholds) -> PopRule {
    PopRule("movesTowardsTrailing", origin: .direction(thresholds)) { attempt in
      if attempt.gesture == .zoom { return DirectionThresholds.verdict(onZoom: attempt) }
      if attempt.gesture == .edgePop || attempt.isUncontested {
        return thresholds.verdict(onIntentionalDrag: attempt)
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

/// The thresholds by which a drag is found to be horizontal, backwards or vertical.
///
/// The sign of the translation alone would accept half of all vertical scrolls.
package struct DirectionThresholds: Sendable, Equatable {
  package var decisionTravel = GestureMetrics.decisionTravel
  package var settledTravel = GestureMetrics.settledTravel
  package var turningTravel = GestureMetrics.turningTravel
  package var clearRatio = GestureMetrics.clearRatio
  package var fastSpeed = GestureMetrics.fastSpeed
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
    let isFast = speed >= fastSpeed
    // A touch that rests has no heading, and is judged by its translation alone.
    let rests = speed < GestureMetrics.restingSpeed
    let ahead = translation.x < 0 ? -velocity.x : velocity.x
    let isClear =
      horizontal >= clearRatio * vertical && (rests || ahead >= clearRatio * abs(velocity.y))
    if translation.x < 0, isClear { return .refuse(.movesTowards(edge, distance: horizontal)) }
    let headsForward = rests || velocity.x > axisRatio * abs(velocity.y)
    if translation.x > axisRatio * vertical {
      return isClear || (travel >= settledTravel && headsForward)
        ? .noOpinion : .undecided(.directionUnclear(travel: travel))
    }
    let isBackwards = translation.x < 0 && horizontal > vertical
    let isClearlyOff = isFast && (isBackwards || vertical >= clearRatio * horizontal)
    guard rests || !headsForward, isClearlyOff || travel >= turningTravel else {
      return .undecided(.directionUnclear(travel: travel))
    }
    return isBackwards
      ? .refuse(.movesTowards(edge, distance: horizontal))
      : .refuse(.movesVertically(vertical: vertical, horizontal: horizontal))
  }

  /// Judges a drag whose start says what it is meant to be, or that nothing else wants: its
  /// direction is left to UIKit's recognizer, and a driver's takes what is more horizontal than
  /// vertical.
  package func verdict(onIntentionalDrag attempt: PopAttempt) -> PopVerdict {
    let (translation, velocity) = (attempt.alongGesture(attempt.translation), attempt.velocity)
    let (travel, needed) = (hypot(translation.x, translation.y), GestureMetrics.decisionTravel)
    guard travel.isFinite, hypot(velocity.x, velocity.y).isFinite else {
      return .undecided(.directionUnclear(travel: travel))
    }
    let isPerformedBySystem = attempt.performer == .uikit
    if isPerformedBySystem, attempt.gesture == .edgePop { return .noOpinion }
    guard travel >= needed else {
      return .undecided(.notEnoughMovement(travel: travel, needed: needed))
    }
    if isPerformedBySystem || translation.x > axisRatio * abs(translation.y) { return .noOpinion }
    if -translation.x > abs(translation.y) {
      return .refuse(.movesTowards(attempt.originEdge, distance: -translation.x))
    }
    // Touches wander where they land, at the screen edge as well.
    return travel >= turningTravel
      ? .refuse(.movesVertically(vertical: abs(translation.y), horizontal: abs(translation.x)))
      : .undecided(.directionUnclear(travel: travel))
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
