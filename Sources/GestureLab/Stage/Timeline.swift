import Foundation
import GestureArbitration
import HeadlessUIKit

/// What every recognizer did, in order, as values and as aligned text.
@MainActor
public final class Timeline: HeadlessObserver {
  /// One thing that happened.
  public struct Entry: Hashable, Sendable {
    /// When, in s of the engine's clock.
    public let time: TimeInterval
    /// Who: a recognizer's name, or "finger".
    public let subject: String
    /// What.
    public let event: Event
  }

  /// What happened to a finger or a recognizer.
  public enum Event: Hashable, Sendable {
    /// A finger landed, moved, was lifted or was taken away.
    case touch(UITouch.Phase, CGPoint)
    /// A recognizer changed its state.
    case state(UIGestureRecognizer.State, because: String?)
    /// A recognizer would begin and has to wait for others.
    case waits(for: [String])
    /// Something said about the moment, such as a decision.
    case note(String)
  }

  /// Everything that happened, in order.
  public private(set) var entries: [Entry] = []
  /// The recognizers that began or recognized, in order, each once.
  public private(set) var winners: [UIGestureRecognizer] = []
  /// Told of each of them, before anybody hears of its action.
  var onWin: (UIGestureRecognizer) -> Void = { _ in }
  private weak var engine: HeadlessEngine?

  init() {}

  /// Adds something said about the present moment.
  public func note(_ text: String, about subject: String) {
    add(.note(text), subject: subject, at: engine?.clock.now ?? 0)
  }

  /// Writes down what a finger did.
  public func engine(_ engine: HeadlessEngine, received touch: UITouch) {
    self.engine = engine
    add(
      .touch(touch.phase, touch.location(in: nil)), subject: "finger", at: engine.clock.now)
  }

  /// Writes down the state a recognizer entered, and why.
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
    add(.state(state, because: cause.text), subject: recognizer.label, at: engine.clock.now)
  }

  /// Writes down whom a recognizer waits for.
  public func engine(
    _ engine: HeadlessEngine, recognizer: UIGestureRecognizer,
    waitsFor others: [UIGestureRecognizer]
  ) {
    self.engine = engine
    add(.waits(for: others.map(\.label)), subject: recognizer.label, at: engine.clock.now)
  }

  private func add(_ event: Event, subject: String, at time: TimeInterval) {
    entries.append(Entry(time: time, subject: subject, event: event))
  }
}

extension Timeline {
  /// The entries as lines: time in ms, who, what; moves of fingers are left out.
  public var lines: [String] {
    let shown = entries.filter { entry in
      if case .touch(.moved, _) = entry.event { false } else { true }
    }
    let width = shown.map(\.subject.count).max() ?? 0
    return shown.map { entry in
      let time = whole(entry.time * 1000).leftPadded(to: 6)
      return "\(time) ms  \(entry.subject.padded(to: width))  \(entry.event.text)"
    }
  }
}

extension Timeline.Event {
  /// What happened, in words.
  var text: String {
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
  /// The cause in words; nil where it goes without saying.
  @MainActor
  var text: String? {
    switch self {
    case .itself, .reset: nil
    case .prevented(let other): "\(other.label) began first"
    case .requirement(let other): "it waited for \(other.label), which recognized"
    case .shouldBegin: "shouldBegin said no"
    case .disabled: "disabled"
    case .removed: "taken off its view"
    case .circularRequirement: "everybody waited for each other"
    }
  }
}

/// A number without its fraction; a script may hold what is no number at all.
private func whole(_ value: Double) -> String {
  Int(exactly: value.rounded()).map(String.init) ?? "\(value)"
}
