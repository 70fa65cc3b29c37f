#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// A part of a recording that can be played again: a screen, and the gestures that followed on it.
@MainActor
package struct RecordedTake {
  /// The name of the recording.
  package let recording: String
  /// The screen on which the first gesture began, built again.
  package let screen: LabScreen
  /// The snapshot of that screen.
  let snapshot: GestureSnapshot
  /// The events of the gestures.
  package let events: [TraceEvent]
  /// The first and the last gesture.
  package let gestures: ClosedRange<Int>
  /// The time up to which the recording knows what happened, in s from the first event.
  let duration: TimeInterval

  /// Returns the take with other events.
  package func replacing(events: [TraceEvent]) -> RecordedTake {
    RecordedTake(
      recording: recording, snapshot: snapshot, screen: screen, events: events,
      gestures: gestures, duration: duration)
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
    touches = Self.touches(in: events, origin: origin)
  }

  /// The touches, with times in s from the first event and places in the window.
  let touches: [TouchScript.Step]

  private static func touches(in events: [TraceEvent], origin: CGPoint) -> [TouchScript.Step] {
    let start = events.first?.time ?? 0
    var samples: [TouchSample] = []
    var times: [Int: [TimeInterval]] = [:]
    for event in events {
      guard case .touch(let action, let number, let point, let type) = event.kind else { continue }
      samples.append(
        TouchSample(
          touch: number, phase: action.phase,
          location: CGPoint(x: point.x + origin.x, y: point.y + origin.y), type: type.type))
      times[event.gesture, default: []].append(event.time)
    }
    // Gestures follow each other, and each has its own frames.
    let frames = times.sorted { $0.key < $1.key }.flatMap { FrameTimes($0.value).times }
    // The first frame may be a little before its rounded time.
    let first = min(start, frames.first ?? start)
    return zip(frames, samples).map { TouchScript.Step(time: max(0, $0 - first), sample: $1) }
  }

  /// The takes of a recording, and what of it cannot be played again, as sentences.
  package static func all(
    of trace: GestureTrace, named name: String
  ) -> (takes: [RecordedTake], notes: [String]) {
    var takes: [RecordedTake] = []
    var notes: [String] = []
    let first = trace.screens.first?.gesture ?? .max
    let unknown = trace.gestures.filter { $0 < first }
    if let last = unknown.last {
      let which = unknown.count == 1 ? "Gesture #\(last)" : "Gestures up to #\(last)"
      notes.append(
        "\(which) of \(name) began before the first screen was written down: not played.")
    }
    for (index, screen) in trace.screens.enumerated() {
      let next = index + 1 < trace.screens.count ? trace.screens[index + 1].gesture : .max
      let events = trace.events.filter { screen.gesture <= $0.gesture && $0.gesture < next }
      guard let last = events.last else { continue }
      let end = trace.events.first { $0.gesture >= next }?.time ?? trace.end ?? last.time
      takes.append(
        RecordedTake(
          recording: name, snapshot: screen.snapshot,
          screen: LabScreen(screen.snapshot, named: name), events: events,
          gestures: min(screen.gesture, last.gesture)...last.gesture,
          duration: max(0, end - (events.first?.time ?? end))))
    }
    return (takes, notes)
  }
}

extension GestureSnapshot {
  /// The origin of the navigation controller's view in the window, in pt.
  fileprivate var originOfNavigation: CGPoint {
    var origin = CGPoint.zero
    var index = views.firstIndex { $0.controller == navigation.controller }
    while let current = index {
      let view = views[current]
      guard let parent = view.parent else { break }
      let bounds = views[parent].origin ?? .zero
      origin.x += view.frame.minX - bounds.x
      origin.y += view.frame.minY - bounds.y
      index = parent
    }
    return origin
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
