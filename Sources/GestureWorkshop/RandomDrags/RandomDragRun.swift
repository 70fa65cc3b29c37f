#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
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
    let hasMoved = moments.map(\.offsets).contains { $0.contains { $0 != .zero } }
    if hasMoved { covered.insert(.contentMoved) }
    let begun = moments.firstIndex(where: \.isPopping)
    if begun != nil { covered.insert(.popBegan) }
    if (moments.flatMap(\.decisions) + ending).contains(where: { !$0.allows }) {
      covered.insert(.refused)
    }
    judgeJump(moments)
    if begun == nil { judgeOwner(moments) }
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
    if let index = moments.firstIndex(where: { $0.offsets.contains { $0 != .zero } }), !isExcused,
      !mayContentExclude(moments, from: allowed), !isFailedByUIKit(moments, until: index)
    {
      violate(
        .deferral,
        "allowed in event \(allowed), and content moved by \(moments[index].offsets) pt in event "
          + "\(index)")
    }
    if begun != nil, moments.contains(where: \.isScrolling) {
      violate(.deferral, "the pop began, and content scrolled")
    }
    if begun != nil, rest.contains(where: { $0 != .zero }) {
      violate(.deferral, "the pop began, and content rests \(rest) pt from where it was")
    }
    judgeBegin(moments, begun: begun, isExcused: isExcused)
  }

  /// Judges that a drag which scrolls a list without the arbiter scrolls it or pops with it.
  private mutating func judgeOwner(_ moments: [Moment]) {
    // A list that defers waits for up to this travel.
    guard drag.content == .registeredList, !moments.contains(where: \.isScrolling),
      moments.dropLast().contains(where: { $0.track.travel >= GestureMetrics.slantedTravel }),
      !mayListRefuse(moments)
    else { return }
    let plain = RandomDragStage(drag, isArbitrated: false)
    var scrolls = false
    play(on: plain) { _, _, _ in scrolls = scrolls || plain.isScrolling }
    if scrolls {
      violate(.owner, "the list scrolls without the arbiter; the drag has no owner with it")
    }
  }

  /// Whether a list that has waited while the direction was in doubt refuses the drag by its own
  /// begin rule: the drag has turned to the horizontal (C151).
  ///
  /// Towards trailing it is the pop's, unless the waiting list has excluded UIKit's (C094).
  private func mayListRefuse(_ moments: [Moment]) -> Bool {
    func lies(_ moment: Moment, within axisRatio: CGFloat) -> Bool {
      moment.track.lies(rightwards: !drag.isMirrored, axisRatio: axisRatio)
    }
    func isInDoubt(_ moment: Moment) -> Bool {
      EngineMetrics.panHysteresis..<GestureMetrics.slantedTravel ~= moment.track.travel
        && lies(moment, within: GestureMetrics.slantedRatio)
        && !lies(moment, within: GestureMetrics.axisRatio)
    }
    guard let first = moments.firstIndex(where: isInDoubt),
      let turned = moments[first...].first(where: { !isInDoubt($0) }),
      abs(turned.track.translation.x) >= abs(turned.track.translation.y)
    else { return false }
    return !lies(turned, within: GestureMetrics.axisRatio)
      || (drag.driver == .uikitOnly && drag.behavior.heldExclusion == .excludes)
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
    if latest < moments.count, !isExcused, !mayContentExclude(moments, from: first) {
      violate(.begin, "allowed in event \(last), due in event \(latest), never begun")
    }
  }

  /// Whether a pop was allowed whose direction is left to UIKit, as with every edge swipe,
  /// and the drag became a scroll, for which content is let go, before the pop was due.
  ///
  /// A content pop that is allowed with an edge pop waits for it, and shares its fate.
  private func isScroll(_ moments: [Moment], from allowed: Int) -> Bool {
    let isOverBezel = moments[allowed].decisions.contains {
      $0.allows && $0.attempt.gesture == .edgePop
    }
    guard
      isOverBezel
        || moments.flatMap(\.decisions).allSatisfy({ !$0.allows || $0.attempt.isUncontested })
    else { return false }
    let latest = min(latestBegin(of: moments, allowed: allowed), moments.count - 1)
    return moments[allowed...latest].contains {
      $0.track.travel >= EngineMetrics.panHysteresis
        && !movesInwards($0, axisRatio: GestureMetrics.axisRatio + Self.tie)
    }
  }

  /// Added to a ratio of the axes: which side of it a tie is on depends on rounding.
  private static let tie: CGFloat = 0.1

  /// Whether the touch moves towards the trailing edge.
  private func movesInwards(_ moment: Moment, axisRatio: CGFloat) -> Bool {
    moment.track.moves(rightwards: !drag.isMirrored, axisRatio: axisRatio)
  }

  /// Returns the last event in which an allowed pop must begin.
  private func latestBegin(of moments: [Moment], allowed: Int) -> Int {
    let gestures = moments[...allowed].flatMap(\.decisions).filter(\.allows).map(\.attempt.gesture)
    let mayUIKitBegin = gestures.contains(.edgePop) || drag.behavior.version.hasContentPop
    let isContested = drag.hasAppPan || mayUIKitBegin
    if drag.driver == .popTransition || (drag.driver == .arbiter && !isContested) {
      return allowed
    }
    // UIKit's recognizers begin when they have moved inwards as far as a hysteresis (C119). A
    // driver's comes one event later, and waits as they do while a drag slants.
    func leadsInwards(_ event: Int) -> Bool {
      let travel = travel(to: event)
      return travel.x >= EngineMetrics.panHysteresis && travel.x > abs(travel.y)
    }
    let far = moments.indices.first { $0 >= allowed && leadsInwards($0) }
    // The app's pan is a content pop.
    let hasOtherPops =
      drag.driver != .uikitOnly || drag.hasAppPan && gestures.contains(.contentPop)
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

  /// Whether the allowed pops are all UIKit's, and fail by their own rule in one of the first
  /// events.
  private func isFailedByUIKit(_ moments: [Moment], until event: Int) -> Bool {
    drag.driver == .uikitOnly
      && moments.flatMap(\.decisions).allSatisfy { !$0.allows || $0.attempt.performer == .uikit }
      && moments[...event].indices.contains(where: failsUIKitsPop)
  }

  /// Whether content keeps a drag by UIKit's own arbitration: while its pan waits it excludes pops
  /// (C094), and the drag is too steep to stop content before UIKit's pop has begun (C119).
  private func mayContentExclude(_ moments: [Moment], from allowed: Int) -> Bool {
    guard drag.driver == .uikitOnly, drag.behavior.heldExclusion == .excludes else { return false }
    for moment in moments[allowed...] where moment.track.travel >= EngineMetrics.panHysteresis {
      if !movesInwards(moment, axisRatio: GestureMetrics.maximumSlope + Self.tie) { return true }
      if abs(moment.track.translation.x) >= EngineMetrics.panHysteresis { return false }
    }
    return false
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
