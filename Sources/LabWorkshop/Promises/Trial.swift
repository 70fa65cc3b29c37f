#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
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
    let recorder = stage.timeline.recorder
    let contents = screen.show(on: stage, withArbiter: withArbiter) { recorder.decided($0) }
    let depth = stage.navigation.viewControllers.count
    if withArbiter {
      stage.navigation.gestureArbiter.traceCapacity = traceCapacity
      stage.navigation.gestureArbiter.isRecording = isRecording
    }

    let navigation = stage.navigation
    let end = Ending(end)
    recorder.onWin = { [unowned stage] winner in
      if DragOwner(of: winner, in: stage.navigation, withArbiter: withArbiter) != nil {
        end.ownerBegins(consulted: stage.engine.consultedQuestions)
      }
    }
    stage.play(script) { end.isReached }
    if end.end == .rest { stage.rest() }

    let winners = recorder.winners
    owner =
      winners.lazy.compactMap { DragOwner(of: $0, in: navigation, withArbiter: withArbiter) }.first
      ?? contents.first { $0.owns(winners) }.map { .content($0.name) } ?? .unclaimed
    decisions = recorder.log.decisions
    screensPopped = depth - navigation.viewControllers.count
    timeline = stage.timeline
    trace = withArbiter ? navigation.gestureArbiter.trace : GestureTrace()
    consultedQuestions = end.consulted ?? stage.engine.consultedQuestions
    // The closure would keep the stage alive.
    if withArbiter { navigation.gestureArbiter.onDecision = nil }
  }

  /// The decision that settled the drag.
  package var decision: PopDecision? { decisions.settling(owner) }
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
#endif
