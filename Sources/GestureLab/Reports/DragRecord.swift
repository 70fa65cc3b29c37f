import Foundation
import GestureArbitration
import HeadlessUIKit

/// One stroke on one screen in full: the finger, the states of every recognizer, what happened and why.
package struct DragRecord: Codable, Equatable, Sendable {
  /// Where the finger is at a moment, in pt of the screen.
  package struct Sample: Codable, Equatable, Sendable {
    /// When, in ms from touch-down.
    package let time: Double
    /// Where, in pt.
    package let x, y: Double
  }

  /// A time in which a recognizer is in a state.
  package struct Bar: Codable, Equatable, Sendable {
    /// UIKit's name of the state, or "waiting" while it would begin and waits for others.
    package let state: String
    /// Why it entered the state; nil where that goes without saying.
    package let because: String?
    /// From when to when, in ms from touch-down.
    package let from: Double
    package fileprivate(set) var to: Double
  }

  /// A recognizer that took part.
  package struct Row: Codable, Equatable, Sendable {
    /// Its name.
    package let name: String
    /// Whether it is the one that got the drag for its owner.
    package fileprivate(set) var wins: Bool
    /// Its states, one after the other; after the last it is reset.
    package fileprivate(set) var bars: [Bar]
  }

  /// Something that happened.
  package struct Moment: Codable, Equatable, Sendable {
    /// What kind of thing.
    package enum Kind: String, Codable, Sendable { case finger, state, wait, decision }
    /// When, in ms from touch-down.
    package let time: Double
    /// Who: a recognizer, "finger" or "arbiter".
    package let who: String
    /// What, in words.
    package let what: String
    /// What kind of thing.
    package let kind: Kind
  }

  /// What the arbiter decided at a moment.
  package struct Ruling: Codable, Equatable, Sendable {
    /// When, in ms from touch-down.
    package let time: Double
    /// What was asked: "edge pop", "content pop" or "push".
    package let subject: String
    /// Whether it may begin.
    package let isAllowed: Bool
    /// The rule that decided.
    package let rule: String
    /// Why; nil if the rule's name says it all.
    package let why: String?
  }

  /// Who owns the drag.
  package let owner: Owner
  /// How many screens it took away.
  package let screensPopped: Int
  /// The way of the finger.
  package let samples: [Sample]
  /// The recognizers, in the order in which they turn up.
  package let rows: [Row]
  /// What happened, in order; moves of the finger are left out.
  package let moments: [Moment]
  /// What the arbiter decided, in order.
  package let rulings: [Ruling]

  /// Plays a stroke on a fresh stage and writes down all of it.
  @MainActor
  package init(
    _ stroke: Stroke, on screen: LabScreen, withArbiter: Bool,
    behavior: UIKitBehavior = UIKitBehavior()
  ) {
    let stage = screen.stage(behavior: behavior)
    let recorder = DragRecorder(passingOnTo: stage.timeline)
    let contents = screen.show(on: stage, withArbiter: withArbiter) {
      [timeline = stage.timeline, weak recorder] decision in
      timeline.note("\(decision)", about: "arbiter")
      recorder?.decided(decision)
    }
    stage.engine.observer = recorder
    let depth = stage.navigation.viewControllers.count
    stage.play(TouchScript(stroke))
    stage.rest()

    let winners = stage.timeline.winners
    let passage = winners.lazy.compactMap { winner in
      Trial.owner(of: winner, in: stage.navigation, withArbiter: withArbiter)
        .map { (owner: $0, winner: winner) }
    }.first
    let content = passage == nil ? contents.first { $0.owns(winners) } : nil
    owner = passage?.owner ?? content.map { .content($0.name) } ?? .nobody
    let winner =
      passage?.winner
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

  /// A time in s as ms, to the microsecond.
  static func milliseconds(_ time: TimeInterval) -> Double {
    (time * 1_000_000).rounded() / 1_000
  }
}

extension DragRecord.Moment {
  /// An entry of a timeline; nil for what is drawn and not told.
  @MainActor
  fileprivate init?(_ entry: Timeline.Entry) {
    let kind: Kind
    switch entry.event {
    case .touch(.moved, _): return nil
    case .touch: kind = .finger
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
  /// Makes a row whose recognizer enters its first state.
  init(name: String, wins: Bool) { self.init(name: name, wins: wins, bars: []) }

  /// Ends the state of before.
  mutating func end(at time: Double) {
    if !bars.isEmpty { bars[bars.count - 1].to = time }
  }

  /// Enters a state, unless the recognizer is in it.
  mutating func enter(_ state: String, because cause: String?, at time: Double) {
    if let last = bars.last, last.state == state { return }
    end(at: time)
    bars.append(DragRecord.Bar(state: state, because: cause, from: time, to: time))
  }
}
