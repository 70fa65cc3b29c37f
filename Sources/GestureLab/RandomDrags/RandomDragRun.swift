#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// The result of playing a random drag.
@MainActor
package struct RandomDragRun: RandomRun {
  /// The first violation; nil if all laws hold.
  package private(set) var violation: StressViolation?
  /// What happened.
  package private(set) var covered: Set<RandomDragCoverage> = []
  /// The events as lines.
  package var timeline: [String] { stage.stage.timeline.lines }
  private let drag: RandomDragCase
  private let trial: StressTrial
  private let stage: RandomDragStage

  /// Plays a case and checks the laws after each event.
  package init(_ drag: RandomDragCase, trial: StressTrial = StressTrial()) {
    self.drag = drag
    self.trial = trial
    stage = RandomDragStage(drag, fault: trial.fault)
    play()
  }

  /// What is known after an event.
  private struct Moment {
    var point = CGPoint.zero
    var decisions: [PopDecision] = []
    var offsets: [CGFloat] = []
    var isPopping = false
    var isMovedByUIKit = false
    var isMovedByApp = false
    var screenTravel: CGFloat = 0
  }

  private final class Decisions {
    var new: [PopDecision] = []
  }

  private mutating func play() {
    let engine = stage.stage.engine
    let decisions = Decisions()
    let note = stage.stage.arbiter.onDecision
    stage.stage.arbiter.onDecision = {
      decisions.new.append($0)
      note?($0)
    }
    let offsets = stage.deferring.map(\.contentOffset.x)
    let start = engine.clock.now + 1
    var moments: [Moment] = []
    for (index, sample) in drag.samples.enumerated() {
      engine.send(
        [
          TouchSample(
            phase: index == 0 ? .began : .moved, location: location(of: sample.location))
        ], at: start + sample.time)
      if trial.fault == .leaping, stage.isPopping { stage.leap() }
      moments.append(
        Moment(
          point: sample.location, decisions: decisions.new,
          offsets: zip(stage.deferring, offsets).map { $0.contentOffset.x - $1 },
          isPopping: stage.isPopping, isMovedByUIKit: stage.isMovedByUIKit,
          isMovedByApp: stage.isMovedByApp, screenTravel: stage.screenTravel))
      decisions.new = []
    }
    guard let last = drag.samples.last else { return }
    engine.send(
      [
        TouchSample(
          phase: drag.isCancelled ? .cancelled : .ended, location: location(of: last.location))
      ], at: start + last.time + 1.0 / 120)
    let ending = decisions.new
    stage.stage.rest()
    let rest = zip(stage.deferring, offsets).map { $0.contentOffset.x - $1 }
    judge(moments, ending: ending, rest: rest)
  }

  private func location(of point: CGPoint) -> CGPoint {
    drag.isMirrored
      ? CGPoint(x: StageMetrics.screen.width - point.x, y: point.y) : point
  }

  private mutating func judge(_ moments: [Moment], ending: [PopDecision], rest: [CGFloat]) {
    let hasMoved = moments.map(\.offsets).contains { $0.contains { $0 != 0 } }
    if hasMoved { covered.insert(.contentMoved) }
    let begun = moments.firstIndex(where: \.isPopping)
    if begun != nil { covered.insert(.popBegan) }
    if (moments.flatMap(\.decisions) + ending).contains(where: { !$0.allows }) {
      covered.insert(.refused)
    }
    judgeJump(moments)
    guard let allowed = moments.firstIndex(where: { $0.decisions.contains(where: \.allows) }) else {
      if let begun { violate(.begin, "a pop began in event \(begun) without a decision") }
      return
    }
    covered.insert(.allowed)
    if !stage.deferring.isEmpty { covered.insert(.allowedOverContent) }
    if begun == allowed { covered.insert(.begunWithDecision) }
    if begun == allowed + 1 { covered.insert(.begunOneEventLater) }
    // A later decision that tells another reason takes the promise back.
    let promised = Set(moments[allowed].decisions.filter(\.allows).map(\.attempt.gesture))
    let isRefusedLater =
      (moments[(allowed + 1)...].flatMap(\.decisions) + ending).contains {
        !$0.allows && promised.contains($0.attempt.gesture)
      }
    let isExcused = begun == nil && (isRefusedLater || isScroll(moments, from: allowed))
    if let index = moments.firstIndex(where: { $0.offsets.contains { $0 != 0 } }), !isExcused,
      !mayContentExclude(from: allowed)
    {
      violate(
        .deferral,
        "allowed in event \(allowed), and content moved by \(moments[index].offsets) pt in event "
          + "\(index)")
    }
    if begun != nil, rest.contains(where: { $0 != 0 }) {
      violate(.deferral, "the pop began, and content rests \(rest) pt from where it was")
    }
    judgeBegin(moments, begun: begun, isExcused: isExcused)
  }

  private mutating func judgeBegin(_ moments: [Moment], begun: Int?, isExcused: Bool) {
    let allowed = moments.indices.filter { moments[$0].decisions.contains(where: \.allows) }
    guard let first = allowed.first, let last = allowed.last else { return }
    if let begun {
      if begun < first {
        violate(.begin, "a pop began in event \(begun), allowed in event \(first)")
      } else if !allowed.contains(where: {
        (0...latestBegin(of: moments, allowed: $0)).contains(begun)
      }) {
        violate(
          .begin,
          "allowed in event \(first), due in event \(latestBegin(of: moments, allowed: first)), "
            + "begun in event \(begun)")
      }
      return
    }
    let latest = latestBegin(of: moments, allowed: last)
    if latest < moments.count, !isExcused, !mayContentExclude(from: first) {
      violate(.begin, "allowed in event \(last), due in event \(latest), never begun")
    }
  }

  /// Whether an edge pop was allowed, as with every drag over the bezel, and the drag became a
  /// scroll, for which content is let go.
  private func isScroll(_ moments: [Moment], from allowed: Int) -> Bool {
    guard
      moments.flatMap(\.decisions).allSatisfy({ !$0.allows || $0.attempt.gesture == .edgePop })
    else { return false }
    let start = location(of: drag.samples[0].location)
    var track = TouchTrack(start: start, location: start, time: 0)
    for (index, sample) in drag.samples.enumerated() {
      track.move(to: location(of: sample.location), at: sample.time)
      if index >= allowed, track.travel >= EngineMetrics.panHysteresis,
        !track.moves(rightwards: !drag.isMirrored, axisRatio: 1 + Self.tie)
      {
        return true
      }
    }
    return false
  }

  /// Added to a ratio of the axes: which side of it a tie is on, and which samples a velocity spans,
  /// depends on rounding.
  private static let tie: CGFloat = 0.1

  /// Whether a pop may be another recognizer's than UIKit's.
  private var hasOtherPops: Bool { drag.driver != .uikitOnly || drag.hasAppPan }

  /// Returns the last event in which an allowed pop must begin.
  private func latestBegin(of moments: [Moment], allowed: Int) -> Int {
    let gestures = moments[allowed].decisions.filter(\.allows).map(\.attempt.gesture)
    let mayUIKitBegin = gestures.contains(.edgePop) || drag.behavior.version.hasContentPop
    let isContested = drag.hasAppPan || mayUIKitBegin
    if drag.driver == .popTransition || (drag.driver == .publicTransition && !isContested) {
      return allowed
    }
    // UIKit's recognizers begin when they have moved inwards as far as a hysteresis (C119). A
    // driver's comes one event later, and waits as they do while a drag slants.
    func leadsInwards(_ event: Int) -> Bool {
      let travel = travel(to: event)
      return travel.x >= EngineMetrics.panHysteresis && travel.x > abs(travel.y)
    }
    let far = moments.indices.first { $0 >= allowed && leadsInwards($0) }
    guard let far, hasOtherPops || !moments[...far].indices.contains(where: failsUIKitsPop) else {
      return moments.count
    }
    return moments.indices.first { $0 > far && leadsInwards($0) } ?? moments.count
  }

  /// The translation of the drag in an event, in pt.
  private func travel(to event: Int) -> CGPoint {
    let (start, end) = (drag.samples[0].location, drag.samples[event].location)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Whether UIKit's pops fail in an event by their own rule: the drag moves along the edge (C121).
  private func failsUIKitsPop(in event: Int) -> Bool {
    let travel = travel(to: event)
    return abs(travel.y) >= EngineMetrics.edgeParallelTravel && travel.x <= abs(travel.y) / 2
  }

  /// Whether content keeps a drag by UIKit's own arbitration: while its pan waits it excludes pops
  /// (C094), and the drag is too steep to stop content before UIKit's pop has begun (C119).
  private func mayContentExclude(from allowed: Int) -> Bool {
    guard drag.driver == .uikitOnly, drag.behavior.heldExclusion == .excludes else { return false }
    let start = location(of: drag.samples[0].location)
    var track = TouchTrack(start: start, location: start, time: 0)
    for (index, sample) in drag.samples.enumerated() {
      track.move(to: location(of: sample.location), at: sample.time)
      guard index >= allowed, track.travel >= EngineMetrics.panHysteresis else { continue }
      if !track.moves(rightwards: !drag.isMirrored, axisRatio: 2 + Self.tie) { return true }
      if abs(track.translation.x) >= EngineMetrics.panHysteresis { return false }
    }
    return false
  }

  private mutating func judgeJump(_ moments: [Moment]) {
    guard let begun = moments.firstIndex(where: \.isPopping), begun > 0 else { return }
    let anchor = moments[begun - 1].point.x
    let start = moments[0].point
    // Whether UIKit's recognizer could have begun while its gate held it: it moved inwards far enough
    // (C119).
    func allowance(of gesture: NavigationGesture) -> Int? {
      moments[...begun].firstIndex {
        $0.decisions.contains { $0.allows && $0.attempt.gesture == gesture }
      }
    }
    let isEdge = allowance(of: .edgePop) != nil
    let allowed = allowance(of: .edgePop) ?? allowance(of: .contentPop) ?? begun
    let hysteresis = isEdge ? EngineMetrics.tinyEdgeHysteresis : EngineMetrics.panHysteresis
    let wasHeld = moments[..<allowed].contains { moment in
      let inwards = moment.point.x - start.x
      return inwards >= hysteresis
        && inwards >= abs(moment.point.y - start.y)
    }
    for index in begun..<moments.count where !moments[index].isMovedByApp {
      let moment = moments[index]
      let limit: CGFloat
      if !moments[begun].isMovedByUIKit {
        let before = moments[index - 1]
        limit = before.screenTravel + max(moment.point.x - before.point.x, 0)
      } else if wasHeld {
        // A pop of UIKit's that was held for up to twice its hysteresis keeps what it accumulated,
        // and moves the screen in the event after the one in which it begins (C105).
        limit = max(moment.point.x - anchor, 0) + 2 * EngineMetrics.panHysteresis
      } else {
        // The gate has not held it: how it begins is UIKit's own.
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

  private mutating func violate(_ law: StressViolation.Law, _ story: String) {
    guard violation == nil, !trial.except.contains(law) else { return }
    violation = StressViolation(law: law, story: story)
  }
}

/// What must happen in some drags for the test to be meaningful.
package enum RandomDragCoverage: String, CaseIterable, Sendable {
  case allowed = "allowed a pop"
  case allowedOverContent = "allowed a pop over content with a role"
  case refused = "refused a pop"
  case popBegan = "began a pop"
  case begunWithDecision = "began a pop in the event of its decision"
  case begunOneEventLater = "began a pop one event later"
  case contentMoved = "moved content with a role"
}
#endif
