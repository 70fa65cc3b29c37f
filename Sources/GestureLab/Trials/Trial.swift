import Foundation
import GestureArbitration
import HeadlessUIKit

/// One stroke on one screen, with or without the arbiter.
@MainActor
package struct Trial {
  /// Who got the drag.
  package let owner: Owner
  /// What the arbiter decided, in order; empty without it.
  package let decisions: [Decision]
  /// How many screens the drag took away, as of the trial's end.
  package let screensPopped: Int
  /// What every recognizer did.
  package let timeline: Timeline
  /// What the arbiter traced; empty unless it was to.
  package let trace: GestureTrace
  /// The open questions that the engine was asked; if the trial ends with the owner, before a pop or push
  /// had begun.
  package let consultedQuestions: [UIKitBehavior.Question]

  /// When a trial ends.
  package enum End {
    /// When a pop or push begins, which then owns the drag, or else with the script.
    case owner
    /// With the script: by then it is settled who owns a drag, and not what comes of it.
    case lift
    /// When everything has come to rest.
    case rest
  }

  /// Puts a screen on a fresh stage and plays a script on it; the seed orders whatever the behaviour
  /// shuffles. The arbiter keeps so many events of a trace.
  package init(
    _ script: TouchScript, on screen: LabScreen, withArbiter: Bool, until end: End = .rest,
    behavior: UIKitBehavior = UIKitBehavior(), seed: UInt64 = 1, traceCapacity: Int = 0
  ) {
    let stage = screen.stage(behavior: behavior, seed: seed)
    let log = DecisionLog()
    let contents = screen.show(on: stage, withArbiter: withArbiter) {
      [timeline = stage.timeline] decision in
      log.decisions.append(decision)
      timeline.note("\(decision)", about: "arbiter")
    }
    let depth = stage.navigation.viewControllers.count
    if withArbiter { stage.navigation.gestureArbiter.traceCapacity = traceCapacity }

    let navigation = stage.navigation
    let end = Ending(end)
    stage.timeline.onWin = { [unowned stage] winner in
      if Self.owner(of: winner, in: stage.navigation, withArbiter: withArbiter) != nil {
        end.isNear(asked: stage.engine.consultedQuestions)
      }
    }
    stage.play(script) { end.isThere }
    if end.end == .rest { stage.rest() }

    let winners = stage.timeline.winners
    owner =
      winners.lazy.compactMap { Self.owner(of: $0, in: navigation, withArbiter: withArbiter) }.first
      ?? contents.first { $0.owns(winners) }.map { .content($0.name) } ?? .nobody
    decisions = log.decisions
    screensPopped = depth - navigation.viewControllers.count
    timeline = stage.timeline
    trace = withArbiter ? navigation.gestureArbiter.trace : GestureTrace()
    consultedQuestions = end.asked ?? stage.engine.consultedQuestions
    // The stage ends here; its closures must not keep it.
    if withArbiter { navigation.gestureArbiter.onDecision = nil }
  }

  /// The navigation controller, if a recognizer pops or pushes.
  static func owner(
    of recognizer: UIGestureRecognizer, in navigation: UINavigationController, withArbiter: Bool
  ) -> Owner? {
    guard withArbiter else {
      let pops = [
        navigation.interactivePopGestureRecognizer,
        navigation.interactiveContentPopGestureRecognizer,
      ]
      return pops.contains { $0 === recognizer } ? .pop : nil
    }
    return navigation.gestureArbiter.operation(of: recognizer).map { $0 == .pop ? .pop : .push }
  }

  /// The decision that settled the drag: the one that let the pop begin, or else the refusal that
  /// matters most, that of the edge pop if it took part.
  package var decision: Decision? {
    Self.decision(among: decisions, for: owner)
  }

  /// The decision among several that settled a drag.
  static func decision(among decisions: [Decision], for owner: Owner) -> Decision? {
    if owner == .pop || owner == .push { return decisions.first(where: \.allows) }
    let refusals = decisions.filter { !$0.allows }
    return refusals.first { $0.attempt.source == .edge } ?? refusals.first
  }
}

@MainActor
private final class DecisionLog {
  var decisions: [Decision] = []
}

/// When a trial ends, and whether it has come to that.
@MainActor
private final class Ending {
  let end: Trial.End
  /// What was asked until then.
  private(set) var asked: [UIKitBehavior.Question]?

  init(_ end: Trial.End) { self.end = end }

  var isThere: Bool { asked != nil }

  /// A pop or push begins, and what follows cannot change who owns the drag.
  func isNear(asked questions: [UIKitBehavior.Question]) {
    if end == .owner, asked == nil { asked = questions }
  }
}
