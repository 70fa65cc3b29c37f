#if HEADLESS
import Foundation
import GestureArbitration

/// The recognizers of a recording that the engine does not have: UIKit's private ones, those of
/// SwiftUI and of web views, and an app's own classes.
extension RecordedTake {
  /// The index of the first event in which one of them may have prevented others (C073); nil if
  /// there is none.
  ///
  /// One that was active at the same time as another recognizer allows simultaneous recognition.
  var foreignRecognition: Int? {
    let compared = chronicle.compared
    let spans = Self.spans(in: events)
    let own = spans.filter { span in
      let event = events[span.lowerBound]
      return event.isOf(compared) && !RecognizerNames.isHold(event.recognizerName ?? "")
    }
    return spans.first { span in
      let event = events[span.lowerBound]
      // The gates of another stack's arbiter prevent nothing but that stack's pops.
      return !event.isOf(compared) && !RecognizerNames.isHold(event.recognizerName ?? "")
        && !own.contains { $0.overlaps(span) }
    }?.lowerBound
  }

  /// The spans of events in which recognizers that began before the last touch lifted were active,
  /// in order.
  private static func spans(in events: [TraceEvent]) -> [ClosedRange<Int>] {
    struct Actor: Hashable {
      let gesture: Int
      let name: String
      let index: Int?
    }
    var lifts: [Int: Int] = [:]
    for (position, event) in events.enumerated() where event.isTouch {
      lifts[event.gesture] = position
    }
    var begun: [Actor: Int] = [:]
    var spans: [ClosedRange<Int>] = []
    for (position, event) in events.enumerated() {
      guard let name = event.recognizerName, case .recognizer(_, let state) = event.kind else {
        continue
      }
      let actor = Actor(gesture: event.gesture, name: name, index: event.index)
      switch state {
      case .began, .changed:
        if begun[actor] == nil, position < lifts[event.gesture] ?? .max { begun[actor] = position }
      case .possible, .ended, .cancelled, .failed:
        if let start = begun.removeValue(forKey: actor) { spans.append(start...position) }
      }
    }
    spans += begun.map { $0.value...max($0.value, events.count - 1) }
    return spans.sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension TraceEvent {
  /// Whether it is an event of one of some recognizers.
  fileprivate func isOf(_ recognizers: Set<Int>) -> Bool {
    index.map(recognizers.contains) ?? false
  }
}
#endif
