#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// A part of a recording that can be played again: a screen, and the gestures that followed on it.
@MainActor
package struct RecordedTake {
  /// The name of the recording.
  package let recording: String
  /// The rebuilt screen on which the first gesture began.
  package let screen: LabScreen
  /// The snapshot of that screen.
  package let snapshot: GestureSnapshot
  /// The release of the system that it was recorded on, which the engine may not tell from another.
  package var release: String { "\(snapshot.system.name) \(snapshot.system.release ?? 0)" }
  /// The events of the gestures.
  package let events: [TraceEvent]
  /// The first and the last gesture.
  package let gestures: ClosedRange<Int>
  /// The time up to which the recording is complete, in s from the first event.
  let duration: TimeInterval

  /// Returns the take with other events.
  package func replacing(events: [TraceEvent]) -> RecordedTake {
    RecordedTake(
      recording: recording, snapshot: snapshot, screen: screen, events: events,
      gestures: gestures, duration: duration)
  }

  /// Returns the take before the touch event that caused an event; nil if nothing comes before.
  private func cut(before index: Int) -> RecordedTake? {
    let end = events[index].time - RecordingMetrics.clock
    let events = Array(events.prefix { $0.time < end })
    guard let last = events.last else { return nil }
    return RecordedTake(
      recording: recording, snapshot: snapshot, screen: screen, events: events,
      gestures: min(gestures.lowerBound, last.gesture)...last.gesture,
      duration: max(0, end - start - RecordingMetrics.clock))
  }

  /// The time of the first event, in s since the device started.
  var start: TimeInterval { events.first?.time ?? 0 }

  /// The origin of the navigation controller's view in the window, in pt: touches are recorded in
  /// that view.
  let origin: CGPoint

  private init(
    recording: String, snapshot: GestureSnapshot, screen: LabScreen, events: [TraceEvent],
    gestures: ClosedRange<Int>, duration: TimeInterval
  ) {
    self.recording = recording
    self.snapshot = snapshot
    self.screen = screen
    self.events = events
    self.gestures = gestures
    self.duration = duration
    origin = snapshot.originOfNavigation
    let bezel = Bezel(snapshot, events)
    let touches = Self.touches(in: events, origin: origin, bezel: bezel)
    self.touches = touches
    otherTouches = Self.otherTouches(touches, in: events, bezel: bezel)
    slides = Self.slides(in: events, touches: touches, until: duration)
    answers = Self.answers(in: events, touches: touches)
    landings = snapshot.landings(in: events)
    hits = events.compactMap { event in
      if case .touch(.began, _, _, _) = event.kind { .some(event.index) } else { nil }
    }
  }

  /// The answers of screens about their pops in each gesture, with the time of its first touch, in
  /// s from the first event.
  private let answers: [(time: TimeInterval, agrees: Bool)]

  /// Whether screens agreed to pops in the gesture of a touch event.
  func agrees(at time: TimeInterval) -> Bool { answers.last { $0.time <= time }?.agrees ?? true }

  private static func answers(
    in events: [TraceEvent], touches: [TouchScript.Step]
  ) -> [(time: TimeInterval, agrees: Bool)] {
    let refusing = events.filter { $0.decision?.decision.attempt.isRefusedByScreen == true }
    let refused = Set(refusing.map(\.gesture))
    var last: Int?
    return zip(events.filter(\.isTouch), touches).compactMap { event, touch in
      defer { last = event.gesture }
      return event.gesture == last ? nil : (touch.time, !refused.contains(event.gesture))
    }
  }

  /// Where scroll views came to rest whose delegates choose the place.
  let landings: [RecordedLanding]

  /// The transitions of the stack that ended, with times in s from the first event.
  let slides: [HeadlessEngine.Slide]

  private static func slides(
    in events: [TraceEvent], touches: [TouchScript.Step], until duration: TimeInterval
  ) -> [HeadlessEngine.Slide] {
    let start = events.first?.time ?? 0
    var slides: [HeadlessEngine.Slide] = []
    var count = 0
    var current: NavigationState.Transition?
    var isCancelled: Bool?
    for event in events {
      switch event.kind {
      case .touch: count += 1
      case .recognizer(TraceEvent.transition, let state): isCancelled = state == .cancelled
      case .navigation(let state):
        // From iOS 26 on another pop may begin before a transition has ended (C228).
        let isInterrupted =
          state.transition == .interactive && (current == .running || current == .cancelled)
        if isInterrupted || (state.transition == nil && current != nil) {
          if current == .running { isCancelled = isCancelled ?? false }
          // The end lies between the touch events before and after it, as they are played.
          let before = count > 0 ? touches[count - 1].time + RecordingMetrics.instant : 0
          let after =
            count < touches.count ? touches[count].time - RecordingMetrics.instant : .infinity
          let end = min(max(event.time - start, before), max(before, after))
          slides.append(HeadlessEngine.Slide(end: end, isCancelled: isCancelled))
          isCancelled = nil
        }
        if state.transition == .cancelled { isCancelled = true }
        current = state.transition
      default: break
      }
    }
    // A transition that was running when the recording ended.
    if current == .running { isCancelled = isCancelled ?? false }
    if current != nil, isCancelled != nil {
      let end = max(duration, touches.last?.time ?? 0) + RecordingMetrics.frames
      slides.append(HeadlessEngine.Slide(end: end, isCancelled: isCancelled))
    }
    return slides
  }

  /// The views that touches landed on, by their index in the snapshot, in the order of landing.
  let hits: [Int?]

  /// The touches, with times in s from the first event and places in the window.
  package let touches: [TouchScript.Step]
  /// Variants of the touches in which some that landed near the edge did not come from the bezel.
  let otherTouches: [[TouchScript.Step]]

  private static func otherTouches(
    _ touches: [TouchScript.Step], in events: [TraceEvent], bezel: Bezel
  ) -> [[TouchScript.Step]] {
    let gestures = events.filter(\.isTouch).map(\.gesture)
    var doubtful: [Int] = []
    for (touch, gesture) in zip(touches, gestures)
    where bezel.isDoubtful(touch.sample, in: gesture) && doubtful.last != gesture {
      doubtful.append(gesture)
    }
    // All combinations if there are few gestures, otherwise all gestures together.
    let isFew = doubtful.count <= RecordingMetrics.doubtfulGestures
    let choices: [[Int]] =
      isFew
      ? (1..<1 << doubtful.count).map { bits in
        doubtful.indices.filter { bits & 1 << $0 != 0 }.map { doubtful[$0] }
      } : [doubtful]
    return choices.map { unmarked in
      zip(touches, gestures).map { touch, gesture in
        var touch = touch
        if unmarked.contains(gesture), bezel.isDoubtful(touch.sample, in: gesture) {
          touch.sample.edges = []
        }
        return touch
      }
    }
  }

  private static func touches(
    in events: [TraceEvent], origin: CGPoint, bezel: Bezel
  ) -> [TouchScript.Step] {
    let start = events.first?.time ?? 0
    var samples: [TouchSample] = []
    var times: [Int: [TimeInterval]] = [:]
    for event in events {
      guard case .touch(let action, let number, let point, let type) = event.kind else { continue }
      var sample = TouchSample(
        touch: number, phase: action.phase,
        location: CGPoint(x: point.x + origin.x, y: point.y + origin.y), type: type.type)
      if bezel.isMarked(sample, in: event.gesture) { sample.edges = bezel.edge }
      samples.append(sample)
      times[event.gesture, default: []].append(event.time)
    }
    // Gestures follow each other, and each has its own frames.
    let frames = times.sorted { $0.key < $1.key }.flatMap { FrameTimes($0.value).times }
    // The first frame may be a little before its rounded time.
    let first = min(start, frames.first ?? start)
    return zip(frames, samples).map { TouchScript.Step(time: max(0, $0 - first), sample: $1) }
  }

  /// Returns the takes of a recording, and the parts that cannot be played again, as sentences.
  package static func all(
    of trace: GestureTrace, named name: String
  ) -> (takes: [RecordedTake], notes: [String]) {
    let trace = trace.endingTouches
    var takes: [RecordedTake] = []
    var notes: [String] = []
    // A gesture whose start was overwritten cannot be played.
    let whole = trace.firstWholeGesture ?? .max
    let screens = trace.screens.filter { $0.gesture >= whole }
    let first = screens.first?.gesture ?? .max
    let unknown = trace.gestures.filter { $0 < first }
    if let last = unknown.last {
      let which = unknown.count == 1 ? "Gesture #\(last)" : "Gestures up to #\(last)"
      notes.append(
        "\(which) of \(name) began before the first screen was written down: not played.")
    }
    for (index, screen) in screens.enumerated() {
      let next = index + 1 < screens.count ? screens[index + 1].gesture : .max
      let all = trace.events.filter { screen.gesture <= $0.gesture && $0.gesture < next }
      // The changes of code or a trackpad cannot be played again, and later events are on another
      // screen.
      let change = screen.snapshot.codeChange(in: all)
      let swipe = all.firstIndex(where: \.isSwipe)
      let catching = screen.snapshot.caughtLanding(in: all)
      let stop = [change, swipe, catching].compactMap(\.self).min()
      let events = Array(all[..<(stop ?? all.count)])
      guard let start = all.first else { continue }
      var end =
        trace.events.first { $0.gesture >= next }?.time ?? trace.end ?? all.last?.time ?? start.time
      if let stop {
        end = all[stop].time - RecordingMetrics.frames
        let time = rounded((all[stop].time - start.time) * 1000)
        let what =
          switch stop {
          case swipe: "a swipe of a trackpad or wheel began, which brings no touch,"
          case catching:
            "a touch landed while a scroll view moved to where its delegate had sent it,"
          default: "code changed the stack, what is presented or an offset"
          }
        notes.append(
          "In \(name) \(what) in gesture #\(all[stop].gesture), \(time) ms after gesture "
            + "#\(screen.gesture) began: what follows on that screen is not played.")
      }
      guard let last = events.last else { continue }
      let take = RecordedTake(
        recording: name, snapshot: screen.snapshot,
        screen: LabScreen(screen.snapshot, named: name), events: events,
        gestures: min(screen.gesture, last.gesture)...last.gesture,
        duration: max(0, end - start.time))
      guard let foreign = take.foreignRecognition else {
        takes.append(take)
        continue
      }
      let event = events[foreign]
      notes.append(
        "In \(name) \(event.recognizerName ?? ""), which the engine does not have, recognized gesture "
          + "#\(event.gesture), \(rounded((event.time - start.time) * 1000)) ms after gesture "
          + "#\(screen.gesture) began: what follows on that screen is not compared.")
      if let take = take.cut(before: foreign) { takes.append(take) }
    }
    return (takes, notes)
  }
}

extension GestureTrace {
  /// The trace in which every touch of a gesture ends before the next gesture begins. A touch whose
  /// end was not recorded is cancelled.
  fileprivate var endingTouches: GestureTrace {
    var ended = self
    ended.events.removeAll(keepingCapacity: true)
    var down: [Int: TraceEvent] = [:]
    for event in events {
      if let gesture = down.values.first?.gesture, gesture != event.gesture {
        for (number, last) in down.sorted(by: { $0.key < $1.key }) {
          guard case .touch(_, _, let place, let type) = last.kind else { continue }
          ended.events.append(
            TraceEvent(
              time: event.time, gesture: gesture,
              kind: .touch(.cancelled, number: number, at: place, type: type)))
        }
        down = [:]
      }
      if case .touch(let action, let number, _, _) = event.kind {
        down[number] = action == .ended || action == .cancelled ? nil : event
      }
      ended.events.append(event)
    }
    return ended
  }
}

extension TraceEvent.TouchAction {
  fileprivate var phase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}

extension TraceEvent.TouchType {
  fileprivate var type: UITouch.TouchType {
    switch self {
    case .direct: .direct
    case .indirect: .indirect
    case .pencil: .pencil
    case .indirectPointer: .indirectPointer
    }
  }
}
#endif
