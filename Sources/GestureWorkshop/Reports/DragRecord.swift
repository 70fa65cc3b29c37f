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
    let recorder = DragRecorder(forwardingTo: stage.timeline)
    let contents = screen.show(on: stage, withArbiter: withArbiter) {
      [timeline = stage.timeline, weak recorder] decision in
      timeline.note("\(decision)", about: "arbiter")
      recorder?.decided(decision)
    }
    stage.engine.observer = recorder
    let depth = stage.navigation.viewControllers.count
    if let film {
      film.play(TouchScript(stroke), on: stage, showing: contents)
    } else {
      stage.play(TouchScript(stroke))
      stage.rest()
    }

    let winners = stage.timeline.winners
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
    rows = recorder.rows(wonBy: winner)
    moments = stage.timeline.entries.compactMap(Moment.init)
    rulings = recorder.rulings
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

extension DragRecord.Row {
  /// Makes a row without states.
  init(name: String, wins: Bool) { self.init(name: name, wins: wins, bars: []) }

  /// Ends the current state.
  mutating func end(at time: Double) {
    if !bars.isEmpty { bars[bars.count - 1].to = time }
  }

  /// Begins a state unless it is the current one.
  mutating func enter(_ state: String, because cause: String?, at time: Double) {
    if let last = bars.last, last.state == state { return }
    end(at: time)
    bars.append(DragRecord.Bar(state: state, because: cause, from: time, to: time))
  }
}
#endif
