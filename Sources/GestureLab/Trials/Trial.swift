#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// One stroke on one screen, with or without the arbiter.
@MainActor
package struct Trial {
  /// The owner of the drag.
  package let owner: DragOwner
  /// The arbiter's decisions in order; empty without it.
  package let decisions: [PopDecision]
  /// The number of screens popped by the end of the trial.
  package let screensPopped: Int
  /// The events of touches and recognizers.
  package let timeline: Timeline
  /// The arbiter's trace; empty without a trace capacity.
  package let trace: GestureTrace
  /// The open questions that the engine consulted; up to the owner if the trial ends with it.
  package let consultedQuestions: [UIKitBehavior.Question]

  /// When a trial ends.
  package enum End {
    /// When a pop or push begins and owns the drag, or at the end of the script.
    case owner
    /// At the end of the script: the owner is known by then, the outcome is not.
    case lift
    /// When everything is at rest.
    case rest
  }

  /// Plays a script on a screen, on a new stage.
  ///
  /// - Parameters:
  ///   - seed: The seed of the orders that the behavior shuffles.
  ///   - traceCapacity: The number of events that the arbiter's trace keeps.
  ///   - isRecording: Whether the trace is a recording.
  package init(
    _ script: TouchScript, on screen: LabScreen, withArbiter: Bool, until end: End = .rest,
    behavior: UIKitBehavior = UIKitBehavior(), seed: UInt64 = 1, traceCapacity: Int = 0,
    isRecording: Bool = false
  ) {
    let stage = screen.stage(behavior: behavior, seed: seed)
    let log = DecisionLog()
    let contents = screen.show(on: stage, withArbiter: withArbiter) {
      [timeline = stage.timeline] decision in
      log.decisions.append(decision)
      timeline.note("\(decision)", about: "arbiter")
    }
    let depth = stage.navigation.viewControllers.count
    if withArbiter {
      stage.navigation.gestureArbiter.traceCapacity = traceCapacity
      stage.navigation.gestureArbiter.isRecording = isRecording
    }

    let navigation = stage.navigation
    let end = Ending(end)
    stage.timeline.onWin = { [unowned stage] winner in
      if Self.owner(of: winner, in: stage.navigation, withArbiter: withArbiter) != nil {
        end.ownerBegins(consulted: stage.engine.consultedQuestions)
      }
    }
    stage.play(script) { end.isReached }
    if end.end == .rest { stage.rest() }

    let winners = stage.timeline.winners
    owner =
      winners.lazy.compactMap { Self.owner(of: $0, in: navigation, withArbiter: withArbiter) }.first
      ?? contents.first { $0.owns(winners) }.map { .content($0.name) } ?? .unclaimed
    decisions = log.decisions
    screensPopped = depth - navigation.viewControllers.count
    timeline = stage.timeline
    trace = withArbiter ? navigation.gestureArbiter.trace : GestureTrace()
    consultedQuestions = end.consulted ?? stage.engine.consultedQuestions
    // The closure would keep the stage alive.
    if withArbiter { navigation.gestureArbiter.onDecision = nil }
  }

  /// Returns `.pop` or `.push` for a recognizer that pops or pushes; a zoom dismissal is a pop.
  static func owner(
    of recognizer: UIGestureRecognizer, in navigation: UINavigationController, withArbiter: Bool
  ) -> DragOwner? {
    if recognizer.dismissesHeadlessZoom { return .pop }
    guard withArbiter else {
      let isPop = NavigationGesture.allCases.contains {
        navigation.systemRecognizer(for: $0) === recognizer
      }
      return isPop ? .pop : nil
    }
    return navigation.gestureArbiter.gesture(of: recognizer).map { $0.isPop ? .pop : .push }
  }

  /// The decision that settled the drag: the one that allowed it, or the most relevant refusal.
  ///
  /// A refusal of the edge pop is more relevant than others.
  package var decision: PopDecision? {
    Self.decision(among: decisions, for: owner)
  }

  /// Returns the decision that settled a drag.
  static func decision(among decisions: [PopDecision], for owner: DragOwner) -> PopDecision? {
    if owner == .pop || owner == .push { return decisions.first(where: \.allows) }
    let refusals = decisions.filter { !$0.allows }
    return refusals.first { $0.attempt.gesture == .edgePop } ?? refusals.first
  }
}

@MainActor
private final class DecisionLog {
  var decisions: [PopDecision] = []
}

/// The end of a trial, and whether it is reached.
@MainActor
private final class Ending {
  let end: Trial.End
  /// The questions consulted by the end.
  private(set) var consulted: [UIKitBehavior.Question]?

  init(_ end: Trial.End) { self.end = end }

  var isReached: Bool { consulted != nil }

  /// Called when a pop or push begins; nothing later changes the owner.
  func ownerBegins(consulted questions: [UIKitBehavior.Question]) {
    if end == .owner, consulted == nil { consulted = questions }
  }
}

/// The place of a screen at which a stroke starts.
package enum StrokePlace: String, CaseIterable, Sendable {
  /// The border that the stroke comes from.
  ///
  /// This is the leading one, but the trailing one for strokes towards the leading border.
  case edge
  /// The middle of the screen's content.
  case middle

  /// Returns the start of a stroke on a screen, at the height of its content.
  @MainActor
  package func start(for direction: SwipeDirection, on screen: LabScreen) -> CGPoint {
    screen.strokeStart
      ?? start(
        for: direction, height: screen.strokeHeight, layoutDirection: screen.layoutDirection,
        in: screen.bounds)
  }

  /// Returns the start of a stroke; `height` is the y coordinate of its target, in pt.
  package func start(
    for direction: SwipeDirection, height: CGFloat, layoutDirection: PopAttempt.LayoutDirection,
    in screen: CGRect = StageMetrics.screen
  ) -> CGPoint {
    guard self == .edge else { return CGPoint(x: screen.midX, y: height) }
    let comesFromTheRight: Bool =
      switch direction {
      case .right: false
      case .left: true
      case .up, .down: layoutDirection == .rightToLeft
      }
    let inset = StageMetrics.edgeStart
    return CGPoint(x: comesFromTheRight ? screen.maxX - inset : screen.minX + inset, y: height)
  }
}
#endif
