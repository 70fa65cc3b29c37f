#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// The result of playing a random drag.
@MainActor
package struct RandomDragRun: RandomRun {
  /// The first violation; nil if all laws hold.
  package private(set) var violation: Violation?
  /// What happened.
  package private(set) var covered: Set<RandomDragCoverage> = []
  /// The events as lines.
  package var timeline: [String] { stage.stage.timeline.lines }
  private let drag: RandomDragCase
  private let trial: RandomTrial
  private let stage: RandomDragStage

  /// Plays a case and checks the laws after each event.
  package init(_ drag: RandomDragCase, trial: RandomTrial = RandomTrial()) {
    self.drag = drag
    self.trial = trial
    stage = RandomDragStage(drag, fault: trial.fault)
    play()
  }

  /// What is known after an event.
  private struct Moment {
    /// The location as in left-to-right layout.
    var point: CGPoint
    /// The touch as the arbiter follows it.
    var track: TouchTrack
    var decisions: [PopDecision] = []
    /// How far each content has moved since the landing, in pt.
    var offsets: [CGPoint] = []
    var isScrolling = false
    var isPopping = false
    var isMovedByUIKit = false
    var isMovedByApp = false
    var screenTravel: CGFloat = 0
  }

  private final class Decisions {
    var new: [PopDecision] = []
  }

  private mutating func play() {
    let decisions = Decisions()
    let note = stage.stage.arbiter.onDecision
    stage.stage.arbiter.onDecision = {
      decisions.new.append($0)
      note?($0)
    }
    let offsets = stage.offsets
    var moments: [Moment] = []
    play(on: stage) { sample, location, time in
      if trial.fault == .leaping, stage.isPopping { stage.leap() }
      var track =
        moments.last?.track ?? TouchTrack(start: location, location: location, time: time)
      track.move(to: location, at: time)
      moments.append(
        Moment(
          point: sample.location, track: track, decisions: decisions.new,
          offsets: stage.travels(since: offsets), isScrolling: stage.isScrolling,
          isPopping: stage.isPopping, isMovedByUIKit: stage.isMovedByUIKit,
          isMovedByApp: stage.isMovedByApp, screenTravel: stage.screenTravel))
      decisions.new = []
    }
    let ending = decisions.new
    stage.stage.rest()
    judge(moments, ending: ending, rest: stage.travels(since: offsets))
  }

  /// Plays the drag on a stage; calls a closure after each sample with its location and time there.
  private func play(
    on stage: RandomDragStage, afterSample: (StrokeSample, CGPoint, TimeInterval) -> Void
  ) {
    let player = stage.stage.player
    let start = stage.stage.engine.clock.now + 1
    var last = (location: CGPoint.zero, time: start)
    for (index, sample) in drag.samples.enumerated() {
      last = (location(of: sample.location), start + sample.time)
      player.send(
        TouchSample(phase: index == 0 ? .began : .moved, location: last.location), at: last.time)
      afterSample(sample, last.location, last.time)
    }
    player.send(
      TouchSample(phase: drag.isCancelled ? .cancelled : .ended, location: last.location),
      at: last.time + 1.0 / 120)
  }

  private func location(of point: CGPoint) -> CGPoint {
    drag.isMirrored
      ? CGPoint(x: StageMetrics.screen.width - point.x, y: point.y) : point
  }

  private mutating func judge(_ moments: [Moment], ending: [PopDecision], rest: [CGPoint]) {
    let moved = moments.firstIndex { $0.offsets.contains { $0 != .zero } }
    if moved != nil { covered.insert(.contentMoved) }
    let begun = moments.firstIndex(where: \.isPopping)
    if begun != nil { covered.insert(.popBegan) }
    if (moments.flatMap(\.decisions) + ending).contains(where: { !$0.allows }) {
      covered.insert(.refused)
    }
    judgeJump(moments)
    if begun == nil { judgeOwner(moments) }
    let allowed = moments.indices.filter { moments[$0].decisions.contains(where: \.allows) }
    guard let first = allowed.first, let last = allowed.last else {
      if let begun { violate(.begin, "a pop began in event \(begun) without a decision") }
      return
    }
    covered.insert(.allowed)
    if !stage.deferring.isEmpty { covered.insert(.allowedOverContent) }
    if begun == first { covered.insert(.begunWithDecision) }
    if begun == first + 1 { covered.insert(.begunOneEventLater) }
    if let begun {
      if begun < first {
        violate(.begin, "a pop began in event \(begun), allowed in event \(first)")
      }
      if moments.contains(where: \.isScrolling) {
        violate(.deferral, "the pop began, and content scrolled")
      }
      if rest.contains(where: { $0 != .zero }) {
        violate(.deferral, "the pop began, and content rests \(rest) pt from where it was")
      }
    }
    guard drag.leadsInwards, drag.letsWaitingPop else { return }
    covered.insert(.allowedInwards)
    if let moved {
      violate(
        .deferral,
        "allowed in event \(first), and content moved by \(moments[moved].offsets) pt in event "
          + "\(moved)")
    }
    // UIKit's recognizers begin when they have moved inwards as far as a hysteresis (C119), and
    // what comes behind them one event later. A driver that is behind none begins at once.
    let far = moments.indices.first {
      $0 >= last && moments[$0].point.x - moments[0].point.x >= EngineMetrics.panHysteresis
    }
    let isUIKitsToo =
      drag.hasAppPan || drag.behavior.version.hasContentPop
      || moments.flatMap(\.decisions).contains { $0.allows && $0.attempt.gesture == .edgePop }
    let isAlone =
      drag.driver == .popTransition || drag.driver == .arbiter && !isUIKitsToo
    let due = isAlone ? last : far.map { $0 + 1 } ?? moments.count
    if begun ?? moments.count > due {
      violate(
        .begin,
        "allowed in event \(last), due in event \(due), "
          + (begun.map { "begun in event \($0)" } ?? "never begun"))
    }
  }

  /// Judges a drag that nothing has with the arbiter: without it nothing scrolls, if it is straight,
  /// and nothing pops, if no rule has refused it.
  private mutating func judgeOwner(_ moments: [Moment]) {
    guard drag.goesOn, !moments.contains(where: \.isScrolling) else { return }
    covered.insert(.compared)
    let plain = RandomDragStage(drag, isArbitrated: false)
    var (scrolls, pops) = (false, false)
    play(on: plain) { _, _, _ in
      scrolls = scrolls || plain.isScrolling
      pops = pops || plain.isPopping
    }
    let owner =
      scrolls && drag.isStraight
      ? "content scrolls"
      : pops && drag.letsWaitingPop && !covered.contains(.refused) ? "UIKit pops" : nil
    if let owner { violate(.owner, "\(owner) without the arbiter; the drag has no owner with it") }
  }

  private mutating func judgeJump(_ moments: [Moment]) {
    guard let begun = moments.firstIndex(where: \.isPopping), begun > 0 else { return }
    let start = moments[0].point
    for index in begun..<moments.count where !moments[index].isMovedByApp {
      let moment = moments[index]
      let limit: CGFloat
      if !moments[begun].isMovedByUIKit {
        let before = moments[index - 1]
        limit = before.screenTravel + max(moment.point.x - before.point.x, 0)
      } else {
        // UIKit's own pop begins with all that the touch has moved while its gate held it (C105).
        limit = max(moment.point.x - start.x, 0)
      }
      if moment.screenTravel > limit + 0.01 {
        violate(
          .jump,
          "the screen is at \(moment.screenTravel) pt in event \(index), and may be at \(limit)")
        return
      }
    }
  }

  private mutating func violate(_ law: Violation.Law, _ story: String) {
    guard violation == nil, !trial.except.contains(law) else { return }
    violation = Violation(law: law, story: story)
  }
}

/// What must happen in some drags for the test to be meaningful.
package enum RandomDragCoverage: String, CaseIterable, Sendable {
  case allowed = "allowed a pop"
  case allowedOverContent = "allowed a pop over content with a role"
  case allowedInwards = "allowed a pop of a drag that leads straight inwards"
  case refused = "refused a pop"
  case compared = "let nothing have the drag, which was compared with plain UIKit"
  case popBegan = "began a pop"
  case begunWithDecision = "began a pop in the event of its decision"
  case begunOneEventLater = "began a pop one event later"
  case contentMoved = "moved content with a role"
}
#endif
