#if HEADLESS
import Foundation
import GestureArbitration

/// The actions of each participant of a take, in order.
///
/// Chronicles of the same touches are compared for each participant separately, because a recording
/// does not contain the order in which several change within one event.
package struct Chronicle {
  /// A participant of a take.
  package enum Subject: Hashable {
    /// A recognizer, or the pan of a scroll view, by its index in the snapshot.
    case recognizer(Int)
    case scrolling(Int)
    case decision(NavigationGesture)
    /// The decision on the pans around the content of a name.
    case enclosingPans(String)
    case navigation
    case transition
  }

  /// The recognizers, by index, of which some actions are not compared.
  struct Exceptions {
    /// The pans of scroll views whose offsets code moves.
    var moved: Set<Int> = []
    /// The pans of scroll views whose delegates may choose where they come to rest.
    var landing: Set<Int> = []
    /// The recognizers that fail after a movement, a time or a number of touches that UIKit does
    /// not publish (C125, C128). Whether they begin is compared, and not when they fail.
    var failing: Set<Int> = []
  }

  /// An action of a participant.
  struct Entry: Hashable {
    /// The time in s from the first touch.
    let time: TimeInterval
    /// The number of touch events up to then. The effects of a touch event have its number, however
    /// times are rounded.
    let step: Int
    /// The number of earlier touch events that may have caused it as well.
    let earlierTouchEvents: Int
    /// Whether no touch event has its time, so that a timer caused it.
    let isTimed: Bool
    /// Whether no touch was down any more.
    let isAfterLift: Bool
    /// The action, in words.
    let what: String
    /// The offset of a scroll view.
    let offset: CGPoint?
    /// Whether a transition of the stack follows a touch from then on.
    let followsTouch: Bool

    /// Whether a recognizer has recognized.
    var hasRecognized: Bool {
      isActive || what == RecognizerState.ended.rawValue
        || what == RecognizerState.cancelled.rawValue
    }

    /// Whether it leaves a recognizer active.
    fileprivate var isActive: Bool {
      what == RecognizerState.began.rawValue || what == RecognizerState.changed.rawValue
    }
  }

  /// The actions of each participant.
  private(set) var entries: [Subject: [Entry]] = [:]
  /// The participants.
  package var subjects: Set<Subject> { Set(entries.keys) }
  /// The names of the participants.
  private(set) var names: [Subject: String] = [:]
  /// The recognizers that exist in the recording and in the engine.
  package let compared: Set<Int>
  /// The time up to which the events are known.
  let end: TimeInterval

  /// Sorts events by participant.
  init(
    _ events: [TraceEvent], end: TimeInterval, comparing compared: Set<Int>,
    except exceptions: Exceptions
  ) {
    self.compared = compared
    self.end = end
    guard let start = events.first?.time else { return }
    let touches = events.filter(\.isTouch).map { $0.time - start }
    let lifts = Self.lifts(events, from: start)
    for event in events {
      guard let (subject, name) = Self.subject(of: event, comparing: compared) else { continue }
      let time = event.time - start
      let isAfterLift = lifts[event.gesture].map { time >= $0 - RecordingMetrics.clock } ?? false
      // Recognizers end, fail and are reset within the event of the last lift. Which of these
      // states a recording holds depends on the order of delivery.
      if isAfterLift, event.isEnd { continue }
      if let index = event.index, exceptions.failing.contains(index), event.isFailure,
        !(entries[subject]?.last?.isActive ?? false)
      {
        continue
      }
      let action = Self.action(of: event)
      let what = action.what
      var offset = action.offset
      if let index = event.index, exceptions.landing.contains(index),
        what == ScrollMotion.resting.rawValue
      {
        offset = nil
      }
      if let index = event.index, exceptions.moved.contains(index) {
        offset = nil
        if case .scroll = event.kind, entries[subject]?.last?.what == what { continue }
      }
      // The offset of a scroll view that follows a touch is compared after each touch event.
      let step = touches.count { $0 <= time + RecordingMetrics.clock }
      if let last = entries[subject]?.last, offset != nil, last.what == what, last.step == step {
        entries[subject]?.removeLast()
      }
      // A transition that ends within a few frames of the lift may not be sampled while it runs.
      if subject == .navigation, isAfterLift, let last = entries[subject]?.last, last.isAfterLift,
        last.time > time - RecordingMetrics.frames
      {
        entries[subject]?.removeLast()
      }
      entries[subject, default: []].append(
        Entry(
          time: time, step: step, earlierTouchEvents: event.earlierTouchEvents ?? 0,
          isTimed: step == 0 || time - touches[step - 1] > RecordingMetrics.clock,
          isAfterLift: isAfterLift, what: what, offset: offset,
          followsTouch: event.startsInteraction))
      names[subject] = name
    }
  }

  /// When the last touch of each gesture lifted.
  private static func lifts(
    _ events: [TraceEvent], from start: TimeInterval
  ) -> [Int: TimeInterval] {
    var lifts: [Int: TimeInterval] = [:]
    for event in events {
      if case .touch(let action, _, _, _) = event.kind {
        lifts[event.gesture] =
          action == .ended || action == .cancelled ? event.time - start : nil
      }
    }
    return lifts
  }

  private static func subject(
    of event: TraceEvent, comparing compared: Set<Int>
  ) -> (Subject, String)? {
    switch event.kind {
    case .touch, .judged: return nil
    case .enclosingPans(let decision):
      return (
        .enclosingPans(decision.content), "the decision on the pans around \(decision.content)"
      )
    case .decided(let decision, _):
      return (
        .decision(decision.attempt.gesture), "the decision on the \(decision.attempt.gesture)"
      )
    case .recognizer(TraceEvent.transition, _): return (.transition, "the transition")
    case .navigation: return (.navigation, "the stack")
    case .recognizer(let name, _):
      guard let index = event.index, compared.contains(index) else { return nil }
      return (.recognizer(index), name)
    case .scroll(let name, _, _):
      guard let index = event.index, compared.contains(index) else { return nil }
      return (.scrolling(index), "the scroll view of \(name)")
    }
  }

  private static func action(of event: TraceEvent) -> (what: String, offset: CGPoint?) {
    switch event.kind {
    case .touch, .judged: ("", nil)
    case .enclosingPans(let decision): (decision.allows ? "allowed" : "refused", nil)
    case .decided(let decision, _): ("\(decision.outcome) by \(decision.rule)", nil)
    case .recognizer(_, let state): (state == .possible ? "was reset" : state.rawValue, nil)
    case .scroll(_, let motion, let offset): (motion.rawValue, offset)
    case .navigation(let state): ("\(state)", nil)
    }
  }
}

extension TraceEvent {
  package var isTouch: Bool {
    if case .touch = kind { true } else { false }
  }

  /// Whether the event is a transition of the stack that follows a touch.
  fileprivate var startsInteraction: Bool {
    if case .navigation(let state) = kind { state.transition == .interactive } else { false }
  }

  /// Whether the event is a failure or a reset of a recognizer.
  fileprivate var isFailure: Bool {
    guard case .recognizer(_, let state) = kind else { return false }
    return state == .failed || state == .possible
  }

  /// Whether the event is a state that ends the gesture of a recognizer.
  fileprivate var isEnd: Bool {
    guard recognizerName != nil, case .recognizer(_, let state) = kind else { return false }
    return state != .began && state != .changed
  }
}
#endif
