#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// A full record of one stroke on one screen: touch, recognizer states, events and decisions.
package struct DragRecord: Codable, Equatable, Sendable {
  /// The location of the touch at one time.
  package struct Sample: Codable, Equatable, Sendable {
    /// The time in ms from touch-down.
    package let time: Double
    /// The coordinates on the screen, in pt.
    package let x, y: Double
  }

  /// A period in which a recognizer is in one state.
  package struct Bar: Codable, Equatable, Sendable {
    /// UIKit's name of the state, or "waiting" for a failure requirement.
    package let state: String
    /// The cause of the state; nil if it is obvious.
    package let because: String?
    /// The beginning, in ms from touch-down.
    package let from: Double
    /// The end, in ms from touch-down.
    package fileprivate(set) var to: Double
  }

  /// A recognizer that received the touch.
  package struct Row: Codable, Equatable, Sendable {
    /// The name of the recognizer.
    package let name: String
    /// Whether the recognizer makes its owner the owner of the drag.
    package fileprivate(set) var wins: Bool
    /// The states in order; the recognizer is reset after the last one.
    package fileprivate(set) var bars: [Bar]
  }

  /// An event of the drag.
  package struct Moment: Codable, Equatable, Sendable {
    /// The kind of an event.
    package enum Kind: String, Codable, Sendable { case touch, state, wait, decision }
    /// The time in ms from touch-down.
    package let time: Double
    /// The subject: a recognizer, "touch" or "arbiter".
    package let who: String
    /// The event in words.
    package let what: String
    /// The kind of the event.
    package let kind: Kind
  }

  /// A decision of the arbiter.
  package struct Ruling: Codable, Equatable, Sendable {
    /// The time in ms from touch-down.
    package let time: Double
    /// The subject: "edge pop", "content pop" or "push".
    package let subject: String
    /// Whether the navigation gesture may begin.
    package let isAllowed: Bool
    /// The rule that decided.
    package let rule: String
    /// The reason; nil if the rule's name is sufficient.
    package let why: String?
  }

  /// The owner of the drag.
  package let owner: DragOwner
  /// The number of screens popped.
  package let screensPopped: Int
  /// The path of the touch.
  package let samples: [Sample]
  /// The recognizers in the order of their first event.
  package let rows: [Row]
  /// The events in order, without moves of the touch.
  package let moments: [Moment]
  /// The arbiter's decisions in order.
  package let rulings: [Ruling]

  /// Records a stroke on a new stage.
  @MainActor
  package init(
    _ stroke: Stroke, on screen: LabScreen, withArbiter: Bool,
    behavior: UIKitBehavior = UIKitBehavior()
  ) {
    self.init(stroke, on: screen, withArbiter: withArbiter, behavior: behavior, film: nil)
  }

  /// Records a stroke on a new stage, and films what it moves.
  @MainActor
  init(
    _ stroke: Stroke, on screen: LabScreen, withArbiter: Bool, behavior: UIKitBehavior,
    film: DragFilm?
  ) {
    let stage = screen.stage(behavior: behavior)
    let recorder = stage.timeline.recorder
    recorder.detail = .states
    let contents = screen.show(on: stage, withArbiter: withArbiter) { [weak recorder] in
      recorder?.decided($0)
    }
    let depth = stage.navigation.viewControllers.count
    if let film {
      film.play(TouchScript(stroke), on: stage, showing: contents)
    } else {
      stage.play(TouchScript(stroke))
      stage.rest()
    }

    let winners = recorder.winners
    let navigationGesture = winners.lazy.compactMap { winner in
      DragOwner(of: winner, in: stage.navigation, withArbiter: withArbiter)
        .map { (owner: $0, winner: winner) }
    }.first
    let content =
      navigationGesture == nil
      ? contents.first { $0.owns(winners, touching: recorder.hitView) } : nil
    owner = navigationGesture?.owner ?? content.map { .content($0.name) } ?? .unclaimed
    let winner =
      navigationGesture?.winner
      ?? content.flatMap { content in
        winners.first { content.owns([$0]) }
      }
    screensPopped = depth - stage.navigation.viewControllers.count
    samples = stroke.samples.map {
      Sample(time: Self.milliseconds($0.time), x: $0.location.x, y: $0.location.y)
    }
    rows = Row.all(of: recorder.log, wonBy: winner, until: stage.engine.clock.now)
    moments = stage.timeline.entries.compactMap(Moment.init)
    rulings = recorder.log.events.compactMap(Ruling.init)
  }

  /// Returns a time in s as ms, rounded to the microsecond.
  static func milliseconds(_ time: TimeInterval) -> Double {
    (time * 1_000_000).rounded() / 1_000
  }
}

extension DragRecord.Moment {
  /// Makes an event from an entry of a timeline; returns nil for moves, which are drawn.
  @MainActor
  fileprivate init?(_ entry: Timeline.Entry) {
    let kind: Kind
    switch entry.event {
    case .touch(.moved, _): return nil
    case .touch: kind = .touch
    case .state: kind = .state
    case .waits: kind = .wait
    case .note: kind = .decision
    }
    self.init(
      time: DragRecord.milliseconds(entry.time), who: entry.subject, what: entry.event.text,
      kind: kind)
  }
}

extension DragRecord.Ruling {
  /// Makes a ruling of an event; nil unless the arbiter decided.
  fileprivate init?(_ event: Log.Event) {
    guard case .decision(let decision) = event.kind else { return nil }
    self.init(
      time: DragRecord.milliseconds(event.time), subject: "\(decision.attempt.gesture)",
      isAllowed: decision.allows, rule: decision.rule, why: decision.reasonText)
  }
}

extension DragRecord.Row {
  /// The rows of all recognizers, in the order of their first event.
  ///
  /// - Parameter end: When the states end of recognizers that were not reset, in s.
  @MainActor
  fileprivate static func all(
    of log: Log, wonBy winner: UIGestureRecognizer?, until end: TimeInterval
  ) -> [Self] {
    let winner = winner.map(ObjectIdentifier.init)
    var rows: [(id: ObjectIdentifier, row: Self, isOver: Bool)] = []
    func enter(_ state: String, because cause: String?, _ subject: Log.Subject, at time: Double) {
      let index = rows.firstIndex { $0.id == subject.id } ?? rows.count
      if index == rows.count {
        rows.append((subject.id, Self(name: subject.name, wins: subject.id == winner), false))
      }
      if !rows[index].isOver { rows[index].row.enter(state, because: cause, at: time) }
    }
    for event in log.events {
      let time = DragRecord.milliseconds(event.time)
      switch event.kind {
      case .touch(_, _, let receivers):
        for receiver in receivers { enter("possible", because: nil, receiver, at: time) }
      case .state(let subject, .possible, _):
        // A recognizer that was reset has its last state.
        guard let index = rows.firstIndex(where: { $0.id == subject.id && !$0.isOver }) else {
          break
        }
        rows[index].row.end(at: time)
        rows[index].isOver = true
      case .state(let subject, let state, let cause):
        enter("\(state)", because: cause?.description, subject, at: time)
      case .waits(let subject, let others):
        enter(
          "waiting", because: "waits for \(others.joined(separator: ", "))", subject, at: time)
      default: break
      }
    }
    return rows.map { each in
      var row = each.row
      if !each.isOver { row.end(at: DragRecord.milliseconds(end)) }
      return row
    }
  }

  /// Makes a row without states.
  private init(name: String, wins: Bool) { self.init(name: name, wins: wins, bars: []) }

  /// Ends the current state.
  private mutating func end(at time: Double) {
    if !bars.isEmpty { bars[bars.count - 1].to = time }
  }

  /// Begins a state unless it is the current one.
  private mutating func enter(_ state: String, because cause: String?, at time: Double) {
    if let last = bars.last, last.state == state { return }
    end(at: time)
    bars.append(DragRecord.Bar(state: state, because: cause, from: time, to: time))
  }
}
#endif
