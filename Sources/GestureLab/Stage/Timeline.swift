#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// The events of touches and recognizers, as values and as aligned text.
@MainActor
public final class Timeline: HeadlessObserver {
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

  /// The events in order.
  public private(set) var entries: [Entry] = []
  /// The recognizers that began or recognized, in order, each once.
  public private(set) var winners: [UIGestureRecognizer] = []
  /// Called for each winner, before its action is sent.
  package var onWin: (UIGestureRecognizer) -> Void = { _ in }
  private weak var engine: HeadlessEngine?

  init() {}

  /// Adds a remark at the present time.
  public func note(_ text: String, about subject: String) {
    add(.note(text), subject: subject, at: engine?.clock.now ?? 0)
  }

  /// Records a change of a touch.
  public func engine(_ engine: HeadlessEngine, received touch: UITouch) {
    self.engine = engine
    add(
      .touch(touch.phase, touch.location(in: nil)), subject: "touch", at: engine.clock.now)
  }

  /// Records a state change and its cause.
  public func engine(
    _ engine: HeadlessEngine, recognizer: UIGestureRecognizer,
    entered state: UIGestureRecognizer.State, because cause: StateCause
  ) {
    self.engine = engine
    let isWin = state == .began || state == .ended
    if isWin, !winners.contains(where: { $0 === recognizer }) {
      winners.append(recognizer)
      onWin(recognizer)
    }
    if state == .changed || state == .possible { return }
    add(.state(state, because: cause.text), subject: recognizer.displayName, at: engine.clock.now)
  }

  /// Records that a recognizer waits.
  public func engine(
    _ engine: HeadlessEngine, recognizer: UIGestureRecognizer,
    waitsFor others: [UIGestureRecognizer]
  ) {
    self.engine = engine
    add(
      .waits(for: others.map(\.displayName)), subject: recognizer.displayName, at: engine.clock.now)
  }

  private func add(_ event: Event, subject: String, at time: TimeInterval) {
    entries.append(Entry(time: time, subject: subject, event: event))
  }
}

extension Timeline {
  /// The entries as lines with time in ms, subject and event, without moves of touches.
  public var lines: [String] {
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

extension StateCause {
  /// The cause in words; nil if it is obvious.
  @MainActor
  package var text: String? {
    switch self {
    case .itself, .reset: nil
    case .prevented(let other): "\(other.displayName) began first"
    case .requirement(let other): "it waited for \(other.displayName), which recognized"
    case .shouldBegin: "shouldBegin returned false"
    case .disabled: "disabled"
    case .removed: "removed from its view"
    case .circularRequirement: "circular failure requirement"
    }
  }
}

/// Returns a number without its fraction; a script may contain NaN.
func whole(_ value: Double) -> String {
  Int(exactly: value.rounded()).map(String.init) ?? "\(value)"
}
#endif
