#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// The events of touches and recognizers, as values and as aligned text: a stage's log.
@MainActor
public final class Timeline {
  /// An event and its time.
  public struct Entry: Hashable, Sendable {
    /// The time in s of the engine's clock.
    public let time: TimeInterval
    /// The subject: a recognizer's name, or "touch".
    public let subject: String
    /// The event.
    public let event: Event
  }

  /// An event of a touch or a recognizer.
  public enum Event: Hashable, Sendable {
    /// A touch began, moved, ended or was cancelled.
    case touch(UITouch.Phase, CGPoint)
    /// A recognizer changed its state.
    case state(UIGestureRecognizer.State, because: String?)
    /// A recognizer waits for others to fail before it begins.
    case waits(for: [String])
    /// A remark, such as a decision.
    case note(String)
  }

  /// The observer that keeps the log.
  package let recorder = Recorder()

  init() {}

  /// The events in order.
  public var entries: [Entry] { recorder.log.entries }

  /// The recognizers that began or recognized, in order, each once.
  public var winners: [UIGestureRecognizer] { recorder.winners }

  /// Adds a remark at the present time.
  public func note(_ text: String, about subject: String) { recorder.note(text, about: subject) }
}

extension Timeline.Entry {
  /// Makes an entry of an event; nil for changes and resets, which a timeline doesn't show.
  fileprivate init?(_ event: Log.Event) {
    switch event.kind {
    case .touch(let phase, let point, _):
      self.init(time: event.time, subject: "touch", event: .touch(phase, point))
    case .state(_, .changed, _), .state(_, .possible, _): return nil
    case .state(let subject, let state, let cause):
      self.init(
        time: event.time, subject: subject.name, event: .state(state, because: cause?.description))
    case .waits(let subject, let others):
      self.init(time: event.time, subject: subject.name, event: .waits(for: others))
    case .decision(let decision):
      self.init(time: event.time, subject: "arbiter", event: .note("\(decision)"))
    default:
      guard let (subject, text) = event.kind.remark else { return nil }
      self.init(time: event.time, subject: subject, event: .note(text))
    }
  }
}

extension Timeline {
  /// The entries as lines with time in ms, subject and event, without moves of touches.
  public var lines: [String] { recorder.log.lines }

  /// What recognizers did with the last touches, drawn as ``Stage/expect(_:)`` expects it.
  public var diagram: [String] { Diagram(of: recorder.log).lines }
}

extension Log {
  /// The events that a timeline shows.
  package var entries: [Timeline.Entry] { events.compactMap(Timeline.Entry.init) }

  /// The events as lines with time in ms, subject and event, without moves of touches.
  package var lines: [String] {
    let shown = entries.filter { entry in
      if case .touch(.moved, _) = entry.event { false } else { true }
    }
    let width = shown.map(\.subject.count).max() ?? 0
    return shown.map { entry in
      let time = whole(entry.time * 1000).leftPadded(to: 6)
      return "\(time) ms  \(entry.subject.padded(to: width))  \(entry.event.text)".withoutBreaks
    }
  }
}

extension Timeline.Event {
  /// The event in words.
  package var text: String {
    switch self {
    case .touch(let phase, let point):
      "\(phase) at (\(whole(point.x)), \(whole(point.y)))"
    case .state(let state, let cause):
      cause.map { "\(state): \($0)" } ?? "\(state)"
    case .waits(let others): "waits for \(others.joined(separator: ", "))"
    case .note(let text): text
    }
  }
}

/// Returns a number without its fraction; a script may contain NaN.
func whole(_ value: Double) -> String {
  Int(exactly: value.rounded()).map(String.init) ?? "\(value)"
}
#endif
